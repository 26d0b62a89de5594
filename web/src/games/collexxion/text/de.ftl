# Beschriftungen des Tisches von ColleXXion, Deutsch. Ereignisse, Fragen und Regeln teilt sich die Seite mit Python.

round-and-pile = Runde { $round } · { $left } im Haufen

## Der Tisch

the-box = Die Schachtel
pile-label =
    Der Haufen: { $left ->
        [one] { $left } Polygon
       *[other] { $left } Polygone
    }, davon { $free } frei
pile-count = { $left } im Haufen, { $free } frei
fallback = Keins ist unberührt, darum darf diesmal genommen werden, was nicht verdeckt ist.
in-pile =
    { $state ->
        [free] { $piece }, frei
       *[covered] { $piece }, nicht frei
    }
uncovers =
    { $count ->
        [one] macht eins frei
       *[other] macht { $count } frei
    }
out = weg
out-label =
    { $count ->
        [one] Ein Polygon ist aus dem Spiel
       *[other] { $count } Polygone sind aus dem Spiel
    }
zoom-in = Näher heran
zoom-out = Weiter weg
corner-label = Ecke { $colour }: { $values }
corner-empty = Ecke { $colour }: kein Marker mehr
then = dann { $values }
your-collection = Deine Sammlung
collection-of = Sammlung: { $who }
cell = { $piece }: { $count }
set-have = { $set }: { $have } von 4
chain = In diesem Zug genommen
chain-of = { $who } hat genommen
chain-most = bis zu vier
follow = { $colour } oder { $shape }
or = oder
follow-any = jedes freie
gift = Das letzte an { $who } geben
action-tokens = Aktions-Marker
one-per-turn = einer pro Zug
expert-actions = Aktionen
after-a-pair = nach zwei gleichen
action-gone = { $action }, verbraucht
add = Erst dazulegen, dann einen Marker nutzen
holding =
    { $tokens ->
        [one] { $tokens } Marker
       *[other] { $tokens } Marker
    }, { $polygons ->
        [one] { $polygons } Polygon
       *[other] { $polygons } Polygone
    }
score-tokens =
    { $count ->
        [0] noch kein Punkte-Marker
        [one] { $count } Punkte-Marker
       *[other] { $count } Punkte-Marker
    }
partner = mit dir im Team
give-to = An { $who }
stop = Hier aufhören
stop-and-score = Aufhören und werten
pass = Nichts nehmen
ask-next = Nimm noch eins, **{ $colour }** oder **{ $shape }**, oder hör hier auf.
if-you-stop = Wenn du hier aufhörst
if-you-do = Wenn du das tust
if-then-stop = Wenn du das tust und dann aufhörst
at-best = Bestenfalls
chosen-take = { $piece }: nehmen?
chosen-remove = { $piece }: aus dem Spiel?
chosen-swap = Tauschen mit { $from_who }: { $piece } gegen { $other_piece }?
chosen-steal = Von { $from_who } stehlen: { $piece }?
chosen-give = An { $from_who } geben: { $piece }?
chosen-gift = Aufhören und an { $from_who } geben: { $piece }?
chosen-score =
    { $set }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus { $stack }.
chosen-score-nothing = { $set }: Dafür ist kein Marker mehr da, die Polygone gehen nur weg.
confirm-take = Nehmen
confirm-remove = Entfernen
confirm-swap = Tauschen
confirm-steal = Stehlen
confirm-give = Weggeben
confirm-gift = Aufhören, geben
confirm-score-nothing = Weglegen
stage-title = Dein { $set }
stage-complete = Ein Set ist vollständig
new = neu
which-corner = Marker aus welcher Ecke?
points-before-after = Punkte: { $before }, dann { $after }
score-the-set = Set werten
log-forgets = Was davor war, musst du dir merken.
last-round-tokens = Letzte Runde: Alle Punkte-Marker sind vergeben. Nehmen ist freiwillig.
last-round-pile = Letzte Runde: Der Haufen ist leer.
tie-break-name = Übrige Polygone (bei Gleichstand gewinnen weniger)
did-took = nahm: { $piece }
did-passed = nahm nichts
did-swapped = tauschte ein: { $other_piece }
did-stole = stahl: { $piece }
did-gave = gab weg: { $piece }
did-gifted = verschenkte: { $piece }
did-removed = entfernte: { $piece }
did-scored-colour = wertete: { $set }
did-scored-shape = wertete: { $set }
did-scored-nothing = legte weg: { $set }
