"""Nothing of a sealed booster reaches a client, and what is opened comes with its words (ST-83)."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from sammelsurium.games.stickers.box import make_box
from sammelsurium.games.stickers.campaign import Campaign
from sammelsurium.games.stickers.campaign.boosters import FOLDER, LANGUAGES, sealed, words
from sammelsurium.games.stickers.campaign.sticking import open_rules
from sammelsurium.games.stickers.codes import BITS, CODES, code
from sammelsurium.games.stickers.notation import EFFECTS, FORMS
from sammelsurium.games.stickers.picture import Words
from sammelsurium.games.stickers.state import KINDS
from sammelsurium.kernel import compiled
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import Shown
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match

from .table import FACTS, GAME, NAMES, dressed, finished_game
from .test_campaign import gather, play_on

OPEN = {"deck", "question", "exchange"}  # exchange: the bonus does it from the beginning
SEALED_WORDS = {*KINDS, "gold"} - OPEN
WEB = Path(__file__).parents[3] / "web" / "src"


@cache
def messages(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def sentences(language: str) -> list[str]:
    """What only a booster says: names of boosters and scenarios, stories, rules, texts of stickers."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text("utf-8")))
    found = []
    for name in messages(language):
        if name.startswith(("booster-", "scenario-", "sticker-")) and name != "sticker-exchange":
            message = bundle.get_message(name)
            found += [str(bundle.format_pattern(pattern, {})[0]) for pattern in message.attributes.values()]
    return found


def strings(value: object) -> set[str]:
    """All words of a value as it is sent, keys included."""
    return set(re.findall(r"[a-z_]+", msgspec.json.encode(value).decode().lower()))


def everything_sent(match: Match) -> list[Shown]:
    sent: list[Shown] = [{"caption": match.caption(), "points": match.points(), "options": match.options}]
    for viewer in (None, *range(len(match.seats))):
        sent.append(match.view(viewer))
        sent += [event for index in range(match.ply) for event in match.events(index, viewer)]
    for player in match.waiting:
        sent += match.choices(player)
    return sent


@pytest.mark.rule("ST-83")
def test_a_game_with_the_open_box_speaks_of_no_sealed_kind() -> None:
    match = Match.begin(GAME, NAMES[:3])
    choose, deal = Stream.of("sealed", "choose"), Stream.of("sealed", "deal")
    sent: set[str] = set()
    while not match.over:
        match.settle(deal)
        sent |= strings(match.choices(match.waiting[0])) | strings(match.view(match.waiting[0]))
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], legal[choose.draw(match.ply, len(legal))])
    sent |= strings(everything_sent(match)) | strings(match.record().actions)
    assert sent & SEALED_WORDS == set()
    names = strings([option.name for option in GAME.options]) | strings([c for o in GAME.options for c in o.choices])
    assert names & SEALED_WORDS == set()


def one_move_of_each(game: Game) -> dict[int, str]:
    """A move of every verb, written in a position in which the display is full."""
    match = Match.begin(game, NAMES[:2])
    match.settle(Stream.of("verbs", "deal"))
    verbs = range(CODES >> BITS)
    return {verb: game.notation.write(match.box.data, match.state, 0, int(code(verb, 0))) for verb in verbs}


def is_understood(match: Match, move: str) -> bool:
    try:
        match.game.notation.read(match.box.data, match.state, 0, move)
    except Unreadable:
        return False
    return True


@pytest.mark.rule("ST-83")
def test_every_word_that_a_booster_brings_is_no_word_before() -> None:
    """Whatever verbs the rules know: a fresh box understands the ones it lists and those that waste its own effects."""
    fresh, done = Match.begin(GAME, NAMES[:2]), Match.begin(finished_game(), NAMES[:2])
    for match in (fresh, done):
        match.settle(Stream.of("verbs", "deal"))
    written = one_move_of_each(GAME)
    assert len(set(written.values())) == len(written) == CODES >> BITS
    open_words = {form.strip().rpartition(" ")[0] or form.strip() for form in FORMS.split(",")}
    open_words |= {"ask", "bonus exchange L1", "nothing"}
    for move in written.values():
        head = move.rpartition(" ")[0]
        listed = move in open_words or head in open_words or move.split()[0] == "ask"
        assert is_understood(fresh, move) == listed, move
        assert is_understood(done, move), move
    for effect in EFFECTS:
        assert is_understood(fresh, f"nothing {effect}") == (effect in ("deck", "question", "bonus"))


