# Etichette del tavolo di ColleXXion, italiano. Eventi, domande e regole sono condivisi con Python.

round-and-pile = Giro { $round } · { $left } nel mucchio

## Il tavolo

the-box = La scatola
pile-label =
    Il mucchio: { $left ->
        [one] { $left } poligono
       *[other] { $left } poligoni
    } (liberi: { $free })
pile-count = { $left } nel mucchio, liberi: { $free }
fallback = Tutti sono coperti o toccati: questa volta si può prendere ciò che non è coperto.
in-pile =
    { $state ->
        [free] { $piece }, libero
       *[covered] { $piece }, non libero
    }
uncovers =
    { $count ->
        [one] ne libera uno
       *[other] ne libera { $count }
    }
out = fuori
out-label =
    { $count ->
        [one] Un poligono è fuori dal gioco
       *[other] { $count } poligoni sono fuori dal gioco
    }
zoom-in = Più vicino
zoom-out = Più lontano
corner-label = Angolo { $colour }: { $values }
corner-empty = Angolo { $colour }: nessun gettone rimasto
then = poi { $values }
your-collection = La tua collezione
collection-of = Collezione: { $who }
cell = { $piece }: { $count }
set-have = { $set }: { $have } su 4
chain = Presi in questo turno
chain-of = { $who } ha preso
chain-most = fino a quattro
follow = { $colour } o { $shape }
or = o
follow-any = un poligono libero
gift = Regala l’ultimo a { $who }
action-tokens = Gettoni Potere
one-per-turn = uno per turno
expert-actions = Poteri
after-a-pair = dopo due uguali
action-gone = { $action }, usato
add = Prima aggiungi, poi usa un gettone
holding =
    { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }, { $polygons ->
        [one] { $polygons } poligono
       *[other] { $polygons } poligoni
    }
score-tokens =
    { $count ->
        [0] ancora nessun gettone Punteggio
        [one] { $count } gettone Punteggio
       *[other] { $count } gettoni Punteggio
    }
partner = nella tua squadra
give-to = A { $who }
stop = Fermati qui
stop-and-score = Fermati e dichiara
pass = Non prendere nulla
ask-next = Prendine un altro, **{ $colour }** o **{ $shape }**, oppure fermati qui.
if-you-stop = Se ti fermi qui
if-you-do = Se lo fai
if-then-stop = Se lo fai e poi ti fermi
at-best = Nel migliore dei casi
chosen-take = { $piece }: prenderlo?
chosen-remove = { $piece }: fuori dal gioco?
chosen-swap = Scambiare con { $from_who }: { $piece } per { $other_piece }?
chosen-steal = Rubare a { $from_who }: { $piece }?
chosen-give = Rifilare a { $from_who }: { $piece }?
chosen-gift = Fermarti e regalare a { $from_who }: { $piece }?
chosen-score =
    { $set }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dall’{ $stack }.
chosen-score-nothing = { $set }: non ci sono più gettoni, la serie si scarta e basta.
confirm-take = Prendi
confirm-remove = Togli
confirm-swap = Scambia
confirm-steal = Ruba
confirm-give = Rifila
confirm-gift = Fermati e regala
confirm-score-nothing = Scarta
stage-title = La tua { $set }
stage-complete = Una serie è completa
new = nuovo
which-corner = Il gettone di quale angolo?
points-before-after = Punti: { $before }, poi { $after }
score-the-set = Dichiara la serie
log-forgets = Ciò che è successo prima, devi ricordarlo tu.
last-round-tokens = Ultimo giro: tutti i gettoni Punteggio sono presi. Prendere è facoltativo.
last-round-pile = Ultimo giro: il mucchio è vuoto.
tie-break-name = Poligoni rimasti (a parità, meno è meglio)
did-took = ha preso: { $piece }
did-passed = non ha preso nulla
did-swapped = ha avuto in cambio: { $other_piece }
did-stole = ha rubato: { $piece }
did-gave = ha rifilato: { $piece }
did-gifted = ha regalato: { $piece }
did-removed = ha tolto: { $piece }
did-scored-colour = ha dichiarato: { $set }
did-scored-shape = ha dichiarato: { $set }
did-scored-nothing = ha scartato: { $set }
