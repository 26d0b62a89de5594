# Tauschrausch, German.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $piece, $contest, $event, $size, $rival_card and $album arrive as words.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# lost something to $who. `.about` is the sentence on a card.

game-title = Tauschrausch
game-tagline = Drei Tage Briefmarkenbörse: sammeln, so teilen, dass andere wählen, und das Album füllen.
theme-space = Weltraum
theme-monuments = Monumente
theme-animals = Tiere
theme-flowers = Blumen
theme-vehicles = Fahrzeuge
kind-rare = Rarität

## Pieces

colour-purple = lila
colour-yellow = gelb
colour-blue = blau
colour-green = grün
colour-brown = braun
kind-ordinary = gewöhnlich
kind-cancelled = entwertet
kind-faded = verblasst
kind-forever = Dauermarke
kind-double = Doppelmarke
size-small = kleines Quadrat
size-long = langes Plättchen
size-short = kurzes Rechteck
size-large = großes Quadrat
size-forever = Dauermarke
size-card = Teilnehmerkarte
size-marker = Startmarker
album-0 = Sternwarte
album-1 = Steinbruch
album-2 = Tierpark
album-3 = Gewächs{ -shy }haus
album-4 = Werkstatt
offer-a = A
offer-b = B
piece-down-small = { size-small } (verdeckt)
piece-down-long = { size-long } (verdeckt)
piece-down-short = { size-short } (verdeckt)
piece-down-large = { size-large } (verdeckt)
tray-reserve = Reserve
tray-safe = Zweiter Tresor
tray-postmark = Reserve der Stempelforscherin
tray-porter = Reserve der Nachtportierin
tray-a = Angebot A
tray-b = Angebot B
contest-kind-colour = Farbe
contest-kind-theme = Thema
contest-kind-shape = Form
contest-kind-cancelled = Entwertet
contest-kind-final = Letzter Wettbewerb
day-collect = Sammeln
day-swap = Tauschen
day-show = Präsentieren
day-1 = Freitag
day-2 = Samstag
day-3 = Sonntag
rival-name = Pinzetta
rival-want = Will { $first }, sonst { $second }
face-down = verdeckt

## Events of the log

start-player = { $who } bekommt den Startmarker.
    .you = Du bekommst den Startmarker.
dealt-album = { $who } bekommt das Album „{ $album }“.
    .you = Du bekommst das Album „{ $album }“.
picked-album = { $who } nimmt das Album „{ $album }“.
    .you = Du nimmst das Album „{ $album }“.
rival-album = Pinzetta bekommt das Album „{ $album }“.
dealt-contest = Ein Wettbewerb wird ausgeschrieben: „{ $contest }“.
round-began = Tag { $round }
round-ended = Tag { $round } ist zu Ende.
event-revealed = Event: „{ $event }“.
event-in-force = „{ $event }“ gilt heute.
laid-out = In der Auslage: { $pieces }.
revealed = Aufgedeckt: { $piece }.
saw = { $who } sieht sich eine verdeckte Marke an: { $piece }.
    .you = Du siehst dir eine verdeckte Marke an: { $piece }.
looked = { $who } sieht sich eine verdeckte Marke an ({ $size }).
    .you = Du siehst dir eine verdeckte Marke an ({ $size }).
took = { $who } nimmt: { $piece }.
    .you = Du nimmst: { $piece }.
took-hidden = { $who } nimmt eine verdeckte Marke ({ $size }).
    .you = Du nimmst eine verdeckte Marke ({ $size }).
rival-took = Pinzetta nimmt: { $piece }.
rival-took-hidden = Pinzetta nimmt eine verdeckte Marke ({ $size }).
rival-card = Pinzettas nächste Karte: „{ $rival_card }“.
rival-taste-open = Pinzetta zeigt einen Geschmack: „{ $rival_card }“.
rival-taste = Pinzetta folgt ihrem Geschmack: „{ $rival_card }“.
marker-left = { $who } nahm das letzte Objekt und bekommt dazu den Startmarker.
    .you = Du nahmst das letzte Objekt und bekommst dazu den Startmarker.
