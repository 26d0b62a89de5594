# Il tavolo di Tauschrausch, italiano. Ciò che dicono anche le regole sta con le regole.

day-of = Giorno { $round } di { $rounds }

## Il tavolo

timeline = I tre giorni
tab-contests = Gare
albums = Album
album-taken = Preso da { $who }
pool = Banco
pool-empty = Il banco è vuoto.
being-laid-out = La giornata si prepara…
supply = Scorta
stack-left = ancora { $left }, fronti mai visti: { $unseen }
your-haul = Il tuo bottino
still-to-split = Ancora da dividere
all-split = Tutto è diviso. Sposta ancora, o conferma.
back-to-haul = Di nuovo nel bottino
put-here = qui
marker-besides = segnalino in più
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
enlarge = Ingrandisci l’album di { $who }
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
is-next = è di turno
leading = in testa
behind =
    { $place }º posto, a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
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
prompt-split-where = Dove lo metti: { $piece }? Tocca la riserva o un’offerta.
prompt-redraw-where = Sul banco: { $piece }. Da quale pila peschi?
prompt-exchange-where = Che cosa vuoi in cambio: { $piece }? Tocca un oggetto sul banco.
prompt-split-done = La divisione è pronta. Conferma, o sposta ancora.
prompt-show-done = Conferma il tuo album, o sposta i francobolli di oggi.
prompt-place-at = Metterlo in { $place }? Tocca ancora, o conferma.
chosen-take = Prendere: { $piece }?
chosen-reveal = Scoprire: { $piece }?
chosen-give = Mostrare e dare: { $piece }? Ti porta { $points }.
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
