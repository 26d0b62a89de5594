"""A campaign: games one after the other with a box that changes between them (ST-69 to ST-75).

A campaign is its record: every action of every game and every choice between them, in order. Actors are seats of the
current game, CHANCE, and TABLE: the people together, who say who plays next. All that `sheet`, `view` and `choices`
answer may be shown to the seat; nothing in it comes from a booster that is still sealed.
"""

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, Json, State
from sammelsurium.kernel.errors import GameError, Illegal, RecordError, Stale, Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.record import BoxName

from . import sheet
from .box import Facts, Scenario, make_box
from .chronicle import TABLE, Chronicle, Deed, read_deed
from .moves import CARD_NAMES, card_number
from .sealed import SET_FIELD, Booster, sealed
from .sticking import MIDDLE, Sticker, open_rules, places, put_on, stickers_of, taste
from .view import card_json

GATHER, CATCH_UP, GAME, BOOSTER, DEAL, STICK = "gather", "catch up", "game", "booster", "deal", "stick"
NAME = re.compile(r"[^\s,][^,\n]{0,39}")
GATHERING = re.compile(r"players (?P<names>.+?)(?: scenario (?P<scenario>[a-z0-9_-]+))?")
STICKING = re.compile(r"stick ([a-z0-9_-]+) ([a-z_]+-\d+)(?: (\d{1,3}) (\d{1,3}))?")


def cards_in(masks: Sequence[int]) -> list[int]:
    return [number * 12 + place for number in range(9) for place in range(12) if int(masks[number]) >> place & 1]