rival-marker-left = Pinzetta nahm das letzte Objekt und bekommt dazu den Startmarker.
exchanged = { $who } tauscht ein Objekt gegen: { $piece }.
    .you = Du tauschst ein Objekt gegen: { $piece }.
exchanged-hidden = { $who } tauscht ein Objekt gegen eine verdeckte Marke ({ $size }).
    .you = Du tauschst ein Objekt gegen eine verdeckte Marke ({ $size }).
redrew = { $who } zieht eine Marke aus dem Vorrat ({ $size }) und legt dafür ein Objekt in die Auslage.
    .you = Du ziehst eine Marke aus dem Vorrat ({ $size }) und legst dafür ein Objekt in die Auslage.
used-first = { $who } nutzt zuerst die Spezialistin „{ $piece }“.
    .you = Du nutzt zuerst die Spezialistin „{ $piece }“.
draws = { $who } zieht eine Marke aus dem Vorrat ({ $size }).
    .you = Du ziehst eine Marke aus dem Vorrat ({ $size }).
passed = { $who } verzichtet.
    .you = Du verzichtest.
picked = { $who } hat ein Objekt gewählt.
    .you = Du hast ein Objekt gewählt.
confirmed-split = { $who } hat geteilt.
    .you = Du hast geteilt.
splits-shown = Alle Angebote liegen auf dem Tisch.
chose = { $who } nimmt bei { $from_who } Angebot { $offer }: { $pieces }.
    .you = Du nimmst bei { $from_who } Angebot { $offer }: { $pieces }.
    .from_you = { $who } nimmt dein Angebot { $offer }: { $pieces }.
chose-rival = { $who } nimmt bei Pinzetta Angebot { $offer }: { $pieces }.
    .you = Du nimmst bei Pinzetta Angebot { $offer }: { $pieces }.
rival-chose = Pinzetta nimmt dein Angebot { $offer }: { $pieces }.
kept-both = { $who } findet kein Angebot mehr und behält beide eigenen: { $pieces }.
    .you = Du findest kein Angebot mehr und behältst beide eigenen: { $pieces }.
uncovered = Alle verdeckten Marken werden aufgedeckt.
placed = { $who } legt auf { $place }: { $piece }.
    .you = Du legst auf { $place }: { $piece }.
confirmed-show = { $who } ist mit dem Album fertig.
    .you = Du bist mit dem Album fertig.
misfit =
    Marken von { $who }, die nirgends passen, verlassen das Spiel: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Deine Marken, die nirgends passen, verlassen das Spiel: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
score-marker = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den Startmarker.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für den Startmarker.
score-exhibitors = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Aussteller.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Aussteller.
score-card =
    Durch eine Karte für { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Durch eine Karte für dich: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
chose-contest = { $who } hat einen Wettbewerb gewählt.
    .you = Du hast einen Wettbewerb gewählt.
announced = { $who } nimmt an „{ $contest }“ teil.
    .you = Du nimmst an „{ $contest }“ teil.
entered = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in „{ $contest }“.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in „{ $contest }“.
entered-again = { $who } nimmt noch einmal teil und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you = Du nimmst noch einmal teil und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
score-forever = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Dauermarken.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Dauermarken.
score-values =
    Werte im Album von { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Werte in deinem Album: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
score-specialists = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Spezialistinnen.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Spezialistinnen.
score-final = { $who } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } im letzten Wettbewerb.
    .you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } im letzten Wettbewerb.
rival-scored =
    Pinzetta: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
fair-closed = Die Börse schließt ihre Türen.

## Effects

effect-take = { $piece }
effect-place = { $piece } auf { $place }
effect-contest = „{ $contest }“ brächte { $total } ({ $difference })
effect-exhibitors = Aussteller: { $difference } je Runde
effect-misfit = Passt nirgends und verlässt das Spiel: { $piece }
effect-enter = „{ $contest }“
effect-offer = Objekte: { $count }, verdeckt: { $hidden }, offener Wert: { $value }
effect-give = Sein Wert sofort
effect-use = Zuerst: { $piece }

## Prompts

