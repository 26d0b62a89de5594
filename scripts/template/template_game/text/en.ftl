# Template game, English. Other languages may follow, with the same messages; as long as one is missing, this stands in.

game-title = Template game
game-tagline = Take pieces from the table, and keep what goes together.

## What the table shows: `field-` and the name of a field, and the words for what it holds

field-pieces = Pieces
field-pile = Pile
field-piece = Piece
field-place = Place
field-gain = Points

piece-sun = Sun
piece-moon = Moon
piece-star = Star
piece-comet = Comet

caption = { $left ->
    [0] Over
    [one] { $left } piece to be taken
   *[other] { $left } pieces to be taken
}

## What may be chosen: what somebody on turn is asked, and `choice-` and the verb

prompt = Take a piece and keep it.
choice-take = Take number { $place }: { $piece }

## What happened: the value is about another player, `.you` about the reader

took = { $who } took: { $piece }.
    .you = You took: { $piece }.
over = Everybody has all their pieces.

## Points and how it ends

term-rows = Rows
term-variety = One of each kind
reason-full = Everybody has all their pieces.
tie-shared = Level on points: the victory is shared.

## Why something cannot be done: `rule-` and the statement of the ledger

rule-TG-10 = It is not your turn.
rule-TG-12 = You took this kind last time. Take another one.
