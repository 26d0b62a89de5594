# Beschriftungen des Tisches von ColleXXion, Deutsch. Ereignisse, Fragen und Regeln teilt sich die Seite mit Python.

round-and-pile = Runde { $round } · { $left } im Haufen
the-box = Die Schachtel
pile-label = Der Haufen: { $left } Vielecke, davon { $free } frei
pile-count = { $left } im Haufen, { $free } frei
fallback = Keins ist unberührt: Für jetzt zählt, was nicht verdeckt ist.
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
        [one] Ein Vieleck ist aus dem Spiel
       *[other] { $count } Vielecke sind aus dem Spiel
    }
zoom-in = Näher heran
zoom-out = Weiter weg
corner-label = { $stack }: { $values }
corner-empty = { $stack }: kein Plättchen mehr
then = dann { $values }
your-collection = Deine Sammlung
collection-of = Sammlung: { $who }
cell = { $piece }: { $count }
set-have = { $set }: { $have } von 4
score-set = Werten: { $set }
chain = In diesem Zug genommen
chain-of = { $who } hat genommen
chain-most = bis zu vier
follow = { $colour } oder { $shape }
follow-any = frei wählbar
gift = Das letzte an { $who } geben
action-tokens = Aktionen
one-per-turn = eine pro Zug
expert-actions = Aktionen
after-a-pair = nach zwei gleichen
action-gone = { $action }, verbraucht
add = Erst ablegen, dann eine Aktion nutzen
holding =
    { $tokens ->
        [one] { $tokens } Wertung
       *[other] { $tokens } Wertungen
    }, { $polygons ->
        [one] { $polygons } Vieleck
       *[other] { $polygons } Vielecke
    }
score-tokens =
    { $count ->
        [0] noch keine Wertung
        [one] { $count } Wertungsplättchen
       *[other] { $count } Wertungsplättchen
    }
partner = mit dir im Team
give-to = An { $who }
stop = Hier aufhören
stop-and-score = Aufhören und werten
pass = Nichts nehmen
ask-next = Nimm noch eins, **{ $colour }** oder **{ $shape }**, oder hör hier auf.
chosen-take = { $piece }: nehmen?
chosen-remove = { $piece }: aus dem Spiel?
chosen-swap = Tauschen mit { $from_who }: { $piece } gegen { $other_piece }?
chosen-steal = Von { $from_who } stehlen: { $piece }?
chosen-give = An { $from_who } geben: { $piece }?
chosen-gift = Aufhören und an { $from_who } geben: { $piece }?
chosen-score = { $set }: { $points } Punkte ({ $stack }).
chosen-score-nothing = { $set }: Dafür ist kein Plättchen mehr da, die Vielecke gehen nur weg.
confirm-take = Nehmen
confirm-remove = Entfernen
confirm-swap = Tauschen
confirm-steal = Stehlen
confirm-give = Weitergeben
confirm-gift = Aufhören, geben
confirm-score = { $points } werten
confirm-score-nothing = Weglegen
last-round-tokens = Letzte Runde: Alle Wertungsplättchen sind vergeben. Nehmen ist freiwillig.
last-round-pile = Letzte Runde: Der Haufen ist leer.
tie-break-name = Übrige Vielecke (weniger gewinnen)
did-took = nahm: { $piece }
did-passed = nahm nichts
did-swapped = tauschte ein: { $other_piece }
did-stole = stahl: { $piece }
did-gave = gab weiter: { $piece }
did-gifted = verschenkte: { $piece }
did-removed = entfernte: { $piece }
did-scored-colour = wertete: { $set }
did-scored-shape = wertete: { $set }
did-scored-nothing = legte weg: { $set }