class Campaign:
    """Playing never changes the campaign unless the deed was carried out."""

    def __init__(self, game: Game, box: Box, options: Mapping[str, str]) -> None:
        self.game = game
        self.base = box
        self.options = dict(options)
        self.facts: Facts = box.facts
        self.deeds: list[Deed] = []
        self.stage = GATHER
        self.number = 0  # games begun
        self.seats: tuple[str, ...] = ()
        self.scenario: str | None = None
        self.match: Match | None = None
        self.trophies: dict[str, list[int]] = {}  # by name: the numbers of the games won; the campaign sheet
        self.opened: list[str] = []
        self.fresh: str | None = None  # the booster opened after the latest game
        self.aside: list[Sticker] = []
        self.due: list[Sticker] = []  # to be dealt, or to catch up
        self.hands: list[list[Sticker]] = []
        self.stuck: list[Json] = []
        self._chances = 0

    @staticmethod
    def begin(game: Game, options: Mapping[str, str] | None = None, box: Box | None = None) -> "Campaign":
        return Campaign(game, box or game.box(), game.read_options(options))

    # -- where the campaign stands ---------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.deeds)

    @property
    def finished(self) -> bool:
        """All boosters are opened and stuck. One may still play on (ST-75)."""
        return len(self.opened) == sealed().games and self.stage not in (DEAL, STICK)

    @property
    def waiting(self) -> tuple[int, ...]:
        if self.stage == GAME:
            return self._match.waiting
        return (self._sticker_seat(),) if self.stage == STICK else ()

    @property
    def chance_due(self) -> bool:
        if self.stage == GAME:
            return not self._match.over and not self._match.waiting
        return self.stage in (BOOSTER, DEAL, CATCH_UP)

    @property
    def champions(self) -> list[str]:
        """Who signs the Golden Album."""
        if not self.finished:
            return []
        most = max(len(won) for won in self.trophies.values())
        return [name for name, won in self.trophies.items() if len(won) == most]

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise GameError("no game has begun yet: say who plays")
        return self.match

    @property
    def _state(self) -> State:
        return self._match.state

    def _order(self) -> list[int]:
        """Seats in turn order from the start player of the game just played."""
        first, n = int(self._state.starter), len(self.seats)
        return [(first + step) % n for step in range(n)]

    def _sticker_seat(self) -> int:
        return next(seat for seat in self._order() if self.hands[seat])

    def box(self) -> Box:
        """The box of the next game, or of the one being played: the base box with all stickers so far."""
        facts = self.facts
        if self.scenario:
            facts = replace(facts, scenario=sealed().find_scenario(self.scenario))
        return make_box(facts, f"{self.game.name}, game {self.number} of a campaign")

    # -- acting ----------------------------------------------------------------------------------------------------

    def play(self, actor: int, move: str, ply: int | None = None) -> Deed:
        """Carries one deed out. Raises Unreadable, Illegal or Stale, and then nothing has changed."""
        if ply is not None and ply != self.ply:
            raise Stale(f"the move was meant for ply {ply}, the campaign is at ply {self.ply}", self.ply)
        doer: Mapping[str, Callable[[int, str], str]] = {
            GATHER: self._gather,
            CATCH_UP: self._catch_up,
            GAME: self._in_game,
            BOOSTER: self._open,
            DEAL: self._deal,
            STICK: self._stick,
        }
        if actor == CHANCE and not self.chance_due:
            raise Unreadable(f"“{move}” is Chance's to do, but it is not Chance's turn")
        deed = Deed(actor, doer[self.stage](actor, " ".join(move.split())))
        self.deeds.append(deed)
        self._chances += actor == CHANCE
        return deed

    def settle(self, stream: Stream) -> list[Deed]:
        """Lets Chance act as long as it is Chance's turn; draw i of the stream belongs to the i-th chance action."""
        done: list[Deed] = []
        while self.chance_due:
            outcomes = self._outcomes()
            done.append(self.play(CHANCE, outcomes(stream.draw(self._chances, outcomes.n))))
        return done

    def _outcomes(self) -> "Outcomes":
        if self.stage == GAME:
            box, state = self._match.box.data, self._state
            n = int(self.game.chance(box, state))
            return Outcomes(n, lambda outcome: str(self.game.notation.write(box, state, CHANCE, outcome)))
        listed = self._chance_moves()
        return Outcomes(len(listed), listed.__getitem__)

    def _chance_moves(self) -> list[str]:
        """Equally likely, so a move stands there as often as there are stickers for it."""
        if self.stage == BOOSTER:
            return [f"booster {booster.id}" for booster in self._next_boosters()]
        if self.stage == DEAL:
            return [f"deal {sticker.kind}" for sticker in self._pool()]
        sticker, cards = self.due[0], self._cards_used()
        return [f"catch up {sticker.kind} {CARD_NAMES[card]}" for card in places(self.facts, sticker, cards, cards)]

    def _in_game(self, actor: int, move: str) -> str:
        done = self._match.play(actor, move)
        if self._match.over:
            self._end_game()
        return done.move

    # -- who plays -------------------------------------------------------------------------------------------------

    def _gather(self, actor: int, move: str) -> str:
        found = GATHERING.fullmatch(move) if actor == TABLE else None
        if not found:
            raise Unreadable(f"“{move}” does not say who plays next; expected such as: players Ada, Ben, Cleo")
        names = [name.strip() for name in found["names"].split(",")]
        if not all(NAME.fullmatch(name) for name in names) or len(set(names)) != len(names):
            raise Unreadable(f"“{found['names']}”: names must be different, not empty and at most 40 characters long")
        self.game.check_players(len(names))
        if found["scenario"]:
            self._check_scenario(found["scenario"])
        self._begin_game(tuple(names), found["scenario"])
        return f"players {', '.join(names)}" + (f" scenario {found['scenario']}" if found["scenario"] else "")

    def _check_scenario(self, name: str) -> Scenario:
        if not self.finished:
            raise Illegal("scenarios are unlocked after the last booster (ST-83)", "ST-83")
        return sealed().find_scenario(name)

    def _begin_game(self, seats: tuple[str, ...], scenario: str | None) -> None:
        self.seats, self.scenario, self.number = seats, scenario, self.number + 1
        self.fresh, self.stuck, self.hands, self.match = None, [], [[] for _ in seats], None
        self.due = [sticker for sticker in self.aside if sticker.least <= len(seats)]
        self.aside = [sticker for sticker in self.aside if sticker.least > len(seats)]
        self.stage = CATCH_UP
        self._go_on()

    def _go_on(self) -> None:
        """To the next stage, once nothing is due in this one."""
        if self.stage == CATCH_UP and not self.due:
            self.match = Match.begin(self.game, self.seats, self.options, self.box())
            self.stage = GAME
        elif self.stage == DEAL and not self.due:
            self.stage = STICK
        elif self.stage == STICK and not any(self.hands):
            self.stage = GATHER

    def _cards_used(self) -> list[int]:
        """The cards in the game with so many players, wherever they lie."""
        data = self.base.data
        return cards_in(data.in_play[len(self.seats)])

    def _catch_up(self, actor: int, move: str) -> str:
        """Stickers set aside earlier go on random cards, once there are enough players (ST-73)."""
        if actor != CHANCE or move not in self._chance_moves():
            raise Unreadable(f"“{move}” is not what Chance does now; one of: {', '.join(self._chance_moves())}")
        card = card_number(move.rpartition(" ")[2])
        self._put(None, card, self.due.pop(0), MIDDLE, MIDDLE)
        self._go_on()
        return move

    # -- after a game ----------------------------------------------------------------------------------------------

    def _end_game(self) -> None:
        """Names go on the sheet after the first game (ST-69), the winners get a trophy each (ST-71, ST-64)."""
        for name in self.seats:
            self.trophies.setdefault(name, [])
        if len(self.opened) == sealed().games:
            self.stage = GATHER
            return
        outcome = self._match.outcome()
        for place in outcome.ranking if outcome else ():
            if place.rank == 1:
                self.trophies[self.seats[place.seat]].append(self.number)
        self.stage = BOOSTER

    def _next_boosters(self) -> list[Booster]:
        """What may be opened: the leftmost open field names it, or any set booster still sealed (ST-70)."""
        field = sealed().track[len(self.opened)]
        if field != SET_FIELD:
            return [sealed().find(field)]
        return [booster for booster in sealed().booster if booster.set and booster.id not in self.opened]

    def _open(self, actor: int, move: str) -> str:
        if actor != CHANCE or move not in self._chance_moves():
            raise Unreadable(f"“{move}” opens no booster that is due")
        booster = sealed().find(move.removeprefix("booster "))
        self.opened.append(booster.id)
        self.fresh = booster.id
        self.facts = open_rules(self.facts, booster)
        stickers = stickers_of(booster)
        self.due = [sticker for sticker in stickers if sticker.least <= len(self.seats)]
        self.aside += [sticker for sticker in stickers if sticker.least > len(self.seats)]
        self.stage = DEAL
        return move

    def _pool(self) -> list[Sticker]:
        """Cosmetic stickers are dealt after the others."""
        plain = [sticker for sticker in self.due if not sticker.cosmetic]
        return plain or self.due

    def _deal(self, actor: int, move: str) -> str:
        """One each, round and round from the start player (ST-72)."""
        pool = self._pool()
        sticker = next((one for one in pool if actor == CHANCE and move == f"deal {one.kind}"), None)
        if sticker is None:
            raise Unreadable(f"“{move}” deals no sticker that is left; expected such as: deal {pool[0].kind}")
        order = self._order()
        dealt = sum(len(hand) for hand in self.hands)
        self.hands[order[dealt % len(order)]].append(sticker)
        self.due.remove(sticker)
        self._go_on()
        return move

    def _album(self, seat: int) -> list[int]:
        return cards_in(self._state.album[seat])

    def _places(self, seat: int, sticker: Sticker) -> list[int]:
        return places(self.facts, sticker, self._album(seat), self._cards_used())

    def _stick(self, seat: int, move: str) -> str:
        found = STICKING.fullmatch(move)
        if not found:
            raise Unreadable(f"“{move}” is no move; now stickers are stuck, such as: stick star corking-3")
        if seat != self._sticker_seat():
            raise Illegal(f"it is another player's turn to stick (ST-72), not seat {seat + 1}'s", "ST-72")
        sticker = next((one for one in self.hands[seat] if one.kind == found[1]), None)
        card = card_number(found[2])
        if sticker is None or card not in self._places(seat, sticker):
            raise Illegal(f"ST-72 forbids “{move}” for seat {seat + 1} at ply {self.ply}", "ST-72")
        x, y = (min(100, int(found[3])), min(100, int(found[4]))) if found[3] else (MIDDLE, MIDDLE)
        self.hands[seat].remove(sticker)
        self._put(seat, card, sticker, x, y)
        self._go_on()
        return f"stick {sticker.kind} {CARD_NAMES[card]}" + (f" {x} {y}" if found[3] else "")

    def _put(self, seat: int | None, card: int, sticker: Sticker, x: int, y: int) -> None:
        self.facts = put_on(self.facts, card, sticker, x, y)
        self.stuck.append({"card": CARD_NAMES[card], "kind": sticker.kind, "seat": seat})

    # -- what may be done, what is shown ---------------------------------------------------------------------------

    def _sticking(self, seat: int) -> list[tuple[Sticker, int]]:
        if self.stage != STICK or seat != self._sticker_seat():
            return []
        kinds = list(dict.fromkeys(self.hands[seat]))
        return [(sticker, card) for sticker in kinds for card in self._places(seat, sticker)]

    def legal(self, seat: int) -> list[str]:
        if self.stage == GAME:
            return self._match.legal(seat)
        return [f"stick {sticker.kind} {CARD_NAMES[card]}" for sticker, card in self._sticking(seat)]

    def choices(self, seat: int) -> list[Json]:
        if self.stage == GAME:
            return self._match.choices(seat)
        return [
            {
                "move": f"stick {sticker.kind} {CARD_NAMES[card]}",
                "kind": sticker.kind,
                "card": card_json(self.facts, card),
                "cosmetic": sticker.cosmetic,
                "owner": next((s for s in range(len(self.seats)) if card in self._album(s)), None),
            }
            for sticker, card in self._sticking(seat)
        ]

    def suggestion(self, seat: int, stream: Stream) -> str:
        """Where a bot sticks: what it likes best; among equals chance decides."""
        listed = self._sticking(seat)
        likings = [taste(self.facts, card, sticker) for sticker, card in listed]
        best = [one for one, liking in zip(listed, likings, strict=True) if liking == max(likings)]
        sticker, card = best[stream.draw(self.ply, len(best))]
        return f"stick {sticker.kind} {CARD_NAMES[card]}"

    def view(self, seat: int | None) -> Json | None:
        """The game being played, or the one just finished."""
        return None if self.match is None else self.match.view(seat)

    def sheet(self) -> Json:
        """The campaign sheet, the same for all."""
        return sheet.write(self)

    # -- the record ------------------------------------------------------------------------------------------------

    def record(self) -> Chronicle:
        return Chronicle(
            campaign=self.game.name,
            rules=self.game.rules_version,
            box=BoxName(self.base.name, self.base.version, self.base.hash),
            options=self.options,
            deeds=[str(deed) for deed in self.deeds],
        ).sealed()

    @staticmethod
    def replay(record: Chronicle, game: Game, box: Box | None = None) -> "Campaign":
        """The campaign that a record tells. Raises RecordError, saying at which deed, if it does not hold."""
        campaign = Campaign.begin(game, record.options, box)
        record.check(game.name, game.rules_version, campaign.base.hash)
        for number, text in enumerate(record.deeds, 1):
            try:
                campaign.play(*read_deed(text))
            except GameError as error:
                raise RecordError(f"deed {number} of the campaign, “{text}”: {error}") from error
        return campaign


class Outcomes:
    """Equally likely outcomes, each with its text."""

    def __init__(self, n: int, text: Callable[[int], str]) -> None:
        self.n = n
        self._text = text

    def __call__(self, outcome: int) -> str:
        return self._text(outcome)
