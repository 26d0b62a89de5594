# stickers, English.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $set, $other_set and $sticker arrive as words, numbers as numbers.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# was asked or gave something to $who. What sealed boosters bring is not here: their words come with them.

game-title = stickers
game-tagline = Collect nine cheeky characters, decide which of them are rare, and stick your way through a campaign.
campaign = Campaign
campaign-game = Game { $round } of { $total }

## Pieces

set-astromouse = Astromouse
    .line = Small ears, large plans: every crumb is fuel.
set-count_oink = Count Oink
    .line = Sleeps all day, dines all night and never pays.
set-hocus_hare = Hocus Hare
    .line = Pulls everything out of the hat except the right card.
set-geekosaurus = Geekosaurus
    .line = Extinct for ages, but has an answer to everything.
set-corking = Corking
    .line = Rules from the sofa; the crown is not to be chewed.
set-chokoala = Chokoala
    .line = Naps between two bars and shares, in principle.
set-karate_kat = Karate Kat
    .line = Lands on four paws and strikes with the fifth.
set-octopost = Octopost
    .line = Rings eight doorbells at once; nothing ever gets lost.
set-robotter = Robotter
    .line = Waterproof, polite, and learns by watching.

sticker-star = Star
    .text = 1 point in the final scoring, even when the card is covered.
sticker-deck = Deck
    .text = Turn up the top card of the deck: it goes into your album.
sticker-question = Question
    .text = Name a player and a set. If they hold such a card they give you one and draw one; if not, you draw one.
sticker-bonus = Collection bonus
    .text = What you may do for the number of cards you played from your hand.

rank-legendary = Legendary
rank-rare = Rare
rank-common = Common

step-take = Take a card from the display into your hand.
step-exchange = Exchange two adjacent set markers.
step-none = Leave it at that.

## Events of the log

start-player = { $who } goes first.
    .you = You go first.
took = { $who } took { $set } from the display.
    .you = You took { $set } from the display.
took-bonus = Bonus: { $who } took { $set } from the display.
    .you = Bonus: you took { $set } from the display.
collection =
    { $count ->
        [one] { $who } played { $count } card of { $set }.
       *[other] { $who } played { $count } cards of { $set }.
    }
    .you =
        { $count ->
            [one] You played { $count } card of { $set }.
           *[other] You played { $count } cards of { $set }.
        }
turned = { $who } turned up { $set } and put it into the album.
    .you = You turned up { $set } and put it into your album.
exchanged = { $who } exchanged { $set } and { $other_set } on the board.
    .you = You exchanged { $set } and { $other_set } on the board.
asked = { $who } asked { $from_who } for { $set }.
    .you = You asked { $from_who } for { $set }.
    .from_you = { $who } asked you for { $set }.
gave = { $from_who } gave { $who } a card of { $set }.
    .you = { $from_who } gave you a card of { $set }.
    .from_you = You gave { $who } a card of { $set }.
had-none = { $from_who } had no { $set }.
    .you = { $from_who } had no { $set }.
    .from_you = You had no { $set }.
drew = { $who } drew a card.
    .you = You drew a card.
used-nothing = “{ $sticker }” did nothing for { $who }.
    .you = “{ $sticker }” did nothing for you.
round-began = Round { $round }
ending = The reserve is used up: this round is the last.
last-cards = Everybody secretly chooses a last card.
chose = { $who } has chosen.
    .you = You have chosen.
added =
    { $count ->
        [one] { $who } added { $count } card of { $set }.
       *[other] { $who } added { $count } cards of { $set }.
    }
    .you =
        { $count ->
            [one] You added { $count } card of { $set }.
           *[other] You added { $count } cards of { $set }.
        }
not-added = { $who } showed { $set }, but has no collection of it.
    .you = You showed { $set }, but have no collection of it.
albums-counted = The albums are closed and counted.

## Effects, shown before a move is made

