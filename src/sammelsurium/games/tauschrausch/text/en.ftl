# Tauschrausch, English.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $piece, $contest, $event, $size, $rival_card and $album arrive as words.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# lost something to $who. `.about` is the sentence on a card.

game-title = Tauschrausch
game-tagline = Three days at the stamp fair: collect, split so that others choose, and fill your album.
theme-space = space
theme-monuments = monuments
theme-animals = animals
theme-flowers = flowers
theme-vehicles = vehicles
kind-rare = rare

## Pieces

colour-purple = purple
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-brown = brown
kind-ordinary = ordinary
kind-cancelled = cancelled
kind-faded = faded
kind-forever = forever stamp
kind-double = double stamp
size-small = small square
size-long = long tile
size-short = short rectangle
size-large = large square
size-forever = forever stamp
size-card = attendee card
size-marker = start marker
album-0 = Observatory
album-1 = Quarry
album-2 = Zoo
album-3 = Greenhouse
album-4 = Workshop
offer-a = A
offer-b = B
piece-down-small = { size-small } (face down)
piece-down-long = { size-long } (face down)
piece-down-short = { size-short } (face down)
piece-down-large = { size-large } (face down)
tray-reserve = Reserve
tray-safe = Second safe
tray-postmark = Postmark Scholar’s reserve
tray-porter = Night Porter’s reserve
tray-a = Offer A
tray-b = Offer B
contest-kind-colour = Colour
contest-kind-theme = Theme
contest-kind-shape = Shape
contest-kind-cancelled = Cancelled
contest-kind-final = Final contest
day-collect = Collect
day-swap = Swap
day-show = Show
day-1 = Friday
day-2 = Saturday
day-3 = Sunday
rival-name = Pinzetta
rival-want = Wants { $first }, or else { $second }
face-down = face down

## Events of the log

start-player = { $who } got the start marker.
    .you = You got the start marker.
dealt-album = { $who } got the album “{ $album }”.
    .you = You got the album “{ $album }”.
picked-album = { $who } took the album “{ $album }”.
    .you = You took the album “{ $album }”.
rival-album = Pinzetta got the album “{ $album }”.
dealt-contest = A contest was announced: “{ $contest }”.
round-began = Day { $round }
round-ended = Day { $round } is over.
event-revealed = Event: “{ $event }”.
event-in-force = “{ $event }” is in force today.
laid-out = In the pool: { $pieces }.
revealed = Revealed: { $piece }.
saw = { $who } looked at a face-down stamp: { $piece }.
    .you = You looked at a face-down stamp: { $piece }.
looked = { $who } looked at a face-down stamp ({ $size }).
    .you = You looked at a face-down stamp ({ $size }).
took = { $who } took: { $piece }.
    .you = You took: { $piece }.
took-hidden = { $who } took a face-down stamp ({ $size }).
    .you = You took a face-down stamp ({ $size }).
rival-took = Pinzetta took: { $piece }.
rival-took-hidden = Pinzetta took a face-down stamp ({ $size }).
rival-card = Pinzetta’s next card: “{ $rival_card }”.
rival-taste-open = Pinzetta showed a taste: “{ $rival_card }”.
rival-taste = Pinzetta followed her taste: “{ $rival_card }”.
marker-left = { $who } took the last item and got the start marker in addition.
    .you = You took the last item and got the start marker in addition.
rival-marker-left = Pinzetta took the last item and got the start marker in addition.
exchanged = { $who } exchanged an item for: { $piece }.
    .you = You exchanged an item for: { $piece }.
exchanged-hidden = { $who } exchanged an item for a face-down stamp ({ $size }).
    .you = You exchanged an item for a face-down stamp ({ $size }).
redrew = { $who } put an item into the pool and drew a stamp from the supply ({ $size }).
    .you = You put an item into the pool and drew a stamp from the supply ({ $size }).
used-first = { $who } first used the specialist “{ $piece }”.
    .you = You first used the specialist “{ $piece }”.
draws = { $who } drew a stamp from the supply ({ $size }).
    .you = You drew a stamp from the supply ({ $size }).
passed = { $who } passed.
    .you = You passed.
picked = { $who } has picked an item.
    .you = You have picked an item.
confirmed-split = { $who } has split.
    .you = You have split.
splits-shown = All offers are on the table.
chose = { $who } took offer { $offer } from { $from_who }: { $pieces }.
    .you = You took offer { $offer } from { $from_who }: { $pieces }.
    .from_you = { $who } took your offer { $offer }: { $pieces }.
