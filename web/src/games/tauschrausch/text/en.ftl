# The table of Tauschrausch, English. What the rules also say lives with the rules.

day-of = Day { $round } of { $rounds }

## The table

timeline = The three days
tab-contests = Contests
albums = Albums
album-taken = Taken by { $who }
pool = Pool
pool-empty = The pool is empty.
being-laid-out = The day is being laid out…
supply = Supply
stack-left =
    { $left } left, { $unseen ->
        [one] { $unseen } design not seen yet
       *[other] { $unseen } designs not seen yet
    }
your-haul = Your haul
still-to-split = Still to split
all-split = Everything is split. Move something, or confirm.
back-to-haul = Back to the haul
put-here = put here
marker-besides = plus the start marker
your-offers = Your offers
kept = Kept
settled = settled
still-to-place = Still to place
all-placed = Every stamp has its place.
in-your-hand = in your hand, tap to put it aside
take-up = take it up again
place-at = Place at { $place }
tally = In the album
exhibitors = Exhibitors
each-round = each round
specialists = Specialists
contests = Contests
contests-later = Revealed when everyone has an album.
choose-one = choose a highlighted one
worth-now = worth to you now
ticket-of = { $who }’s ticket
has-ticket = ticket on { $contest }
forever-race = Forever stamps: 10 · 6 · 3
album-of = { $who }’s album
enlarge = Enlarge { $who }’s album
stamps-in-album =
    { $count ->
        [one] { $count } stamp
       *[other] { $count } stamps
    } on { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
items-count =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
ready = ready
is-placing = is placing
is-next = to play
leading = in the lead
behind = place { $place }, { $points } behind
everyone = everyone at the same time
worth = worth { $value }
size-cells = { $w } by { $h } cells
you-know = you know it
seen-front = front
surely-rare = certainly rare
surely-not-rare = certainly not rare
rivals-card = Pinzetta’s card
rival-may-follow = She may follow this taste: { $taste }.
rival-taste-hidden = You do not know which taste she will follow.
rival-deck =
    { $count ->
        [one] { $count } card in her deck
       *[other] { $count } cards in her deck
    }
rival-pile-empty = Her pile is still empty.
prompt-split-where = Where should it go: { $piece }? Choose the reserve or an offer.
prompt-redraw-where = Into the pool: { $piece }. From which stack do you draw?
prompt-exchange-where = What do you want for it: { $piece }? Choose an item from the pool.
prompt-split-done = Your split is ready. Confirm it, or move items about.
prompt-show-done = Confirm your album, or move today’s stamps.
prompt-place-at = Place it at { $place }? Tap it again, or confirm.
chosen-take = Take it: { $piece }?
chosen-reveal = Reveal it: { $piece }?
chosen-give = Show it and give it away: { $piece }? It brings you { $points }.
chosen-draw = Draw from the supply: { $size }?
chosen-exchange = You give: { $piece }. You get: { $other }.
chosen-redraw = Put it into the pool and draw ({ $size }): { $piece }?
chosen-choose = Take this offer from { $who }? Items: { $count }, face down: { $hidden }, open value: { $value }.
chosen-album = Take the album “{ $album }”? { $about }
confirm-take = Take it
confirm-reveal = Reveal
confirm-give = Pick it
confirm-draw = Draw
confirm-redraw = Put down and draw
confirm-exchange = Exchange
confirm-put = Put it there
confirm-back = Back
confirm-place = Place at { $place }
confirm-choose = Take offer { $offer }
confirm-album = Take it
confirm-enter = Enter for { $points }
tie-break-name = Rare values (decide a tie)
pile-of = { $who }’s pile
offers-of = { $who }’s offers