@pytest.mark.rule("ST-83")
def test_a_new_step_of_the_bonus_is_a_word_only_with_the_booster_that_brings_it() -> None:
    match = Match.begin(GAME, NAMES[:2])
    match.settle(Stream.of("verbs", "deal"))
    for move in ("bonus none", "bonus glue corking"):
        with pytest.raises(Unreadable, match="is no move"):
            match.play(match.waiting[0], move)
    grand = Match.begin(GAME, NAMES[:2], box=make_box(open_rules(FACTS, sealed().find("power-2")), "opened"))
    grand.settle(Stream.of("verbs", "deal"))
    assert is_understood(grand, "bonus none")
    assert not is_understood(grand, "bonus glue corking")


@pytest.mark.rule("ST-83")
def test_a_copy_names_only_stickers_that_lie_in_the_box() -> None:
    match = Match.begin(GAME, NAMES[:2], box=dressed({"corking-5": ["copy"]}))
    match.settle(Stream.of("verbs", "deal"))
    assert is_understood(match, "copy corking-5 deck")
    assert not is_understood(match, "copy corking-5 rocket")


@pytest.mark.rule("ST-83")
def test_a_campaign_shows_only_what_was_opened() -> None:
    campaign = gather(Campaign.begin(GAME))
    assert strings(campaign.sheet()) & SEALED_WORDS == set()
    assert campaign.sheet().words == Words("", "", "", "")
    play_on(Campaign.begin(GAME), 1)
    campaign = play_on(Campaign.begin(GAME), 2)
    opened = [sealed().find(name) for name in campaign.opened]
    shown = msgspec.json.encode((campaign.sheet(), campaign.view(0))).decode()
    brought = {kind for booster in opened for kind in booster.brings}
    for booster in sealed().booster:
        if booster not in opened:
            assert booster.id not in shown
            for kind in set(booster.brings) - brought:
                assert f"sticker-{kind}" not in shown
                assert f'"{kind}"' not in shown
        else:
            assert f"booster-{booster.id} =" in campaign.sheet().words.de
    assert strings(campaign.record().deeds) & (SEALED_WORDS - brought) == set()


@pytest.mark.rule("ST-83")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_browser_do_not_tell(language: str) -> None:
    files = [GAME.folder / "text" / f"{language}.ftl", GAME.folder / "rulebook" / f"{language}.md"]
    page = [file for file in WEB.rglob("*") if file.suffix in (".ftl", ".ts", ".svelte", ".svg", ".css")]
    secret = sentences(language)
    for file in (*files, *page):
        text = file.read_text("utf-8")
        assert [sentence for sentence in secret if sentence in text] == []
    shared = {m.id.name for m in FluentParser().parse(files[0].read_text("utf-8")).body if isinstance(m, ast.Message)}
    assert shared & set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_the_same_in_every_language(language: str) -> None:
    def shape(of: str) -> dict[str, list[str]]:
        return {name: [attribute.id.name for attribute in m.attributes] for name, m in messages(of).items()}

    assert shape(language) == shape("en")
    for booster in sealed().booster:
        group = words([booster.id], False)[language]
        wanted = [f"booster-{booster.id}", *(f"sticker-{kind}" for kind in booster.brings)]
        wanted += [f"cosmetic-{row.kind}" for row in booster.cosmetics]
        for name in wanted:
            assert f"{name} = " in group
        assert (".rule = " in group) == bool(booster.bonus or booster.neighbours)
    last = words([], True)[language]
    for scenario in sealed().scenario:
        assert f"scenario-{scenario.id} = " in last


@pytest.mark.parametrize("scenario", [None, *sealed().scenario], ids=lambda one: getattr(one, "id", "none"))
def test_whatever_a_finished_box_can_say_has_words(scenario: object) -> None:
    game = finished_game(scenario)  # type: ignore[arg-type]
    known = {m.id.name for m in FluentParser().parse((GAME.folder / "text" / "en.ftl").read_text("utf-8")).body
             if isinstance(m, ast.Message)} | set(messages("en"))  # fmt: skip
    choose, deal = Stream.of("words", "choose"), Stream.of("words", "deal")
    for players in (2, 4) if compiled.enabled else (2,):
        match = Match.begin(game, NAMES[:players], {"combos": "every card"})
        while not match.over:
            match.settle(deal)
            player = match.waiting[0]
            for choice in match.choices(player):
                keys = {effect.key for effect in choice.effects}
                keys |= {f"sticker-{kind}" for kind in (choice.effect, choice.kind) if kind}
                assert keys <= known
            legal = match.legal(player)
            match.play(player, legal[choose.draw(match.ply, len(legal))])
        for index in range(match.ply):
            for event in match.events(index, index % players):
                assert not event.key or event.key in known
                for name, value in event.args.items():
                    assert isinstance(value, int) or f"{name.removeprefix('other_')}-{value}" in known
        msgspec.json.encode(everything_sent(match))
