# Der Tisch von Tauschrausch, deutsch. Was auch die Regeln sagen, steht bei den Regeln.

day-of = Tag { $round } von { $rounds }

## Der Tisch

timeline = Die drei Tage
tab-contests = Wettbewerbe
albums = Alben
album-taken = Gehört { $who }
pool = Auslage
being-laid-out = Der Tag wird ausgelegt …
supply = Vorrat
stack-left =
    noch { $left }, { $unseen ->
        [one] { $unseen } Motiv noch nicht gesehen
       *[other] { $unseen } Motive noch nicht gesehen
    }
your-haul = Deine Ausbeute
still-to-split = Noch aufzuteilen
all-split = Alles ist aufgeteilt. Verschiebe noch etwas oder bestätige.
back-to-haul = Zurück zur Ausbeute
put-here = hierher
your-offers = Deine Angebote
kept = Behalten
settled = vergeben
still-to-place = Noch einzusortieren
all-placed = Jede Marke hat ihren Platz.
in-your-hand = in deiner Hand, antippen legt sie beiseite
take-up = wieder aufnehmen
place-at = Auf { $place } einsortieren
tally = Im Album
exhibitors = Aussteller
each-round = jede Runde
specialists = Spezialistinnen
contests = Wettbewerbe
contests-later = Sie liegen offen, sobald alle ein Album haben.
choose-one = wähle einen, der leuchtet
worth-now = jetzt für dich wert
ticket-of = Ticket von { $who }
has-ticket = Ticket auf { $contest }
forever-race = Dauermarken: 10 · 6 · 3
album-of = Album von { $who }
    .you = Dein Album
stamps-in-album =
    { $count ->
        [one] { $count } Marke
       *[other] { $count } Marken
    } auf { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Feldern
    }
items-count =
    { $count ->
        [one] { $count } Objekt
       *[other] { $count } Objekte
    }
ready = fertig
is-placing = sortiert ein
is-next = ist dran
everyone = alle zugleich
worth = Wert { $value }
size-cells = { $w } mal { $h } Felder
you-know = du kennst sie
seen-front = Vorderseite
surely-rare = sicher eine Rarität
surely-not-rare = sicher keine Rarität
rivals-card = Pinzettas Karte
rival-may-follow = Diesem Geschmack folgt sie vielleicht: { $taste }.
rival-taste-hidden = Welchem Geschmack sie folgt, weißt du nicht.
rival-deck =
    { $count ->
        [one] { $count } Karte in ihrem Stapel
       *[other] { $count } Karten in ihrem Stapel
    }
rival-pile-empty = Ihr Stapel ist noch leer.
prompt-split-where = In die Reserve oder in ein Angebot: { $piece }?
prompt-redraw-where = In die Auslage: { $piece }. Von welchem Stapel ziehst du?
prompt-exchange-where = Was willst du dafür: { $piece }? Wähle ein Objekt aus der Auslage.
prompt-split-done = Deine Aufteilung steht. Bestätige sie oder verschiebe noch etwas.
prompt-show-done = Bestätige dein Album oder verschiebe die Marken von heute.
prompt-place-at = Auf { $place } einsortieren? Noch einmal antippen oder bestätigen.
chosen-take = Nehmen: { $piece }?
chosen-reveal = Aufdecken: { $piece }?
chosen-give = Zeigen und weggeben: { $piece }? Punkte für dich: { $points }.
chosen-draw = Aus dem Vorrat ziehen: { $size }?
chosen-exchange = Du gibst: { $piece }. Du bekommst: { $other }.
chosen-redraw = In die Auslage legen und ziehen ({ $size }): { $piece }?
chosen-choose = Dieses Angebot von { $who } nehmen? Objekte: { $count }, verdeckt: { $hidden }, offener Wert: { $value }.
chosen-album = Das Album „{ $album }“ nehmen? { $about }
confirm-take = Nehmen
confirm-reveal = Aufdecken
confirm-give = Auswählen
confirm-draw = Ziehen
confirm-redraw = Hinlegen und ziehen
confirm-exchange = Tauschen
confirm-put = Dorthin
confirm-back = Zurück
confirm-place = Auf { $place }
confirm-choose = Angebot { $offer } nehmen
confirm-album = Nehmen
confirm-enter = Teilnehmen für { $points }
tie-break-name = Raritäten (entscheiden bei Gleichstand)
pile-of = Stapel von { $who }
offers-of = Angebote von { $who }

## Das Tauschen, noch einmal erzählt

swap-title = Das Tauschen
swap-about = Eine Wahl nach der anderen; jedes Angebot wandert dorthin, wo es nun hingehört.
swap-place = wählte an { $place }. Stelle
swap-to = an { $who }
    .you = an dich
swap-stays = bleibt
swap-ends = { $who } hat am Ende
    .you = Du hast am Ende
swap-took = { $who } nimmt Angebot { $offer } von { $from }
    .you = Du nimmst Angebot { $offer } von { $from }
