"""A campaign of games (`campaign`, `stages`): who plays (`gathering`), sealed boosters (`boosters`), stickers stuck on
cards (`sticking`), what is told (`telling`) and what the sheet shows (`sheet`)."""

from .boosters import Booster as Booster
from .boosters import sealed as sealed
from .campaign import Campaign as Campaign
from .stages import cards_in as cards_in
from .sticking import Sticker as Sticker
from .sticking import open_rules as open_rules
from .sticking import places as places
from .sticking import put_on as put_on
from .sticking import stickers_of as stickers_of
from .sticking import taste as taste
