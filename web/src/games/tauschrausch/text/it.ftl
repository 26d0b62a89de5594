# Il tavolo di Tauschrausch, italiano. Ciò che dicono anche le regole sta con le regole.

day-of = Giorno { $round } di { $rounds }

## Il tavolo

timeline = I tre giorni
tab-contests = Gare
albums = Album
album-taken = Preso da { $who }
pool = Banco
being-laid-out = La giornata si prepara…
supply = Scorta
stack-left =
    ancora { $left }, { $unseen ->
        [one] { $unseen } soggetto mai visto
       *[other] { $unseen } soggetti mai visti
    }
your-haul = Il tuo bottino
still-to-split = Ancora da dividere
all-split = Tutto è diviso. Sposta ancora, o conferma.
back-to-haul = Di nuovo nel bottino
put-here = qui
your-offers = Le tue offerte
kept = Tenuto
settled = assegnate
still-to-place = Ancora da mettere
all-placed = Ogni francobollo ha il suo posto.
in-your-hand = in mano, tocca per metterlo da parte
take-up = riprendi
place-at = Metti in { $place }
tally = Nell’album
exhibitors = Espositori
each-round = ogni giorno
specialists = Specialiste
contests = Gare
contests-later = Si scoprono quando tutti hanno un album.
choose-one = scegline una illuminata
worth-now = quanto valgono per te
ticket-of = biglietto di { $who }
has-ticket = biglietto su { $contest }
forever-race = Francobolli perenni: 10 · 6 · 3
album-of = Album di { $who }
    .you = Il tuo album
stamps-in-album =
    { $count ->
        [one] { $count } francobollo
       *[other] { $count } francobolli
    } su { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }
items-count =
    { $count ->
        [one] { $count } oggetto
       *[other] { $count } oggetti
    }
ready = ha finito
is-placing = sta sistemando
is-next = è il suo turno
everyone = tutti insieme
worth = valore { $value }
size-cells = { $w } per { $h } caselle
you-know = lo conosci
seen-front = fronte
surely-rare = di certo raro
surely-not-rare = di certo non raro
rivals-card = La carta di Pinzetta
rival-may-follow = Forse segue questo gusto: { $taste }.
rival-taste-hidden = Non sai quale gusto seguirà.
rival-deck =
    { $count ->
        [one] { $count } carta nel suo mazzo
       *[other] { $count } carte nel suo mazzo
    }
rival-pile-empty = Il suo mucchio è ancora vuoto.
prompt-split-where = Nella riserva o in un’offerta: { $piece }?
prompt-redraw-where = Sul banco: { $piece }. Da quale pila peschi?
prompt-exchange-where = Che cosa vuoi in cambio: { $piece }? Tocca un oggetto sul banco.
prompt-split-done = La divisione è pronta. Conferma, o sposta ancora.
prompt-show-done = Conferma il tuo album, o sposta i francobolli di oggi.
prompt-place-at = Metterlo in { $place }? Tocca ancora, o conferma.
chosen-take = Prendere: { $piece }?
chosen-reveal = Scoprire: { $piece }?
chosen-give = Mostrare e dare: { $piece }? Punti per te: { $points }.
chosen-draw = Pescare dalla scorta: { $size }?
chosen-exchange = Dai: { $piece }. Ricevi: { $other }.
chosen-redraw = Mettere sul banco e pescare ({ $size }): { $piece }?
chosen-choose = Prendere questa offerta di { $who }? Oggetti: { $count }, coperti: { $hidden }, valore visibile: { $value }.
chosen-album = Prendere l’album «{ $album }»? { $about }
confirm-take = Prendi
confirm-reveal = Scopri
confirm-give = Scegli
confirm-draw = Pesca
confirm-redraw = Metti e pesca
confirm-exchange = Scambia
confirm-put = Metti lì
confirm-back = Indietro
confirm-place = Metti in { $place }
confirm-choose = Prendi l’offerta { $offer }
confirm-album = Prendilo
confirm-enter = Partecipa per { $points }
tie-break-name = Valore dei rari (decide a parità di punti)
pile-of = Mucchio di { $who }
offers-of = Offerte di { $who }

## Lo scambio, raccontato ancora

swap-title = Lo scambio
swap-about = Una scelta dopo l’altra: ogni offerta va alla persona a cui spetta.
swap-place = scelta n. { $place }
swap-to = a { $who }
    .you = a te
swap-stays = resta
swap-ends = { $who } alla fine ha
    .you = Alla fine hai
swap-took = { $who } prende l’offerta { $offer } di { $from }
    .you = Prendi l’offerta { $offer } di { $from }
