# Ce que l’on écrit aux gens par e-mail.

confirm-subject = Peut-on t’écrire quand c’est à toi de jouer ?
confirm-text =
    Quelqu’un qui joue sur { $house } aimerait savoir, à cette adresse, quand vient son tour.

    Si c’est toi, dis oui ici :
    { $confirm }

    Sinon, ne fais rien : tu ne recevras plus rien de nous. Pour que l’adresse soit oubliée tout de suite :
    { $stop }

turn-subject = À toi de jouer : { $game } avec { $names }
turn-text =
    { $game } avec { $names } t’attend :
    { $table }

    Ne plus recevoir ces e-mails :
    { $stop }

turn-alone-subject = À toi de jouer : { $game }
turn-alone-text =
    { $game } t’attend :
    { $table }

    Ne plus recevoir ces e-mails :
    { $stop }