prompt-albums = Suche dir ein Album aus. Jedes zeigt einen anderen Aussteller.
prompt-collect = Nimm ein Objekt aus der Auslage.
prompt-open-drawers = Decke eine verdeckte Marke der Auslage auf.
prompt-redraw = Du darfst ein Objekt in die Auslage legen und dafür eine Marke aus dem Vorrat ziehen.
prompt-redraw-first = Du darfst ein Objekt in die Auslage legen und dafür eine Marke aus dem Vorrat ziehen. Welche deiner Spezialistinnen zuerst wirkt, entscheidest du.
prompt-exchange = Du darfst ein Objekt mit der Auslage tauschen.
prompt-open-hand = Wähle ein Objekt, das du zeigst und nach rechts gibst.
prompt-split = Reserviere ein Objekt und teile die anderen in zwei Angebote.
prompt-secret-deal = Du darfst eine Marke aus dem Vorrat ziehen und reservieren.
prompt-bargain = Ein kleines Angebot: Du darfst eine Marke aus dem Vorrat ziehen und reservieren.
prompt-choose = Wähle ein Angebot einer anderen Person.
prompt-show = Sortiere deine Marken ein und bestätige.
prompt-place = Wohin damit: { $piece }?
prompt-enter = Nimm an einem Wettbewerb teil.
prompt-waiting = { $who } ist dran.
prompt-thinking = { $who } überlegt …
prompt-over = Das Spiel ist zu Ende.
button-confirm = Bestätigen
button-pass = Verzichten
button-use = Zuerst: { $piece }
button-drop = Beiseitelegen

## Why a move is not possible

rule-TR-10 = Vor dem ersten Tag bekommen alle ein Album, reihum ab dem Startmarker, und jedes gibt es nur einmal.
rule-TR-20 = Der Tag wird noch ausgelegt. Einen Moment.
rule-TR-30 = Du nimmst ein Objekt aus der Auslage, wenn du an der Reihe bist.
rule-TR-40 = Reserviere ein Objekt und lege in jedes Angebot mindestens eines.
rule-TR-41 = Eine Rarität kannst du nicht reservieren, auch nicht verdeckt.
rule-TR-43 = Wenn du an der Reihe bist, wähle ein Angebot einer anderen Person.
rule-TR-46 = Diese Angebote sind schon vergeben. Wähle ein anderes.
rule-TR-50 = Eine Marke gehört auf leere Felder in deinem Album; nimm sie zuerst in die Hand.
rule-TR-51 = Eine Marke, die passt, muss gelegt werden; eine, die nirgends passt, kannst du nicht nehmen.
rule-TR-55 = Hier liegt dein Ticket schon. Wähle einen anderen Wettbewerb.
rule-TR-65 = Das Spiel ist zu Ende.
rule-TR-80 = Nur wer die Spezialistin hat, darf jetzt ziehen.
rule-TR-81 = Eine zusätzliche Reserve braucht eine Karte oder ein Event und fasst ein Objekt.
rule-TR-82 = Am Ende des Sammelns kommen die Spezialistinnen vor dem Event, und alle antworten der Reihe nach. Nach der Reihenfolge deiner eigenen wirst du gefragt, wo sie einen Unterschied macht.
rule-TR-83 = Der Reihe nach deckt jeder eine verdeckte Marke der Auslage auf.
rule-TR-84 = Wähle ein Objekt aus deiner Ausbeute.
rule-TR-86 = Dieser Stapel ist leer. Wähle einen anderen.
rule-TR-90 = Die geltende Karte lässt das nicht zu.

## Options of the table

option-albums = Alben
option-albums-dealt = Verteilt
    .about = Das Los gibt allen ein Album.
option-albums-picked = Ausgesucht
    .about = Alle suchen sich reihum ab dem Startmarker ein Album aus. Allein suchst du dir eins aus, und Pinzetta bekommt ein zufälliges.
option-reveal = Aufdecken
option-reveal-together = Alle zusammen
    .about = Verdeckte Marken werden aufgedeckt, wenn alle Angebote vergeben sind.
