"""What the stickers of boosters do: one test at least for each kind (ST-74, ST-83)."""

from collections.abc import Sequence
from typing import Any

import pytest

from sammelsurium.games.stickers.campaign.boosters import sealed
from sammelsurium.games.stickers.picture import SpecialPoints
from sammelsurium.kernel.errors import Unreadable
from sammelsurium.kernel.match import Match

from .table import (
    ADA,
    BEN,
    CEM,
    DEAL,
    FACTS,
    GAME,
    album,
    cards,
    draw,
    dressed,
    hand,
    markers,
    pending,
    play,
    refused,
    seat,
    table,
)

OTHERS = ["octopost-5", "octopost-6", "robotter-6"]


def played(*kinds: str, held: tuple[str, ...] = (), **more: Any) -> Match:
    """Ada has just played Corking 3, which wears these stickers."""
    worn: dict[str, Sequence[str]] = {"corking-3": kinds} | more.pop("worn", {})
    others = more.pop("others", (seat("octopost-4"), seat("karate_kat-4")))
    own = seat("corking-3", *held, album=more.pop("album", ()))
    match = table(own, *others, box=dressed(worn), **{"phase": "play", "display": OTHERS} | more)
    return play(match, ADA, "play corking-3")


@pytest.mark.rule("ST-74", "ST-83")
def test_swap_exchanges_two_adjacent_markers() -> None:
    match = played("exchange")
    before = markers(match)
    assert refused(match, ADA, "exchange C1 C3") == "ST-32"
    play(match, ADA, "exchange C1 C2")
    assert markers(match) == before | {"C1": before["C2"], "C2": before["C1"]}
    assert pending(match) == {"bonus": 1}


@pytest.mark.rule("ST-74", "ST-44")
def test_encore_plays_one_more_card_and_its_stickers_work() -> None:
    match = played("encore", held=("astromouse-2", "robotter-5"))
    assert refused(match, ADA, "encore octopost-4") == "ST-74"
    play(match, ADA, "encore astromouse-2")
    assert album(match, ADA) == [["astromouse-2"], ["corking-3"]]
    assert pending(match) == {"deck": 1, "bonus": 1}
    assert match.view(ADA).line == 0  # one card from the hand, as before (ST-33)


@pytest.mark.rule("ST-52", "ST-74")
def test_encore_with_an_empty_hand_does_nothing() -> None:
    match = played("encore")
    assert "nothing encore" in match.legal(ADA)
    play(match, ADA, "nothing encore")
    assert pending(match) == {"bonus": 1}


@pytest.mark.rule("ST-74")
def test_glue_holds_a_marker_until_the_pot_moves_on() -> None:
    match = played("glue", "exchange")
    play(match, ADA, "glue hocus_hare")  # on R2
    assert match.view(None).board[2].mark == "glue"
    assert refused(match, ADA, "exchange L1 R2") == "ST-74"
    assert len([move for move in match.legal(ADA) if move.startswith("exchange")]) == 6
    assert match.position()["glued"] == "hocus_hare"
    again = played("glue", glued="corking")
    assert refused(again, ADA, "glue corking") == "ST-74"
    play(again, ADA, "glue robotter")
    assert again.view(None).board[8].mark == "glue"


@pytest.mark.rule("ST-74")
def test_gold_stars_pay_by_the_rank_of_their_set() -> None:
    worn = {"astromouse-3": ["gold"], "count_oink-3": ["gold", "gold"], "corking-3": ["gold"]}
    box = dressed(worn, gold=sealed().find("power-6").gold)
    match = table(seat(album=[["astromouse-3"], ["count_oink-3"], ["corking-3", "corking-4"]]), seat(), box=box)
    assert match.terms(ADA)["stars"] == 5 + 2 * 3 + 1
    assert match.view(ADA).players[ADA].collections[1].cards[0].stars == ["gold", "gold"]


