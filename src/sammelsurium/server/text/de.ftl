# Was Leuten per E-Mail geschrieben wird.

confirm-subject = Dürfen wir dir schreiben, wenn du am Zug bist?
confirm-text =
    Jemand, der auf { $house } spielt, möchte an dieser Adresse erfahren, wann der nächste Zug ansteht.

    Wenn du das bist, sag hier Ja:
    { $confirm }

    Wenn nicht, musst du nichts tun und hörst nichts mehr von uns. Soll die Adresse gleich vergessen werden:
    { $stop }

turn-subject = Du bist am Zug: { $game } mit { $names }
turn-text =
    { $game } mit { $names } wartet auf dich:
    { $table }

    Keine solchen E-Mails mehr:
    { $stop }

turn-alone-subject = Du bist am Zug: { $game }
turn-alone-text =
    { $game } wartet auf dich:
    { $table }

    Keine solchen E-Mails mehr:
    { $stop }
