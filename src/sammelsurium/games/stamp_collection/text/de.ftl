# Stamp Collection, deutsch.
#
# Was für alle vier Sprachdateien gilt, steht oben in en.ftl.

game-title = Stamp Collection
game-tagline = Kaufe Marken aus sechs Weltregionen, gib jeder einen würdigen Platz und genieße die Pralinen.
region-short-blue = Nordamerika
region-short-green = Südamerika
region-short-purple = Europa
region-short-brown = Afrika
region-short-red = Asien
region-short-pink = Australien

## Teile

colour-blue = blau
colour-green = grün
colour-purple = lila
colour-brown = braun
colour-red = rot
colour-pink = rosa

region-blue = Nordamerika
region-green = Südamerika
region-purple = Europa
region-brown = Afrika
region-red = Asien
region-pink = Australien

motif-animal = Tier
motif-plant = Pflanze
motif-building = Bauwerk
motif-panorama = Panorama

stamp-blue-animal = Elch
stamp-blue-plant = Kaktus
stamp-blue-building = Wolkenkratzer
stamp-blue-panorama = Tafelberge
stamp-green-animal = Tukan
stamp-green-plant = Ananas
stamp-green-building = Pfahlhaus
stamp-green-panorama = Bucht
stamp-purple-animal = Igel
stamp-purple-plant = Tulpe
stamp-purple-building = Windmühle
stamp-purple-panorama = Berggipfel
stamp-brown-animal = Elefant
stamp-brown-plant = Affenbrotbaum
stamp-brown-building = Lehmtürme
stamp-brown-panorama = Savanne
stamp-red-animal = Tiger
stamp-red-plant = Lotus
stamp-red-building = Pagode
stamp-red-panorama = Große Welle
stamp-pink-animal = Känguru
stamp-pink-plant = Eukalyptus
stamp-pink-building = Konzerthaus
stamp-pink-panorama = Riff

mount-blue = Nordamerika-Unterlage
mount-green = Südamerika-Unterlage
mount-purple = Europa-Unterlage
mount-brown = Afrika-Unterlage
mount-red = Asien-Unterlage
mount-pink = Australien-Unterlage

storage-tile = Lagerplatz

bonus-big_sky = Weites Land
bonus-lost_city = Versunkene Stadt
bonus-old_forest = Alter Wald
bonus-oasis = Oase
bonus-mountain_pass = Gebirgspass
bonus-harbour_lights = Hafenlichter
bonus-menagerie = Menagerie
bonus-greenhouse = Gewächshaus
bonus-master_builders = Baumeister
bonus-wide_view = Weitblick
bonus-round_the_world = Rund um die Welt

album-0 = Große Seen
album-1 = Regenwald
album-2 = Alte Welt
album-3 = Seidenstraße

connoisseur-blue = Nordamerika-Enthusiast
connoisseur-green = Südamerika-Enthusiast
connoisseur-purple = Europa-Enthusiast
connoisseur-brown = Afrika-Enthusiast
connoisseur-red = Asien-Enthusiast
connoisseur-pink = Australien-Enthusiast

## Ereignisse im Protokoll

took-coin =
    { $price ->
        [0] { $who } nimmt die letzte Goldmünze.
       *[other] { $who } nimmt eine Goldmünze. Jedes Plättchen kostet jetzt { $price }.
    }
    .you =
        { $price ->
            [0] Du nimmst die letzte Goldmünze.
           *[other] Du nimmst eine Goldmünze. Jedes Plättchen kostet jetzt { $price }.
        }
bought-mount =
    { $extra ->
        [0] { $who } kauft eine Unterlage für { $region } und zahlt { $total }.
       *[other] { $who } kauft eine Unterlage für { $region } und zahlt { $total }, davon { $extra } für das Feld.
    }
    .you =
        { $extra ->
            [0] Du kaufst eine Unterlage für { $region } und zahlst { $total }.
           *[other] Du kaufst eine Unterlage für { $region } und zahlst { $total }, davon { $extra } für das Feld.
        }
bought-stamp = { $who } kauft „{ $stamp }“ für { $total } und zeigt die Marke im Album.
    .you = Du kaufst „{ $stamp }“ für { $total } und zeigst die Marke im Album.
stored-stamp = { $who } kauft „{ $stamp }“ für { $total } und legt die Marke ins Lager.
    .you = Du kaufst „{ $stamp }“ für { $total } und legst die Marke ins Lager.
bought-storage = { $who } kauft für { $total } einen zweiten Lagerplatz.
    .you = Du kaufst für { $total } einen zweiten Lagerplatz.
moved-stamp = { $who } legt „{ $stamp }“ aus dem Lager auf die neue Unterlage.
    .you = Du legst „{ $stamp }“ aus dem Lager auf die neue Unterlage.
connoisseur = Der { $region }-Enthusiast kommt zu { $who }.
    .you = Der { $region }-Enthusiast kommt zu dir.