@pytest.mark.rule("ST-74")
def test_the_rocket_exchanges_markers_of_neighbouring_rows() -> None:
    match = played("rocket")
    before = markers(match)
    assert refused(match, ADA, "rocket L1 C1") == "ST-74"
    assert len([move for move in match.legal(ADA) if move.startswith("rocket")]) == 18
    play(match, ADA, "rocket R1 C5")
    assert markers(match) == before | {"R1": before["C5"], "C5": before["R1"]}
    glued = played("rocket", glued="count_oink")
    assert refused(glued, ADA, "rocket R1 C5") == "ST-74"
    assert len([move for move in glued.legal(ADA) if move.startswith("rocket")]) == 12


@pytest.mark.rule("ST-74", "ST-43")
def test_a_feast_asks_everybody_in_turn_order() -> None:
    guests = (seat("octopost-4"), seat("karate_kat-4"), seat("octopost-7", "octopost-8"))
    match = played("feast", others=guests)
    play(match, ADA, "feast octopost")
    draw(play(match, BEN, "give octopost-4"), "robotter-5")
    assert match.waiting == (3,)  # Cem has none, and all have heard it
    assert match.view(None).players[CEM].lacks == ["octopost"]
    draw(play(match, 3, "give octopost-8"), "robotter-4")
    assert hand(match, ADA) == ["octopost-4", "octopost-8"]
    assert match.waiting == (ADA,)


@pytest.mark.rule("ST-74")
def test_if_nobody_brings_anything_to_the_feast_its_host_draws() -> None:
    match = played("feast")
    play(match, ADA, "feast chokoala")
    draw(match, "robotter-5")
    assert hand(match, ADA) == ["robotter-5"]


@pytest.mark.rule("ST-74")
def test_a_trick_changes_up_to_two_cards_with_the_display() -> None:
    match = played("trick", held=("robotter-4", "robotter-5"))
    assert refused(match, ADA, "trick octopost-5 octopost-6") == "ST-74"
    assert refused(match, ADA, "trick robotter-4 chokoala-3") == "ST-74"
    play(match, ADA, "trick robotter-4 octopost-5")
    assert hand(match, ADA) == ["octopost-5", "robotter-5"]
    assert refused(match, ADA, "done") == "ST-45"
    assert refused(match, ADA, "trick robotter-4 octopost-6") == "ST-74"
    play(match, ADA, "trick octopost-5 robotter-4")
    assert hand(match, ADA) == ["robotter-4", "robotter-5"]
    assert pending(match) == {"bonus": 1}
    once = play(played("trick", held=("robotter-4",)), ADA, "trick robotter-4 octopost-5", "stop")
    assert hand(once, ADA) == ["octopost-5"]


@pytest.mark.rule("ST-74")
@pytest.mark.parametrize("empty", ["hand", "display"])
def test_a_trick_needs_a_hand_and_a_display(empty: str) -> None:
    match = played("trick") if empty == "hand" else played("trick", held=("robotter-4",), display=[])
    assert "nothing trick" in match.legal(ADA)


@pytest.mark.rule("ST-74")
def test_a_diploma_on_the_open_card_is_worth_the_size_of_its_collection() -> None:
    box = dressed({"geekosaurus-5": ["diploma"]})
    open_card = table(seat(album=[["geekosaurus-6", "geekosaurus-4", "geekosaurus-5"]]), seat(), box=box)
    assert open_card.terms(ADA)["specials"] == 3
    assert open_card.view(None).extras.points == [SpecialPoints("diploma", ADA, 3)]
    covered = table(seat(album=[["geekosaurus-5", "geekosaurus-4"]]), seat(), box=box)
    assert covered.terms(ADA)["specials"] == 0


@pytest.mark.rule("ST-74")
def test_a_crown_on_the_open_card_counts_as_one_card_more() -> None:
    box = dressed({"corking-3": ["crown"]})
    match = table(seat(album=[["corking-4", "corking-3"]]), seat(album=[cards("corking", 5, 6)]), box=box)
    assert (match.terms(ADA)["collections"], match.terms(BEN)["collections"]) == (6, 0)
    assert match.view(None).players[ADA].collections[0].size == 3
    covered = table(seat(album=[["corking-3", "corking-4"]]), seat(album=[cards("corking", 5, 6)]), box=box)
    assert (covered.terms(ADA)["collections"], covered.terms(BEN)["collections"]) == (6, 6)