effect-leads = Largest collection of { $set }
effect-shares = Ties for the largest collection of { $set }
effect-second = Second-largest collection of { $set }
effect-grows = { $set } grows
effect-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
effect-combo = “{ $sticker }” works if this card stays on top
effect-combo-any = “{ $sticker }” works
effect-bonus-take = Bonus: take two cards from the display
effect-bonus-exchange = Bonus: exchange two adjacent set markers
effect-exchange = { $set } and { $other_set } change places

## Prompts

prompt-take = Take a card from the display.
prompt-play = Play one or more cards of one set.
prompt-laying = Lay further cards of { $set }, or finish. The last one is the open card.
prompt-effects = Use what your cards offer, in any order, or end your turn.
prompt-bonus = Finish your bonus.
prompt-give = { $who } asks you for { $set }. Which card do you give?
prompt-last-card = Secretly choose a last card: with all of its set it goes on your collection, if you have one. It lies on top.
prompt-stick = Put your stickers on cards in your album.
prompt-booster = A booster is opened.
prompt-gather = Who plays the next game?
prompt-waiting = Waiting for { $who }.
prompt-thinking = { $who } is thinking…
prompt-over = The game is over.

## The campaign

campaign-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
campaign-power = Power booster { $count }
campaign-set = Set booster
campaign-aside =
    { $count ->
        [0] No stickers set aside
        [one] { $count } sticker set aside until more of you play
       *[other] { $count } stickers set aside until more of you play
    }

game-began = Game { $game } of the campaign began.
trophy = { $who } won the trophy.
    .you = You won the trophy.
opened = A booster was opened: { $booster }.
dealt = { $who } got a sticker: { $sticker }.
    .you = You got a sticker: { $sticker }.
dealt-cosmetic = { $who } got a decoration: { $cosmetic }.
    .you = You got a decoration: { $cosmetic }.
stuck = { $who } stuck “{ $sticker }” on a card of { $set }.
    .you = You stuck “{ $sticker }” on a card of { $set }.
stuck-cosmetic = { $who } decorated a card of { $set }: { $cosmetic }.
    .you = You decorated a card of { $set }: { $cosmetic }.
caught-up = “{ $sticker }”, set aside earlier, went on a card of { $set }.
caught-up-cosmetic = { $cosmetic }, set aside earlier, went on a card of { $set }.

## Why a move is not possible

rule-ST-13 = It is not your turn: play goes clockwise.
rule-ST-20 = First take one card that lies in the display.
rule-ST-21 = Play cards from your hand, at least one, and all of the same set.
rule-ST-30 = Only the bonus for the number of cards you played may be used, and only once.
rule-ST-31 = Take a card that lies in the display.
rule-ST-32 = Only markers on neighbouring spaces can be exchanged.
rule-ST-40 = Only stickers of cards just played can be used, each once, before you draw.
rule-ST-43 = Ask another player for a set; whoever is asked gives a card of that set.
rule-ST-45 = Finish what you have begun first.
rule-ST-51 = The game is over.
rule-ST-52 = An effect is wasted only when it can do nothing at all.
rule-ST-60 = Choose one card from your own hand, once.
rule-ST-72 = Stickers go on a fitting free field of a card in your own album, in turn order, and a combo sticker only once on a card.
rule-ST-74 = The sticker does not allow this: read what it says.

## Options of the table

option-combos = Combo stickers
option-combos-open-card = Open card only
    .about = Of a collection just played only the stickers of the top card work.
option-combos-every-card = Every card
    .about = The stickers of all cards just played work.
option-moment = Last moment for stickers
option-moment-before-drawing = Before drawing
    .about = What you have not used when you refill your hand lapses.
option-moment-to-the-letter = Until the end of the turn
    .about = Combo stickers may be used even after you have refilled your hand.
option-start = Start
option-start-printed = As printed
    .about = Everyone starts with 0 points.
option-start-even = Evened out
    .about = Whoever plays earlier starts with a few points, because playing last is an advantage.

## The final count

term-collections = Collections
term-stars = Stars
term-specials = Specials
term-start = Head start
reason-reserve = The reserve was used up.
tie-break = Level on points: the larger collection of the rarest set wins.
tie-shared = Level in everything: the victory is shared.
