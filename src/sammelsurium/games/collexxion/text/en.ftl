# ColleXXion, English.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $piece, $other_piece, $set and $stack arrive as words, numbers as numbers.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# is the other player concerned. Where an attribute is missing the value serves everybody.

game-title = ColleXXion
game-tagline = Take polygons from a shaken pile, one leading to the next, and turn them into sets of four.

## Pieces

colour-green = green
colour-yellow = yellow
colour-pink = pink
colour-blue = blue

shape-triangle = triangle
shape-square = square
shape-pentagon = pentagon
shape-octagon = octagon

piece-green-triangle = green triangle
piece-green-square = green square
piece-green-pentagon = green pentagon
piece-green-octagon = green octagon
piece-yellow-triangle = yellow triangle
piece-yellow-square = yellow square
piece-yellow-pentagon = yellow pentagon
piece-yellow-octagon = yellow octagon
piece-pink-triangle = pink triangle
piece-pink-square = pink square
piece-pink-pentagon = pink pentagon
piece-pink-octagon = pink octagon
piece-blue-triangle = blue triangle
piece-blue-square = blue square
piece-blue-pentagon = blue pentagon
piece-blue-octagon = blue octagon

set-green = green set
set-yellow = yellow set
set-pink = pink set
set-blue = blue set
set-triangle = set of triangles
set-square = set of squares
set-pentagon = set of pentagons
set-octagon = set of octagons

stack-green = green corner
stack-yellow = yellow corner
stack-pink = pink corner
stack-blue = blue corner

action-swap = Swap
    .about = Exchange a polygon of yours for one of another player’s.
action-steal = Steal
    .about = Take a polygon from another player’s collection.
action-remove = Remove
    .about = Take a free polygon out of the pile and out of the game.
action-give = Give away
    .about = Hand a polygon of yours to another player.

## Events of the log

start-player = { $who } goes first.
    .you = You go first.
pile-dropped =
    { $count ->
        [one] The box is shaken: pile no. { $pile }, { $count } polygon is free.
       *[other] The box is shaken: pile no. { $pile }, { $count } polygons are free.
    }
took =
    { $count ->
        [0] { $who } took a { $piece }.
        [one] { $who } took a { $piece }. One more came free.
       *[other] { $who } took a { $piece }. { $count } more came free.
    }
    .you =
        { $count ->
            [0] You took a { $piece }.
            [one] You took a { $piece }. One more came free.
           *[other] You took a { $piece }. { $count } more came free.
        }
pair = Two alike in a row: { $who } may act.
    .you = Two alike in a row: you may act.
stopped =
    { $count ->
        [one] { $who } stopped: { $count } polygon joined the collection.
       *[other] { $who } stopped: { $count } polygons joined the collection.
    }
    .you =
        { $count ->
            [one] You stopped: { $count } polygon joined your collection.
           *[other] You stopped: { $count } polygons joined your collection.
        }
passed = { $who } took nothing.
    .you = You took nothing.
gifted = { $who } gave a { $piece } to { $from_who }.
    .you = You gave a { $piece } to { $from_who }.
    .from_you = { $who } gave you a { $piece }.
swapped = { $who } swapped a { $piece } for { $from_who }’s { $other_piece }.
    .you = You swapped a { $piece } for { $from_who }’s { $other_piece }.
    .from_you = { $who } took your { $other_piece } and left you a { $piece }.
stole = { $who } stole a { $piece } from { $from_who }.
    .you = You stole a { $piece } from { $from_who }.
    .from_you = { $who } stole a { $piece } from you.
gave = { $who } handed a { $piece } to { $from_who }.
    .you = You handed a { $piece } to { $from_who }.
    .from_you = { $who } handed you a { $piece }.
removed =
    { $count ->
        [0] { $who } removed a { $piece } from the pile.
        [one] { $who } removed a { $piece } from the pile. One more came free.
       *[other] { $who } removed a { $piece } from the pile. { $count } more came free.
    }
    .you =
        { $count ->
            [0] You removed a { $piece } from the pile.
            [one] You removed a { $piece } from the pile. One more came free.
           *[other] You removed a { $piece } from the pile. { $count } more came free.
        }
scored-colour = { $who } scored a { $set } for { $points }.
    .you = You scored a { $set } for { $points }.
scored-shape = { $who } scored a { $set } for { $points } from the { $stack }.
    .you = You scored a { $set } for { $points } from the { $stack }.
scored-nothing = { $who } put away a { $set }, but no token was left for it.
    .you = You put away a { $set }, but no token was left for it.