@pytest.mark.rule("ST-74", "ST-25")
@pytest.mark.parametrize(("pile", "size"), [(["corking-4"], 6), (["chokoala-4"], 8)])
def test_an_open_pouch_refills_the_hand_to_two_cards_more(pile: list[str], size: int) -> None:
    box = dressed({"chokoala-4": ["pouch"]}, pouch=2)
    match = table(seat("robotter-5", album=[pile]), seat(), phase="play", box=box)
    play(match, ADA, "play robotter-5", "done")
    match.settle(DEAL)
    assert len(hand(match, ADA)) == size


@pytest.mark.rule("ST-74")
def test_a_double_strike_gives_the_bonus_once_more() -> None:
    match = played("strike", held=("robotter-4",))
    play(match, ADA, "strike")
    assert pending(match) == {"bonus": 2}
    play(match, ADA, "bonus take octopost-5", "bonus take octopost-6", "bonus take robotter-6")
    assert hand(match, ADA) == ["octopost-5", "octopost-6", "robotter-4", "robotter-6"]


@pytest.mark.rule("ST-74", "ST-44")
def test_a_parcel_plays_a_card_of_the_display() -> None:
    match = played("parcel", display=["astromouse-2", "robotter-6"])
    assert refused(match, ADA, "parcel octopost-5") == "ST-74"
    play(match, ADA, "parcel astromouse-2")
    assert album(match, ADA) == [["astromouse-2"], ["corking-3"]]
    assert pending(match) == {"deck": 1, "bonus": 1}
    assert [card and card.card for card in match.view(None).display][:2] == [None, "robotter-6"]
    assert "nothing parcel" in played("parcel", display=[]).legal(ADA)


@pytest.mark.rule("ST-74")
def test_a_copy_does_at_once_what_a_sticker_of_another_open_card_does() -> None:
    match = played(
        "copy", held=("robotter-5",), album=[["astromouse-2"], ["octopost-3"]], worn={"octopost-3": ["encore"]}
    )
    assert "copy corking-3 deck" in match.legal(ADA)
    assert refused(match, ADA, "copy corking-3 question") == "ST-74"
    assert refused(match, ADA, "copy robotter-5 deck") == "ST-74"
    play(match, ADA, "copy corking-3 encore")
    assert match.view(ADA).doing == "encore"
    assert match.legal(ADA) == ["encore robotter-5"]
    assert refused(match, ADA, "done") == "ST-45"
    assert refused(match, ADA, "bonus take octopost-5") == "ST-45"
    play(match, ADA, "encore robotter-5")
    assert pending(match) == {"bonus": 1}


@pytest.mark.rule("ST-74")
def test_a_copied_deck_or_strike_happens_without_further_choice() -> None:
    match = played("copy", album=[["astromouse-2"]])
    draw(play(match, ADA, "copy corking-3 deck"), "robotter-5")
    assert album(match, ADA)[-1] == ["robotter-5"]
    match = played("copy", album=[["octopost-3"]], worn={"octopost-3": ["strike"]})
    assert pending(play(match, ADA, "copy corking-3 strike")) == {"bonus": 2}


@pytest.mark.rule("ST-74")
def test_a_copy_does_not_copy_copies_its_own_card_or_covered_cards() -> None:
    match = played("copy", "encore", album=[["octopost-3"]], worn={"octopost-3": ["copy"]}, held=("robotter-5",))
    assert not [move for move in match.legal(ADA) if move.startswith("copy")]
    play(match, ADA, "nothing copy")
    assert pending(match) == {"encore": 1, "bonus": 1}


@pytest.mark.rule("ST-74", "ST-52")
def test_a_copied_effect_that_can_do_nothing_is_over_at_once() -> None:
    match = played("copy", album=[["octopost-3"]], worn={"octopost-3": ["parcel"]}, display=[])
    play(match, ADA, "copy corking-3 parcel")
    assert pending(match) == {"bonus": 1}


