# Beschriftungen des Tisches von Stamp Collection, Deutsch. Ereignisse, Fragen und Regeln teilt sich die Seite mit Python.

round-of = Runde { $round } von { $rounds }

## Der Tisch

fair = Sammlerbörse
fair-gone = Verkauft
fair-locked = { $tile }. { $reason }
unattached = Noch frei
each-tile-costs = Jedes Plättchen kostet **{ $price }**
or-take-coin = oder eine Münze: **+{ $value }**
each = je
coins-label =
    { $coins ->
        [one] Eine Goldmünze auf der Börse. Plättchen kosten { $price }. Nimm sie: { $value } Silber.
       *[other] { $coins } Goldmünzen auf der Börse. Plättchen kosten { $price }. Nimm eine: { $value } Silber.
    }
bonus-won = Sonderset
bonus-tiles = Sondersets
ticked = Haken: hast du
bonus-taken = { $bonus }: { $who }
bonus-label =
    { $bonus }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $stamps }. Du hast { $have } von { $count }.
stamp-name = { $region }, { $stamp } ({ $motif })
storage = Lager
slot-second = zweiter Platz: kaufe einen Lagerplatz
slot-empty = Leerer Lagerplatz
slot-holds = Im Lager: { $stamp }
your-album = Dein Album
your-album-named = Dein Album: { $album }
album-of =
    Album von { $who }: { $mounts ->
        [one] { $mounts } Unterlage
       *[other] { $mounts } Unterlagen
    }, { $stamps ->
        [one] { $stamps } Marke
       *[other] { $stamps } Marken
    }
album-taken = Gehört { $who }
space-label = { $place }: { $holds }.
space-empty = leer
space-cost = leer, kostet { $cost }
space-mount = { $mount }, leer
space-lit = Hierher für { $total }.
purse = Geld
chocolates = Pralinen
connoisseurs = Enthusiasten
has-money = { $money } Silber
has-chocolates =
    { $count ->
        [one] { $count } Schachtel Pralinen
       *[other] { $count } Schachteln Pralinen
    }
loan = Kredit
loan-button = Kredit nehmen
repay-button = Kredit tilgen
with-loan = Kredit
loan-plain = Dafür reicht dein Geld nicht: Ein Kredit bringt dir jetzt 3 Silber. Tilge ihn mit 4, sonst kostet er am Ende 2 Punkte.
round = Runde { $round }
tiles-left =
    { $pile ->
        [one] ein Plättchen im Stapel
       *[other] { $pile } Plättchen im Stapel
    }
ending-note-bonus = Letzte Runde: genug Punkte aus Sondersets.
ending-note-mounts = Letzte Runde: Ein Album ist voll.
ending-note-last-round = Das ist die letzte Runde.
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
rank =
    { $rank ->
        [1] Platz 1
        [2] Platz 2
        [3] Platz 3
       *[other] Platz 4
    }
tie-break-name = Geld (bei Gleichstand)
if-here = Wenn du es hierher legst
if-you-do = Wenn du das tust
here =
    { $points ->
        [0] **{ $what }**, für { $total } Silber.
        [one] **{ $gain } Punkt** für { $total } Silber. { $what }.
       *[other] **{ $gain } Punkte** für { $total } Silber. { $what }.
    }
here-loan =
    { $points ->
        [0] **{ $what }**, für { $total } Silber mit Kredit.
        [one] **{ $gain } Punkt** für { $total } Silber mit Kredit. { $what }.
       *[other] **{ $gain } Punkte** für { $total } Silber mit Kredit. { $what }.
    }
chosen-coin =
    { $ends ->
        [game] Die letzte Goldmünze: { $value } Silber für dich, und das Spiel endet.
        [round] Die letzte Goldmünze: { $value } Silber für dich, und die Runde endet.
       *[no] Eine Goldmünze: { $value } Silber für dich, für die Nächsten wird es billiger.
    }
chosen-loan = Ein Kredit bringt 3 Silber. Tilge ihn mit 4, sonst kostet er am Ende 2 Punkte.
chosen-repay = Du zahlst 4 Silber und bist den Kredit los.
chosen-album = Dieses Album?
confirm-place = Hinlegen für { $total }
confirm-store = Einlagern für { $total }
confirm-loan-buy = Leihen, { $total } zahlen
confirm-coin = Münze nehmen
confirm-loan = Kredit nehmen
confirm-repay = 4 zahlen
confirm-album = Dieses nehmen
did-took-coin = nahm eine Münze
did-bought-mount = kaufte eine Unterlage: { $region }
did-bought-stamp = zeigte „{ $stamp }“
did-stored-stamp = lagerte „{ $stamp }“ ein
did-bought-storage = kaufte einen Lagerplatz
did-repaid-loan = tilgte den Kredit
did-picked-album = wählte „{ $album }“