ending-tokens = The last score token is gone: this round is the last, and taking is optional.
ending-pile = The pile is empty: this round is the last.
round-began = Round { $round }
game-over-tokens = All score tokens are taken. The game is over.
game-over-pile = Nothing is left in the box. The game is over.

## Effects, shown before a move is made

effect-frees =
    { $count ->
        [one] { $count } polygon comes free
       *[other] { $count } polygons come free
    }
effect-pair = Two alike: you may act
effect-set = Completes a { $set }
effect-leave = A { $set } leaves your collection
effect-token = A token worth { $points } from the { $stack }
effect-no-token = No token left for it, but the polygons are gone
effect-given = { $piece } leaves your collection
effect-leftover =
    { $count ->
        [one] { $count } polygon joins your collection
       *[other] { $count } polygons join your collection
    }
effect-action-spent = The token is spent
effect-gift = The { $piece } goes to { $from_who }
effect-last-round = Makes this round the last

## Prompts

prompt-take-first = Take a polygon that lies free.
prompt-take-next = Take one more that shares colour or shape, or stop.
prompt-take-optional = Take a polygon if you like, or stop.
prompt-full = Four polygons: stop to add them to your collection.
prompt-nothing-fits = Nothing free fits your chain any more. Stop here.
prompt-pair = Two alike in a row: use an action, or go on.
prompt-added = Use an action token, or go on to scoring.
prompt-score = Which set do you score?
prompt-choose-stack = Take the top token of which corner?
prompt-swap = Choose a polygon of yours and one of another player’s.
prompt-steal = Choose a polygon from another player’s collection.
prompt-remove = Choose a free polygon to remove.
prompt-give = Choose a polygon of yours and who gets it.
prompt-waiting = Waiting for { $who }.
prompt-thinking = { $who } is thinking…
prompt-over = The game is over.

## Why a move is not possible

rule-CX-11 = It is not your turn yet.
rule-CX-20 = Take at least one polygon first.
rule-CX-21 = This polygon is not free: another one is in its way.
rule-CX-22 = The next polygon needs the colour or the shape of the last one, and four at most.
rule-CX-24 = You have already stopped taking this turn.
rule-CX-25 = Complete sets of your own are scored after taking, all of them.
rule-CX-27 = No polygon is untouched now: what is not covered may be taken, but not removed.
rule-CX-32 = A shape set takes the top token of a corner that this table allows.
rule-CX-40 = One action token a turn, and it must do something.
rule-CX-41 = Swap with another player, not with yourself.
rule-CX-42 = Steal from another player, not from yourself.
rule-CX-43 = Only a free polygon can be removed from the pile.
rule-CX-44 = You have used this token already.
rule-CX-47 = Once scoring has begun, actions are over.
rule-CX-49 = That polygon is not in the collection it should come from.
rule-CX-53 = The last round is over, and so is the game.
rule-CX-70 = You need a partner for that: this table does not play in teams.
rule-CX-71 = You can give away only what you have just taken, when you stop.
rule-CX-80 = Experts have no action tokens.
rule-CX-81 = Experts act right after taking two alike in a row.
rule-CX-82 = At this table that action is not played.

## Options of the table

option-accessible = Free polygons
option-accessible-uncovered = Not covered
    .about = You may take what nothing covers, seen from above.
option-accessible-resting = Nothing rests on it
    .about = You may take what nothing lies on; an overhang that does not touch it is no obstacle.
option-accessible-untouched = Not even touched
    .about = You may take only what is neither covered nor touched by another polygon.
option-reward = Token for a shape set
option-reward-any = From any corner
    .about = You choose the corner freely.
option-reward-smallest = From the smallest stack
    .about = It comes from the corner with the fewest tokens left.
option-partners = Partners
option-partners-alone = Everyone alone
    .about = Everyone plays for their own points.
option-partners-teams = Two teams
    .about = Partners sit opposite each other and add up their points.
option-actions = Actions
option-actions-tokens = With tokens
    .about = Everyone has three action tokens, at most one a turn; unused ones are worth a point.
option-actions-experts = Experts, swapping
    .about = No tokens: whoever takes two alike in a row may at once steal, swap or remove.
option-actions-experts-give = Experts, giving away
    .about = The same, but instead of swapping you hand a polygon of yours to another player.
option-memory = Memory aid
option-memory-own = None
    .about = The log reaches back one round. Which score tokens the others took is yours to remember.
option-memory-log = The whole log
    .about = The log keeps everything, so that the value of every score token can be looked up.

## The final count

term-tokens = Score tokens
term-actions = Unused actions
term-leftovers = Polygons left over
reason-tokens = All score tokens were taken.
reason-pile = The pile was empty.
tie-break = Level on points: fewer polygons left over win.
tie-shared = Level on points and polygons: the victory is shared.
