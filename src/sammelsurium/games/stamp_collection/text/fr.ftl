# Stamp Collection, français.
#
# Ce qui vaut pour les quatre langues est dit en tête de en.ftl.

game-title = Stamp Collection
game-tagline = Achète des timbres de six régions du monde, mets-les en valeur et savoure les chocolats.
region-short-blue = Amér. Nord
region-short-green = Amér. Sud
region-short-purple = Europe
region-short-brown = Afrique
region-short-red = Asie
region-short-pink = Australie

## Les pièces

colour-blue = bleu
colour-green = vert
colour-purple = violet
colour-brown = brun
colour-red = rouge
colour-pink = rose

region-blue = Amérique du Nord
region-green = Amérique du Sud
region-purple = Europe
region-brown = Afrique
region-red = Asie
region-pink = Australie

motif-animal = animal
motif-plant = plante
motif-building = édifice
motif-panorama = panorama

stamp-blue-animal = Orignal
stamp-blue-plant = Cactus
stamp-blue-building = Gratte-ciel
stamp-blue-panorama = Mesas
stamp-green-animal = Toucan
stamp-green-plant = Ananas
stamp-green-building = Maison sur pilotis
stamp-green-panorama = Baie
stamp-purple-animal = Hérisson
stamp-purple-plant = Tulipe
stamp-purple-building = Moulin à vent
stamp-purple-panorama = Cime
stamp-brown-animal = Éléphant
stamp-brown-plant = Baobab
stamp-brown-building = Tours de terre
stamp-brown-panorama = Savane
stamp-red-animal = Tigre
stamp-red-plant = Lotus
stamp-red-building = Pagode
stamp-red-panorama = Grande vague
stamp-pink-animal = Kangourou
stamp-pink-plant = Eucalyptus
stamp-pink-building = Salle de concert
stamp-pink-panorama = Récif

mount-blue = Pochette Amérique du Nord
mount-green = Pochette Amérique du Sud
mount-purple = Pochette Europe
mount-brown = Pochette Afrique
mount-red = Pochette Asie
mount-pink = Pochette Australie

storage-tile = tuile de réserve

bonus-big_sky = Grands espaces
bonus-lost_city = Cité perdue
bonus-old_forest = Vieille forêt
bonus-oasis = Oasis
bonus-mountain_pass = Col de montagne
bonus-harbour_lights = Lumières du port
bonus-menagerie = Ménagerie
bonus-greenhouse = Serre
bonus-master_builders = Bâtisseurs
bonus-wide_view = Grand angle
bonus-round_the_world = Tour du monde

album-0 = Grands Lacs
album-1 = Forêt tropicale
album-2 = Vieux Continent
album-3 = Route de la soie

connoisseur-blue = Connaisseur de l’Amérique du Nord
connoisseur-green = Connaisseur de l’Amérique du Sud
connoisseur-purple = Connaisseur de l’Europe
connoisseur-brown = Connaisseur de l’Afrique
connoisseur-red = Connaisseur de l’Asie
connoisseur-pink = Connaisseur de l’Australie

## Événements du journal

took-coin =
    { $price ->
        [0] { $who } prend la dernière pièce d’or.
       *[other] { $who } prend une pièce d’or. Chaque tuile coûte maintenant { $price }.
    }
    .you =
        { $price ->
            [0] Tu prends la dernière pièce d’or.
           *[other] Tu prends une pièce d’or. Chaque tuile coûte maintenant { $price }.
        }
bought-mount =
    { $extra ->
        [0] { $who } achète une pochette « { $region } » et paie { $total }.
       *[other] { $who } achète une pochette « { $region } » et paie { $total }, dont { $extra } pour la case.
    }
    .you =
        { $extra ->
            [0] Tu achètes une pochette « { $region } » et paies { $total }.
           *[other] Tu achètes une pochette « { $region } » et paies { $total }, dont { $extra } pour la case.
        }
bought-stamp = { $who } achète « { $stamp } » pour { $total } et l’expose dans son album.
    .you = Tu achètes « { $stamp } » pour { $total } et l’exposes dans ton album.
stored-stamp = { $who } achète « { $stamp } » pour { $total } et le met en réserve.
    .you = Tu achètes « { $stamp } » pour { $total } et le mets en réserve.
bought-storage = { $who } achète une deuxième case de réserve pour { $total }.
    .you = Tu achètes une deuxième case de réserve pour { $total }.
moved-stamp = { $who } sort « { $stamp } » de la réserve pour la nouvelle pochette.
    .you = Tu sors « { $stamp } » de la réserve pour la nouvelle pochette.