chose-rival = { $who } took offer { $offer } from Pinzetta: { $pieces }.
    .you = You took offer { $offer } from Pinzetta: { $pieces }.
rival-chose = Pinzetta took your offer { $offer }: { $pieces }.
kept-both = { $who } found no offer left and kept both: { $pieces }.
    .you = You found no offer left and kept both of yours: { $pieces }.
uncovered = All face-down stamps were revealed.
placed = { $who } placed at { $place }: { $piece }.
    .you = You placed at { $place }: { $piece }.
confirmed-show = { $who } has finished the album.
    .you = You have finished your album.
misfit =
    { $who }’s stamps that fit nowhere left the game: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Your stamps that fit nowhere left the game: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
score-marker = { $who } scored { $points } for the start marker.
    .you = You scored { $points } for the start marker.
score-exhibitors = { $who } scored { $points } for exhibitors.
    .you = You scored { $points } for exhibitors.
score-card =
    By a card for { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        By a card for you: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
chose-contest = { $who } has chosen a contest.
    .you = You have chosen a contest.
announced = { $who } entered “{ $contest }”.
    .you = You entered “{ $contest }”.
entered = { $who } scored { $points } in “{ $contest }”.
    .you = You scored { $points } in “{ $contest }”.
entered-again = { $who } entered a contest again and scored { $points }.
    .you = You entered a contest again and scored { $points }.
score-forever = { $who } scored { $points } for forever stamps.
    .you = You scored { $points } for forever stamps.
score-values =
    Values in { $who }’s album: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Values in your album: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
score-specialists = { $who } scored { $points } for specialists.
    .you = You scored { $points } for specialists.
score-final = { $who } scored { $points } in the final contest.
    .you = You scored { $points } in the final contest.
rival-scored =
    Pinzetta: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fair-closed = The fair closed its doors.

## Effects

effect-take = { $piece }
effect-place = { $piece } at { $place }
effect-contest = “{ $contest }” would pay { $total } ({ $difference })
effect-exhibitors = Exhibitors: { $difference } each round
effect-misfit = Fits nowhere and leaves the game: { $piece }
effect-enter = “{ $contest }”
effect-offer = Items: { $count }, face down: { $hidden }, open value: { $value }
effect-give = Its value at once
effect-use = First: { $piece }

## Prompts

prompt-albums = Pick an album. Each one shows another exhibitor.
prompt-collect = Take an item from the pool.
prompt-open-drawers = Reveal a face-down stamp in the pool.
prompt-redraw = You may put an item into the pool and draw a stamp from the supply for it.
prompt-redraw-first = You may put an item into the pool and draw a stamp from the supply for it. Which of your specialists works first is up to you.
prompt-exchange = You may exchange an item for one in the pool.
prompt-open-hand = Pick an item to show and give to the right.
prompt-split = Reserve one item and split the others into two offers.
prompt-secret-deal = You may draw a stamp from the supply and reserve it.
prompt-bargain = A small offer: you may draw a stamp from the supply and reserve it.
prompt-choose = Choose an offer from another player.
prompt-show = Place your stamps, then confirm.
prompt-place = Where should it go: { $piece }?
prompt-enter = Enter one contest.
prompt-waiting = Waiting for { $who }.
prompt-thinking = { $who } is thinking…
prompt-over = The game is over.
button-confirm = Confirm
button-pass = Pass
button-use = First: { $piece }
button-drop = Put aside

## Why a move is not possible

rule-TR-10 = Before the first day everyone gets an album, in turn order from the start marker, and no album twice.
rule-TR-20 = The day is still being laid out. One moment.
rule-TR-30 = You take one item from the pool when it is your turn.
rule-TR-40 = Reserve one item, and put at least one into each offer.
rule-TR-41 = A rare stamp cannot be reserved, not even face down.
rule-TR-43 = When it is your turn, choose an offer from another player.
rule-TR-46 = These offers are settled already. Choose another one.
rule-TR-50 = A stamp goes on empty cells inside your album; take it in hand first.
rule-TR-51 = A stamp that fits must be placed, and one that fits nowhere cannot be taken in hand.
rule-TR-55 = Your ticket is there already. Choose another contest.
rule-TR-65 = The game is over.
rule-TR-80 = Only the holder of the specialist may draw now.
rule-TR-81 = An extra reserve needs a card or an event that allows it, and takes one item.
rule-TR-82 = At the end of Collect specialists come before the event, and everyone answers in turn. You are asked for the order of your own where it matters.
rule-TR-83 = In turn, everyone reveals one face-down stamp in the pool.
rule-TR-84 = Pick one item from your haul.
rule-TR-86 = This stack is empty. Choose another one.
rule-TR-90 = The card in force does not allow this.

## Options of the table

option-albums = Albums
option-albums-dealt = Dealt
    .about = Everyone gets an album at random.
option-albums-picked = Picked
    .about = Everyone picks an album, in turn order from the start marker. Alone, you pick and Pinzetta is dealt hers.
option-reveal = Revealing
option-reveal-together = All together
    .about = Face-down stamps are revealed when all offers are settled.
option-reveal-when-settled = When settled
    .about = Face-down stamps are revealed as soon as their owner is settled.
option-contests = Contests
option-contests-secret = In secret
    .about = All choose at the same time.
option-contests-in-turn = In turn
    .about = Everyone announces a contest, in turn order from the start marker.
option-forever = Ties of forever stamps
option-forever-one-place = One place skipped
    .about = After a tie the next place is not awarded, however many are tied.
option-forever-competition = As in sports
    .about = As many places are skipped as players are tied beyond the first.
option-start = Start
option-start-printed = As printed
    .about = Everyone starts with 0 points.
option-start-even = Evened out
    .about = Whoever plays later starts with a few points, because taking first is an advantage.
option-rival = Pinzetta
option-rival-newcomer = Newcomer
    .about = Solo: you see the taste she will follow.
option-rival-dealer = Dealer
    .about = Solo: you see two tastes, and she scores 5 more in each contest.
option-rival-legend = Legend
    .about = Solo: you see no taste, and she scores 10 more in each contest.

## The final count

term-marker = Start marker
term-exhibitors = Exhibitors
term-contests = Contests
term-cards = Cards and events
term-forever = Forever stamps
term-values = Values
term-specialists = Specialists
term-final = Final contest
term-start = Head start
reason-days = The three days are over.
reason-beaten = You have beaten Pinzetta.
reason-lost = Pinzetta has won.
reason-tied = You and Pinzetta share the victory.
tie-break = Level on points: the higher sum of rare values wins.
tie-shared = Level on points and rare values: the victory is shared.

## Pieces as events name them

piece-purple-space = purple space stamp
piece-purple-monuments = purple monument stamp
piece-purple-animals = purple animal stamp
piece-purple-flowers = purple flower stamp
piece-purple-vehicles = purple vehicle stamp
piece-yellow-space = yellow space stamp
piece-yellow-monuments = yellow monument stamp
piece-yellow-animals = yellow animal stamp
piece-yellow-flowers = yellow flower stamp
piece-yellow-vehicles = yellow vehicle stamp
piece-blue-space = blue space stamp
piece-blue-monuments = blue monument stamp
piece-blue-animals = blue animal stamp
piece-blue-flowers = blue flower stamp
piece-blue-vehicles = blue vehicle stamp
piece-green-space = green space stamp
piece-green-monuments = green monument stamp
piece-green-animals = green animal stamp
piece-green-flowers = green flower stamp
piece-green-vehicles = green vehicle stamp
piece-brown-space = brown space stamp
piece-brown-monuments = brown monument stamp
piece-brown-animals = brown animal stamp
piece-brown-flowers = brown flower stamp
piece-brown-vehicles = brown vehicle stamp
piece-rare = rare stamp
piece-double = double stamp
piece-forever = forever stamp
piece-marker = start marker
piece-lavender_farmer = { exhibitor-lavender_farmer }
piece-beekeeper = { exhibitor-beekeeper }
piece-sailor = { exhibitor-sailor }
piece-forester = { exhibitor-forester }
piece-chocolatier = { exhibitor-chocolatier }
piece-secretive_dealer = { specialist-secretive_dealer }
piece-postmark_scholar = { specialist-postmark_scholar }
piece-night_porter = { specialist-night_porter }
piece-bargain_hunter = { specialist-bargain_hunter }
piece-auctioneer = { specialist-auctioneer }
piece-appraiser = { specialist-appraiser }
piece-customs_officer = { specialist-customs_officer }
piece-stockkeeper = { specialist-stockkeeper }
piece-fortune_teller = { specialist-fortune_teller }
piece-early_riser = { specialist-early_riser }
piece-stationer = { specialist-stationer }
piece-restorer = { specialist-restorer }
piece-regular_guest = { specialist-regular_guest }
piece-curator = { specialist-curator }

## Cards

contest-second_fiddle = Second Fiddle
    .about = 4 points for each stamp of your second most frequent colour.
contest-monochrome = Monochrome
    .about = Your best group of one colour: 2, 5, 9, 14, 20 or 27 points for 1, 2, 3, 4, 5 or at least 6 stamps.
contest-paintbox = Paintbox
    .about = 1, 2 or at least 3 sets of all five colours: 8, 18 or 30 points.
contest-duet = Duet
    .about = 2 points for each stamp in your best group of at most two colours.
contest-islands = Islands of Colour
    .about = 4 points for each group of at least two stamps of one colour.
contest-mosaic = Mosaic
    .about = 2 points for each coloured stamp that touches stamps of at least three different colours.
contest-grand_tour = Grand Tour
    .about = 1, 2 or at least 3 sets of all five themes: 9, 20 or 33 points.
contest-silver_medal = Silver Medal
    .about = 4 points for each stamp of your second most frequent theme.
contest-one_story = One Story
    .about = 3 points for each stamp in your best group of one theme.
contest-wide_interests = Wide Interests
    .about = 4 points for each theme of which you have at least two stamps.
contest-colour_chronicle = Colour Chronicle
    .about = Your best group of one colour: 2, 6, 11, 17 or 24 points for 1, 2, 3, 4 or 5 different themes in it.
contest-parade = Parade
    .about = Your best row or column: 1, 3, 7, 12 or 18 points for 1, 2, 3, 4 or 5 different themes in it.
contest-brickwork = Brickwork
    .about = 3 points for each rectangle in your best group of rectangles.
contest-small_tiles = Small Tiles
    .about = 3 points for each small square in your best group of small squares.
contest-second_format = Second Format
    .about = 3 points for each stamp of your second most frequent shape.
contest-tall_and_wide = Tall and Wide
    .about = 5 points for each pair of one upright and one wide rectangle.
contest-showpiece = Showpiece
    .about = 1 point for every three cells of your largest completely covered rectangle of the grid.
contest-good_neighbours = Good Neighbours
    .about = 6 points for each large square that touches both a small square and a rectangle.
contest-postmark_club = Postmark Club
    .about = Your best group of cancelled stamps: 3, 8, 14, 21 or 29 points for 1, 2, 3, 4 or at least 5 stamps.
contest-ink_trail = Ink Trail
    .about = 1 point for each row and each column with a cancelled stamp in it.
contest-colourful_mail = Colourful Mail
    .about = Your cancelled stamps: 3, 7, 12, 18 or 25 points for 1, 2, 3, 4 or 5 different colours among them.
contest-under_ink = Under Ink
    .about = 2 points for every three cells covered by cancelled stamps.
contest-reunion = Reunion
    .about = 5 points for each cancelled stamp that touches an uncancelled stamp of its theme.
contest-good_company = In Good Company
    .about = 2 points for each uncancelled stamp that touches a cancelled one, at most 20 points.
contest-crossroads = Crossroads
    .about = 4 points for each perfect corner.
contest-snug = Snug
    .about = 3 points for each surrounded stamp.
contest-picture_frame = Picture Frame
    .about = 10 points for each full edge.
contest-letter_slots = Letter Slots
    .about = 3 points for each gap of exactly two cells.
contest-pinholes = Pinholes
    .about = 5 points for each gap of exactly one cell.
contest-ponds = Ponds
    .about = 2 points for each empty area, whatever its size.
event-late_opening = Late Opening
    .about = One more short rectangle per player lies in the pool, face up. Everyone collects seven items instead of six.
event-golden_tweezers = Golden Tweezers
    .about = The start marker scores 6 points this round instead of 2.
event-open_drawers = Open Drawers
    .about = Before Collect everyone reveals one face-down stamp in the pool, in turn order from the start marker.
event-upside_down = Upside Down
    .about = What events show face up lies face down, and the other way round. Forever stamps and cards stay open.
event-second_safe = Second Safe
    .about = Everyone may reserve a second item, but no rare stamp.
event-exchange_table = Exchange Table
    .about = After Collect everyone may exchange one item from the haul, but not the start marker, for one left in the pool.
event-open_house = Open House
    .about = Nobody reserves as usual. Specialists that reserve still work.
event-alone_on_stage = Alone on Stage
    .about = Whoever enters a contest that nobody else enters this round scores 4 more points.
event-gala_evening = Gala Evening
    .about = All exhibitors, printed ones and cards, score twice this round.
event-open_hand = Open Hand
    .about = After Collect everyone secretly picks one item from the haul. All show them, gain or lose their value and hand them to the right.
# Where a long name may be broken on a small card.
-shy = { "\u00AD" }
specialist-secretive_dealer = Secretive Dealer
    .about = After the split, if one of your offers holds no face-up stamp, you may draw a stamp from the supply, reveal and reserve it.
specialist-postmark_scholar = Postmark Scholar
    .about = When you split, you may also reserve one face-up tile with a cancelled stamp on it.
specialist-night_porter = Night Porter
    .about = When you split, you may also reserve one face-down stamp that is not rare.
specialist-bargain_hunter = Bargain Hunter
    .about = If the offer you choose holds at most two items, you may draw a stamp from the supply, reveal and reserve it.
specialist-auctioneer = Auctioneer
    .about = When the larger of your two offers is taken, score 3 points.
specialist-appraiser = Appraiser
    .about = Before you choose, you look at all face-down stamps in the offers you can choose from.
specialist-customs_officer = Customs Officer
    .about = When you take this card, and at the start of each later Collect, you look at all face-down stamps in the pool.
specialist-stockkeeper = Stock{ -shy }keeper
    .about = At the end of Collect you may put one item from your haul, but not the start marker, into the pool and draw a stamp from the supply for it, face down.
specialist-fortune_teller = Fortune Teller
    .about = At the end of Collect, score 3 points if at least three stamps in your haul lie face down.
specialist-early_riser = Early Riser
    .about = You choose first, instead of the holder of the start marker.
specialist-stationer = Stationer
    .about = At the end you count two forever stamps more, if you have at least one.
specialist-restorer = Restorer
    .about = Your faded stamps are worth 1 point each.
specialist-regular_guest = Regular Guest
    .about = You may enter a contest that already bears your ticket.
specialist-curator = Curator
    .about = Each of your exhibitors, the printed one included, scores 1 point more each round.
exhibitor-stargazer = Stargazer
    .about = 1 point each round for every stamp with the theme space.
exhibitor-stonemason = Stone{ -shy }mason
    .about = 1 point each round for every stamp with the theme monuments.
exhibitor-zookeeper = Zookeeper
    .about = 1 point each round for every stamp with the theme animals.
exhibitor-gardener = Gardener
    .about = 1 point each round for every stamp with the theme flowers.
exhibitor-mechanic = Mechanic
    .about = 1 point each round for every stamp with the theme vehicles.
exhibitor-lavender_farmer = Lavender Farmer
    .about = 1 point each round for every purple stamp.
exhibitor-beekeeper = Beekeeper
    .about = 1 point each round for every yellow stamp.
exhibitor-sailor = Sailor
    .about = 1 point each round for every blue stamp.
exhibitor-forester = Forester
    .about = 1 point each round for every green stamp.
exhibitor-chocolatier = Choco{ -shy }latier
    .about = 1 point each round for every brown stamp.
rival_card-gold_fever = Gold Fever
rival_card-eagle_eye = Eagle Eye
rival_card-envy = Envy
rival_card-favourite_shelf = Favourite Shelf
rival_card-one_more_set = One More Set
rival_card-hunch = Hunch
rival_card-spite = Spite
rival_card-rivalry = Rivalry
rival_card-snatch = Snatch
rival_card-two_at_once = Two at Once
rival_card-bargain = Bargain
rival_card-small_talk = Small Talk
rival_card-connections = Connections
rival_card-good_advice = Good Advice
rival_card-hurry = Hurry
rival_card-first_in_line = First in Line
rival_card-thrift = Thrift
rival_card-patience = Patience
rival_card-curiosity = Curiosity
rival_card-risk = Risk
want-rare = a rare stamp
want-theme = a stamp of her theme
want-yours = a stamp of your theme
want-double = a double stamp
want-exhibitor = an exhibitor
want-specialist = a specialist
want-marker = the start marker
want-forever = a forever stamp
want-hidden = a face-down stamp
taste-value = the higher visible value
taste-items = more items
taste-theme = more stamps of her theme
taste-hidden = more face-down stamps
taste-cells = more album cells