option-reveal-when-settled = Sobald es feststeht
    .about = Verdeckte Marken werden aufgedeckt, sobald feststeht, wem sie gehören.
option-contests = Wettbewerbe
option-contests-secret = Geheim
    .about = Alle wählen gleichzeitig.
option-contests-in-turn = Der Reihe nach
    .about = Jeder sagt seinen Wettbewerb an, reihum ab dem Startmarker.
option-forever = Gleichstand bei Dauermarken
option-forever-one-place = Ein Platz entfällt
    .about = Nach einem Gleichstand entfällt der nächste Platz, gleich wie viele gleichauf sind.
option-forever-competition = Wie im Sport
    .about = Es entfallen so viele Plätze, wie außer einem gleichauf sind.
option-start = Start
option-start-printed = Wie gedruckt
    .about = Alle beginnen mit 0 Punkten.
option-start-even = Ausgeglichen
    .about = Wer später drankommt, beginnt mit ein paar Punkten, weil zuerst nehmen ein Vorteil ist.
option-rival = Pinzetta
option-rival-newcomer = Neuling
    .about = Solo: Du siehst, welchem Geschmack sie folgt.
option-rival-dealer = Händlerin
    .about = Solo: Du siehst zwei Geschmäcker, und sie bekommt je Wettbewerb 5 Punkte mehr.
option-rival-legend = Legende
    .about = Solo: Du siehst keinen Geschmack, und sie bekommt je Wettbewerb 10 Punkte mehr.

## The final count

term-marker = Startmarker
term-exhibitors = Aussteller
term-contests = Wettbewerbe
term-cards = Karten und Events
term-forever = Dauermarken
term-values = Werte
term-specialists = Spezialistinnen
term-final = Letzter Wettbewerb
term-start = Startpunkte
reason-days = Die drei Tage sind vorbei.
reason-beaten = Du hast Pinzetta geschlagen.
reason-lost = Pinzetta hat gewonnen.
reason-tied = Du und Pinzetta teilt euch den Sieg.
tie-break = Punktgleich: Die höhere Summe der Raritäten gewinnt.
tie-shared = Gleich an Punkten und Raritäten: Der Sieg wird geteilt.

## Pieces as events name them

piece-purple-space = lila Weltraum-Marke
piece-purple-monuments = lila Monument-Marke
piece-purple-animals = lila Tier-Marke
piece-purple-flowers = lila Blumen-Marke
piece-purple-vehicles = lila Fahrzeug-Marke
piece-yellow-space = gelbe Weltraum-Marke
piece-yellow-monuments = gelbe Monument-Marke
piece-yellow-animals = gelbe Tier-Marke
piece-yellow-flowers = gelbe Blumen-Marke
piece-yellow-vehicles = gelbe Fahrzeug-Marke
piece-blue-space = blaue Weltraum-Marke
piece-blue-monuments = blaue Monument-Marke
piece-blue-animals = blaue Tier-Marke
piece-blue-flowers = blaue Blumen-Marke
piece-blue-vehicles = blaue Fahrzeug-Marke
piece-green-space = grüne Weltraum-Marke
piece-green-monuments = grüne Monument-Marke
piece-green-animals = grüne Tier-Marke
piece-green-flowers = grüne Blumen-Marke
piece-green-vehicles = grüne Fahrzeug-Marke
piece-brown-space = braune Weltraum-Marke
piece-brown-monuments = braune Monument-Marke
piece-brown-animals = braune Tier-Marke
piece-brown-flowers = braune Blumen-Marke
piece-brown-vehicles = braune Fahrzeug-Marke
piece-rare = Rarität
piece-double = Doppelmarke
piece-forever = Dauermarke
piece-marker = Startmarker
piece-lavender_farmer = { exhibitor-lavender_farmer }
piece-beekeeper = { exhibitor-beekeeper }
piece-sailor = { exhibitor-sailor }
piece-forester = { exhibitor-forester }
piece-chocolatier = { exhibitor-chocolatier }
piece-secretive_dealer = { specialist-secretive_dealer }
piece-postmark_scholar = { specialist-postmark_scholar }
piece-night_porter = { specialist-night_porter }
piece-bargain_hunter = { specialist-bargain_hunter }
piece-auctioneer = { specialist-auctioneer }
piece-appraiser = { specialist-appraiser }
piece-customs_officer = { specialist-customs_officer }
piece-stockkeeper = { specialist-stockkeeper }
piece-fortune_teller = { specialist-fortune_teller }
piece-early_riser = { specialist-early_riser }
piece-stationer = { specialist-stationer }
piece-restorer = { specialist-restorer }
piece-regular_guest = { specialist-regular_guest }
piece-curator = { specialist-curator }