swap-lost = { $who } prende la tua offerta { $offer }
swap-lost-kept = { $who } prende la tua offerta { $offer }; tieni la { $other }
swap-kept = Per { $who } non restava nulla: tiene entrambe
    .you = Per te non restava nulla: tieni entrambe
swap-settled = { $day }: lo scambio
swap-left = se ne va
swap-came = arriva da te
swap-yours = era già tuo
swap-all = Mostra tutto
swap-again = Rivedi
swap-on = Vai all’esposizione
swap-back = Torna al tavolo
skip-next-time = Salta la prossima volta
open-swap = Rivedi lo scambio

## La sera di una giornata

evening-title = { $day } sera
evening-about = Che cosa ha portato la giornata, e perché. I francobolli con il bordo chiaro sono di oggi.
evening-contest = Gara
evening-others = Carte e altri punti
evening-rival = I suoi punti di oggi
evening-with = con { $who }
    .you = con te
evening-after = totale della sera
evening-placed =
    { $count ->
        [0] Oggi nessun francobollo nuovo.
        [one] Oggi { $count } francobollo nuovo.
       *[other] Oggi { $count } francobolli nuovi.
    }
evening-closed = Se la fiera chiudesse stasera
evening-ended = Com’è finita la fiera
evening-scored = già ottenuti
evening-wins =
    { $points ->
        [one] { $who } vincerebbe, { $points } punto davanti a { $second }.
       *[other] { $who } vincerebbe, { $points } punti davanti a { $second }.
    }
    .you =
        { $points ->
            [one] Vinceresti, { $points } punto davanti a { $second }.
           *[other] Vinceresti, { $points } punti davanti a { $second }.
        }
    .behind =
        { $points ->
            [one] { $who } vincerebbe, { $points } punto davanti a te.
           *[other] { $who } vincerebbe, { $points } punti davanti a te.
        }
evening-level = Sarebbe un pareggio.
evening-go-on = Avanti: { $day }
evening-postmark = Fiera del francobollo
open-evening = { $day } sera, di nuovo

## Le due somme

certain-now = sicuri ora
with-album = con l’album alla fine
all-level = tutti pari
place-both =
    { $place ->
        [1] in testa, ora e alla fine
       *[other] { $place }º posto, ora e alla fine
    }
place-now =
    { $place ->
        [1] in testa ora
       *[other] { $place }º posto ora
    }
place-end =
    { $place ->
        [1] in testa alla fine
       *[other] { $place }º posto alla fine
    }
place-each = { $now }º posto ora, { $end }º alla fine
pool-left = ancora { $left } su { $all }
taken-by = preso da { $who }
forever-count =
    { $count ->
        [one] { $count } francobollo perenne
       *[other] { $count } francobolli perenni
    }

## Che cosa ha fatto qualcuno

did-took = ha preso: { $piece }
did-took-hidden = ha preso un francobollo coperto ({ $size })
did-rival-took = ha preso: { $piece }
did-rival-took-hidden = ha preso un francobollo coperto ({ $size })
did-chose = ha preso l’offerta { $offer }
did-chose-rival = ha preso l’offerta { $offer }
did-rival-chose = ha preso l’offerta { $offer }
did-placed = ha messo in { $place }: { $piece }
did-confirmed-show = ha finito l’album
did-announced = ha partecipato: { $contest }
did-passed = ha passato

## Attraverso una gara

seen-through = L’album di { $who }, visto attraverso «{ $contest }»
    .you = Il tuo album, visto attraverso «{ $contest }»
lens-about = Ciò che conta ha un numero; il resto passa in secondo piano.
lens-hold = Tieni premuto per guardarci attraverso
lens-held = lascia per tornare
lens-close = Indietro
lens-counts =
    { $count ->
        [one] { $count } conta
       *[other] { $count } contano
    }
lens-units = contati: { $units }
lens-sum = contati: { $units } · punti: { $points }
lens-next = Dove sono i prossimi punti
lens-nothing = Qui questo francobollo non porta punti.
lens-take-up = Prendi in mano un francobollo per vedere dove porterebbe punti.
lens-read = Come si legge
lens-counts-now = conta ora
lens-place = qui il francobollo in mano porterebbe punti
lens-keys = Tieni premuto per guardare · L per tenerlo aperto · Esc per tornare

## Placing

button-confirm-show = Conferma, ancora { $count }
button-confirm-split = Conferma, ancora { $count }
drop-here = lascialo qui per rimetterlo via
loupe-placing =
    { $count ->
        [0] In mano: { $piece }
        [one] In mano: { $piece }. Ne resta { $count }
       *[other] In mano: { $piece }. Ne restano { $count }
    }

## Gli scomparti del banco

pool-large = Grandi
pool-long = Lunghi
pool-short = Corti
pool-small = Piccoli
pool-forever = Perenni
pool-card = Carte
pool-marker = Segnalino
