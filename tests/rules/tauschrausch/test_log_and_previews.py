"""What people are shown: the log of what happened, the table, and what a choice would bring. Along recorded games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.json import encode

from sammelsurium.games.tauschrausch.picture import Event
from sammelsurium.games.tauschrausch.picture.doings import Choice, Effect
from sammelsurium.games.tauschrausch.picture.structures import Caption, Place, View
from sammelsurium.games.tauschrausch.scoring.points import total
from sammelsurium.kernel.compiled import enabled
from sammelsurium.kernel.match import Match, replay
from sammelsurium.kernel.picture import as_tree
from sammelsurium.kernel.reading import read_json
from sammelsurium.kernel.record import Record
from sammelsurium.kernel.text import LANGUAGES, texts

from .table import ADA, BEN, GAME, NAMES, Table, opening, shown_items

FOLDER = Path(__file__).parents[2] / "records" / "tauschrausch"
RECORDS = ["two_players", "pinzetta_won", *(["four_players_contests_in_turn"] if enabled else [])]
STRIDE = 7 if enabled else 60


def moments(name: str) -> Iterator[Match]:
    """A recorded game, shown after every action."""
    whole = replay(Record.read((FOLDER / f"{name}.json").read_text(encoding="utf-8")))
    match = Match.begin(GAME, whole.seats, whole.options)
    for action in whole.actions:
        match.play(action.actor, action.move)
        yield match


def last_events(match: Match, reader: int | None) -> list[Event]:
    return match.events(match.ply - 1, reader)


@pytest.mark.parametrize("name", RECORDS)
def test_points_told_are_those_that_changed(name: str) -> None:
    before: list[int] = []
    for match in moments(name):
        now = [int(total(match.state, side)) for side in range(int(match.state.sides))]
        told = list(before or [0] * len(now))
        for event in last_events(match, None):
            for side, points in event.points.items():
                told[int(side)] += points
        if before:
            assert told == now
        before = now


@pytest.mark.parametrize("name", RECORDS)
def test_every_event_has_a_sentence_in_four_languages_for_every_reader(name: str) -> None:
    words = [texts(GAME.folder, language) for language in LANGUAGES]
    for match in moments(name):
        for reader in (None, *range(len(match.seats))):
            for event in last_events(match, reader):
                assert read_json(encode(event), Event) == event
                sentences = [said.tell(as_tree(event), NAMES) for said in words]
                assert all("{" not in sentence for sentence in sentences)


@pytest.mark.parametrize("name", RECORDS)
def test_choices_are_the_legal_moves_and_their_effects_have_sentences(name: str) -> None:
    words = [texts(GAME.folder, language) for language in LANGUAGES]
    for number, match in enumerate(moments(name)):
        if not match.waiting or number % STRIDE:
            continue
        seat = match.waiting[0]
        choices = match.choices(seat)
        assert [choice.move for choice in choices] == match.legal(seat)
        assert read_json(encode(choices), list[Choice]) == choices
        for effect in (effect for choice in choices[:: 1 if enabled else 9] for effect in choice.effects):
            assert all("{" not in said.tell(as_tree(effect), NAMES) for said in words)


@pytest.mark.parametrize("name", RECORDS)
def test_the_table_can_be_sent_to_everybody(name: str) -> None:
    for number, match in enumerate(moments(name)):
        if number % STRIDE == 0:
            for reader in (None, *range(len(match.seats))):
                view = match.view(reader)
                assert read_json(encode(view), View) == view
                assert match.caption() == Caption(view.round, 3)


def test_a_placement_brings_what_it_promised() -> None:
    table = Table(2, opening())
    table.until("show")
    for _ in range(3):
        table.play(ADA, next(move for move in table.match.legal(ADA) if move.startswith("stamp")))
        choice = table.match.choices(ADA)[0]
        promised = {e.args["contest"]: e.args["total"] for e in choice.effects if e.key == "effect-contest"}
        table.play(ADA, choice.move)
        shown = table.view(ADA)
        contests = [contest.id for contest in (*shown.contests, shown.final) if contest]
        paid = dict(zip(contests, (worth.points for worth in shown.players[ADA].worth), strict=True))
        assert {name: paid[name] for name in promised} == promised


def test_who_may_not_see_a_stamp_is_told_its_size() -> None:
    table = Table(2, [*opening(), "?R60"])
    table.play(ADA, f"take {table.find('?short', 'pool')}")
    plies = range(table.match.ply - 2, table.match.ply)
    told = {reader: [e.key for ply in plies for e in table.match.events(ply, reader)] for reader in (ADA, BEN)}
    assert "saw" in told[ADA]
    assert "looked" in told[BEN]
    said = [e.args for ply in plies for e in table.match.events(ply, BEN) if e.key]
    assert all("piece" not in args for args in said)


def of_key(table: Table, key: str, reader: int | None) -> list[Event]:
    """All events of one kind, as the reader was told them."""
    return [event for ply in range(table.match.ply) for event in table.match.events(ply, reader) if event.key == key]


def test_the_log_says_what_was_in_the_offers_and_which_one_was_taken() -> None:
    table = Table(3, opening(players=3))
    table.until("choose")
    lay = {player: [table.items(f"offer/{player}/{offer}") for offer in "ab"] for player in range(3)}
    chooser = table.match.waiting[0]
    loser = (chooser + 1) % 3
    table.play(chooser, f"choose {loser + 1} b")
    table.play(loser, f"choose {chooser + 1} a")  # nothing is left for the third, who comes last

    for reader in (None, *range(3)):
        first, second = of_key(table, "chose", reader)
        assert (first.args["seat"], first.args["from_seat"], first.args["offer"]) == (chooser, loser, "b")
        assert [first.args["a"], first.args["b"]] == lay[loser]
        assert (second.args["offer"], [second.args["a"], second.args["b"]]) == ("a", lay[chooser])
        (last,) = of_key(table, "kept-both", reader)
        assert [last.args["a"], last.args["b"]] == lay[3 - chooser - loser]


@pytest.mark.parametrize("name", ["pinzetta_won", "pinzetta_beaten"])
def test_the_log_says_each_day_what_pinzetta_and_the_player_took(name: str) -> None:
    """Also when she has the start marker, and chooses as soon as the split is confirmed."""
    keys = [event.key for match in moments(name) for event in last_events(match, ADA)]
    assert (keys.count("chose-rival"), keys.count("rival-chose")) == (3, 3)


def test_what_lies_face_down_in_an_offer_is_told_by_its_size() -> None:
    table = Table(2, [*opening(), "?R60"])
    table.collect(("?short",))
    item = table.find("R60", "haul/0")
    table.play(ADA, f"put {item} a")
    table.until("choose")
    if table.match.waiting[0] == ADA:
        table.play(ADA, "choose 2 a")
    table.play(BEN, "choose 1 a")
    (taken,) = (event for event in of_key(table, "chose", BEN) if event.args["from_seat"] == ADA)
    assert "down-short" in as_tree(taken)["args"]["pieces"]
    assert texts(GAME.folder, "en").tell(as_tree(taken), NAMES).count("short rectangle (face down)") == 1


def test_the_end_of_a_day_says_what_the_end_of_the_fair_would_pay() -> None:
    table = Table(2, opening())
    while table.view(ADA).round == 1:
        before = table.view(ADA).players
        table.play(seat := table.match.waiting[0], table.match.legal(seat)[0])
    (ended,) = of_key(table, "round-ended", None)
    for term in ("forever", "values", "specialists", "final"):
        assert ended.args[term] == [getattr(player.projected, term) for player in before]


# -- what cards offer ----------------------------------------------------------------------------------------------


def told(table: Table, reader: int | None, back: int = 1) -> list[str]:
    """The keys of what a reader was told of the last actions."""
    plies = range(table.match.ply - back, table.match.ply)
    return [event.key for ply in plies for event in table.match.events(ply, reader) if event.key]


def promised(table: Table, seat: int, move: str) -> list[Effect]:
    effects: list[Effect] = next(choice.effects for choice in table.match.choices(seat) if choice.move == move)
    return effects


@pytest.mark.rule("TR-84")
def test_an_open_hand_is_previewed_and_others_hear_only_that_somebody_picked() -> None:
    table = Table(2, [*opening("open_house", "open_hand"), "S28"])
    table.collect(("S28",))
    give = f"give {table.find('S28', 'haul/0')}"
    assert [(e.key, e.points) for e in promised(table, ADA, give)] == [("effect-give", 5)]
    table.play(ADA, give)
    assert told(table, ADA) == told(table, BEN) == ["picked"]


@pytest.mark.rule("TR-82", "TR-85")
def test_an_exchange_is_told_with_the_piece_or_only_its_size() -> None:
    table = Table(2, [*opening("golden_tweezers", "exchange_table"), "curator"])
    table.collect((), ("curator",))
    first, second = table.match.waiting[0], 1 - table.match.waiting[0]
    hidden = [item.item for item in shown_items(table.state) if item.place == "pool" and not item.up]
    given = next(i.item for i in shown_items(table.state) if i.place == f"haul/{first}" and i.up)
    table.match.play(first, f"exchange {given} {hidden[0]}")
    assert told(table, second) == ["exchanged-hidden"]
    table.settle()
    table.play(second, f"exchange {table.items(f'haul/{second}')[0]} {given}")
    assert told(table, first)[0] == "exchanged"


@pytest.mark.rule("TR-80", "TR-82")
def test_what_is_drawn_is_told_by_its_size_before_it_is_revealed() -> None:
    table = Table(2, [*opening(), "stockkeeper", "secretive_dealer"])
    table.collect(("stockkeeper", "secretive_dealer"))
    own = next(item for item in shown_items(table.state) if item.place == "haul/0" and item.back == "short")
    table.match.play(ADA, f"redraw {own.item} small")
    assert told(table, BEN) == ["redrew"]
    table.settle()
    assert told(table, BEN) == ["looked"]
    table.split(ADA, reserve="stockkeeper", a=("secretive_dealer",))
    table.split(BEN)
    table.match.play(ADA, "draw large")
    assert told(table, BEN) == ["draws"]
    table.settle()
    assert told(table, BEN) == ["revealed"]


@pytest.mark.rule("TR-82")
def test_who_declines_is_said_to_pass() -> None:
    table = Table(2, [*opening(), "stockkeeper"])
    table.collect(("stockkeeper",))
    table.play(ADA, "pass")
    assert told(table, BEN) == ["passed"]


@pytest.mark.rule("TR-43", "TR-55")
def test_taking_choosing_and_entering_are_previewed() -> None:
    table = Table(2, [*opening(), "S28"])
    take = promised(table, ADA, f"take {table.find('S28', 'pool')}")
    assert [(e.key, e.args) for e in take] == [("effect-take", {"piece": "rare"})]
    assert promised(table, ADA, f"take {table.find('?short', 'pool')}") == []
    table.collect(("marker",), ("S28",))
    table.split(ADA)
    table.split(BEN, a=("S28",))
    offer = promised(table, ADA, "choose 2 a")
    assert [(e.key, e.args) for e in offer] == [("effect-offer", {"count": 1, "hidden": 0, "value": 5})]
    table.until("enter")
    worth = table.player(ADA).worth[1]
    enter = promised(table, ADA, "enter 2")
    assert [(e.key, e.points) for e in enter] == [("effect-enter", worth.points)]
    table.play(ADA, "enter 2")
    assert told(table, BEN) == ["chose-contest"]
    assert told(table, ADA) == ["announced"]


@pytest.mark.rule("TR-43", "TR-85")
def test_the_preview_of_an_offer_counts_what_lies_face_down_but_not_its_value() -> None:
    table = Table(2, [*opening(), "S28", "?R60"])
    table.collect(("marker",), ("S28", "?short"))
    table.split(ADA)
    table.split(BEN, a=("S28", "?short"))
    (offer,) = promised(table, ADA, "choose 2 a")
    assert (offer.key, offer.args) == ("effect-offer", {"count": 2, "hidden": 1, "value": 5})


@pytest.mark.rule("TR-95", "TR-47")
@pytest.mark.parametrize("followed", [0, 1])
def test_pinzettas_two_tastes_are_told_and_chance_picks_one_of_them(followed: int) -> None:
    table = Table(1, ["golden_tweezers", "gala_evening", "curiosity"], {"rival": "dealer"})
    table.take(ADA, "marker")
    while table.phase == "collect":
        table.play(ADA, table.unwanted([]))
    assert told(table, ADA, 2) == ["rival-taste-open"] * 2
    tastes = [card.id for card in table.rival().tastes]
    table.wishes.append(tastes[followed])
    table.split(ADA)
    while table.phase != "show":
        table.play(ADA, table.match.legal(ADA)[0])
    keys = [(event.key, event.args) for n in range(table.match.ply) for event in table.match.events(n, ADA)]
    assert ("rival-taste", {"seat": 1, "rival_card": tastes[followed]}) in keys
    assert table.match.interrupting == (), "nobody acts out of turn"


def told_in(table: Table, since: int = 0) -> list[Event]:
    plies = range(since, table.match.ply)
    return [event for index in plies for event in table.match.events(index, ADA) if event.key]


def test_the_pool_is_told_in_one_line() -> None:
    table = Table(3, opening(players=3))
    (laid,) = [event for event in told_in(table) if event.key == "laid-out"]
    up = [item for item in table.view(ADA).items if item.up and item.place == "pool" and item.back != "marker"]
    assert len(laid.args["pieces"]) >= len([item for item in up if item.back != "forever"]) > 5  # type: ignore[arg-type]


def test_taking_up_and_putting_back_is_nothing_to_read_about() -> None:
    table = Table(2, opening())
    table.until("show")
    item, since = table.items("gained/0")[0], table.match.ply
    table.play(ADA, f"stamp {item}", "drop", f"stamp {item}", "place a1", f"stamp {item}", "place d1")
    assert [event.key for event in told_in(table, since)] == ["placed", "placed"]


def test_small_moves_need_no_confirmation() -> None:
    table = Table(2, opening())
    small: dict[str, set[bool]] = {}
    while not table.match.over:
        for choice in table.match.choices(table.match.waiting[0]):
            small.setdefault(choice.verb, set()).add(choice.small)
        table.anything()
    assert {verb for verb, answers in small.items() if True in answers} == {"put", "stamp", "place", "drop"}
    assert all(len(answers) == 1 for answers in small.values())


def test_nobody_leads_while_all_have_the_same() -> None:
    table = Table(3, opening(players=3))
    places = [(player.standing, player.end_standing) for player in table.view(ADA).players]
    assert places == [(Place(None, 0), Place(None, 0))] * 3
    table.state.terms[BEN, 0] = 4
    table.match._glances.clear()
    assert [player.standing for player in table.view(ADA).players] == [Place(2, 4), Place(1, 0), Place(2, 4)]


def test_what_the_end_would_bring_is_the_sum_of_what_is_certain_and_what_the_layout_pays() -> None:
    table = Table(2, opening())
    before_the_end = table.view(ADA)
    while not table.match.over:
        before_the_end = table.view(ADA)
        for player in before_the_end.players:
            projected = player.projected
            layout = projected.forever + projected.values + projected.specialists + projected.final
            assert player.end == player.points + layout
        table.anything()
    for player, before in zip(table.view(ADA).players, before_the_end.players, strict=True):
        assert player.end == player.points
        contests = player.terms.contests - before.terms.contests
        assert player.end == before.end + contests, "only the day's contest came"
        assert player.rank is not None
