# Der Tisch von stickers, Deutsch. Ereignisse, Aufforderungen und Regeln teilt sich die Seite mit Python; sie liegen im Paket.

round-number = Runde { $round }
campaign-about = Fünfzehn Partien, nach jeder ein Booster. Was klebt, bleibt kleben.

## Der Tisch

stage-take = 1 von 3, nehmen
stage-play = 2 von 3, Sammlung spielen
stage-effects = 2 von 3, Bonus und Sticker
stage-refill = 3 von 3, auffüllen

asked-you = Eine Frage an dich

rarity = Seltenheit
rarity-note = größte / zweitgrößte Sammlung
rarity-note-two = nur die größte Sammlung zählt
space-label = { $rank }: { $set }.
space-empty = kein Marker
space-collection =
    { $who }: { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
display = Auslage
display-note = wird nach dem Zug aufgefüllt
display-gone = Leerer Platz der Auslage
deck = Stapel
reserve = Vorrat
card-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
card-order = Nummer { $order }
your-hand = Deine Hand
hand-empty = Deine Hand ist leer.
your-album = Dein Album
album-empty = deine erste Sammlung
album-next = hier beginnt eine neue Sammlung
album-of = Album von { $who }
album-of-empty = Das Album ist noch leer.
stack-label =
    { $count ->
        [one] { $set }: { $count } Karte
       *[other] { $set }: { $count } Karten
    }, Sterne: { $stars }, der Platz zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stack-short =
    { $count ->
        [one] { $set }: { $count } Karte, Sterne: { $stars }
       *[other] { $set }: { $count } Karten, Sterne: { $stars }
    }
bonus-list = Bonus nach Zahl der gespielten Karten
pending = Noch einzusetzen
in-hand = { $count } auf der Hand
hand-of = Hand von { $who }: { $count }.
hand-known = Du weißt von: { $sets }.
hand-lacks = Hat nichts von: { $sets }.
known-short = bekannt:
lacks-short = ohne:
ask-player = { $who } fragen
last-cards-title = Die letzte Karte
last-thinking = wählt noch
last-chosen = hat gewählt
last-none = hat keine Karten
last-nothing = keine Sammlung davon
if-you-do = Wenn du das tust
standing =
    { $rank ->
        [1] { $level ->
            [yes] gleichauf vorn
           *[no] in Führung
        }
        [2] Platz 2, { $behind } zurück
        [3] Platz 3, { $behind } zurück
       *[other] Platz 4, { $behind } zurück
    }
tie-break-name = Seltenste Sets (bei Gleichstand)

row =
    { $count ->
        [one] { $count } Karte { $set }.
       *[other] { $count } Karten { $set }, die letzte bleibt offen.
    }
aim-markers = Wähle einen Marker, der mit einem Nachbarn tauscht.
aim-second-marker = Und mit welchem Nachbarn?
aim-question = Wen fragst du, und nach welchem Set? Wähle jemanden und einen Marker.
aim-player = Wen fragst du?
aim-set = Nach welchem Set? Wähle einen Marker auf dem Plan.
chosen-take = { $set } auf die Hand nehmen?
chosen-ask = { $who } nach { $set } fragen?
chosen-exchange = { $set } und { $other_set } tauschen den Platz: { $gain } für dich.
chosen-give = Diese Karte { $set } hergeben?
chosen-keep = { $set } als letzte Karte?
chosen-use = Jetzt einsetzen?
confirm-take = Nehmen
confirm-play =
    { $count ->
        [one] { $count } Karte spielen
       *[other] { $count } Karten spielen
    }
confirm-ask = Fragen
confirm-exchange = Tauschen
confirm-give = Hergeben
confirm-keep = Diese wählen
confirm-deck = Aufdecken
confirm-use = Einsetzen
end-laying = Dabei bleiben
end-turn = Zug beenden
end-effect = Weiter

did-took = nahm { $set }
did-took-bonus = Bonus: { $set }
did-collection = spielte { $count } × { $set }
did-turned = deckte { $set } auf
did-exchanged = tauschte zwei Marker
did-asked = fragte nach { $set }
did-chose = hat gewählt

## Zwischen den Partien einer Kampagne

campaign-track = Stand der Kampagne
legend-power = danach kommt der Power-Booster dieser Nummer: Er kann Regeln ändern
legend-set = danach kommt ein zufälliger Set-Booster
legend-next = die nächste Partie
legend-won = geöffnet; das Gesicht zeigt, wer gewonnen hat
campaign-people = Trophäen
campaign-no-trophies = Noch hat niemand eine Trophäe gewonnen.
field-game = Partie { $game }
field-won = Gewonnen von { $who }
champions =
    { $count ->
        [one] { $who } unterschreibt im Goldenen Album.
       *[other] { $who } unterschreiben gemeinsam im Goldenen Album.
    }
    .you = Du unterschreibst im Goldenen Album.
wins-trophy = { $who } gewinnt die Trophäe der Partie { $game }.
    .you = Du gewinnst die Trophäe der Partie { $game }.
open-booster = Booster öffnen
new-rule = Neue Regel:
sticker-new = neu
sticker-for-fun = Nur zum Spaß: Klebe ihn hin, wo du magst.
deal-stickers = Sticker austeilen
stick-yours = Deine Sticker
stick-everybody = Wer klebt was
stick-elsewhere = Andere Karten des Spiels
stick-caught-up = Früher beiseitegelegte Sticker
stick-held =
    { $count ->
        [0] keine Sticker mehr
        [one] { $count } Sticker auf der Hand
       *[other] { $count } Sticker auf der Hand
    }
stick-choose = Wähle einen Sticker, dann eine Karte in deinem Album. Was klebt, bleibt kleben.
stick-where = { $sticker }: auf welche Karte?
stick-place = { $sticker }: Klebe ihn dahin, wo es am schönsten ist.
stick-ready = „{ $sticker }“ für immer auf diese Karte kleben ({ $set })?
stick-wait = { $who } klebt gerade …
stick-done = Alle Sticker kleben.
confirm-stick = Aufkleben
stuck-on = { $sticker } auf { $set }
card-free = frei: { $stars } für Sterne, { $combos } für Kombos
card-fresh = neuer Sticker
place-how = Tippe oder ziehe auf der Karte. Mit der Tastatur: Pfeiltasten, dann Eingabe.
place-text = { $x } Prozent von links, { $y } von oben
gather-title = Wer spielt Partie { $game }?
cast = Die neun, um die es geht
gather-note = Alle dürfen eine Partie aussetzen und später wiederkommen.
gather-add-bot = Noch ein Bot
gather-leave = Kampagne verlassen
gather-join = Bei der Kampagne mitmachen
gather-come-back = Wieder mitmachen
gather-begin = Partie { $game } beginnen
gather-count = Personen: { $count } von höchstens { $most }
gather-invite = Freunde machen mit der Adresse dieser Seite mit. Du kannst jederzeit aufhören: Die Kampagne wartet hier.
gather-invalid = Der Name ist vergeben, oder diese Leute können nicht zusammen spielen.
person-left = nicht mehr dabei
scenario-choose = Szenario
scenario-none = Ohne Szenario
