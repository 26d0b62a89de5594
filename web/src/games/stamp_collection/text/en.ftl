# Labels of the table of Stamp Collection, English. Events, prompts and rules are shared with Python and live in the package.

round-of = Round { $round } of { $rounds }

## The table

fair = Stamp fair
fair-gone = Sold
fair-locked = { $tile }. { $reason }
unattached = With nobody yet
each-tile-costs = Each tile costs **{ $price }**
or-take-coin = or take a coin: **+{ $value }**
each = each
coins-label =
    { $coins ->
        [one] One gold coin at the fair. Tiles cost { $price }. Take it: { $value } silver.
       *[other] { $coins } gold coins at the fair. Tiles cost { $price }. Take one: { $value } silver.
    }
bonus-won = bonus
bonus-tiles = Bonus tiles
ticked = ticked: you have it
bonus-taken = { $bonus }: { $who }
bonus-label =
    { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $stamps }. You have { $have } of { $count }.
stamp-name = { $region }, { $stamp } ({ $motif })
storage = Storage
slot-second = second slot: buy a storage tile
slot-empty = Empty storage slot
slot-holds = In storage: { $stamp }
your-album = Your album
your-album-named = Your album: { $album }
album-of =
    { $who }’s album: { $mounts ->
        [one] { $mounts } mount
       *[other] { $mounts } mounts
    }, { $stamps ->
        [one] { $stamps } stamp
       *[other] { $stamps } stamps
    }
album-taken = Taken by { $who }
space-label = { $place }: { $holds }.
space-empty = empty
space-cost = empty, costs { $cost }
space-mount = { $mount }, empty
space-lit = Place it here for { $total }.
purse = Purse
chocolates = Chocolates
connoisseurs = Connoisseurs
has-money = { $money } silver
has-chocolates =
    { $count ->
        [one] { $count } box of chocolates
       *[other] { $count } boxes of chocolates
    }
loan = loan
loan-button = Take a loan
repay-button = Repay the loan
with-loan = loan
loan-plain = You cannot afford this without a loan: 3 silver now, 4 to repay, or −2 points at the end.
round = Round { $round }
tiles-left =
    { $pile ->
        [one] one tile in the pile
       *[other] { $pile } tiles in the pile
    }
ending-note-bonus = Last round: enough bonus points.
ending-note-mounts = Last round: an album is full.
ending-note-last-round = This is the last round.
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
rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] 4th
    }
tie-break-name = Money (decides a tie)
if-here = If you place it here
if-you-do = If you do this
here =
    { $points ->
        [0] **{ $what }**, for { $total } silver.
        [one] **{ $gain } point** for { $total } silver. { $what }.
       *[other] **{ $gain } points** for { $total } silver. { $what }.
    }
here-loan =
    { $points ->
        [0] **{ $what }**, for { $total } silver with a loan.
        [one] **{ $gain } point** for { $total } silver with a loan. { $what }.
       *[other] **{ $gain } points** for { $total } silver with a loan. { $what }.
    }
chosen-coin =
    { $ends ->
        [game] The last gold coin: { $value } silver for you, and the game ends.
        [round] The last gold coin: { $value } silver for you, and the round ends.
       *[no] A gold coin: { $value } silver for you, cheaper tiles for the next player.
    }
chosen-loan = A loan brings 3 silver. Repay it with 4, or lose 2 points at the end.
chosen-repay = You pay 4 silver and are free of the loan.
chosen-album = This album?
confirm-place = Place for { $total }
confirm-store = Store for { $total }
confirm-loan-buy = Borrow, pay { $total }
confirm-coin = Take the coin
confirm-loan = Take the loan
confirm-repay = Pay 4
confirm-album = Take this album
did-took-coin = took a coin
did-bought-mount = bought a mount: { $region }
did-bought-stamp = mounted “{ $stamp }”
did-stored-stamp = stored “{ $stamp }”
did-bought-storage = bought a storage slot
did-repaid-loan = repaid the loan
did-picked-album = picked “{ $album }”