swap-lost = { $who } nimmt dein Angebot { $offer }
swap-lost-kept = { $who } nimmt dein Angebot { $offer }; du behältst { $other }
swap-kept = Für { $who } blieb nichts übrig: Beide Angebote bleiben
    .you = Für dich blieb nichts übrig: Du behältst beide
swap-settled = { $day }: das Tauschen
swap-left = ging weg
swap-came = kam zu dir
swap-yours = gehörte schon dir
swap-all = Alles zeigen
swap-again = Noch einmal ansehen
swap-on = Weiter zum Präsentieren
swap-back = Zurück zum Tisch
skip-next-time = Nächstes Mal überspringen
open-swap = Das Tauschen noch einmal ansehen

## Der Abend eines Tages

evening-title = { $day }abend
evening-about = Was der Tag gebracht hat und wofür. Marken mit hellem Rand kamen heute dazu.
evening-contest = Wettbewerb
evening-others = Karten und anderes
evening-rival = Ihre Punkte des Tages
evening-with = bei { $who }
    .you = bei dir
evening-after = nach { $day }
evening-placed =
    { $count ->
        [0] Heute kam keine Marke dazu.
        [one] Heute kam { $count } Marke dazu.
       *[other] Heute kamen { $count } Marken dazu.
    }
evening-closed = Wenn die Börse heute Abend schließen würde
evening-ended = So ging die Börse aus
evening-scored = Gewertet
evening-wins =
    { $points ->
        [one] { $who } würde gewinnen, { $points } Punkt vor { $second }.
       *[other] { $who } würde gewinnen, { $points } Punkte vor { $second }.
    }
    .you =
        { $points ->
            [one] Du würdest gewinnen, { $points } Punkt vor { $second }.
           *[other] Du würdest gewinnen, { $points } Punkte vor { $second }.
        }
    .behind =
        { $points ->
            [one] { $who } würde gewinnen, { $points } Punkt vor dir.
           *[other] { $who } würde gewinnen, { $points } Punkte vor dir.
        }
evening-level = Es stünde unentschieden.
evening-go-on = Weiter zum { $day }
evening-postmark = Briefmarkenbörse
open-evening = Noch einmal: { $day }abend

## Beide Summen

certain-now = jetzt sicher
with-album = mit Album am Ende
all-level = alle gleichauf
place-both =
    { $place ->
        [1] in Führung, jetzt und am Ende
       *[other] Platz { $place }, jetzt und am Ende
    }
place-now =
    { $place ->
        [1] jetzt in Führung
       *[other] jetzt Platz { $place }
    }
place-end =
    { $place ->
        [1] am Ende in Führung
       *[other] am Ende Platz { $place }
    }
place-each = jetzt Platz { $now }, am Ende Platz { $end }
pool-left = noch { $left } von { $all }
taken-by = genommen: { $who }
forever-count =
    { $count ->
        [one] { $count } Dauermarke
       *[other] { $count } Dauermarken
    }

## Was jemand zuletzt getan hat

did-took = nahm: { $piece }
did-took-hidden = nahm eine verdeckte Marke ({ $size })
did-rival-took = nahm: { $piece }
did-rival-took-hidden = nahm eine verdeckte Marke ({ $size })
did-chose = nahm Angebot { $offer }
did-chose-rival = nahm Angebot { $offer }
did-rival-chose = nahm Angebot { $offer }
did-placed = legte auf { $place }: { $piece }
did-confirmed-show = ist mit dem Album fertig
did-announced = nahm teil: { $contest }
did-passed = verzichtete

## Durch einen Wettbewerb gesehen

seen-through = Das Album von { $who }, durch „{ $contest }“ gesehen
    .you = Dein Album, durch „{ $contest }“ gesehen
lens-about = Was zählt, trägt eine Nummer; alles andere tritt zurück.
lens-hold = Gedrückt halten, um hindurchzusehen
lens-held = Loslassen führt zurück
lens-close = Zurück
lens-counts =
    { $count ->
        [one] { $count } zählt
       *[other] { $count } zählen
    }
lens-units = gezählt: { $units }
lens-sum = gezählt: { $units } · Punkte: { $points }
lens-next = Wo die nächsten Punkte liegen
lens-nothing = Diese Marke bringt hier keine Punkte.
lens-take-up = Nimm eine Marke auf, dann siehst du, wo sie Punkte brächte.
lens-read = So liest du es
lens-counts-now = zählt jetzt
lens-place = hier brächte die Marke in der Hand Punkte
lens-keys = Halten zeigt es · L hält es fest · Esc führt zurück

## Placing

button-confirm-show = Bestätigen, noch { $count }
button-confirm-split = Bestätigen, noch { $count }
drop-here = hier ablegen
loupe-placing =
    { $count ->
        [0] In der Hand: { $piece }
        [one] In der Hand: { $piece }. Noch { $count } wartet
       *[other] In der Hand: { $piece }. Noch { $count } warten
    }

## Die Fächer der Auslage

pool-large = Groß
pool-long = Lang
pool-short = Kurz
pool-small = Klein
pool-forever = Dauermarken
pool-card = Karten
pool-marker = Marker
