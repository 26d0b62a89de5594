# Etichette del tavolo di Stamp Collection, in italiano. Eventi, domande e regole sono condivisi con Python.

round-of = Manche { $round } di { $rounds }

## Il tavolo

fair = Fiera dei francobolli
fair-gone = Venduta
fair-locked = { $tile }. { $reason }
unattached = Ancora liberi
each-tile-costs = Ogni tessera costa **{ $price }**
or-take-coin = o una moneta: **+{ $value }**
each = l’una
coins-label =
    { $coins ->
        [one] Una moneta d’oro alla fiera. Le tessere costano { $price }. Prendila: { $value } monete d’argento.
       *[other] { $coins } monete d’oro alla fiera. Le tessere costano { $price }. Prendine una: { $value } monete d’argento.
    }
bonus-won = bonus
bonus-tiles = Tessere bonus
ticked = spuntato: ce l’hai
bonus-taken = { $bonus }: { $who }
bonus-label =
    { $bonus }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: { $stamps }. Ne hai { $have } su { $count }.
stamp-name = { $region }, { $stamp } ({ $motif })
storage = Deposito
slot-second = secondo posto: compra una tessera deposito
slot-empty = Posto di deposito vuoto
slot-holds = In deposito: { $stamp }
your-album = Il tuo album
your-album-named = Il tuo album: { $album }
album-of =
    Album di { $who }: { $mounts ->
        [one] { $mounts } taschina
       *[other] { $mounts } taschine
    }, { $stamps ->
        [one] { $stamps } francobollo
       *[other] { $stamps } francobolli
    }
album-taken = Preso da { $who }
space-label = { $place }: { $holds }.
space-empty = vuota
space-cost = vuota, costa { $cost }
space-mount = { $mount }, vuota
space-lit = Mettila qui per { $total }.
purse = Borsellino
chocolates = Cioccolatini
connoisseurs = Intenditori
has-money =
    { $money ->
        [one] { $money } moneta d’argento
       *[other] { $money } monete d’argento
    }
has-chocolates =
    { $count ->
        [one] { $count } scatola di cioccolatini
       *[other] { $count } scatole di cioccolatini
    }
loan = prestito
loan-button = Chiedi un prestito
repay-button = Restituisci
with-loan = prestito
loan-plain = Non ti basta: ti serve un prestito di 3. Restituisci 4, o perdi 2 punti.
round = Manche { $round }
tiles-left =
    { $pile ->
        [one] una tessera nella pila
       *[other] { $pile } tessere nella pila
    }
ending-note-bonus = Ultima manche: abbastanza punti bonus.
ending-note-mounts = Ultima manche: un album è pieno.
ending-note-last-round = Questa è l’ultima manche.
standing =
    { $rank ->
        [1] { $level ->
            [yes] in testa alla pari
           *[no] in testa
        }
        [2] secondo posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
        [3] terzo posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
       *[other] quarto posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
    }
rank =
    { $rank ->
        [1] 1º posto
        [2] 2º posto
        [3] 3º posto
       *[other] 4º posto
    }
tie-break-name = Soldi (spareggio)
if-here = Se la metti qui
if-you-do = Se fai così
here =
    { $points ->
        [0] **{ $what }**, paghi { $total }.
        [one] **{ $gain } punto**, paghi { $total }. { $what }.
       *[other] **{ $gain } punti**, paghi { $total }. { $what }.
    }
here-loan =
    { $points ->
        [0] **{ $what }**, paghi { $total } con un prestito.
        [one] **{ $gain } punto**, paghi { $total } con un prestito. { $what }.
       *[other] **{ $gain } punti**, paghi { $total } con un prestito. { $what }.
    }
chosen-coin =
    { $ends ->
        [game] L’ultima moneta d’oro: { $value } per te, e la partita finisce.
        [round] L’ultima moneta d’oro: { $value } per te, e la manche si chiude.
       *[no] Una moneta d’oro: { $value } per te, per gli altri costerà meno.
    }
chosen-loan = Un prestito porta 3. Restituisci 4, o alla fine costa 2 punti.
chosen-repay = Paghi 4 e il prestito è chiuso.
chosen-album = Questo album?
confirm-place = Metti per { $total }
confirm-store = Metti in deposito per { $total }
confirm-loan-buy = Prendi in prestito, paga { $total }
confirm-coin = Prendi la moneta
confirm-loan = Chiedi il prestito
confirm-repay = Paga 4
confirm-album = Prendi questo
did-took-coin = ha preso una moneta
did-bought-mount = ha comprato una taschina: { $region }
did-bought-stamp = ha esposto «{ $stamp }»
did-stored-stamp = ha messo in deposito «{ $stamp }»
did-bought-storage = ha comprato un posto in deposito
did-repaid-loan = ha restituito il prestito
did-picked-album = ha scelto «{ $album }»