connoisseur = Le connaisseur « { $region } » rend visite à { $who }.
    .you = Le connaisseur « { $region } » te rend visite.
connoisseur-lured = Le connaisseur « { $region } » quitte { $from_who } pour { $who }.
    .you = Le connaisseur « { $region } » quitte { $from_who } et vient chez toi.
    .from_you = Le connaisseur « { $region } » te quitte pour { $who }.
connoisseur-stays = Le connaisseur « { $region } » est déjà chez { $who } et y reste.
    .you = Le connaisseur « { $region } » est déjà chez toi et y reste.
chocolate = { $who } reçoit une boîte de chocolats.
    .you = Tu reçois une boîte de chocolats.
bonus =
    { $points ->
        [one] { $who } complète « { $bonus } » : { $points } point.
       *[other] { $who } complète « { $bonus } » : { $points } points.
    }
    .you =
        { $points ->
            [one] Tu complètes « { $bonus } » : { $points } point.
           *[other] Tu complètes « { $bonus } » : { $points } points.
        }
took-loan = { $who } fait un emprunt.
    .you = Tu fais un emprunt.
repaid-loan = { $who } rembourse son emprunt.
    .you = Tu rembourses ton emprunt.
picked-album = { $who } choisit l’album « { $album } ».
    .you = Tu choisis l’album « { $album } ».
dealt-album = { $who } reçoit l’album « { $album } ».
    .you = Tu reçois l’album « { $album } ».
start-player = { $who } commence.
    .you = Tu commences.
round-ended-coins = La dernière pièce est partie : la manche est finie.
round-ended-row = Une rangée est épuisée : la manche est finie.
round-began = Manche { $round }
ending-bonus = Quelqu’un a au moins 9 points de tuiles bonus : cette manche est la dernière.
ending-mounts = Un album a des pochettes sur toutes ses cases : cette manche est la dernière.
ending-last-round = Les tuiles défaussées reviennent à la bourse : cette manche est la dernière.
game-over-rounds = La bourse ferme après sa dernière manche.
game-over-bonus = La bourse ferme plus tôt : le total de points de bonus est atteint.
game-over-mounts = La bourse ferme plus tôt : un album est plein.
loan-settled = { $who } rembourse son emprunt au décompte final.
    .you = Tu rembourses ton emprunt au décompte final.

## Effets, montrés avant de jouer

effect-pay = Payer { $total } : { $before } → { $after }
effect-pay-extra = Payer { $total }, dont { $extra } pour la case : { $before } → { $after }
effect-loan = Avec un emprunt
effect-field = Une case de plus
effect-stored-moves = « { $stamp } » sort de la réserve
effect-stored = Attend une pochette en réserve
effect-connoisseur = Le connaisseur « { $region } » vient chez toi
effect-connoisseur-lured = Le connaisseur « { $region } » quitte { $from_who }
effect-connoisseur-stays = Le connaisseur est déjà là, pas de chocolats
effect-chocolate = Une boîte de chocolats
effect-bonus =
    { $points ->
        [one] « { $bonus } » au complet : { $points } point
       *[other] « { $bonus } » au complet : { $points } points
    }
effect-slot = Une deuxième case de réserve
effect-coin = Une pièce d’or : { $before } → { $after }
effect-round-ends = Termine la manche
effect-game-ends = Termine la partie
effect-repay = Emprunt remboursé

## Ce qu’il y a à faire

prompt-your-turn = Achète une tuile ou prends une pièce.
prompt-only-coin = Aucune de ces tuiles n’est pour toi ce tour-ci : prends une pièce.
prompt-place-mount =
    { $count ->
        [1] La pochette « { $region } » n’a qu’une place possible : la case allumée.
       *[other] Où mettre la pochette « { $region } » ? Choisis l’une des { $count } cases allumées.
    }
prompt-place-stamp = Où mettre « { $stamp } » ?
prompt-place-storage = Pose la tuile à côté de ta case de réserve imprimée.
prompt-choose-stored = Deux timbres en réserve conviennent. Lequel va dans la nouvelle pochette ?
prompt-pick-album = Choisis l’album qui te plaît.
prompt-waiting = On attend { $who }.
prompt-thinking = { $who } réfléchit…
prompt-over = La partie est terminée.

## Pourquoi un coup n’est pas possible