@pytest.mark.rule("ST-74", "ST-40")
def test_a_strike_played_without_a_collection_gives_no_bonus() -> None:
    """Step 2 was skipped, so there is no line to repeat."""
    match = played("strike")
    box, state = match.box.data, match.state
    state.laid_count = 0
    state.pending[11] = 0
    GAME.apply(box, state, ADA, GAME.notation.read(box, state, ADA, "strike"))
    assert state.pending[11] == 0


@pytest.mark.rule("ST-74", "ST-30")
def test_the_longer_bonus_list_exchanges_twice_for_four_cards() -> None:
    box = dressed({}, bonus=sealed().find("power-2").bonus)
    held = cards("corking", 2, 3, 4, 5)
    match = table(seat(*held), seat("octopost-4"), phase="play", box=box)
    play(match, ADA, *(f"play {card}" for card in reversed(held)))
    play(match, ADA, "bonus exchange L1 R2")
    assert "bonus none" in match.legal(ADA)
    assert refused(match, ADA, "bonus take octopost-5") == "ST-30"
    play(match, ADA, "bonus none")
    assert pending(match) == {"question": 1}
    three = table(seat(*held[1:]), seat("octopost-4"), phase="play", box=box)
    play(three, ADA, *(f"play {card}" for card in held[1:]), "bonus exchange L1 R2")
    assert three.waiting == ()


@pytest.mark.rule("ST-74", "ST-30")
def test_the_bonus_for_three_may_move_the_glue_pot() -> None:
    box = dressed({"octopost-5": ["glue"]}, bonus=sealed().find("power-5").bonus)
    held = cards("corking", 3, 4, 5)
    match = table(seat(*held), seat("octopost-4"), phase="play", box=box)
    play(match, ADA, *(f"play {card}" for card in held))
    assert "bonus exchange L1 R2" in match.legal(ADA)
    play(match, ADA, "bonus glue robotter")
    assert match.position()["glued"] == "robotter"


@pytest.mark.rule("ST-74")
def test_good_neighbours_pay_for_two_adjacent_sets_one_leads() -> None:
    box = dressed({}, neighbours=3)
    legendary_and_r2 = [["astromouse-3"], ["hocus_hare-4"]]
    match = table(seat(album=legendary_and_r2), seat(album=[["hocus_hare-5"], ["count_oink-3"]]), box=box)
    assert match.terms(ADA)["specials"] == 3
    assert match.terms(BEN)["specials"] == 3  # R1 and R2, tied on R2
    assert table(seat(album=legendary_and_r2), seat()).terms(ADA)["specials"] == 0


@pytest.mark.rule("ST-83")
def test_stickers_nobody_has_seen_yet_are_not_even_understood() -> None:
    match = table(seat("corking-3", "robotter-5"), seat(), phase="play")
    play(match, ADA, "play corking-3")
    for move in ("exchange L1 R2", "encore robotter-5", "glue corking", "rocket L1 R2", "feast corking", "strike",
                 "stop", "trick robotter-5 octopost-5", "parcel octopost-5", "copy corking-3 deck", "nothing copy",
                 "bonus glue corking"):  # fmt: skip
        with pytest.raises(Unreadable, match="is no move"):
            match.play(ADA, move)
    assert FACTS.scenario is None


@pytest.mark.rule("ST-74")
@pytest.mark.parametrize(
    ("kind", "move", "args"),
    [
        ("feast", "feast octopost", {"set": "octopost"}),
        ("strike", "strike", {}),
        ("copy", "copy corking-3 deck", {"sticker": "deck"}),
    ],
)
def test_the_log_names_the_sticker_that_was_used(kind: str, move: str, args: dict[str, str]) -> None:
    match = play(played(kind, album=[["astromouse-2"]]), ADA, move)
    event = match.events(match.ply - 1, None)[0]
    assert (event.key, event.args) == (f"used-{kind}", {"seat": ADA} | args)
