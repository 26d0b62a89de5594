# stickers, Deutsch. Siehe en.ftl.

game-title = stickers
game-tagline = Sammle neun freche Figuren, bestimme, welche davon selten sind, und klebe dich durch eine Kampagne.
campaign = Kampagne
campaign-game = Partie { $round } von { $total }

## Pieces

set-astromouse = Astromaus
    .line = Kleine Ohren, große Pläne: Jeder Krümel ist Treibstoff.
set-count_oink = Graf Oink
    .line = Schläft am Tag, tafelt bei Nacht und zahlt nie.
set-hocus_hare = Mümmelmagier
    .line = Zieht alles aus dem Hut, nur nicht die richtige Karte.
set-geekosaurus = Geekosaurus
    .line = Seit Ewigkeiten ausgestorben, hat aber auf alles eine Antwort.
set-corking = Corkönig
    .line = Regiert vom Sofa aus; die Krone wird nicht angeknabbert.
set-chokoala = Schokoala
    .line = Döst zwischen zwei Tafeln und teilt, im Prinzip.
set-karate_kat = Karatekatz
    .line = Landet auf vier Pfoten und schlägt mit der fünften zu.
set-octopost = Oktopost
    .line = Klingelt an acht Türen zugleich; verloren geht nichts.
set-robotter = Robotter
    .line = Wasserdicht, höflich und lernt durch Zusehen.

sticker-star = Stern
    .text = 1 Punkt bei der Endwertung, auch wenn die Karte verdeckt ist.
sticker-deck = Stapel
    .text = Decke die oberste Stapelkarte auf: Sie kommt in dein Album.
sticker-question = Frage
    .text = Wähle eine Person und ein Set. Hat sie davon eine Karte, gibt sie dir eine und zieht nach; sonst ziehst du eine.
sticker-bonus = Sammlungsbonus
    .text = Was du für die Zahl der Karten darfst, die du von der Hand gespielt hast.

rank-legendary = Legendär
rank-rare = Selten
rank-common = Gewöhnlich

step-take = Nimm eine Karte aus der Auslage auf die Hand.
step-exchange = Tausche zwei benachbarte Setmarker.
step-none = Belass es dabei.

## Events of the log

start-player = { $who } beginnt.
    .you = Du beginnst.
took = { $who } nimmt { $set } aus der Auslage.
    .you = Du nimmst { $set } aus der Auslage.
took-bonus = Bonus: { $who } nimmt { $set } aus der Auslage.
    .you = Bonus: Du nimmst { $set } aus der Auslage.
collection =
    { $count ->
        [one] { $who } spielt { $count } Karte { $set }.
       *[other] { $who } spielt { $count } Karten { $set }.
    }
    .you =
        { $count ->
            [one] Du spielst { $count } Karte { $set }.
           *[other] Du spielst { $count } Karten { $set }.
        }
turned = { $who } deckt { $set } auf und legt die Karte ins Album.
    .you = Du deckst { $set } auf und legst die Karte in dein Album.
exchanged = { $who } tauscht { $set } und { $other_set } auf dem Plan.
    .you = Du tauschst { $set } und { $other_set } auf dem Plan.
asked = { $who } fragt { $from_who } nach { $set }.
    .you = Du fragst { $from_who } nach { $set }.
    .from_you = { $who } fragt dich nach { $set }.
gave = { $from_who } gibt { $who } eine Karte { $set }.
    .you = { $from_who } gibt dir eine Karte { $set }.
    .from_you = Du gibst { $who } eine Karte { $set }.
had-none = { $from_who } hat keine Karte { $set }.
    .you = { $from_who } hat keine Karte { $set }.
    .from_you = Du hast keine Karte { $set }.
drew = { $who } zieht eine Karte.
    .you = Du ziehst eine Karte.
used-nothing = „{ $sticker }“ bewirkt bei { $who } nichts.
    .you = „{ $sticker }“ bewirkt bei dir nichts.
round-began = Runde { $round }
ending = Der Vorrat ist aufgebraucht: Diese Runde ist die letzte.
last-cards = Alle wählen geheim eine letzte Karte.
chose = { $who } hat gewählt.
    .you = Du hast gewählt.
added =
    { $count ->
        [one] { $who } legt { $count } Karte { $set } dazu.
       *[other] { $who } legt { $count } Karten { $set } dazu.
    }
    .you =
        { $count ->
            [one] Du legst { $count } Karte { $set } dazu.
           *[other] Du legst { $count } Karten { $set } dazu.
        }
not-added = { $who } zeigt { $set }, hat davon aber keine Sammlung.
    .you = Du zeigst { $set }, hast davon aber keine Sammlung.
albums-counted = Die Alben werden zugeklappt und gezählt.

## Effects, shown before a move is made

effect-leads = Größte Sammlung { $set }
effect-shares = Gleichauf mit der größten Sammlung { $set }
effect-second = Zweitgrößte Sammlung { $set }
effect-grows = { $set } wächst
effect-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
effect-combo = „{ $sticker }“ wirkt, wenn diese Karte oben bleibt
effect-combo-any = „{ $sticker }“ wirkt
effect-bonus-take = Bonus: zwei Karten aus der Auslage nehmen
effect-bonus-exchange = Bonus: zwei benachbarte Setmarker tauschen
effect-exchange = { $set } und { $other_set } tauschen die Plätze

