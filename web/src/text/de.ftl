# Die Seite selbst, Deutsch. Was zu einem Spiel gehört, liegt bei diesem Spiel.

## Everywhere

close = Schließen
back = Zurück
back-to-shelf = Zurück zum Regal
try-again = Noch einmal versuchen
you = Du
# What somebody is called who has given no name: others read it.
guest = Gast
bot = Bot
settings = Einstellungen
menu = Menü
language = Sprache
dark-theme = Dunkles Design
sound = Ton
showing = So siehst du die Züge der anderen
showing-calm = In Ruhe
    .about = Alles bewegt sich in seinem Tempo.
showing-brisk = Zügig
    .about = Alles bewegt sich, aber schnell.
showing-at-once = Sofort
    .about = Du siehst nur, wie es ausgeht.
keys = Tasten
key-tab = Tab
key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
keys-next = zum nächsten Knopf oder Teil
keys-move = von Teil zu Teil
keys-choose = wählt aus
keys-back = legt zurück, was du in der Hand hast, oder schließt einen Hinweis
keys-undo = nimmt deinen letzten Schritt zurück
keys-skip = überspringt, was gerade gezeigt wird
keys-table = zum nächsten Tisch, der auf dich wartet
keys-list = zeigt diese Tasten
rulebook = Spielregel
contents = Inhalt
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-total = Punkte
labelled = { $name }: { $about }

## Home