## Cards

contest-second_fiddle = Zweite Geige
    .about = 4 Punkte für jede Marke deiner zweithäufigsten Farbe.
contest-monochrome = Ton in Ton
    .about = Deine beste Gruppe einer Farbe: 2, 5, 9, 14, 20 oder 27 Punkte für 1, 2, 3, 4, 5 oder mindestens 6 Marken.
contest-paintbox = Malkasten
    .about = 1, 2 oder mindestens 3 Sets aus allen fünf Farben: 8, 18 oder 30 Punkte.
contest-duet = Duett
    .about = 2 Punkte für jede Marke deiner besten Gruppe aus höchstens zwei Farben.
contest-islands = Farbinseln
    .about = 4 Punkte für jede Gruppe aus mindestens zwei Marken einer Farbe.
contest-mosaic = Mosaik
    .about = 2 Punkte für jede farbige Marke, die Marken in mindestens drei verschiedenen Farben berührt.
contest-grand_tour = Große Rundreise
    .about = 1, 2 oder mindestens 3 Sets aus allen fünf Themen: 9, 20 oder 33 Punkte.
contest-silver_medal = Silbermedaille
    .about = 4 Punkte für jede Marke deines zweithäufigsten Themas.
contest-one_story = Aus einem Guss
    .about = 3 Punkte für jede Marke deiner besten Gruppe eines Themas.
contest-wide_interests = Vielseitig
    .about = 4 Punkte für jedes Thema, von dem du mindestens zwei Marken hast.
contest-colour_chronicle = Farbchronik
    .about = Deine beste Gruppe einer Farbe: 2, 6, 11, 17 oder 24 Punkte für 1, 2, 3, 4 oder 5 verschiedene Themen darin.
contest-parade = Parade
    .about = Deine beste Zeile oder Spalte: 1, 3, 7, 12 oder 18 Punkte für 1, 2, 3, 4 oder 5 verschiedene Themen darin.
contest-brickwork = Mauerwerk
    .about = 3 Punkte für jedes Rechteck deiner besten Gruppe aus Rechtecken.
contest-small_tiles = Kleine Kacheln
    .about = 3 Punkte für jedes kleine Quadrat deiner besten Gruppe aus kleinen Quadraten.
contest-second_format = Zweitformat
    .about = 3 Punkte für jede Marke deiner zweithäufigsten Form.
contest-tall_and_wide = Hoch und quer
    .about = 5 Punkte für jedes Paar aus einem hochkanten und einem queren Rechteck.
contest-showpiece = Prunkstück
    .about = 1 Punkt je drei Felder deines größten lückenlos belegten Rechtecks im Raster.
contest-good_neighbours = Gute Nachbarn
    .about = 6 Punkte für jedes große Quadrat, das sowohl ein kleines Quadrat als auch ein Rechteck berührt.
contest-postmark_club = Stempelklub
    .about = Deine beste Gruppe entwerteter Marken: 3, 8, 14, 21 oder 29 Punkte für 1, 2, 3, 4 oder mindestens 5 Marken.
contest-ink_trail = Tintenspur
    .about = 1 Punkt für jede Zeile und jede Spalte, in der eine entwertete Marke liegt.
contest-colourful_mail = Bunte Post
    .about = Deine entwerteten Marken: 3, 7, 12, 18 oder 25 Punkte für 1, 2, 3, 4 oder 5 verschiedene Farben darunter.
contest-under_ink = Unter der Tinte
    .about = 2 Punkte je drei Felder, die entwertete Marken bedecken.
