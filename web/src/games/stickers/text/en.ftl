# The table of stickers, English. Events, prompts and rules are shared with Python and live in the package.

round-number = Round { $round }
campaign-about = Fifteen games, a booster after each. What you stick stays stuck.

## The table

stage-take = 1 of 3, take
stage-play = 2 of 3, play a collection
stage-effects = 2 of 3, bonus and stickers
stage-refill = 3 of 3, refill

asked-you = A question for you

rarity = Rarity
rarity-note = largest / second-largest collection
rarity-note-two = only the largest collection scores
space-label = { $rank }: { $set }.
space-empty = no marker
space-collection =
    { $who }: { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
display = Display
display-note = filled up after the turn
display-gone = Empty place in the display
deck = deck
reserve = reserve
card-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
card-order = number { $order }
your-hand = Your hand
hand-empty = Your hand is empty.
your-album = Your album
album-empty = your first collection
album-next = a new collection starts here
album-of = { $who }’s album
album-of-empty = The album is still empty.
stack-label =
    { $count ->
        [one] { $set }: { $count } card
       *[other] { $set }: { $count } cards
    }, stars: { $stars }, place worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stack-short =
    { $count ->
        [one] { $set }: { $count } card, stars: { $stars }
       *[other] { $set }: { $count } cards, stars: { $stars }
    }
bonus-list = Bonus for the number of cards played
pending = Still to be used
in-hand = { $count } in hand
hand-of = { $who }’s hand: { $count }.
hand-known = You know of: { $sets }.
hand-lacks = Has none of: { $sets }.
known-short = known:
lacks-short = none of:
ask-player = Ask { $who }
last-cards-title = The last card
last-thinking = is choosing
last-chosen = has chosen
last-none = has no cards
last-nothing = no collection of it
if-you-do = If you do this
standing =
    { $rank ->
        [1] { $level ->
            [yes] tied for the lead
           *[no] in the lead
        }
        [2] 2nd, { $behind } behind
        [3] 3rd, { $behind } behind
       *[other] 4th, { $behind } behind
    }
tie-break-name = Rarest sets (decide a tie)

row =
    { $count ->
        [one] { $count } card of { $set }.
       *[other] { $count } cards of { $set }, the last one stays open.
    }
aim-markers = Choose a marker to exchange with a neighbour.
aim-second-marker = And with which neighbour?
aim-question = Whom do you ask, and for which set? Choose a player and a marker.
aim-player = Whom do you ask?
aim-set = For which set? Choose a marker on the board.
chosen-take = Take { $set } into your hand?
chosen-ask = Ask { $who } for { $set }?
chosen-exchange = { $set } and { $other_set } change places: { $gain } for you.
chosen-give = Give this { $set } away?
chosen-keep = { $set } as your last card?
chosen-use = Use it now?
confirm-take = Take it
confirm-play =
    { $count ->
        [one] Play { $count } card
       *[other] Play { $count } cards
    }
confirm-ask = Ask
confirm-exchange = Exchange
confirm-give = Give it
confirm-keep = Choose it
confirm-deck = Turn up a card
confirm-use = Use it
end-laying = Leave it at that
end-turn = End the turn
end-effect = Go on

did-took = took { $set }
did-took-bonus = bonus: { $set }
did-collection = played { $count } × { $set }
did-turned = turned up { $set }
did-exchanged = exchanged two markers
did-asked = asked for { $set }
did-chose = has chosen

## Between the games of a campaign

campaign-track = Progress of the campaign
legend-power = afterwards the power booster of this number: it may change rules
legend-set = afterwards a set booster, drawn at random
legend-next = the next game
legend-won = opened; the face says who won the game
campaign-people = Trophies
campaign-no-trophies = Nobody has won a trophy yet.
field-game = Game { $game }
field-won = Won by { $who }
champions =
    { $count ->
        [one] { $who } signs the Golden Album.
       *[other] { $who } sign the Golden Album together.
    }
    .you = You sign the Golden Album.
wins-trophy = { $who } wins the trophy of game { $game }.
    .you = You win the trophy of game { $game }.
open-booster = Open the booster
new-rule = New rule:
sticker-new = new
sticker-for-fun = Just for fun: put it wherever you like.
deal-stickers = Deal the stickers
stick-yours = Your stickers
stick-everybody = Who sticks what
stick-elsewhere = Other cards of the game
stick-caught-up = Stickers set aside earlier
stick-held =
    { $count ->
        [0] no stickers left
        [one] { $count } sticker in hand
       *[other] { $count } stickers in hand
    }
stick-choose = Choose a sticker, then a card in your album. What is stuck stays stuck.
stick-where = { $sticker }: on which card?
stick-place = { $sticker }: put it where it looks best.
stick-ready = Stick “{ $sticker }” on this { $set } card for good?
stick-wait = { $who } is sticking…
stick-done = All stickers are stuck.
confirm-stick = Stick it on
stuck-on = { $sticker } on { $set }
card-free = free: { $stars } for stars, { $combos } for combos
card-fresh = new sticker
place-how = Tap or drag on the card. With the keyboard: the arrow keys, then Enter.
place-text = { $x } per cent from the left, { $y } from the top
gather-title = Who plays game { $game }?
cast = The nine you play with
gather-note = Anybody may sit out a game, and anybody may come back.
gather-add-bot = One more bot
gather-leave = Leave the campaign
gather-join = Join the campaign
gather-come-back = Come back
gather-begin = Begin game { $game }
gather-count =
    { $count ->
        [one] { $count } player of at most { $most }
       *[other] { $count } players of at most { $most }
    }
gather-invite = Friends join with the address of this page. You can stop at any time: the campaign waits here.
gather-invalid = That name is taken, or these people cannot play together.
person-left = has left
scenario-choose = Scenario
scenario-none = No scenario