connoisseur-lured = Der { $region }-Enthusiast wechselt von { $from_who } zu { $who }.
    .you = Der { $region }-Enthusiast wechselt von { $from_who } zu dir.
    .from_you = Der { $region }-Enthusiast wechselt von dir zu { $who }.
connoisseur-stays = Der { $region }-Enthusiast ist schon bei { $who } und bleibt.
    .you = Der { $region }-Enthusiast ist schon bei dir und bleibt.
chocolate = { $who } bekommt eine Schachtel Pralinen.
    .you = Du bekommst eine Schachtel Pralinen.
bonus =
    { $points ->
        [one] { $who } vollendet „{ $bonus }“: { $points } Punkt.
       *[other] { $who } vollendet „{ $bonus }“: { $points } Punkte.
    }
    .you =
        { $points ->
            [one] Du vollendest „{ $bonus }“: { $points } Punkt.
           *[other] Du vollendest „{ $bonus }“: { $points } Punkte.
        }
took-loan = { $who } nimmt einen Kredit auf.
    .you = Du nimmst einen Kredit auf.
repaid-loan = { $who } tilgt den Kredit.
    .you = Du tilgst deinen Kredit.
picked-album = { $who } nimmt das Album „{ $album }“.
    .you = Du nimmst das Album „{ $album }“.
dealt-album = { $who } bekommt das Album „{ $album }“.
    .you = Du bekommst das Album „{ $album }“.
start-player = { $who } beginnt.
    .you = Du beginnst.
round-ended-coins = Die letzte Münze ist weg: Die Runde ist zu Ende.
round-ended-row = Eine Reihe ist ausverkauft: Die Runde ist zu Ende.
round-began = Runde { $round }
ending-bonus = Jemand hat Sondersets für mindestens 9 Punkte: Das ist die letzte Runde.
ending-mounts = In einem Album liegen Unterlagen auf allen Feldern: Das ist die letzte Runde.
ending-last-round = Was abgelegt war, kommt noch einmal auf die Börse: Das ist die letzte Runde.
game-over-rounds = Die Börse schließt nach der letzten Runde.
game-over-bonus = Die Börse schließt früher: Jemand hat genug Punkte aus Sondersets.
game-over-mounts = Die Börse schließt früher: Ein Album ist voll.
loan-settled = { $who } tilgt den Kredit bei der Endwertung.
    .you = Du tilgst deinen Kredit bei der Endwertung.

## Folgen eines Zuges, bevor er gemacht ist

effect-pay = { $total } zahlen: { $before } → { $after }
effect-pay-extra = { $total } zahlen, davon { $extra } fürs Feld: { $before } → { $after }
effect-loan = Mit einem Kredit
effect-field = Ein Feld mehr
effect-stored-moves = „{ $stamp }“ kommt aus dem Lager dazu
effect-stored = Wartet im Lager auf eine Unterlage
effect-connoisseur = { $region }-Enthusiast kommt zu dir
effect-connoisseur-lured = { $region }-Enthusiast verlässt { $from_who }
effect-connoisseur-stays = Enthusiast ist schon da, keine Pralinen
effect-chocolate = Eine Schachtel Pralinen
effect-bonus =
    { $points ->
        [one] „{ $bonus }“ komplett: { $points } Punkt
       *[other] „{ $bonus }“ komplett: { $points } Punkte
    }
effect-slot = Ein zweiter Lagerplatz
effect-coin = Eine Goldmünze: { $before } → { $after }
effect-round-ends = Beendet die Runde
effect-game-ends = Beendet das Spiel
effect-repay = Kredit getilgt

## Was zu tun ist

prompt-your-turn = Kaufe ein Plättchen oder nimm eine Münze.
prompt-only-coin = Von diesen Plättchen kannst du diesmal keines kaufen: Nimm eine Münze.
prompt-place-mount =
    { $count ->
        [one] Für die { $region }-Unterlage gibt es nur ein Feld: das leuchtende.
       *[other] Wohin mit der { $region }-Unterlage? Wähle eines der { $count } leuchtenden Felder.
    }
prompt-place-stamp = Wohin soll „{ $stamp }“?
prompt-place-storage = Lege den Lagerplatz neben den aufgedruckten.
prompt-choose-stored = Zwei gelagerte Marken passen. Welche kommt auf die neue Unterlage?
prompt-pick-album = Suche dir ein Album aus.
prompt-waiting = { $who } ist dran.
prompt-thinking = { $who } überlegt …
prompt-over = Das Spiel ist zu Ende.

## Warum ein Zug nicht geht

