# ColleXXion, Deutsch. Wie die Texte gebaut sind, steht in en.ftl.

game-title = ColleXXion
game-tagline = Nimm Polygone aus dem geschüttelten Haufen, eines führt zum nächsten, und mache Vierersets daraus.

## Pieces

colour-green = grün
colour-yellow = gelb
colour-pink = pink
colour-blue = blau

shape-triangle = Dreieck
shape-square = Quadrat
shape-pentagon = Fünfeck
shape-octagon = Achteck

piece-green-triangle = grünes Dreieck
piece-green-square = grünes Quadrat
piece-green-pentagon = grünes Fünfeck
piece-green-octagon = grünes Achteck
piece-yellow-triangle = gelbes Dreieck
piece-yellow-square = gelbes Quadrat
piece-yellow-pentagon = gelbes Fünfeck
piece-yellow-octagon = gelbes Achteck
piece-pink-triangle = pinkes Dreieck
piece-pink-square = pinkes Quadrat
piece-pink-pentagon = pinkes Fünfeck
piece-pink-octagon = pinkes Achteck
piece-blue-triangle = blaues Dreieck
piece-blue-square = blaues Quadrat
piece-blue-pentagon = blaues Fünfeck
piece-blue-octagon = blaues Achteck

set-green = grünes Set
set-yellow = gelbes Set
set-pink = pinkes Set
set-blue = blaues Set
set-triangle = Set aus Dreiecken
set-square = Set aus Quadraten
set-pentagon = Set aus Fünfecken
set-octagon = Set aus Achtecken

stack-green = der grünen Ecke
stack-yellow = der gelben Ecke
stack-pink = der pinken Ecke
stack-blue = der blauen Ecke

action-swap = Tauschen
    .about = Tausche eines deiner Polygone gegen eines aus einer anderen Sammlung.
action-steal = Stehlen
    .about = Nimm ein Polygon aus einer anderen Sammlung.
action-remove = Entfernen
    .about = Nimm ein freies Polygon aus dem Haufen und aus dem Spiel.
action-give = Weggeben
    .about = Gib eines deiner Polygone jemand anderem.

## Events of the log

start-player = { $who } beginnt.
    .you = Du beginnst.
pile-dropped =
    { $count ->
        [one] Die Schachtel ist geschüttelt: Haufen Nr. { $pile }, { $count } Polygon liegt frei.
       *[other] Die Schachtel ist geschüttelt: Haufen Nr. { $pile }, { $count } Polygone liegen frei.
    }
took =
    { $count ->
        [0] { $who } nimmt ein { $piece }.
        [one] { $who } nimmt ein { $piece }. Ein weiteres wird frei.
       *[other] { $who } nimmt ein { $piece }. { $count } weitere werden frei.
    }
    .you =
        { $count ->
            [0] Du nimmst ein { $piece }.
            [one] Du nimmst ein { $piece }. Ein weiteres wird frei.
           *[other] Du nimmst ein { $piece }. { $count } weitere werden frei.
        }
pair = Zwei gleiche hintereinander: { $who } darf eine Aktion nutzen.
    .you = Zwei gleiche hintereinander: Du darfst eine Aktion nutzen.
stopped =
    { $count ->
        [one] { $who } hört auf: { $count } Polygon kommt in die Sammlung.
       *[other] { $who } hört auf: { $count } Polygone kommen in die Sammlung.
    }
    .you =
        { $count ->
            [one] Du hörst auf: { $count } Polygon kommt in deine Sammlung.
           *[other] Du hörst auf: { $count } Polygone kommen in deine Sammlung.
        }
passed = { $who } nimmt nichts.
    .you = Du nimmst nichts.
gifted = { $who } schenkt { $from_who } ein { $piece }.
    .you = Du schenkst { $from_who } ein { $piece }.
    .from_you = { $who } schenkt dir ein { $piece }.
swapped = { $who } tauscht ein { $piece } gegen ein { $other_piece } von { $from_who }.
    .you = Du tauschst ein { $piece } gegen ein { $other_piece } von { $from_who }.
    .from_you = { $who } nimmt von dir ein { $other_piece } und gibt dir dafür ein { $piece }.
stole = { $who } stiehlt { $from_who } ein { $piece }.
    .you = Du stiehlst { $from_who } ein { $piece }.
    .from_you = { $who } stiehlt dir ein { $piece }.
