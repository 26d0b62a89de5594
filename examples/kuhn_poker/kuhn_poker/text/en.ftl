# Kuhn poker, English. Other languages may follow, with the same messages; as long as one is missing, this stands in.

game-title = Kuhn poker
game-tagline = Three cards, two chips each, and one chance to bluff.

## What the table shows: `field-` and the name of a field, and the words for what it holds

field-pot = Pot
field-card = Card
field-chips = Chips

card-jack = Jack
card-queen = Queen
card-king = King

caption = { $pot ->
    [0] Over
    [one] { $pot } chip in the pot
   *[other] { $pot } chips in the pot
}

## What may be chosen

choice-pass = Pass
choice-give-up = Give up the pot
choice-bet = { $pays ->
    [one] Bet a chip
   *[other] Bet { $pays } chips
}
choice-hold = { $pays ->
    [one] Hold the bet with a chip
   *[other] Hold the bet with { $pays } chips
}

## What happened

passed = { $who } passed.
    .you = You passed.
gave-up = { $who } gave up.
    .you = You gave up.
bet = { $pays ->
    [one] { $who } bet a chip.
   *[other] { $who } bet { $pays } chips.
}
    .you = { $pays ->
        [one] You bet a chip.
       *[other] You bet { $pays } chips.
    }
held = { $who } held the bet.
    .you = You held the bet.
won-by-fold = { $who } won the { $pot } chips of the pot.
    .you = You won the { $pot } chips of the pot.
won-by-card = { $who } won the { $pot } chips of the pot: { $card }.
    .you = You won the { $pot } chips of the pot with your card: { $card }.

## Points and how it ends

term-chips = Chips
reason-showdown = Both showed their cards.
reason-fold = Somebody gave up.

## Why something cannot be done

rule-KP-10 = It is not your turn to speak.