home-title = Was sammeln wir heute?
home-subtitle = Nimm eine Schachtel aus dem Regal. Die Bots sind sofort bereit.
box-facts =
    { $most ->
        [one] { $players } Person
       *[other] { $players } Personen
    } · { $longest ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
play-now = Losspielen
you-and-bots =
    { $bots ->
        [0] du allein
        [1] du und ein Bot
        [2] du und zwei Bots
        [3] du und drei Bots
       *[other] du und { $bots } Bots
    }
game-or-campaign = Was möchtest du spielen?
one-game = Eine Partie
    .about = Ein Abend, ein Sieg.
begin-campaign = Kampagne beginnen
who-is-next = Wer spielt die nächste Partie?
players = Am Tisch
bots-play = Die Bots
mind-novice = Neulinge
mind-amateur = Amateure
mind-collector = Sammler
mind-expert = Kenner
mind-master = Meister
players-count =
    { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
table-options = Dein Name und Tischregeln
your-name = Dein Name
your-tables = Deine Tische
other-tables = Andere überlegen
finished-tables = Beendete Tische
no-tables = Noch steht hier kein Spiel. Was du beginnst, bleibt hier, bis du es abräumst, auch wenn du die Seite schließt.
waits-for = { $who } ist dran
table-over = Beendet
score-line = Punktestand { $score }
clear-table = Diesen Tisch abräumen
clear-running = Dieses Spiel läuft noch
    .about = Es verschwindet von hier. Die anderen spielen ohne dich weiter, und nur seine Adresse brächte dich zurück.
keep-table = Stehen lassen
show-more-tables = Weitere beendete Tische zeigen
outdated-game = Dieses Spiel hat der Server nicht mehr.
outdated-rules = Nach anderen Regeln begonnen, als der Server jetzt hat.
outdated-box = Mit anderem Inhalt der Schachtel begonnen, als der Server jetzt hat.
outdated-offer = Öffne den Tisch, um die Partie zu speichern.
outdated-closes = Dieser Tisch lässt sich hier nicht weiterspielen, aber die Partie ist aufbewahrt. Gespeichert verrät sie alles, was geheim war: Sobald jemand von euch sie speichert, spielt hier niemand mehr weiter.
kept-in-words = Das Ergebnis bleibt. Wie der Tisch aussah, lässt sich nicht mehr zeigen; die gespeicherte Partie enthält jeden Zug.
rulebooks-are-here = Die Spielregeln sind trotzdem da: Nimm eine Schachtel aus dem Regal.
compiling = Die Spiele werden geladen
compiling-step = { $step } ({ $done } von { $total }).
warming = Die Bots, die vorausdenken, wärmen sich noch auf, nur dieses eine Mal. Du kannst schon anfangen.
warming-seconds =
    { $seconds ->
        [one] Die Bots, die vorausdenken, wärmen sich noch etwa { $seconds } Sekunde auf, nur dieses eine Mal. Du kannst schon anfangen.
       *[other] Die Bots, die vorausdenken, wärmen sich noch etwa { $seconds } Sekunden auf, nur dieses eine Mal. Du kannst schon anfangen.
    }
warming-failed = Auf diesem Rechner können diese Bots nicht vorausdenken und spielen deshalb wie Amateure. Warum, steht im Protokoll des Servers.

## A table

setting-up = Wird aufgebaut …
your-turn = Du bist dran
others-turn = Die anderen sind dran
one-moment = Einen Augenblick …
game-over = Spielende
score = Wertung
score-sheet = Punkte im Einzelnen
ranking = Endwertung
go-on = Weiter
play-again = Noch einmal spielen
save-record = Partie speichern
open-record = Gespeicherte Partie ansehen
    .about = Öffne eine Partie, die jemand am Ende gespeichert hat. Du siehst sie wie alle, die zugeschaut haben, auf Wunsch Zug um Zug. Auf dem Server bleibt nichts davon.
choose-record = Wähle die Datei oder zieh sie hierher
a-record = Gespeicherte Partie
record-unreadable = Das ist keine gespeicherte Partie, oder sie wurde verändert. Wähle die Datei, die du am Ende gespeichert hast.
record-campaign = Das ist die Chronik einer Kampagne. Hier lässt sich nur eine einzelne Partie ansehen.
record-outdated-game = Das Spiel zu dieser Partie gibt es auf diesem Server nicht.
record-outdated-rules = Diese Partie wurde nach anderen Regeln gespielt, als der Server jetzt hat.
record-outdated-box = Diese Partie wurde mit anderem Inhalt der Schachtel gespielt, als der Server jetzt hat.
moments = Momente der Partie
moment-first = Zum Anfang
moment-before = Einen Zug zurück
moment-next = Einen Zug weiter
moment-last = Zum Ende
moment-of = { $now } von { $total }
shuffle-check = Das Mischen lässt sich prüfen
shuffle-about = Der Server hat sein Geheimnis festgelegt, bevor etwas ausgeteilt wurde, und dir einen Fingerabdruck davon gezeigt. Geheimnis und Wörter zusammen haben jede Ziehung bestimmt.
shuffle-fits = Es ist das Geheimnis, das er versprochen hat.
shuffle-differs = Es ist nicht das Geheimnis, das er versprochen hat.
shuffle-uncomputed = Ohne https kann diese Seite nicht nachrechnen, ob es das versprochene Geheimnis ist.
shuffle-other = Während du gespielt hast, wurde dir ein anderer Fingerabdruck gezeigt.
shuffle-missing = Das Wort deines Browsers ist nicht dabei.
shuffle-promise = Fingerabdruck
shuffle-secret = Geheimnis des Servers
shuffle-word = Wort von { $name }
shuffle-verify = Um jede Ziehung zu prüfen, speichere die Partie und rufe das auf:
shuffle-file = partie
log = Verlauf
pages = Seiten des Tisches
tab-table = Tisch
tab-bonus = Sondersets
tab-players = Andere
tab-log = Verlauf
you-won = Du hast gewonnen.
you-won-too = Du und { $who } habt zusammen gewonnen.
have-won =
    { $count ->
        [one] { $who } hat gewonnen.
       *[other] { $who } haben zusammen gewonnen.
    }
show-count = Endwertung
prompt-acts = { $who } spielt.
skip = Überspringen
since-my-turn = Was seit meinem letzten Zug geschehen ist
enlarge-player = Genauer ansehen: { $who }
points-now-end = jetzt { $now }, am Ende { $end }, wenn alles so bleibt
now = jetzt
at-the-end = am Ende
put-back = Zurücklegen
undo = Rückgängig
see-rule = Zur Regel
thinking = überlegt …
reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …

## People at the table

people = Leute
unread = { $count } ungelesen

# One device goes round
company = Unter uns
who-holds = Wer das Gerät hält
give-it-to = Gib es { $who }
is-done = { $who } ist fertig.
curtain-opens = Der Vorhang geht auf, wenn { $who } es sagt.
everybody-knows = Was alle wissen
i-am = Ich bin { $who }
back-to = Zurück zu { $who }
is-away = { $who } ist weg
cover = Zudecken
look-as = { $who } schaut nach
waiting-for = Wir warten auf { $who }
it-is-your-turn = { $who }, du bist dran

# A bot plays for somebody
which-bot = Welcher Bot?
let-bot = Einen Bot spielen lassen
let-bot-for = Einen Bot für { $who } spielen lassen
bot-plays-for = Bis { $who } zurück ist, spielt ein Bot.
bot-plays-for-you = Ein Bot spielt für dich.
stand-in-about = Die vereinbarte Zeit ist um. Ein Bot spielt, bis { $who } den Platz zurücknimmt; das geht jederzeit.
leave-seat = Einem Bot überlassen
leave-about = Ein Bot spielt für dich. Der Platz bleibt deiner: Nimm ihn zurück, wann du willst.
take-seat-back = Meinen Platz zurücknehmen
away-bot-plays = weg, ein Bot spielt
seat-kept = ein Bot hält den Platz frei
is-here = ist da
is-elsewhere = ist gerade nicht da

# Consent and time
proposal = Ein Vorschlag
propose = Vorschlagen
propose-undo = Meinen letzten Zug zurücknehmen
propose-end = Diese Partie beenden
propose-pause = Pause machen
propose-resume = Weiterspielen
propose-about = Es geschieht, wenn alle einverstanden sind.
asks-undo = { $who } möchte einen Zug zurücknehmen
asks-end = { $who } möchte diese Partie beenden
asks-pause = { $who } möchte eine Pause
asks-resume = { $who } möchte weiterspielen
agree = Einverstanden
disagree = Nein
withdraw = Zurückziehen
motion-undo = { $who } hat einen Zug zurückgenommen.
motion-pause = Die Partie ruht.
motion-resume = Die Partie geht weiter.
motion-refused = Nicht alle waren einverstanden. Alles bleibt, wie es ist.
paused = Die Partie ruht, bis alle weiterspielen wollen.
time-left = Zeit für diesen Zug: { $time }
time-up = Die vereinbarte Zeit ist um.
ended-together = Ihr habt diese Partie gemeinsam beendet. Sie wird nicht gewertet.
they-play-again = Eine neue Partie wird aufgebaut.
play-along = Mitspielen
look-there = Ansehen

# Talk and watching
watchers =
    { $count ->
        [one] jemand schaut zu
       *[other] { $count } schauen zu
    }
watchers-talk = Nur wer auch zuschaut, liest, was du sagst.
somebody = Jemand
talk = Gespräch
phrases = Mehr sagen
say-something = Sag etwas …
say-it = Sagen
mute = Stumm schalten
muted = Stumm
you-host = Du lädst ein
text-allowed = Alle dürfen frei schreiben
say-clap = Applaus
say-laugh = Lachen
say-wow = Oh
say-think = Hm
say-heart = Ein Herz
say-hello = Hallo
say-good-luck = Viel Glück
say-nice = Schön
say-well-played = Gut gespielt
say-thanks = Danke
say-sorry = Entschuldige
say-hurry = Du bist dran
say-one-moment = Einen Moment
say-back-soon = Bin gleich zurück
say-good-game = Das war eine schöne Partie

# The screen in the middle
big-screen = Großer Bildschirm
for-everybody = für alle zu sehen
just-now = Eben
turn-of = { $who } ist dran
has-won =
    { $count ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
a-seat-waits = Ein Platz wartet auf dich
seat-of-waits = { $who }, dein Platz wartet
sit-with-us = Setz dich zu uns
scan-to-play = Scanne das, um am Handy mitzuspielen oder zuzuschauen.

# Me
about-me = Ich und meine Geräte
me-about = So heißt du am nächsten Tisch.
me-keep = Speichern
me-kept = Gespeichert.
notices = Im Browser melden, wenn ich dran bin
notices-withheld = Der Browser zeigt für diese Adresse keine Meldungen. Dafür braucht es https oder den Rechner, auf dem der Server läuft.
notices-denied = Du hast Meldungen dieser Seite blockiert; in den Einstellungen des Browsers kannst du sie wieder erlauben.
another-device = Ein anderes Gerät
another-device-about = Nimm deine Tische mit aufs Handy oder an einen anderen Rechner. Dann bist du auf beiden du.
show-code = Code zeigen
another-code = Neuer Code
device-code-about = Scanne ihn dort oder tippe ihn unter „Ich habe einen Code“ ein. Er gilt einmal, zehn Minuten lang.
have-code = Ich habe einen Code
the-code = Der Code
device-question = Ist dieses Gerät auch deins?
device-about = Dann findest du deine Tische auch hier. Was hier schon gespielt wurde, kommt mit.
device-yes = Ja, das ist meins
device-is-mine = Dieses Gerät ist jetzt deins
welcome-back = Schön, dich zu sehen, { $who }.
to-your-tables = Zu deinen Tischen
code-unknown = Dieser Code gilt nicht, oder nicht mehr. Lass dir auf dem anderen Gerät einen neuen zeigen.
code-not-here = Dieses Gerät ist schon deins, oder beide sitzen am selben Tisch.
everything-mine = Meine Daten
export = Als Datei speichern
import = Datei einlesen
import-unreadable = Diese Datei wurde nicht hier gespeichert.
imported-device = Dieses Gerät ist jetzt deins.
imported =
    { $tables ->
        [0] Keine neue beendete Partie.
        [one] Eine neue beendete Partie.
       *[other] { $tables } neue beendete Partien.
    }
imported-skipped =
    { $tables ->
        [one] Eine war schon da oder lief noch.
       *[other] { $tables } waren schon da oder liefen noch.
    }
imported-refused =
    { $tables ->
        [one] Eine war nicht lesbar.
       *[other] { $tables } waren nicht lesbar.
    }
imported-left =
    { $tables ->
        [one] Für eine reichte die Zeit nicht: Lies die Datei noch einmal ein.
       *[other] Für { $tables } reichte die Zeit nicht: Lies die Datei noch einmal ein.
    }
mail = E-Mail
mail-address = Deine E-Mail-Adresse
mail-state-none = Dieser Server verschickt keine E-Mails.
mail-state-off = Eine E-Mail, wenn ein Tisch auf dich wartet: einmal für jeden Zug.
mail-state-unconfirmed = Eine E-Mail ist unterwegs an { $address }. Öffne ihren Link, um die Adresse zu bestätigen.
mail-state-on = Wenn ein Tisch auf dich wartet, geht für jeden Zug eine E-Mail an { $address }.
mail-forget = Adresse vergessen
mail-invalid = An diese Adresse kann keine E-Mail gehen.
mail-link-old = Dieser Link gilt nicht mehr.
mail-confirm-question = Sollen E-Mails zu deinen Zügen an diese Adresse gehen?
mail-confirm = Ja, bitte
mail-confirm-done = Fertig: Du bekommst eine E-Mail, wenn ein Tisch auf dich wartet.
mail-stop-question = Keine E-Mails zu deinen Zügen mehr?
mail-stop = Abbestellen
mail-stop-done = Fertig: Es kommen keine E-Mails mehr.

yes = ja
no = nein
whats-your-name = Wie sollen wir dich nennen?
and-your-tool = und dein Werkzeug
tool-magnifier = Lupe
tool-letter = Brief
tool-inkpot = Tintenfass
tool-tweezers = Pinzette
tool-horn = Posthorn
tool-drop = Tintentropfen
tool-album = Album
tool-seal = Handstempel
level-novice = Neuling
level-amateur = Amateur
level-collector = Sammler
level-expert = Kenner
level-master = Meister
invite-friends = Freunde einladen
    .about = ein Link, kein Konto
beside-me = Neben mir
    .about = ein Gerät geht herum
open-the-table = Tisch aufstellen
who-is-beside-me = Wer sitzt neben dir?
    .about = Ihr gebt dieses Gerät herum.
person-number = Person { $number }
one-more-person = Noch jemand
fewer-person = Ohne { $who }
fill-with-bots = Bots auf den übrigen Plätzen
    .about =
        { $bots ->
            [one] Ein Bot spielt mit.
           *[other] { $bots } Bots spielen mit.
        }
sit-down-together = Zusammen hinsetzen
sit-down = Hinsetzen
sit-down-again = Wieder hinsetzen
invites-you = { $who } lädt dich ein zu
a-seat-is-free = Für dich ist ein Platz frei
your-seat = dein Platz
free-seat = frei
seat-is-free = frei
seat-for-a-friend = für Freunde
seat-kept-by-bot = hält ein Bot frei
seat-is-kept = freigehalten
host = lädt ein
bot-of-level = Bot, { $level }
no-account = Ohne Konto
only-watch = Ich schaue nur zu
table-is-full = Alle Plätze sind besetzt.
table-gathers = der Tisch füllt sich
seats-taken = { $taken } von { $total } Plätzen besetzt
open-seat = Ein freier Platz
seat-waits = wartet auf jemanden
seat-beside = am selben Gerät
seat-you = du
seat-here = ist da
seat-away = gerade nicht da
seat-just-now = hat sich gerade gesetzt
seat-number = Platz { $number }
invite = Einladen
put-bot = Bot hinsetzen
change = Ändern
change-seat-of = Platz von { $who } ändern
more-for-seat = Mehr zu diesem Platz
free-seat-of = Platz von { $who } freigeben
bot-level = Stärke des Bots
take-level = Diese Stärke nehmen
somebody-beside-me = Jemand neben mir
their-name = Name
sits-beside-me = Sitzt neben mir
remove-person = Platz von { $who } freigeben
    .about = Das wird ihr oder ihm gesagt; wieder hinsetzen ist möglich.
free-this-seat = Platz freigeben
change-places-with = Platz tauschen mit
this-table = Dieser Tisch
this-table-host = Alle sehen es. Du lädst ein, du legst es fest.
this-table-guest = { $who } lädt ein und legt es fest.
seats = Plätze
pace = Zeit für einen Zug
no-clock = Ohne Uhr
pace-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
pace-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
pace-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
weekends = Wochenenden sind frei
    .about = Samstage und Sonntage zählen nicht.
free-text = Freier Text
    .about = Neben den fertigen Sätzen dürfen alle schreiben.
others-watch = Andere dürfen zuschauen
    .about = mit dem Link, ohne Platz
listed = In der Lobby zeigen
    .about = Wer hier ist, darf einen freien Platz nehmen.
fair-shuffle = Ehrlich gemischt
    .about = Der Server hat seinen Teil des Mischens festgelegt, und wer sich setzt, gibt einen eigenen dazu. Dieser Fingerabdruck beweist am Ende, dass nichts geändert wurde.
room-screen = Ein Bildschirm für den Raum
    .about = der Tisch, groß und für alle zu sehen
open-screen = Öffnen
invitation = Setz dich zu uns
    .about = Scannen oder Link öffnen. Kein Konto, nur ein Name.
qr-code = QR-Code mit dem Link zu diesem Tisch
link = Link zu diesem Tisch
copy = Kopieren
share = Teilen
link-copied = Der Link ist kopiert.
copy-by-hand = Der Link ist markiert: Kopiere ihn von Hand.
come-and-sit = Spiel mit mir { $game }.
or-type-at-home = oder auf der Startseite eintippen:
only-this-machine = Diesen Link kann nur dieser Rechner öffnen. Damit andere dazukommen, starte den Server mit „make play SHARE=1“ oder „sammelsurium serve --share“.
start = Anfangen
start-with-bots = Mit Bots auf den freien Plätzen anfangen
    .about = Freunde können so einen Platz auch später noch nehmen.
fill-up = Mit Bots auffüllen
waiting-for-host = { $who } fängt gleich an
you-watch = Du schaust zu.
leave-table = Vom Tisch aufstehen
disperse = Tisch abräumen
    .about = Der Tisch ist dann für alle weg, die hier sitzen.
ended-removed = Dein Platz ist wieder frei
    .about = { $who } hat deinen Platz freigegeben. Sonst ist nichts geschehen.
ended-gone = Diesen Tisch gibt es nicht mehr
    .about = { $who } hat ihn abgeräumt, bevor es losging.
seat-name-refused = Dieser Name geht hier nicht. Nimm einen anderen, kurz und anders als die der anderen.
seat-not-free = Dieser Platz ist nicht mehr frei. Sieh nach, wer jetzt dort sitzt.
seats-in-use = Auf einem dieser Plätze sitzt jemand.
word-unknown = Unter diesem Wort wartet kein Tisch. Sieh es dir noch einmal an.
lobby = Lobby
    .about = offene Tische von anderen
lobby-empty = Gerade ist kein Tisch offen. Wer einlädt, kann seinen Tisch hier zeigen.
lobby-open =
    { $open ->
        [one] ein Platz frei
       *[other] { $open } Plätze frei
    }
gathers-open =
    { $open ->
        [0] alle sind da
        [one] füllt sich, ein Platz frei
       *[other] füllt sich, { $open } Plätze frei
    }
gathering-tables = Noch nicht vollzählig
table-word = Das Wort eines Tisches
    .example = „moos bahn 41“
go-there = Los
next-table = Nächster Tisch
no-next-table = Kein Tisch wartet auf dich.

## When something is not right

error-unreadable = Diesen Zug hat der Tisch nicht verstanden.
error-illegal = Dieser Zug ist nicht möglich.
error-stale = Der Tisch war schon weiter. So steht es jetzt.
error-not-yours = Dieser Platz gehört dir nicht.
error-among-themselves = An diesem Tisch wird ohne Zuschauer gespielt.
error-not-found = Diesen Tisch gibt es nicht, oder er wurde abgeräumt.
error-invalid = So lässt sich der Tisch nicht eröffnen.
error-outdated = Dieser Tisch wurde nach anderen Regeln gespielt, als der Server jetzt hat; er lässt sich nicht fortsetzen.
error-too-fast = Nicht so schnell, bitte. Gleich geht es weiter; geändert hat sich nichts.
error-starting = Der Spielserver startet noch. Versuche es gleich noch einmal.
error-away = Der Server erreicht gerade seine Datenbank nicht. Gleich zeigt der Tisch, ob dein Zug gezählt hat.
error-full = Auf dem Server ist gerade kein Platz frei. Versuche es gleich noch einmal.
error-broken = Mit diesem Tisch stimmt auf dem Server etwas nicht. Verloren ist nichts.
error-unreachable = Der Spielserver antwortet nicht.
error-not-sent = Dein Zug ist nicht angekommen. Er ist hier aufgehoben.
send-again = Noch einmal senden
give-back = Zurücknehmen
error-no-page = Auf dieser Seite liegt nichts.
error-no-rulebook = Diese Spielregel steht nicht im Regal.
error-unknown-game = Dieses Spiel kennt die Seite nicht.

## A game that this page has no drawings for

plain-shared = Auf dem Tisch
plain-choices = Was du tun kannst
plain-prompt = Was tust du?
plain-chosen = { $choice }?
plain-none = nichts
usual-prompt-thinking = { $who } überlegt …
usual-prompt-waiting = { $who } ist dran.
usual-prompt-over = Das Spiel ist zu Ende.
usual-tie-break-name = Entscheidet bei Gleichstand
