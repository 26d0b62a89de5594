"""The picture of a table and, between games, of a campaign, as people are sent it: what lies where, what may be chosen,
what happened.

The page's types and docs/pictures.md are made from these structures. Ids are never shown: `astromouse` is looked up as
`set-astromouse`, `deck` as `sticker-deck`. Cards are called `corking-1` … `corking-12`.

Places, as used in `moves`: `deck` (the pile; once it is used up, cards come from `reserve`), `reserve`,
`display/1`…`display/6`, `hand/<seat>`, `hand/<seat>/<card>` (where the reader may know the card), `album/<seat>/<set>`,
`marker/<space>`.

**Sealed things.** The shared texts know only what lies in the open box: the stickers `star`, `deck` and `question`, the
effects `take` and `exchange` of the bonus. Everything a booster brings (more kinds of sticker, bonus lines, rules,
scenarios) has its texts in `words` of the campaign's sheet: exactly the messages of what has been opened. So kinds are
any string here, and a page must be able to draw one it does not know (a disc with its name and its
`sticker-<kind>.text`), and holds no names, drawings or texts of sealed kinds.

How a turn goes: `take` one of the display; `play` cards of one set, one after the other in the order they are laid (the
last one is the open card), then `done`; when no further card of the set is in hand, laying ends by itself. Then the
chips: every choice with the verb `use` belongs to the chip `effect`; tapping a chip lights its targets (`card`,
`spaces`, `seat` and `set`), an effect without target is used at once. `done` ends the turn; when no chip is left it
ends by itself. The bonus is used up to its last step. A question brings the asked seat a choice `give` for each of its
cards of the set. At the end everybody has `keep` for each card in hand. Move texts: `take corking-3`, `play corking-3`,
`done`, `deck`, `ask 2 corking` (seats from 1), `bonus take corking-3`, `bonus exchange L1 R2`, `give corking-3`,
`keep corking-3`.

A campaign is a row of games with something between them. Its snapshots have `campaign` (the `Sheet`) beside `view`;
`choices` are the game's while one is played, and in stage `stick` they are `BetweenChoice`s. Moves between games:
`stick deck corking-3`; a cosmetic sticker may name its place in per cent: `stick <kind> corking-3 40 25` (without: the
middle). In stage `gather` one sends who plays next, in seat order: `players Ada, Ben, Cleo`, with a scenario
`players Ada, Ben scenario <id>`; people may join and leave. Chance says `booster <id>`, `deal <kind>`,
`catch up <kind> corking-3`.
"""

from .choosing import choices as choices
from .deeds import BetweenChoice as BetweenChoice
from .deeds import Choice as Choice
from .deeds import Effect as Effect
from .deeds import Event as Event
from .deeds import EventKey as EventKey
from .deeds import Laying as Laying
from .deeds import OpenedEvent as OpenedEvent
from .pieces import card_picture as card_picture
from .sheet import Booster as Booster
from .sheet import Field as Field
from .sheet import Person as Person
from .sheet import Sheet as Sheet
from .sheet import Stage as Stage
from .sheet import Sticker as Sticker
from .sheet import StickerHand as StickerHand
from .sheet import Stuck as Stuck
from .sheet import Words as Words
from .showing import caption as caption
from .showing import midway as midway
from .showing import questioned as questioned
from .showing import view as view
from .table import Caption as Caption
from .table import Card as Card
from .table import Played as Played
from .table import SpecialPoints as SpecialPoints
from .table import View as View
from .telling import events as events
