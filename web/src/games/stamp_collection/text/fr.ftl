# Étiquettes de la table de Stamp Collection, en français. Événements, questions et règles sont partagés avec Python.

round-of = Manche { $round } sur { $rounds }

## La table

fair = Bourse aux timbres
fair-gone = Vendue
fair-locked = { $tile }. { $reason }
unattached = Encore libres
each-tile-costs = Chaque tuile coûte **{ $price }**
or-take-coin = ou une pièce : **+{ $value }**
each = chacune
coins-label =
    { $coins ->
        [0] Plus de pièce d’or à la bourse.
        [one] Une pièce d’or à la bourse. Les tuiles coûtent { $price }. La prendre : { $value } pièces d’argent.
       *[other] { $coins } pièces d’or à la bourse. Les tuiles coûtent { $price }. En prendre une : { $value } pièces d’argent.
    }
bonus-won = bonus
bonus-tiles = Tuiles bonus
ticked = coché : tu l’as
bonus-taken = { $bonus } : { $who }
bonus-label =
    { $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $stamps }. Tu en as { $have } sur { $count }.
stamp-name = { $region }, { $stamp } ({ $motif })
storage = Réserve
slot-second = deuxième case : achète une tuile de réserve
slot-empty = Case de réserve vide
slot-holds = En réserve : { $stamp }
your-album = Ton album
your-album-named = Ton album : { $album }
album-of =
    Album : { $who }, { $mounts ->
        [one] { $mounts } pochette
       *[other] { $mounts } pochettes
    }, { $stamps ->
        [one] { $stamps } timbre
       *[other] { $stamps } timbres
    }
album-taken = Pris par { $who }
space-label = { $place } : { $holds }.
space-empty = vide
space-cost = vide, coûte { $cost }
space-mount = { $mount }, vide
space-lit = Placer ici pour { $total }.
purse = Porte-monnaie
chocolates = Chocolats
connoisseurs = Connaisseurs
has-money =
    { $money ->
        [one] { $money } pièce d’argent
       *[other] { $money } pièces d’argent
    }
has-chocolates =
    { $count ->
        [one] { $count } boîte de chocolats
       *[other] { $count } boîtes de chocolats
    }
loan = emprunt
loan-button = Emprunter
repay-button = Rembourser
with-loan = emprunt
loan-plain = Tu n’as pas assez : il te faut un emprunt de 3. Tu rembourses 4, ou tu perds 2 points.
round = Manche { $round }
tiles-left =
    { $pile ->
        [0] plus de tuile dans la pioche
        [one] une tuile dans la pioche
       *[other] { $pile } tuiles dans la pioche
    }
ending-note-bonus = Dernière manche : assez de points bonus.
ending-note-mounts = Dernière manche : un album est plein.
ending-note-last-round = C’est la dernière manche.
standing =
    { $rank ->
        [1] { $level ->
            [yes] à égalité en tête
           *[no] en tête
        }
        [2] deuxième, à { $behind ->
            [one] { $behind } point
           *[other] { $behind } points
        }
        [3] troisième, à { $behind ->
            [one] { $behind } point
           *[other] { $behind } points
        }
       *[other] quatrième, à { $behind ->
            [one] { $behind } point
           *[other] { $behind } points
        }
    }
rank =
    { $rank ->
        [1] en tête
        [2] 2ᵉ
        [3] 3ᵉ
       *[other] 4ᵉ
    }
tie-break-name = Argent (départage)
if-here = Si tu places la tuile ici
if-you-do = Si tu fais cela
here =
    { $points ->
        [0] **{ $what }**, tu paies { $total }.
        [one] **{ $gain } point**, tu paies { $total }. { $what }.
       *[other] **{ $gain } points**, tu paies { $total }. { $what }.
    }
here-loan =
    { $points ->
        [0] **{ $what }**, tu paies { $total } avec un emprunt.
        [one] **{ $gain } point**, tu paies { $total } avec un emprunt. { $what }.
       *[other] **{ $gain } points**, tu paies { $total } avec un emprunt. { $what }.
    }
chosen-coin =
    { $ends ->
        [game] La dernière pièce d’or : { $value } pour toi, et la partie s’arrête.
        [round] La dernière pièce d’or : { $value } pour toi, et la manche s’arrête.
       *[no] Une pièce d’or : { $value } pour toi, moins cher pour les suivants.
    }
chosen-loan = Un emprunt rapporte 3. Rembourse 4, sinon il coûte 2 points à la fin.
chosen-repay = Tu paies 4 et l’emprunt est soldé.
chosen-album = Cet album ?
confirm-place = Placer pour { $total }
confirm-store = Mettre en réserve pour { $total }
confirm-loan-buy = Emprunter, payer { $total }
confirm-coin = Prendre la pièce
confirm-loan = Emprunter
confirm-repay = Payer 4
confirm-album = Prendre celui-ci
did-took-coin = a pris une pièce
did-bought-mount = a acheté une pochette : { $region }
did-bought-stamp = a exposé « { $stamp } »
did-stored-stamp = a mis en réserve « { $stamp } »
did-bought-storage = a acheté une case de réserve
did-repaid-loan = a remboursé
did-picked-album = a choisi « { $album } »
