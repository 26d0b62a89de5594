# stickers, the words of the sealed boosters, Deutsch. Never sent before a booster is opened.
#
# A group belongs to the booster it is named after and is handed out with it; the last group when the campaign is finished.

## power-1

booster-power-1 = Tauschbörse
    .story = Vor dem Kiosk hat jemand Pfeile aufs Pflaster gemalt. Mittags lag nichts mehr, wo es gewesen war.
sticker-exchange = Tausch
    .text = Tausche zwei benachbarte Setmarker.

## power-2

booster-power-2 = Großer Auftritt
    .story = Vier auf einmal: Der ganze Schulhof drehte sich um.
    .rule = Die Bonusliste wächst: Bei vier oder mehr Karten tauschst du zwei benachbarte Setmarker und danach, wenn du magst, noch einmal zwei.

## power-3

booster-power-3 = Zugabe
    .story = Niemand wollte nach Hause, also kam noch eine Karte aus der Tasche.
sticker-encore = Zugabe
    .text = Spiele eine weitere Karte von der Hand in dein Album.
used-encore = { $who } spielt noch eine Karte: { $set }.
    .you = Du spielst noch eine Karte: { $set }.

## power-4

booster-power-4 = Gute Nachbarschaft
    .story = Schön, das hier zu haben. Noch schöner, auch das nebenan zu haben.
    .rule = Bei der Endwertung: 3 Punkte für je zwei benachbarte Setmarker, wenn du von beiden Sets die größte Sammlung hast; Gleichstand zählt.
special-neighbours = Gute Nachbarschaft

## power-5

booster-power-5 = Der Leimtopf
    .story = Er war fürs Album gedacht. Jetzt hält er alles andere fest.
    .rule = Bei genau drei Karten hast du jetzt die Wahl: zwei benachbarte Setmarker tauschen oder den Leimtopf versetzen.
sticker-glue = Leim
    .text = Stelle den Leimtopf auf einen beliebigen Setmarker. Solange er dort steht, kann dieser Marker nicht getauscht werden.
used-glue = { $who } stellt den Leimtopf auf { $set }.
    .you = Du stellst den Leimtopf auf { $set }.
step-glue = Versetze den Leimtopf.

## power-6

booster-power-6 = Goldrausch
    .story = Eine Dose voller goldener Sterne. Was sie wert sind, hängt von ihrer Gesellschaft ab.
sticker-gold = Goldstern
    .text = Bei der Endwertung, auch verdeckt: 5 Punkte, wenn das Set legendär ist, 3, wenn selten, 1, wenn gewöhnlich.

## set-astromouse

booster-set-astromouse = Countdown
    .story = Drei, zwei, eins: Wer eben noch unten saß, winkt jetzt von oben.
sticker-rocket = Rakete
    .text = Tausche zwei Setmarker aus benachbarten Reihen, egal wo sie in den Reihen liegen.
used-rocket = { $who } zündet die Rakete: { $set } und { $other_set } wechseln die Reihe.
    .you = Du zündest die Rakete: { $set } und { $other_set } wechseln die Reihe.
cosmetic-comet = Komet

## set-count_oink

booster-set-count_oink = Mitternachtsschmaus
    .story = Der Graf lädt alle zum Essen ein. Etwas mitzubringen ist nicht freiwillig.
sticker-feast = Festmahl
    .text = Nenne ein Set. Alle anderen, die davon eine Karte haben, geben dir eine und ziehen nach. Hat niemand eine, ziehst du eine.
used-feast = { $who } bittet zu Tisch: Alle bringen { $set } mit.
    .you = Du bittest zu Tisch: Alle bringen { $set } mit.
cosmetic-bat = Fledermaus

## set-hocus_hare

booster-set-hocus_hare = Leere Ärmel
    .story = Schaut genau hin: nichts in der linken Pfote, nichts in der rechten, und eure schlechteste Karte ist weg.
sticker-trick = Trick
    .text = Tausche bis zu zwei Handkarten eins zu eins gegen Karten der Auslage.
