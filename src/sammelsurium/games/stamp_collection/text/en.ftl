# Stamp Collection, English.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $region, $stamp, $bonus and $album arrive as words, numbers as numbers.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# lost something to $who. Where an attribute is missing the value serves everybody.

game-title = Stamp Collection
game-tagline = Buy stamps from six parts of the world, give each a worthy place, and enjoy the chocolates.
region-short-blue = N. America
region-short-green = S. America
region-short-purple = Europe
region-short-brown = Africa
region-short-red = Asia
region-short-pink = Australia

## Pieces

colour-blue = blue
colour-green = green
colour-purple = purple
colour-brown = brown
colour-red = red
colour-pink = pink

region-blue = North America
region-green = South America
region-purple = Europe
region-brown = Africa
region-red = Asia
region-pink = Australia

motif-animal = animal
motif-plant = plant
motif-building = building
motif-panorama = panorama

stamp-blue-animal = Moose
stamp-blue-plant = Cactus
stamp-blue-building = Skyscraper
stamp-blue-panorama = Mesas
stamp-green-animal = Toucan
stamp-green-plant = Pineapple
stamp-green-building = Stilt House
stamp-green-panorama = Bay
stamp-purple-animal = Hedgehog
stamp-purple-plant = Tulip
stamp-purple-building = Windmill
stamp-purple-panorama = Peak
stamp-brown-animal = Elephant
stamp-brown-plant = Baobab
stamp-brown-building = Mud Towers
stamp-brown-panorama = Savanna
stamp-red-animal = Tiger
stamp-red-plant = Lotus
stamp-red-building = Pagoda
stamp-red-panorama = Great Wave
stamp-pink-animal = Kangaroo
stamp-pink-plant = Eucalyptus
stamp-pink-building = Concert Hall
stamp-pink-panorama = Reef

mount-blue = North America mount
mount-green = South America mount
mount-purple = Europe mount
mount-brown = Africa mount
mount-red = Asia mount
mount-pink = Australia mount

storage-tile = storage tile

bonus-big_sky = Big Sky
bonus-lost_city = Lost City
bonus-old_forest = Old Forest
bonus-oasis = Oasis
bonus-mountain_pass = Mountain Pass
bonus-harbour_lights = Harbour Lights
bonus-menagerie = Menagerie
bonus-greenhouse = Greenhouse
bonus-master_builders = Master Builders
bonus-wide_view = Wide View
bonus-round_the_world = Round the World

album-0 = Great Lakes
album-1 = Rainforest
album-2 = Old World
album-3 = Silk Road

connoisseur-blue = North America connoisseur
connoisseur-green = South America connoisseur
connoisseur-purple = Europe connoisseur
connoisseur-brown = Africa connoisseur
connoisseur-red = Asia connoisseur
connoisseur-pink = Australia connoisseur

## Events of the log

took-coin =
    { $price ->
        [0] { $who } took the last gold coin.
       *[other] { $who } took a gold coin. Tiles now cost { $price }.
    }
    .you =
        { $price ->
            [0] You took the last gold coin.
           *[other] You took a gold coin. Tiles now cost { $price }.
        }
bought-mount =
    { $extra ->
        [0] { $who } bought a mount for { $region }, paying { $total }.
       *[other] { $who } bought a mount for { $region }, paying { $total }, of which { $extra } for the space.
    }
    .you =
        { $extra ->
            [0] You bought a mount for { $region }, paying { $total }.
           *[other] You bought a mount for { $region }, paying { $total }, of which { $extra } for the space.
        }
bought-stamp = { $who } bought “{ $stamp }” for { $total } and mounted it.
    .you = You bought “{ $stamp }” for { $total } and mounted it.
stored-stamp = { $who } bought “{ $stamp }” for { $total } and put it into storage.
    .you = You bought “{ $stamp }” for { $total } and put it into storage.
bought-storage = { $who } bought a second storage slot for { $total }.
    .you = You bought a second storage slot for { $total }.
moved-stamp = { $who } moved “{ $stamp }” from storage onto the new mount.
    .you = You moved “{ $stamp }” from storage onto the new mount.
connoisseur = The { $region } connoisseur came to { $who }.
    .you = The { $region } connoisseur came to you.
connoisseur-lured = The { $region } connoisseur left { $from_who } for { $who }.
    .you = The { $region } connoisseur left { $from_who } and came to you.
    .from_you = The { $region } connoisseur left you for { $who }.
connoisseur-stays = The { $region } connoisseur was already with { $who } and stayed.
    .you = The { $region } connoisseur was already with you and stayed.
chocolate = { $who } got a box of chocolates.
    .you = You got a box of chocolates.
bonus =
    { $points ->
        [one] { $who } completed “{ $bonus }” for { $points } point.
       *[other] { $who } completed “{ $bonus }” for { $points } points.
    }
    .you =
        { $points ->
            [one] You completed “{ $bonus }” for { $points } point.
           *[other] You completed “{ $bonus }” for { $points } points.
        }
took-loan = { $who } took out a loan.
    .you = You took out a loan.
repaid-loan = { $who } repaid the loan.
    .you = You repaid your loan.
picked-album = { $who } picked the album “{ $album }”.
    .you = You picked the album “{ $album }”.
dealt-album = { $who } was dealt the album “{ $album }”.
    .you = You were dealt the album “{ $album }”.
start-player = { $who } goes first.
    .you = You go first.