gave = { $who } gibt { $from_who } ein { $piece }.
    .you = Du gibst { $from_who } ein { $piece }.
    .from_you = { $who } gibt dir ein { $piece }.
removed =
    { $count ->
        [0] { $who } entfernt ein { $piece } aus dem Haufen.
        [one] { $who } entfernt ein { $piece } aus dem Haufen. Ein weiteres wird frei.
       *[other] { $who } entfernt ein { $piece } aus dem Haufen. { $count } weitere werden frei.
    }
    .you =
        { $count ->
            [0] Du entfernst ein { $piece } aus dem Haufen.
            [one] Du entfernst ein { $piece } aus dem Haufen. Ein weiteres wird frei.
           *[other] Du entfernst ein { $piece } aus dem Haufen. { $count } weitere werden frei.
        }
scored-colour =
    { $points ->
        [one] { $who } wertet ein { $set } für { $points } Punkt.
       *[other] { $who } wertet ein { $set } für { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Du wertest ein { $set } für { $points } Punkt.
           *[other] Du wertest ein { $set } für { $points } Punkte.
        }
scored-shape =
    { $points ->
        [one] { $who } wertet ein { $set } für { $points } Punkt aus { $stack }.
       *[other] { $who } wertet ein { $set } für { $points } Punkte aus { $stack }.
    }
    .you =
        { $points ->
            [one] Du wertest ein { $set } für { $points } Punkt aus { $stack }.
           *[other] Du wertest ein { $set } für { $points } Punkte aus { $stack }.
        }
scored-nothing = { $who } legt ein { $set } ab, bekommt aber keinen Marker mehr dafür.
    .you = Du legst ein { $set } ab, bekommst aber keinen Marker mehr dafür.
ending-tokens = Der letzte Punkte-Marker ist weg: Diese Runde ist die letzte, und nehmen muss niemand mehr.
ending-pile = Der Haufen ist leer: Diese Runde ist die letzte.
round-began = Runde { $round }
game-over-tokens = Alle Punkte-Marker sind vergeben. Das Spiel ist zu Ende.
game-over-pile = Die Schachtel ist leer. Das Spiel ist zu Ende.

## Effects, shown before a move is made

effect-frees =
    { $count ->
        [one] { $count } Polygon wird frei
       *[other] { $count } Polygone werden frei
    }
effect-pair = Zwei gleiche: Du darfst eine Aktion nutzen
effect-set = Ergibt ein { $set }
effect-leave = Ein { $set } verlässt deine Sammlung
effect-token =
    Ein Marker mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    } aus { $stack }
effect-no-token = Kein Marker mehr dafür, aber die Polygone sind weg
effect-given = { $piece } verlässt deine Sammlung
effect-leftover =
    { $count ->
        [one] { $count } Polygon kommt in deine Sammlung
       *[other] { $count } Polygone kommen in deine Sammlung
    }
effect-action-spent = Der Marker ist verbraucht
effect-gift = { $from_who } bekommt: { $piece }
effect-last-round = Macht diese Runde zur letzten

## Prompts

prompt-take-first = Nimm ein Polygon, das frei liegt.
prompt-take-next = Nimm noch eines mit gleicher Farbe oder Form, oder hör auf.
prompt-take-optional = Nimm ein Polygon, wenn du magst, oder hör auf.
prompt-full = Vier Polygone: Hör auf, dann kommen sie in deine Sammlung.
prompt-nothing-fits = Nichts Freies passt mehr. Hör hier auf.
prompt-pair = Zwei gleiche hintereinander: Nutze eine Aktion oder mache weiter.
prompt-added = Nutze einen Aktions-Marker oder gehe zur Wertung.
prompt-score = Welches Set wertest du?
prompt-choose-stack = Aus welcher Ecke nimmst du den obersten Marker?
prompt-swap = Wähle eines deiner Polygone und eines aus einer anderen Sammlung.
prompt-steal = Wähle ein Polygon aus einer anderen Sammlung.
prompt-remove = Wähle ein freies Polygon, das aus dem Haufen verschwindet.
prompt-give = Wähle eines deiner Polygone und wer es bekommt.
prompt-waiting = { $who } ist dran.
prompt-thinking = { $who } überlegt …
prompt-over = Das Spiel ist zu Ende.

## Why a move is not possible