contest-reunion = Wiedersehen
    .about = 5 Punkte für jede entwertete Marke, die eine nicht entwertete ihres Themas berührt.
contest-good_company = In guter Gesellschaft
    .about = 2 Punkte für jede nicht entwertete Marke, die eine entwertete berührt, höchstens 20 Punkte.
contest-crossroads = Kreuzungen
    .about = 4 Punkte für jede perfekte Ecke.
contest-snug = Dicht an dicht
    .about = 3 Punkte für jede umschlossene Marke.
contest-picture_frame = Bilderrahmen
    .about = 10 Punkte für jeden vollen Rand.
contest-letter_slots = Briefschlitze
    .about = 3 Punkte für jede Lücke aus genau zwei Feldern.
contest-pinholes = Nadelstiche
    .about = 5 Punkte für jede Lücke aus genau einem Feld.
contest-ponds = Teiche
    .about = 2 Punkte für jeden leeren Bereich, gleich wie groß.
event-late_opening = Lange Nacht
    .about = In der Auslage liegt für jeden noch ein kurzes Rechteck, offen. Alle sammeln sieben Objekte statt sechs.
event-golden_tweezers = Goldene Pinzette
    .about = Der Startmarker bringt in dieser Runde 6 Punkte statt 2.
event-open_drawers = Offene Schubladen
    .about = Vor dem Sammeln deckt jeder eine verdeckte Marke der Auslage auf, reihum ab dem Startmarker.
event-upside_down = Verkehrte Welt
    .about = Was Events offen zeigen, liegt verdeckt, und umgekehrt. Dauermarken und Karten bleiben offen.
event-second_safe = Zweiter Tresor
    .about = Alle dürfen ein zweites Objekt reservieren, aber keine Rarität.
event-exchange_table = Umtauschtisch
    .about = Nach dem Sammeln darf jeder ein Objekt der Ausbeute, nicht den Startmarker, gegen eines tauschen, das in der Auslage übrig ist.
event-open_house = Offenes Haus
    .about = Niemand reserviert wie sonst. Spezialistinnen, die reservieren, wirken trotzdem.
event-alone_on_stage = Allein im Rampenlicht
    .about = Wer an einem Wettbewerb teilnimmt, an dem in dieser Runde sonst niemand teilnimmt, bekommt 4 Punkte dazu.
event-gala_evening = Galaabend
    .about = Alle Aussteller, aufgedruckte und Karten, werten in dieser Runde doppelt.
event-open_hand = Offene Hand
    .about = Nach dem Sammeln wählt jeder geheim ein Objekt der Ausbeute. Alle zeigen es, bekommen oder verlieren seinen Wert und geben es nach rechts.
# Where a long name may be broken on a small card.
-shy = { "\u00AD" }
specialist-secretive_dealer = Geheimnis{ -shy }krämerin
    .about = Wenn nach dem Teilen eines deiner Angebote keine offene Marke enthält, darfst du eine Marke aus dem Vorrat ziehen, aufdecken und reservieren.
specialist-postmark_scholar = Stempel{ -shy }forscherin
    .about = Beim Teilen darfst du zusätzlich ein offenes Plättchen mit einer entwerteten Marke reservieren.
specialist-night_porter = Nacht{ -shy }portierin
    .about = Beim Teilen darfst du zusätzlich eine verdeckte Marke reservieren, die keine Rarität ist.
specialist-bargain_hunter = Schnäpp{ -shy }chen{ -shy }jägerin
    .about = Wenn das Angebot, das du wählst, höchstens zwei Objekte enthält, darfst du eine Marke aus dem Vorrat ziehen, aufdecken und reservieren.
specialist-auctioneer = Auktiona{ -shy }torin
    .about = Wenn das größere deiner beiden Angebote genommen wird, bekommst du 3 Punkte.
specialist-appraiser = Gut{ -shy }achterin
    .about = Bevor du wählst, siehst du dir alle verdeckten Marken in den Angeboten an, die du wählen kannst.
specialist-customs_officer = Zoll{ -shy }beamtin
    .about = Wenn du diese Karte nimmst, und zu Beginn jedes weiteren Sammelns, siehst du dir alle verdeckten Marken der Auslage an.