round-ended-coins = The last coin is gone: the round is over.
round-ended-row = A row is sold out: the round is over.
round-began = Round { $round }
ending-bonus = Somebody has bonus tiles worth at least 9 points: this round is the last.
ending-mounts = An album has mounts on every space: this round is the last.
ending-last-round = The discards are back at the fair: this round is the last.
game-over-rounds = The fair closes after its last round.
game-over-bonus = The fair closes early: enough bonus points were collected.
game-over-mounts = The fair closes early: an album is full.
loan-settled = { $who } repaid the loan at the final scoring.
    .you = You repaid your loan at the final scoring.

## Effects, shown before a move is made

effect-pay = Pay { $total }: { $before } → { $after }
effect-pay-extra = Pay { $total }, { $extra } of it for the space: { $before } → { $after }
effect-loan = With a loan
effect-field = One more space
effect-stored-moves = “{ $stamp }” moves in from storage
effect-stored = Waits in storage for a mount
effect-connoisseur = { $region } connoisseur comes to you
effect-connoisseur-lured = { $region } connoisseur leaves { $from_who }
effect-connoisseur-stays = Connoisseur is here already, no chocolates
effect-chocolate = A box of chocolates
effect-bonus =
    { $points ->
        [one] “{ $bonus }” complete: { $points } point
       *[other] “{ $bonus }” complete: { $points } points
    }
effect-slot = A second storage slot
effect-coin = A gold coin: { $before } → { $after }
effect-round-ends = Ends the round
effect-game-ends = Ends the game
effect-repay = Loan repaid

## Prompts

prompt-your-turn = Buy a tile or take a coin.
prompt-only-coin = None of these tiles can be yours this turn: take a coin.
prompt-place-mount =
    { $count ->
        [one] The mount for { $region } has one place to go: the lit space.
       *[other] Place the mount for { $region }: choose one of the { $count } lit spaces.
    }
prompt-place-stamp = Where should “{ $stamp }” go?
prompt-place-storage = Put the storage tile beside your printed slot.
prompt-choose-stored = Two stored stamps match. Which one moves onto the new mount?
prompt-pick-album = Pick the album you like best.
prompt-waiting = Waiting for { $who }.
prompt-thinking = { $who } is thinking…
prompt-over = The game is over.

## Why a move is not possible

rule-SC-2 = Albums are picked before the first round, in turn order, and each of them only once.
rule-SC-20 = It is the others’ turn now. Then you have an action again.
rule-SC-22 = That tile is no longer at the fair.
rule-SC-23 = One tile a turn, and it must find its place at once.
rule-SC-24 = You cannot pay for a tile now. Take a coin.
    .now =
        { $loan ->
            [enough] A tile costs { $total } silver, and you have { $money }. Take a loan first, or a coin.
            [short] A tile costs { $total } silver, and you have { $money }. A loan would not do either. Take a coin: it brings { $coin }.
           *[none] A tile costs { $total } silver, and you have { $money }. Take a coin: it brings { $coin }.
        }
rule-SC-30 = A mount needs a completely empty space.
rule-SC-31 = This mount must share a side with one of the same colour.
rule-SC-32 = Your mounts of this colour have no empty space beside them any more.
rule-SC-33 = You cannot pay what this space costs on top of the price.
    .now =
        { $where ->
            [here] This space costs { $extra } on top, { $total } silver in all, and you have { $money }. A cheaper one will do.
           *[anywhere] Even the cheapest space for it makes { $total } silver in all, and you have { $money }. { $loan ->
                [enough] Take a loan first.
               *[other] Take a coin.
            }
        }
rule-SC-34 = A stored stamp of this colour has to move onto the new mount; if there are two, choose one.
rule-SC-40 = A stamp belongs on an empty mount of its own colour.
rule-SC-41 = Storage is for stamps that have no mount to go to.
    .now =
        { $storing ->
            [german] At this table you may store a stamp only while you have no mount of its colour at all.
           *[english] You have an empty mount of this colour: the stamp belongs there.
        }
rule-SC-42 = No empty mount of this colour and no storage slot to take the stamp.
rule-SC-43 = What has been placed stays where it is.
rule-SC-50 = A storage tile goes beside the printed slot, once per album.
    .now =
        { $slots ->
            [2] You have both storage slots already: an album takes only one such tile.
           *[other] A storage tile goes beside the printed slot.
        }
rule-SC-51 = Storage is for stamps only.
rule-SC-80 = At this table a loan is only for a purchase you could not pay otherwise.
rule-SC-81 = One loan at a time: repay the first before you take another.
rule-SC-82 = To repay you need a loan, and 4 silver.
rule-SC-94 = The last round is over, and so is the game.

## Options of the table

option-albums = Albums
option-albums-dealt = Dealt
    .about = Everyone gets an album at random.
option-albums-picked = Picked
    .about = Everyone picks an album, clockwise from the start player. The fair is laid out by then.
option-loans = Loans
option-loans-on-purchase = With a purchase
    .about = You borrow only to buy something you could not pay otherwise.
option-loans-any-time = Any time
    .about = You borrow whenever you like, even without need.
option-storing = Storing stamps
option-storing-english = Without an empty mount
    .about = A stamp may be stored while you have no empty mount of its colour.
option-storing-german = Without any mount
    .about = A stamp may be stored only while you have no mount of its colour at all, empty or not.
option-start = Start money
option-start-printed = The same for all
    .about = Everyone starts with 6 silver, as in the printed rules.
option-start-even = Evened out
    .about = Whoever plays later starts with more silver, to make up for having to wait.

## The final count

term-chocolates = Chocolates
term-bonus = Bonus tiles
term-fields = Album spaces
term-loan = Unpaid loan
reason-rounds = All rounds have been played.
reason-bonus = A player collected enough bonus points.
reason-mounts = A player filled a whole album with mounts.
tie-break = Level on points: more money wins.
tie-shared = Level on points and money: the victory is shared.
