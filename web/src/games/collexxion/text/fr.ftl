# Libellés de la table de ColleXXion, français. Événements, questions et règles sont partagés avec Python.

round-and-pile = Tour de table { $round } · { $left } dans le tas

## La table

the-box = La boîte
pile-label =
    Le tas : { $left ->
        [one] { $left } polygone
       *[other] { $left } polygones
    } (libres : { $free })
pile-count = { $left } dans le tas, libres : { $free }
fallback = Tous sont couverts ou touchés : cette fois, on peut prendre ce qui n’est pas couvert.
in-pile =
    { $state ->
        [free] { $piece }, libre
       *[covered] { $piece }, pas libre
    }
uncovers =
    { $count ->
        [1] en libère un
       *[other] en libère { $count }
    }
out = sortis
out-label =
    { $count ->
        [0] Aucun polygone n’est sorti du jeu
        [one] Un polygone est sorti du jeu
       *[other] { $count } polygones sont sortis du jeu
    }
zoom-in = Plus près
zoom-out = Plus loin
corner-label = Coin { $colour } : { $values }
corner-empty = Coin { $colour } : plus de jeton
then = puis { $values }
your-collection = Ta collection
collection-of = Collection : { $who }
cell = { $piece } : { $count }
set-have = { $set } : { $have } sur 4
chain = Pris à ce tour
chain-of = { $who } a pris
chain-most = jusqu’à quatre
follow = { $colour } ou { $shape }
or = ou
follow-any = un polygone libre
gift = Offrir le dernier à { $who }
action-tokens = Jetons Pouvoir
one-per-turn = un par tour
expert-actions = Pouvoirs
after-a-pair = après deux identiques
action-gone = { $action }, utilisé
add = Ajouter d’abord, puis utiliser un jeton
holding =
    { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $polygons ->
        [one] { $polygons } polygone
       *[other] { $polygons } polygones
    }
score-tokens =
    { $count ->
        [0] pas encore de jeton Score
        [one] { $count } jeton Score
       *[other] { $count } jetons Score
    }
partner = dans ton équipe
give-to = À { $who }
stop = S’arrêter là
stop-and-score = S’arrêter et valider
pass = Ne rien prendre
ask-next = Prends-en encore un, **{ $colour }** ou **{ $shape }**, ou arrête-toi là.
if-you-stop = Si tu t’arrêtes là
if-you-do = Si tu fais cela
if-then-stop = Si tu fais cela, puis t’arrêtes
at-best = Au mieux
chosen-take = { $piece } : le prendre ?
chosen-remove = { $piece } : hors du jeu ?
chosen-swap = Échanger avec { $from_who } : { $piece } contre { $other_piece } ?
chosen-steal = Voler à { $from_who } : { $piece } ?
chosen-give = Refiler à { $from_who } : { $piece } ?
chosen-gift = S’arrêter et offrir à { $from_who } : { $piece } ?
chosen-score =
    { $set } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au { $stack }.
chosen-score-nothing = { $set } : plus de jeton, la série est défaussée pour rien.
confirm-take = Prendre
confirm-remove = Retirer
confirm-swap = Échanger
confirm-steal = Voler
confirm-give = Refiler
confirm-gift = S’arrêter, offrir
confirm-score-nothing = Défausser
stage-title = Ta { $set }
stage-complete = Une série est complète
new = nouveau
which-corner = Le jeton de quel coin ?
points-before-after = Points : { $before }, puis { $after }
score-the-set = Valider la série
log-forgets = Ce qui précède, à toi de t’en souvenir.
last-round-tokens = Dernier tour de table : tous les jetons Score sont pris. Prendre est facultatif.
last-round-pile = Dernier tour de table : le tas est vide.
tie-break-name = Polygones restants (à égalité, moins c’est mieux)
did-took = a pris : { $piece }
did-passed = n’a rien pris
did-swapped = a reçu en échange : { $other_piece }
did-stole = a volé : { $piece }
did-gave = a refilé : { $piece }
did-gifted = a offert : { $piece }
did-removed = a retiré : { $piece }
did-scored-colour = a validé : { $set }
did-scored-shape = a validé : { $set }
did-scored-nothing = a défaussé : { $set }
