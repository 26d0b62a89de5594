# Magpies, English. Other languages may follow, with the same messages; as long as one is missing, this stands in.

game-title = Magpies
game-tagline = Lay a card that nobody else lays, and fly off with what glitters.

## What the table shows: `field-` and the name of a field, and the words for what it holds

field-trinket = Trinket
field-worth = Worth
field-hidden_trinkets = Still hidden
field-lost_trinkets = Lost
field-cards = Cards
field-laid = Face down
field-shown = Shown last
field-trinkets = Trinkets

laid-veiled = A card

trinket-bead = Bead
trinket-key = Key
trinket-spoon = Spoon
trinket-ring = Ring
trinket-watch = Watch

caption = { $left ->
    [0] Over
    [one] { $left } round left
   *[other] { $left } rounds left
}

## What may be chosen: what somebody on turn is asked, and `choice-` and the verb

prompt = Lay a card face down.
choice-lay = Lay the { $card }

## What happened: the value is about another player, `.you` about the reader

uncovered = Uncovered: { $trinket }.
laid = { $who } laid a card face down.
    .you = You laid a card face down.
showed = { $who } showed: { $card }.
    .you = You showed: { $card }.
took = { $who } took: { $trinket }.
    .you = You took: { $trinket }.
lost = All cards cancelled each other. Lost: { $trinket }.
over = All trinkets have been found.

## Points and how it ends

term-trinkets = Trinkets
reason-found = All trinkets have been found.

## Why something cannot be done: `rule-` and the statement of the ledger

rule-MA-10 = Wait until a trinket is uncovered.
rule-MA-11 = Your card lies there already. Wait for the others.
rule-MA-12 = You have played this card before. Lay another one.
