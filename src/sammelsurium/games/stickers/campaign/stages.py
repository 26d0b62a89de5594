"""How a campaign goes on, stage by stage: who plays, a game, a booster, its stickers dealt and stuck (ST-69 to 75)."""

import copy
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Self

from msgspec.structs import replace

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.contract import CHANCE, TABLE, State
from sammelsurium.kernel.errors import GameError, Illegal, Stale, Unreadable
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.match import Match
from sammelsurium.kernel.record import Action

from ..box import Facts, Scenario, make_box
from ..notation import CARD_NAMES, card_number
from ..picture import Event, Stage, Stuck
from ..state import SET_CARDS, SET_NAMES
from . import telling
from .boosters import SET_FIELD, Booster, sealed
from .gathering import read_gathering
from .sticking import MIDDLE, Sticker, open_rules, places, put_on, stickers_of

GATHER: Final = "gather"
CATCH_UP: Final = "catch up"
GAME: Final = "game"
BOOSTER: Final = "booster"
DEAL: Final = "deal"
STICK: Final = "stick"
STICKING = re.compile(r"stick ([a-z0-9_-]+) ([a-z_]+-\d+)(?: (\d{1,3}) (\d{1,3}))?")


def cards_in(masks: Sequence[int]) -> list[int]:
    return [number * 12 + place for number in range(9) for place in range(12) if int(masks[number]) >> place & 1]


class Stages:
    """Playing never changes the campaign unless the deed was carried out."""

    def __init__(self, game: Game, box: Box, options: Mapping[str, str]) -> None:
        self.game = game
        self.base = box
        self.options = dict(options)
        self.facts: Facts = box.facts
        self.deeds: list[Action] = []
        self.stage: Stage = GATHER
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
        self.stuck: list[Stuck] = []
        self._chances = 0
        self.begins = 0  # the ply at which the game in view began: when the people said who plays
        self._start: Stages | None = None  # as it was then
        self._first = 0  # the ply at which that game's own actions begin
        self._told: dict[int, list[Event]] = {}  # what happened around that game, by the number of the deed

    # -- where the campaign stands ---------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.deeds)

    @property
    def actions(self) -> list[Action]:
        return self.deeds

    @property
    def running(self) -> bool:
        return self.stage == GAME

    @property
    def over(self) -> bool:
        """Whether the game in view is over."""
        return self.match is not None and self.match.over

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
    def interrupting(self) -> tuple[int, ...]:
        return self._match.interrupting if self.running else ()

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

    def play(self, actor: int, move: str, ply: int | None = None) -> Action:
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
        deed = Action(actor, doer[self.stage](actor, " ".join(move.split())))
        self.deeds.append(deed)
        self._chances += actor == CHANCE
        return deed

    def settle(self, stream: Stream) -> list[Action]:
        """Lets Chance act as long as it is Chance's turn; draw i of the stream belongs to the i-th chance action."""
        done: list[Action] = []
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
        if actor != TABLE:
            raise Unreadable(f"“{move}”: no game is running; first the table says who plays next")
        gathering = read_gathering(move)
        self.game.check_players(len(gathering.names))
        if gathering.scenario:
            self._check_scenario(gathering.scenario)
        self._remember_start()
        self._begin_game(*gathering)
        self._tell(telling.event("game-began", game=self.number))
        return str(gathering)

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
            self.stage, self._first = GAME, self.ply + 1
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
                self._tell(telling.event("trophy", seat=place.seat))
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
        self._tell(telling.event("opened", booster=booster.id))
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
        seat = order[dealt % len(order)]
        self.hands[seat].append(sticker)
        self._tell(telling.dealt(seat, sticker))
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
        self.stuck.append(Stuck(CARD_NAMES[card], SET_NAMES[card // SET_CARDS], sticker.kind, seat))
        self._tell(telling.caught_up(sticker, card) if seat is None else telling.stuck(seat, sticker, card))

    def _tell(self, event: Event) -> None:
        """Of the deed being carried out."""
        self._told.setdefault(self.ply, []).append(event)

    # -- a second one ----------------------------------------------------------------------------------------------

    def _copy(self) -> Self:
        """One that can go another way."""
        twin = copy.copy(self)
        for name in ("deeds", "opened", "aside", "due", "stuck"):
            setattr(twin, name, list(getattr(self, name)))
        twin.trophies = {name: list(won) for name, won in self.trophies.items()}
        twin.hands = [list(hand) for hand in self.hands]
        twin._told = {ply: list(events) for ply, events in self._told.items()}
        twin.match = self.match and self.match.back_to(self.match.ply)
        return twin

    def _remember_start(self) -> None:
        start = self._copy()
        start._start = None  # one game back is enough
        self._start = start
        self.begins, self._told = self.ply, {}


class Outcomes:
    """Equally likely outcomes, each with its text."""

    def __init__(self, n: int, text: Callable[[int], str]) -> None:
        self.n = n
        self._text = text

    def __call__(self, outcome: int) -> str:
        return self._text(outcome)
