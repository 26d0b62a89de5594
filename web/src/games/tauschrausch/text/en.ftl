# The table of Tauschrausch, English. What the rules also say lives with the rules.

day-of = Day { $round } of { $rounds }

## The table

timeline = The three days
tab-contests = Contests
albums = Albums
album-taken = Taken by { $who }
pool = Pool
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
    .you = Your album
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
prompt-split-where = Into the reserve or an offer: { $piece }?
prompt-redraw-where = Into the pool: { $piece }. From which stack do you draw?
prompt-exchange-where = What do you want for it: { $piece }? Choose an item from the pool.
prompt-split-done = Your split is ready. Confirm it, or move items about.
prompt-show-done = Confirm your album, or move today’s stamps.
prompt-place-at = Place it at { $place }? Tap it again, or confirm.
chosen-take = Take it: { $piece }?
chosen-reveal = Reveal it: { $piece }?
chosen-give = Show it and give it away: { $piece }? Points for you: { $points }.
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

## The swap, told again

swap-title = The swap
swap-about = One choice after the other, each offer to its new owner.
swap-place =
    { $place ->
        [1] chose first
        [2] chose second
        [3] chose third
       *[other] chose { $place }th
    }
swap-to = to { $who }
    .you = to you
swap-stays = stays
swap-ends = { $who } ends up with
    .you = You end up with
swap-took = { $who } took { $from }’s { $offer }
    .you = You took { $from }’s { $offer }
swap-lost = { $who } took your { $offer }
swap-lost-kept = { $who } took your { $offer }; you keep { $other }
swap-kept = Nothing was left for { $who }, who keeps both offers
    .you = Nothing was left for you: you keep both
swap-settled = { $day }’s swap, settled
swap-left = left you
swap-came = came to you
swap-yours = yours all along
swap-all = Show everything
swap-again = Watch again
swap-on = On to the Show
swap-back = Back to the table
skip-next-time = Skip next time
open-swap = Watch the swap again

## The evening of a day

evening-title = { $day } evening
evening-about = What the day brought, and why. Stamps with a lit edge were placed today.
evening-contest = Contest
evening-others = Cards and other points
evening-rival = Her points of the day
evening-with = with { $who }
    .you = with you
evening-after = after { $day }
evening-placed =
    { $count ->
        [0] No stamp was placed today.
        [one] { $count } stamp was placed today.
       *[other] { $count } stamps were placed today.
    }
evening-closed = If the fair closed tonight
evening-ended = How the fair ended
evening-scored = Scored
evening-wins =
    { $points ->
        [one] { $who } would win, { $points } point ahead of { $second }.
       *[other] { $who } would win, { $points } points ahead of { $second }.
    }
    .you =
        { $points ->
            [one] You would win, { $points } point ahead of { $second }.
           *[other] You would win, { $points } points ahead of { $second }.
        }
    .behind =
        { $points ->
            [one] { $who } would win, { $points } point ahead of you.
           *[other] { $who } would win, { $points } points ahead of you.
        }
evening-level = It would be a tie.
evening-go-on = On to { $day }
evening-postmark = Stamp fair
open-evening = { $day } evening again

## Both sums

certain-now = certain now
with-album = with album at the end
all-level = all level
place-both =
    { $place ->
        [1] in the lead, now and at the end
        [2] 2nd, now and at the end
        [3] 3rd, now and at the end
       *[other] { $place }th, now and at the end
    }
place-now =
    { $place ->
        [1] in the lead now
        [2] 2nd now
        [3] 3rd now
       *[other] { $place }th now
    }
place-end =
    { $place ->
        [1] in the lead at the end
        [2] 2nd at the end
        [3] 3rd at the end
       *[other] { $place }th at the end
    }
place-each = place { $now } now, place { $end } at the end
pool-left = { $left } of { $all } left
taken-by = taken by { $who }
forever-count =
    { $count ->
        [one] { $count } forever stamp
       *[other] { $count } forever stamps
    }

## What somebody did last

did-took = took: { $piece }
did-took-hidden = took a face-down stamp ({ $size })
did-rival-took = took: { $piece }
did-rival-took-hidden = took a face-down stamp ({ $size })
did-chose = took offer { $offer }
did-chose-rival = took offer { $offer }
did-rival-chose = took offer { $offer }
did-placed = placed at { $place }: { $piece }
did-confirmed-show = has finished the album
did-announced = entered: { $contest }
did-passed = passed

## Looking through a contest

seen-through = { $who }’s album, seen through “{ $contest }”
    .you = Your album, seen through “{ $contest }”
lens-about = What counts has a number; everything else steps back.
lens-hold = Hold to look through it
lens-held = let go to return
lens-close = Back
lens-counts =
    { $count ->
        [one] { $count } counts
       *[other] { $count } count
    }
lens-units = counted: { $units }
lens-sum = counted: { $units } · points: { $points }
lens-next = Where the next points lie
lens-nothing = This stamp brings no points here.
lens-take-up = Take a stamp up to see where it would score.
lens-read = How to read it
lens-counts-now = counts now
lens-place = the stamp in hand would score here
lens-keys = Hold to look · L keeps it · Esc returns

## Placing

button-confirm-show = Confirm, { $count } to place
button-confirm-split = Confirm, { $count } to split
drop-here = drop here to put it back
loupe-placing =
    { $count ->
        [0] Placing: { $piece }
        [one] Placing: { $piece }. { $count } more waits
       *[other] Placing: { $piece }. { $count } more wait
    }

## The compartments of the pool

pool-large = Large
pool-long = Long
pool-short = Short
pool-small = Small
pool-forever = Forever
pool-card = Cards
pool-marker = Marker