rule-CX-11 = Du bist noch nicht am Zug.
rule-CX-20 = Nimm zuerst mindestens ein Polygon.
rule-CX-21 = Dieses Polygon ist nicht frei: Ein anderes ist im Weg.
rule-CX-22 = Das nächste Polygon braucht die Farbe oder die Form des letzten, und mehr als vier sind es nie.
rule-CX-24 = Mit dem Nehmen hast du in diesem Zug schon aufgehört.
rule-CX-25 = Vollständige eigene Sets werden nach dem Nehmen gewertet, und zwar alle.
rule-CX-27 = Kein Polygon ist jetzt unberührt: Was nicht verdeckt ist, darfst du nehmen, aber nicht entfernen.
rule-CX-32 = Für ein Formset gibt es den obersten Marker einer Ecke, die an diesem Tisch erlaubt ist.
rule-CX-40 = Ein Aktions-Marker pro Zug, und er muss etwas bewirken können.
rule-CX-41 = Getauscht wird mit jemand anderem, nicht mit dir selbst.
rule-CX-42 = Gestohlen wird bei jemand anderem, nicht bei dir selbst.
rule-CX-43 = Entfernen lässt sich nur ein freies Polygon aus dem Haufen.
rule-CX-44 = Diesen Marker hast du schon verbraucht.
rule-CX-47 = Wenn die Wertung begonnen hat, gibt es keine Aktion mehr.
rule-CX-49 = Dieses Polygon liegt nicht in der Sammlung, aus der es kommen soll.
rule-CX-53 = Die letzte Runde ist vorbei und damit das Spiel.
rule-CX-70 = Dazu brauchst du einen Partner: An diesem Tisch wird nicht im Team gespielt.
rule-CX-71 = Verschenken kannst du nur, was du gerade genommen hast, wenn du aufhörst.
rule-CX-80 = Experten haben keine Aktions-Marker.
rule-CX-81 = Experten handeln gleich, nachdem sie zwei gleiche hintereinander genommen haben.
rule-CX-82 = Diese Aktion wird an diesem Tisch nicht gespielt.

## Options of the table

option-accessible = Freie Polygone
option-accessible-uncovered = Nicht verdeckt
    .about = Du nimmst, was von oben gesehen nicht verdeckt ist.
option-accessible-resting = Nichts liegt darauf
    .about = Du nimmst, worauf nichts liegt; was nur darüber ragt, ohne es zu berühren, stört nicht.
option-accessible-untouched = Nicht einmal berührt
    .about = Du nimmst nur, was weder verdeckt noch von einem anderen Polygon berührt wird.
option-reward = Marker für ein Formset
option-reward-any = Aus jeder Ecke
    .about = Du suchst dir die Ecke aus.
option-reward-smallest = Vom kleinsten Stapel
    .about = Er kommt aus der Ecke mit den wenigsten Markern.
option-partners = Partner
option-partners-alone = Alle für sich
    .about = Alle spielen um ihre eigenen Punkte.
option-partners-teams = Zwei Teams
    .about = Partner sitzen einander gegenüber und zählen ihre Punkte zusammen.
option-actions = Aktionen
option-actions-tokens = Mit Markern
    .about = Alle haben drei Aktions-Marker, höchstens einen pro Zug; jeder unbenutzte ist einen Punkt wert.
option-actions-experts = Experten, mit Tauschen
    .about = Keine Marker: Wer zwei gleiche hintereinander nimmt, darf sofort stehlen, tauschen oder entfernen.
option-actions-experts-give = Experten, mit Weggeben
    .about = Ebenso, aber statt zu tauschen, gibst du jemand anderem ein Polygon von dir.
option-memory = Gedächtnishilfe
option-memory-own = Keine
    .about = Der Verlauf reicht eine Runde zurück. Welche Punkte-Marker die anderen genommen haben, musst du dir merken.
option-memory-log = Der ganze Verlauf
    .about = Der Verlauf behält alles, sodass sich der Wert jedes Punkte-Markers nachlesen lässt.

## The final count

term-tokens = Punkte-Marker
term-actions = Unbenutzte Aktionen
term-leftovers = Übrige Polygone
reason-tokens = Alle Punkte-Marker waren vergeben.
reason-pile = Der Haufen war leer.
tie-break = Gleich viele Punkte: Wer weniger Polygone übrig hat, gewinnt.
tie-shared = Gleich viele Punkte und Polygone: Der Sieg wird geteilt.