rule-SC-2 = Alben werden vor der ersten Runde ausgesucht, reihum, und jedes nur einmal.
rule-SC-20 = Jetzt sind die anderen dran. Danach hast du wieder eine Aktion.
rule-SC-22 = Dieses Plättchen ist nicht mehr auf der Börse.
rule-SC-23 = Ein Plättchen pro Zug, und es muss sofort seinen Platz finden.
rule-SC-24 = Für ein Plättchen reicht dein Geld gerade nicht. Nimm eine Münze.
    .now =
        { $loan ->
            [enough] Ein Plättchen kostet { $total } Silber, du hast { $money }. Nimm erst einen Kredit, oder eine Münze.
            [short] Ein Plättchen kostet { $total } Silber, du hast { $money }. Auch ein Kredit würde nicht reichen. Nimm eine Münze: Sie bringt { $coin }.
           *[none] Ein Plättchen kostet { $total } Silber, du hast { $money }. Nimm eine Münze: Sie bringt { $coin }.
        }
rule-SC-30 = Eine Unterlage braucht ein ganz leeres Feld.
rule-SC-31 = Diese Unterlage muss an eine der gleichen Farbe angrenzen.
rule-SC-32 = Neben deinen Unterlagen dieser Farbe ist kein Feld mehr frei.
rule-SC-33 = Was dieses Feld zusätzlich kostet, kannst du nicht bezahlen.
    .now =
        { $where ->
            [here] Dieses Feld kostet { $extra } mehr, zusammen { $total } Silber, und du hast { $money }. Nimm ein billigeres.
           *[anywhere] Selbst mit dem billigsten Feld macht es zusammen { $total } Silber, und du hast { $money }. { $loan ->
                [enough] Nimm erst einen Kredit.
               *[other] Nimm eine Münze.
            }
        }
rule-SC-34 = Eine gelagerte Marke dieser Farbe muss auf die neue Unterlage; sind es zwei, suche eine aus.
rule-SC-40 = Eine Marke gehört auf eine leere Unterlage ihrer Farbe.
rule-SC-41 = Ins Lager kommen nur Marken, für die es keine Unterlage gibt.
    .now =
        { $storing ->
            [german] An diesem Tisch darf eine Marke nur ins Lager, solange du gar keine Unterlage ihrer Farbe hast.
           *[english] Du hast eine leere Unterlage dieser Farbe: Dorthin gehört die Marke.
        }
rule-SC-42 = Für diese Marke hast du weder eine leere Unterlage noch einen freien Lagerplatz.
rule-SC-43 = Was einmal liegt, bleibt liegen.
rule-SC-50 = Ein Lagerplatz kommt neben den aufgedruckten, einmal je Album.
    .now =
        { $slots ->
            [2] Du hast schon beide Lagerplätze: Mehr als einen kauft man je Album nicht dazu.
           *[other] Ein Lagerplatz kommt neben den aufgedruckten.
        }
rule-SC-51 = Ins Lager kommen nur Marken.
rule-SC-80 = An diesem Tisch gibt es Kredit nur für einen Kauf, den du sonst nicht bezahlen könntest.
rule-SC-81 = Immer nur ein Kredit: Tilge den ersten, bevor du den nächsten aufnimmst.
rule-SC-82 = Zum Tilgen brauchst du einen Kredit und 4 Silber.
rule-SC-94 = Die letzte Runde ist vorbei und das Spiel auch.

## Möglichkeiten des Tisches

option-albums = Alben
option-albums-dealt = Verteilt
    .about = Das Los gibt jedem ein Album.
option-albums-picked = Ausgesucht
    .about = Alle suchen sich ein Album aus, im Uhrzeigersinn ab der Person, die beginnt. Die Börse liegt dabei schon aus.
option-loans = Kredite
option-loans-on-purchase = Beim Kauf
    .about = Kredit gibt es nur für einen Kauf, den du sonst nicht bezahlen könntest.
option-loans-any-time = Jederzeit
    .about = Kredit gibt es, wann immer du willst, auch ohne Not.
option-storing = Marken lagern
option-storing-english = Ohne leere Unterlage
    .about = Eine Marke darf ins Lager, solange du keine leere Unterlage ihrer Farbe hast.
option-storing-german = Ganz ohne Unterlage
    .about = Eine Marke darf nur ins Lager, solange du gar keine Unterlage ihrer Farbe hast, ob leer oder belegt.
option-start = Startgeld
option-start-printed = Gleich für alle
    .about = Alle beginnen mit 6 Silber, so wie es gedruckt ist.
option-start-even = Ausgeglichen
    .about = Wer später drankommt, beginnt mit mehr Silber, als Ausgleich fürs Warten.

## Die Wertung

term-chocolates = Pralinen
term-bonus = Sondersets
term-fields = Felder im Album
term-loan = Offener Kredit
reason-rounds = Alle Runden sind gespielt.
reason-bonus = Jemand hat genug Punkte aus Sondersets.
reason-mounts = Jemand hat das ganze Album mit Unterlagen gefüllt.
tie-break = Gleich viele Punkte: Mehr Geld gewinnt.
tie-shared = Gleich viele Punkte und gleich viel Geld: ein geteilter Sieg.