## Prompts

prompt-take = Nimm eine Karte aus der Auslage.
prompt-play = Spiele eine oder mehrere Karten eines Sets.
prompt-laying = Lege weitere Karten { $set } oder schließe ab. Die letzte ist die offene Karte.
prompt-effects = Nutze, was deine Karten bieten, in beliebiger Reihenfolge, oder beende deinen Zug.
prompt-bonus = Führe deinen Bonus zu Ende.
prompt-give = { $who } fragt dich nach { $set }. Welche Karte gibst du her?
prompt-last-card = Wähle geheim eine letzte Karte: Mit allen ihres Sets kommt sie auf deine Sammlung, falls du eine hast. Sie liegt obenauf.
prompt-stick = Klebe deine Sticker auf Karten in deinem Album.
prompt-booster = Ein Booster wird geöffnet.
prompt-gather = Wer spielt die nächste Partie?
prompt-waiting = { $who } ist dran.
prompt-thinking = { $who } überlegt …
prompt-over = Die Partie ist zu Ende.

## The campaign

campaign-trophies =
    { $count ->
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }
campaign-power = Power-Booster { $count }
campaign-set = Set-Booster
campaign-aside =
    { $count ->
        [0] Keine Sticker beiseitegelegt
        [one] { $count } Sticker beiseitegelegt, bis ihr mehr seid
       *[other] { $count } Sticker beiseitegelegt, bis ihr mehr seid
    }

game-began = Partie { $game } der Kampagne beginnt.
trophy = { $who } gewinnt die Trophäe.
    .you = Du gewinnst die Trophäe.
opened = Ein Booster wird geöffnet: { $booster }.
dealt = { $who } bekommt einen Sticker: { $sticker }.
    .you = Du bekommst einen Sticker: { $sticker }.
dealt-cosmetic = { $who } bekommt einen Schmucksticker: { $cosmetic }.
    .you = Du bekommst einen Schmucksticker: { $cosmetic }.
stuck = { $who } klebt „{ $sticker }“ auf eine Karte { $set }.
    .you = Du klebst „{ $sticker }“ auf eine Karte { $set }.
stuck-cosmetic = { $who } schmückt eine Karte { $set }: { $cosmetic }.
    .you = Du schmückst eine Karte { $set }: { $cosmetic }.
caught-up = „{ $sticker }“, früher beiseitegelegt, kommt auf eine Karte { $set }.
caught-up-cosmetic = { $cosmetic }, früher beiseitegelegt, kommt auf eine Karte { $set }.

## Why a move is not possible

rule-ST-13 = Du bist nicht am Zug: Gespielt wird im Uhrzeigersinn.
rule-ST-20 = Nimm zuerst eine Karte, die in der Auslage liegt.
rule-ST-21 = Spiele Karten von deiner Hand, mindestens eine, und alle vom selben Set.
rule-ST-30 = Nur der Bonus für die Zahl deiner gespielten Karten gilt, und nur einmal.
rule-ST-31 = Nimm eine Karte, die in der Auslage liegt.
rule-ST-32 = Nur Marker auf benachbarten Feldern lassen sich tauschen.
rule-ST-40 = Nur Sticker gerade gespielter Karten wirken, jeder einmal, bevor du nachziehst.
rule-ST-43 = Frage eine andere Person nach einem Set; wer gefragt wird, gibt eine Karte davon.
rule-ST-45 = Bringe erst zu Ende, was du angefangen hast.
rule-ST-51 = Die Partie ist zu Ende.
rule-ST-52 = Ein Effekt verpufft nur, wenn er gar nichts bewirken kann.
rule-ST-60 = Wähle eine Karte deiner eigenen Hand, ein einziges Mal.
rule-ST-72 = Sticker kommen reihum auf ein passendes freies Feld einer Karte im eigenen Album, jeder Kombosticker nur einmal auf eine Karte.
rule-ST-74 = Das lässt der Sticker nicht zu: Lies, was er sagt.

## Options of the table

option-combos = Kombosticker
option-combos-open-card = Nur die offene Karte
    .about = Von einer gerade gespielten Sammlung wirken nur die Sticker der obersten Karte.
option-combos-every-card = Jede Karte
    .about = Die Sticker aller gerade gespielten Karten wirken.
option-moment = Letzter Moment für Sticker
option-moment-before-drawing = Vor dem Nachziehen
    .about = Was du nicht genutzt hast, verfällt, sobald du deine Hand auffüllst.
option-moment-to-the-letter = Bis zum Ende des Zuges
    .about = Kombosticker wirken auch noch, nachdem du deine Hand aufgefüllt hast.
option-start = Start
option-start-printed = Wie gedruckt
    .about = Alle beginnen mit 0 Punkten.
option-start-even = Ausgeglichen
    .about = Wer früher drankommt, beginnt mit ein paar Punkten, weil zuletzt spielen ein Vorteil ist.

## The final count

term-collections = Sammlungen
term-stars = Sterne
term-specials = Besonderes
term-start = Startpunkte
reason-reserve = Der Vorrat war aufgebraucht.
tie-break = Gleich viele Punkte: Die größere Sammlung des seltensten Sets gewinnt.
tie-shared = In allem gleich: Der Sieg wird geteilt.