rule-SC-2 = Les albums se choisissent avant la première manche, à tour de rôle, et chacun une seule fois.
rule-SC-20 = C’est maintenant aux autres de jouer. Ensuite, tu auras de nouveau une action.
rule-SC-22 = Cette tuile n’est plus à la bourse.
rule-SC-23 = Une tuile par tour, et elle doit trouver sa place tout de suite.
rule-SC-24 = Tu n’as pas de quoi payer une tuile. Prends une pièce.
    .now =
        { $loan ->
            [enough] Une tuile coûte { $total } et tu as { $money }. Emprunte d’abord, ou prends une pièce.
            [short] Une tuile coûte { $total } et tu as { $money }. Même un emprunt ne suffirait pas. Prends une pièce : elle rapporte { $coin }.
           *[none] Une tuile coûte { $total } et tu as { $money }. Prends une pièce : elle rapporte { $coin }.
        }
rule-SC-30 = Une pochette a besoin d’une case entièrement vide.
rule-SC-31 = Cette pochette doit toucher par un côté une pochette de la même couleur.
rule-SC-32 = Il n’y a plus de case vide à côté de tes pochettes de cette couleur.
rule-SC-33 = Tu ne peux pas payer le supplément de cette case.
    .now =
        { $where ->
            [here] Cette case coûte { $extra } de plus, { $total } en tout, et tu as { $money }. Choisis-en une moins chère.
           *[anywhere] Même sur la case la moins chère, cela fait { $total } en tout, et tu as { $money }. { $loan ->
                [enough] Emprunte d’abord.
               *[other] Prends une pièce.
            }
        }
rule-SC-34 = Un timbre de cette couleur attend en réserve et doit aller dans la nouvelle pochette ; s’il y en a deux, choisis.
rule-SC-40 = Un timbre va dans une pochette vide de sa couleur.
rule-SC-41 = La réserve est pour les timbres qui n’ont pas de pochette où aller.
    .now =
        { $storing ->
            [german] À cette table, un timbre ne va en réserve que si tu n’as aucune pochette de sa couleur.
           *[english] Tu as une pochette vide de cette couleur : c’est là que va le timbre.
        }
rule-SC-42 = Tu n’as ni pochette vide de cette couleur ni place en réserve pour ce timbre.
rule-SC-43 = Ce qui est posé ne bouge plus.
rule-SC-50 = Une tuile de réserve se pose à côté de la case imprimée, une fois par album.
    .now =
        { $slots ->
            [2] Tu as déjà tes deux cases de réserve : on n’en ajoute qu’une par album.
           *[other] Une tuile de réserve se pose à côté de la case imprimée.
        }
rule-SC-51 = La réserve est faite pour les timbres, rien d’autre.
rule-SC-80 = À cette table, on n’emprunte que pour un achat qu’on ne pourrait pas payer autrement.
rule-SC-81 = Un emprunt à la fois : rembourse le premier avant d’en demander un autre.
rule-SC-82 = Pour rembourser, il faut un emprunt et 4 pièces d’argent.
rule-SC-94 = La dernière manche est finie, et la partie aussi.

## Options de la table

option-albums = Albums
option-albums-dealt = Distribués
    .about = Le hasard attribue un album à chacun.
option-albums-picked = Choisis
    .about = Chacun choisit un album, dans le sens horaire à partir du premier joueur. La bourse est alors déjà disposée.
option-loans = Emprunts
option-loans-on-purchase = À l’achat
    .about = On n’emprunte que pour un achat qu’on ne pourrait pas payer autrement.
option-loans-any-time = À tout moment
    .about = On emprunte quand on veut, même sans nécessité.
option-storing = Mise en réserve
option-storing-english = Sans pochette vide
    .about = Un timbre peut aller en réserve tant que tu n’as pas de pochette vide de sa couleur.
option-storing-german = Sans aucune pochette
    .about = Un timbre ne va en réserve que si tu n’as aucune pochette de sa couleur, vide ou occupée.
option-start = Argent de départ
option-start-printed = Le même pour tous
    .about = Tout le monde commence avec 6 pièces d’argent, comme dans la règle imprimée.
option-start-even = Équilibré
    .about = Plus on joue tard, plus on reçoit de pièces d’argent, pour compenser l’attente.

## Le décompte

term-chocolates = Chocolats
term-bonus = Tuiles bonus
term-fields = Cases de l’album
term-loan = Emprunt non remboursé
reason-rounds = Toutes les manches sont jouées.
reason-bonus = Quelqu’un a réuni assez de points de bonus.
reason-mounts = Quelqu’un a garni tout son album de pochettes.
tie-break = Égalité aux points : l’argent départage.
tie-shared = Égalité aux points et à l’argent : la victoire est partagée.