specialist-stockkeeper = Lage{ -shy }ristin
    .about = Am Ende des Sammelns darfst du ein Objekt deiner Ausbeute, nicht den Startmarker, in die Auslage legen und dafür verdeckt eine Marke aus dem Vorrat ziehen.
specialist-fortune_teller = Wahr{ -shy }sagerin
    .about = Am Ende des Sammelns bekommst du 3 Punkte, wenn mindestens drei Marken deiner Ausbeute verdeckt liegen.
specialist-early_riser = Früh{ -shy }auf{ -shy }steherin
    .about = Du wählst zuerst, anstelle der Person mit dem Startmarker.
specialist-stationer = Papier{ -shy }händlerin
    .about = Am Ende zählst du zwei Dauermarken mehr, wenn du mindestens eine hast.
specialist-restorer = Restau{ -shy }ratorin
    .about = Deine verblassten Marken sind je 1 Punkt wert.
specialist-regular_guest = Stamm{ -shy }kundin
    .about = Du darfst an einem Wettbewerb teilnehmen, bei dem schon dein Ticket liegt.
specialist-curator = Kuratorin
    .about = Jeder deiner Aussteller, auch der aufgedruckte, wertet in jeder Runde 1 Punkt mehr.
exhibitor-stargazer = Stern{ -shy }guckerin
    .about = In jeder Runde 1 Punkt für jede Marke mit dem Thema Weltraum.
exhibitor-stonemason = Steinmetz
    .about = In jeder Runde 1 Punkt für jede Marke mit dem Thema Monumente.
exhibitor-zookeeper = Tier{ -shy }pflegerin
    .about = In jeder Runde 1 Punkt für jede Marke mit dem Thema Tiere.
exhibitor-gardener = Gärtner
    .about = In jeder Runde 1 Punkt für jede Marke mit dem Thema Blumen.
exhibitor-mechanic = Mecha{ -shy }nikerin
    .about = In jeder Runde 1 Punkt für jede Marke mit dem Thema Fahrzeuge.
exhibitor-lavender_farmer = Lavendel{ -shy }bäuerin
    .about = In jeder Runde 1 Punkt für jede lila Marke.
exhibitor-beekeeper = Imker
    .about = In jeder Runde 1 Punkt für jede gelbe Marke.
exhibitor-sailor = See{ -shy }fahrerin
    .about = In jeder Runde 1 Punkt für jede blaue Marke.
exhibitor-forester = Förster
    .about = In jeder Runde 1 Punkt für jede grüne Marke.
exhibitor-chocolatier = Choco{ -shy }latière
    .about = In jeder Runde 1 Punkt für jede braune Marke.
rival_card-gold_fever = Goldrausch
rival_card-eagle_eye = Adlerauge
rival_card-envy = Neid
rival_card-favourite_shelf = Lieblingsregal
rival_card-one_more_set = Noch ein Satz
rival_card-hunch = Ahnung
rival_card-spite = Bosheit
rival_card-rivalry = Rivalität
rival_card-snatch = Weggeschnappt
rival_card-two_at_once = Zwei auf einmal
rival_card-bargain = Schnäppchen
rival_card-small_talk = Plauderei
rival_card-connections = Beziehungen
rival_card-good_advice = Guter Rat
rival_card-hurry = Eile
rival_card-first_in_line = Ganz vorn
rival_card-thrift = Sparsamkeit
rival_card-patience = Geduld
rival_card-curiosity = Neugier
rival_card-risk = Risiko
want-rare = eine Rarität
want-theme = eine Marke ihres Themas
want-yours = eine Marke deines Themas
want-double = eine Doppelmarke
want-exhibitor = einen Aussteller
want-specialist = eine Spezialistin
want-marker = den Startmarker
want-forever = eine Dauermarke
want-hidden = eine verdeckte Marke
taste-value = der höhere sichtbare Wert
taste-items = mehr Objekte
taste-theme = mehr Marken ihres Themas
taste-hidden = mehr verdeckte Marken
taste-cells = mehr Albumfelder
