# Quello che si scrive alle persone per e-mail.

confirm-subject = Possiamo scriverti quando tocca a te?
confirm-text =
    Qualcuno che gioca su { $house } vorrebbe sapere, a questo indirizzo, quando è il suo turno.

    Se sei tu, di’ di sì qui:
    { $confirm }

    Altrimenti non fare nulla: non riceverai altro da noi. Per far dimenticare subito l’indirizzo:
    { $stop }

turn-subject = Tocca a te: { $game } con { $names }
turn-text =
    { $game } con { $names } ti aspetta:
    { $table }

    Niente più e-mail così:
    { $stop }

turn-alone-subject = Tocca a te: { $game }
turn-alone-text =
    { $game } ti aspetta:
    { $table }

    Niente più e-mail così:
    { $stop }
