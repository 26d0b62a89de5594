# Labels of the table of ColleXXion, English. Events, prompts and rules are shared with Python and live in the package.

round-and-pile = Round { $round } · { $left } in the pile

## The table

the-box = The box
pile-label =
    The pile: { $left ->
        [one] { $left } polygon
       *[other] { $left } polygons
    }, { $free } of them free
pile-count = { $left } in the pile, { $free } free
fallback = Nothing is untouched, so whatever is not covered may be taken this time.
in-pile =
    { $state ->
        [free] { $piece }, free
       *[covered] { $piece }, not free
    }
uncovers =
    { $count ->
        [one] frees one more
       *[other] frees { $count } more
    }
out = out
out-label =
    { $count ->
        [one] One polygon is out of the game
       *[other] { $count } polygons are out of the game
    }
zoom-in = Closer
zoom-out = Further away
corner-label = { $colour } corner: { $values }
corner-empty = { $colour } corner: no token left
then = then { $values }
your-collection = Your collection
collection-of = Collection: { $who }
cell = { $piece }: { $count }
set-have = { $set }: { $have } of 4
chain = Taken this turn
chain-of = { $who } has taken
chain-most = up to four
follow = { $colour } or { $shape }
or = or
follow-any = any free one
gift = Give the last one to { $who }
action-tokens = Action tokens
one-per-turn = one per turn
expert-actions = Actions
after-a-pair = after two alike
action-gone = { $action }, used
add = Add what you took, then use a token
holding =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }, { $polygons ->
        [one] { $polygons } polygon
       *[other] { $polygons } polygons
    }
score-tokens =
    { $count ->
        [0] no score tokens yet
        [one] { $count } score token
       *[other] { $count } score tokens
    }
partner = your partner
give-to = To { $who }
stop = Stop here
stop-and-score = Stop and score
pass = Take nothing
ask-next = Take one more, **{ $colour }** or **{ $shape }**, or stop here.
if-you-stop = If you stop here
if-you-do = If you do this
if-then-stop = If you do this and stop
at-best = At best
chosen-take = { $piece }: take it?
chosen-remove = { $piece }: out of the game?
chosen-swap = Your { $piece } for { $from_who }’s { $other_piece }?
chosen-steal = Steal { $from_who }’s { $piece }?
chosen-give = Hand the { $piece } to { $from_who }?
chosen-gift = Stop, and give the { $piece } to { $from_who }?
chosen-score =
    { $set }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from the { $stack }.
chosen-score-nothing = { $set }: no token is left for it, it is only put away.
confirm-take = Take it
confirm-remove = Remove it
confirm-swap = Swap
confirm-steal = Steal it
confirm-give = Hand it over
confirm-gift = Stop and give
confirm-score-nothing = Put it away
stage-title = The { $set }
stage-complete = A set is complete
new = new
which-corner = Token from which corner?
points-before-after = Points: { $before }, then { $after }
score-the-set = Score the set
log-forgets = Earlier turns are yours to remember.
last-round-tokens = Last round: all score tokens are taken. Taking is optional.
last-round-pile = Last round: the pile is empty.
tie-break-name = Polygons left (fewer wins a tie)
did-took = took: { $piece }
did-passed = took nothing
did-swapped = swapped for: { $other_piece }
did-stole = stole: { $piece }
did-gave = handed on: { $piece }
did-gifted = gave away: { $piece }
did-removed = removed: { $piece }
did-scored-colour = scored: { $set }
did-scored-shape = scored: { $set }
did-scored-nothing = put away: { $set }
