# Der Tisch von Tauschrausch, deutsch. Was auch die Regeln sagen, steht bei den Regeln.

day-of = Tag { $round } von { $rounds }

## Der Tisch

timeline = Die drei Tage
tab-contests = Wettbewerbe
albums = Alben
album-taken = Gehört { $who }
pool = Auslage
pool-empty = Die Auslage ist leer.
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
marker-besides = plus Startmarker
your-offers = Deine Angebote
kept = Behalten
settled = geregelt
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
enlarge = Album von { $who } vergrößern
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
leading = in Führung
behind = Platz { $place }, { $points } zurück
everyone = alle gleichzeitig
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
prompt-split-where = Wohin damit: { $piece }? Wähle die Reserve oder ein Angebot.
prompt-redraw-where = In die Auslage: { $piece }. Von welchem Stapel ziehst du?
prompt-exchange-where = Was willst du dafür: { $piece }? Wähle ein Objekt aus der Auslage.
prompt-split-done = Deine Aufteilung steht. Bestätige sie oder verschiebe noch etwas.
prompt-show-done = Bestätige dein Album oder verschiebe die Marken von heute.
prompt-place-at = Auf { $place } einsortieren? Noch einmal antippen oder bestätigen.
chosen-take = Nehmen: { $piece }?
chosen-reveal = Aufdecken: { $piece }?
chosen-give = Zeigen und weggeben: { $piece }? Das bringt dir { $points }.
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
confirm-enter = Antreten für { $points }
tie-break-name = Raritäten (entscheiden bei Gleichstand)
pile-of = Stapel von { $who }
offers-of = Angebote von { $who }
