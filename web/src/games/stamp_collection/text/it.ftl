# Etichette del tavolo di Stamp Collection, in italiano. Eventi, domande e regole sono condivisi con Python.

round-of = Round { $round } di { $rounds }

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
        [one] Una moneta d’oro alla fiera. Le tessere costano { $price }. Prendila: { $value } d’argento.
       *[other] { $coins } monete d’oro alla fiera. Le tessere costano { $price }. Prendine una: { $value } d’argento.
    }
bonus-won = bonus
bonus-tiles = Tessere bonus
ticked = spunta: ce l’hai
bonus-taken = { $bonus }: { $who }
bonus-label = { $bonus }, { $points } punti: { $stamps }. Ne hai { $have } su { $count }.
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
space-empty = vuoto
space-cost = vuoto, costa { $cost }
space-mount = { $mount }, vuota
space-lit = Mettila qui per { $total }.
purse = Borsellino
chocolates = Cioccolatini
connoisseurs = Intenditori
has-money = { $money } d’argento
has-chocolates =
    { $count ->
        [one] { $count } scatola di cioccolatini
       *[other] { $count } scatole di cioccolatini
    }
loan = prestito
loan-button = Chiedi un prestito
repay-button = Restituisci
with-loan = prestito
loan-plain = Da solo non puoi pagare: serve un prestito di 3, da restituire con 4, oppure −2 punti.
round = Round { $round }
tiles-left =
    { $pile ->
        [one] una tessera nella pila
       *[other] { $pile } tessere nella pila
    }
ending-note-bonus = Ultimo round: abbastanza punti bonus.
ending-note-mounts = Ultimo round: un album è pieno.
ending-note-last-round = Questo è l’ultimo round.
standing =
    { $rank ->
        [1] { $level ->
            [yes] in testa alla pari
           *[no] in testa
        }
        [2] secondo, a { $behind }
        [3] terzo, a { $behind }
       *[other] quarto, a { $behind }
    }
rank =
    { $rank ->
        [1] primo
        [2] secondo
        [3] terzo
       *[other] quarto
    }
tie-break-name = Soldi (spareggio)
if-here = Se la metti qui
if-you-do = Se fai così
here =
    { $points ->
        [one] Qui: **{ $gain } punto** per { $total } d’argento.
       *[other] Qui: **{ $gain } punti** per { $total } d’argento.
    }
here-loan =
    { $points ->
        [one] Qui: **{ $gain } punto** per { $total } d’argento, con un prestito.
       *[other] Qui: **{ $gain } punti** per { $total } d’argento, con un prestito.
    }
chosen-coin = Una moneta d’oro: 5 per te, per gli altri costerà meno.
chosen-loan = Un prestito porta 3. Restituisci 4, o alla fine costa 2 punti.
chosen-repay = Paghi 4 e il prestito è chiuso.
chosen-album = Questo album?
confirm-place = Metti per { $total }
confirm-store = Deposita per { $total }
confirm-loan-buy = Prestito, paga { $total }
confirm-coin = Prendi la moneta
confirm-loan = Prendi il prestito
confirm-repay = Paga 4
confirm-album = Prendi questo
did-took-coin = ha preso una moneta
did-bought-mount = taschina { $region }
did-bought-stamp = ha messo «{ $stamp }»
did-stored-stamp = tiene «{ $stamp }»
did-bought-storage = ha comprato un deposito
did-repaid-loan = ha restituito il prestito
did-picked-album = ha scelto «{ $album }»