used-trick = { $who } zaubert { $set } in die Auslage und { $other_set } heraus.
    .you = Du zauberst { $set } in die Auslage und { $other_set } heraus.
cosmetic-dove = Taube

## set-geekosaurus

booster-set-geekosaurus = Fleißaufgabe
    .story = Er hat das Album zweimal gelesen, mit Fußnoten, und möchte dafür eine Note.
sticker-diploma = Diplom
    .text = Bei der Endwertung, wenn diese Karte offen liegt: 1 Punkt je Karte ihrer Sammlung.
special-diploma = Diplome
cosmetic-glasses = Brille

## set-corking

booster-set-corking = Krönungstag
    .story = Ein Bellen, und alle zählten ihn doppelt.
sticker-crown = Krone
    .text = Bei der Endwertung zählt diese Karte als zwei, wenn sie offen liegt.
cosmetic-ruff = Halskrause

## set-chokoala

booster-set-chokoala = Nachschlag
    .story = Im Beutel ist immer Platz für zwei mehr. Sie schmelzen nur ein wenig.
sticker-pouch = Beutel
    .text = Solange diese Karte offen liegt, ziehst du auf zwei Karten mehr nach.
cosmetic-cocoa = Kakaobecher

## set-karate_kat

booster-set-karate_kat = Schwarzer Gürtel
    .story = Der erste Schlag ist zum Üben. Den zweiten hat niemand gesehen.
sticker-strike = Doppelschlag
    .text = Nutze den Sammlungsbonus dieses Zuges noch einmal.
used-strike = { $who } darf den Sammlungsbonus noch einmal nutzen.
    .you = Du darfst deinen Sammlungsbonus noch einmal nutzen.
cosmetic-headband = Stirnband

## set-octopost

booster-set-octopost = Eilzustellung
    .story = Acht Arme, eine Tasche: durch den Briefschlitz direkt ins Album.
sticker-parcel = Paket
    .text = Wähle eine Karte der Auslage und spiele sie in dein Album.
used-parcel = { $who } lässt sich { $set } direkt ins Album liefern.
    .you = Du lässt dir { $set } direkt ins Album liefern.
cosmetic-postmark = Poststempel

## set-robotter

booster-set-robotter = Neue Software
    .story = Version 2 kann alles, was du kannst. Sie muss dir nur einmal zusehen.
sticker-copy = Kopie
    .text = Nutze einen Kombosticker einer anderen offenen Karte in deinem Album (keine Kopie).
used-copy = { $who } kopiert „{ $sticker }“.
    .you = Du kopierst „{ $sticker }“.
cosmetic-wing_nut = Flügelmutter

## finished

campaign-title = Wer nach der 15. Partie die meisten Trophäen hat, trägt sich ins Goldene Album ein; bei Gleichstand alle.
scenario-merry_go_round = Karussell
    .setup = Vor dem ersten Zug dürfen alle einmal zwei benachbarte Setmarker tauschen, die letzte Person zuerst.
    .rule = Nach jeder Runde dreht sich die unterste Reihe: Jeder Marker rückt ein Feld nach links, der linke kommt ganz nach rechts.
scenario-secret_crush = Heimlich verliebt
    .setup = Alle bekommen verdeckt einen von neun Zetteln, einen je Set. Er nennt deinen Liebling.
    .rule = Zeige bei der Endwertung deinen Zettel: 1 Punkt je Karte deines Lieblings in deinem Album.
scenario-open_house = Tag der offenen Tür
    .setup = Alle Handkarten liegen offen auf dem Tisch, auch jede nachgezogene.
    .rule = Wer nach einem Set fragt, sucht sich die Karte selbst aus.
scenario-only_giants = Nur Giganten
    .setup = Alle bekommen sieben Karten und ziehen auf sieben nach.
    .rule = Sammlungen mit weniger als drei Karten zählen bei der Endwertung ihres Sets nicht mit.
row-turned = Die unterste Reihe dreht sich um ein Feld.
favourite-dealt = { $who } bekommt einen geheimen Zettel.
    .you = Du bekommst einen geheimen Zettel.
special-favourite = Liebling
