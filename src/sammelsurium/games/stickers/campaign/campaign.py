"""A campaign: games one after the other with a box that changes between them (ST-69 to ST-75).

A campaign is its record: every action of every game and every choice between them, in order. Actors are seats of the
current game, CHANCE, and TABLE: the people together, who say who plays next. All that `sheet`, `view` and `choices`
answer may be shown to the seat; nothing in it comes from a booster that is still sealed.
"""

from collections.abc import Mapping
from typing import cast

from sammelsurium.kernel.box import Box
from sammelsurium.kernel.chance import Stream
from sammelsurium.kernel.chronicle import Chronicle, read_deed
from sammelsurium.kernel.contract import TABLE, Outcome, Shown
from sammelsurium.kernel.errors import GameError, Illegal, RecordError, Stale
from sammelsurium.kernel.game import Game
from sammelsurium.kernel.record import Action, BoxName

from ..notation import CARD_NAMES
from ..picture import BetweenChoice, Sheet, card_picture
from . import gathering, sheet
from .stages import GAME, STICK, Stages
from .sticking import Sticker, taste


class Campaign(Stages):
    """The face of a match, over many games. Playing never changes the campaign unless the deed was carried out."""

    @staticmethod
    def begin(game: Game, options: Mapping[str, str] | None = None, box: Box | None = None) -> "Campaign":
        return Campaign(game, box or game.box(), game.read_options(options))

    @property
    def campaign(self) -> "Campaign":
        return self

    @property
    def told_from(self) -> int:
        return self.begins

    @property
    def recovers(self) -> bool:
        return False

    @property
    def game_plies(self) -> list[int]:
        """Whoever says who plays opens a game (TABLE)."""
        return [number for number, deed in enumerate(self.actions) if deed.actor == TABLE]

    # -- going back ------------------------------------------------------------------------------------------------

    def back_to(self, ply: int) -> "Campaign":
        """A new campaign with only the first deeds of this one."""
        if not 0 <= ply <= self.ply:
            raise Stale(f"there is no ply {ply}; the campaign is at ply {self.ply}", self.ply)
        if ply == self.ply:
            return self._copy()
        begun = self._start if self._start and ply >= self.begins else None
        campaign = cast(Campaign, begun._copy()) if begun else Campaign(self.game, self.base, self.options)
        for deed in self.deeds[campaign.ply : ply]:
            campaign.play(*deed)
        return campaign

    def undo_ply(self, seat: int) -> int | None:
        """As in the game being played; what is done between games is done."""
        within = self._match.undo_ply(seat) if self.running else None
        return None if within is None else self._first + within

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

    def choices(self, seat: int) -> list[Shown]:
        if self.stage == GAME:
            return self._match.choices(seat)
        return [
            BetweenChoice(
                move=f"stick {sticker.kind} {CARD_NAMES[card]}",
                kind=sticker.kind,
                card=card_picture(self.facts, card),
                cosmetic=sticker.cosmetic,
                owner=next((s for s in range(len(self.seats)) if card in self._album(s)), None),
            )
            for sticker, card in self._sticking(seat)
        ]

    def why(self, seat: int, move: str) -> str | None:
        """The ledger id of the rule that forbids a move, or None."""
        if self.running:
            return self._match.why(seat, move)
        try:
            self._copy().play(seat, move)
        except Illegal as error:
            return error.rule
        return None

    def suggestion(self, seat: int, stream: Stream) -> str:
        """Where a bot sticks: what it likes best; among equals chance decides."""
        listed = self._sticking(seat)
        likings = [taste(self.facts, card, sticker) for sticker, card in listed]
        best = [one for one, liking in zip(listed, likings, strict=True) if liking == max(likings)]
        sticker, card = best[stream.draw(self.ply, len(best))]
        return f"stick {sticker.kind} {CARD_NAMES[card]}"

    def view(self, seat: int | None) -> Shown | None:
        """The game being played, or the one just finished."""
        return None if self.match is None else self.match.view(seat)

    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.outcome()

    def caption(self) -> Shown | None:
        return None if self.match is None else self.match.caption()

    def events(self, index: int, seat: int | None) -> list[Shown]:
        """What the seat saw of deed number `index`, of the game in view or what followed it."""
        told: list[Shown] = list(self._told.get(index, []))
        return [*self._match.events(index - self._first, seat), *told] if self._in_match(index) else told

    def shown_action(self, index: int, seat: int | None) -> Action | None:
        """The deed as the seat may read it, or None if it is hidden from it."""
        return self._match.shown_action(index - self._first, seat) if self._in_match(index) else self.deeds[index]

    def _in_match(self, index: int) -> bool:
        return self.match is not None and self._first <= index < self._first + self.match.ply

    def sheet(self) -> Sheet:
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
    def check_name(name: str) -> str:
        return gathering.check_name(name)

    @staticmethod
    def replay(record: Chronicle, game: Game, box: Box | None = None) -> "Campaign":
        """The campaign that a record tells. Raises RecordError, saying at which deed, if it does not hold."""
        options = game.options_by(record.rules, record.options)
        campaign = Campaign.begin(game, options, box or game.find_box(record.box.hash))
        record.check(game, campaign.base.hash)
        for number, text in enumerate(record.deeds, 1):
            try:
                campaign.play(*read_deed(text))
            except GameError as error:
                raise RecordError(f"deed {number} of the campaign, “{text}”: {error}") from error
        return campaign
