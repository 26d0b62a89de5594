# ColleXXion, français. La construction des textes est expliquée dans en.ftl.

game-title = ColleXXion
game-tagline = Prends des polygones dans un tas bien secoué, l’un amène l’autre, et fais-en des séries de quatre.

## Pieces

colour-green = vert
colour-yellow = jaune
colour-pink = rose
colour-blue = bleu

shape-triangle = triangle
shape-square = carré
shape-pentagon = pentagone
shape-octagon = octogone

piece-green-triangle = triangle vert
piece-green-square = carré vert
piece-green-pentagon = pentagone vert
piece-green-octagon = octogone vert
piece-yellow-triangle = triangle jaune
piece-yellow-square = carré jaune
piece-yellow-pentagon = pentagone jaune
piece-yellow-octagon = octogone jaune
piece-pink-triangle = triangle rose
piece-pink-square = carré rose
piece-pink-pentagon = pentagone rose
piece-pink-octagon = octogone rose
piece-blue-triangle = triangle bleu
piece-blue-square = carré bleu
piece-blue-pentagon = pentagone bleu
piece-blue-octagon = octogone bleu

set-green = série verte
set-yellow = série jaune
set-pink = série rose
set-blue = série bleue
set-triangle = série de triangles
set-square = série de carrés
set-pentagon = série de pentagones
set-octagon = série d’octogones

stack-green = coin vert
stack-yellow = coin jaune
stack-pink = coin rose
stack-blue = coin bleu

action-swap = Échanger
    .about = Échange un de tes polygones contre un polygone d’une autre collection.
action-steal = Voler
    .about = Prends un polygone dans la collection de quelqu’un d’autre.
action-remove = Retirer
    .about = Sors un polygone libre du tas et de la partie.
action-give = Refiler
    .about = Refile un de tes polygones à quelqu’un d’autre.

## Events of the log

start-player = { $who } commence.
    .you = Tu commences.
pile-dropped =
    { $count ->
        [one] La boîte est secouée : tas n° { $pile }, { $count } polygone libre.
       *[other] La boîte est secouée : tas n° { $pile }, { $count } polygones libres.
    }
took =
    { $count ->
        [0] { $who } prend un { $piece }.
        [one] { $who } prend un { $piece }. Un autre se libère.
       *[other] { $who } prend un { $piece }. { $count } autres se libèrent.
    }
    .you =
        { $count ->
            [0] Tu prends un { $piece }.
            [one] Tu prends un { $piece }. Un autre se libère.
           *[other] Tu prends un { $piece }. { $count } autres se libèrent.
        }
pair = Deux pièces identiques de suite : { $who } peut agir.
    .you = Deux pièces identiques de suite : tu peux agir.
stopped =
    { $count ->
        [one] { $who } s’arrête : { $count } polygone rejoint la collection.
       *[other] { $who } s’arrête : { $count } polygones rejoignent la collection.
    }
    .you =
        { $count ->
            [one] Tu t’arrêtes : { $count } polygone rejoint ta collection.
           *[other] Tu t’arrêtes : { $count } polygones rejoignent ta collection.
        }
passed = { $who } ne prend rien.
    .you = Tu ne prends rien.
gifted = { $who } offre un { $piece } à { $from_who }.
    .you = Tu offres un { $piece } à { $from_who }.
    .from_you = { $who } t’offre un { $piece }.
swapped = { $who } échange un { $piece } contre un { $other_piece } chez { $from_who }.
    .you = Tu échanges un { $piece } contre un { $other_piece } chez { $from_who }.
    .from_you = { $who } te prend un { $other_piece } et te laisse un { $piece }.
stole = { $who } vole un { $piece } à { $from_who }.
    .you = Tu voles un { $piece } à { $from_who }.
    .from_you = { $who } te vole un { $piece }.
gave = { $who } refile un { $piece } à { $from_who }.
    .you = Tu refiles un { $piece } à { $from_who }.
    .from_you = { $who } te refile un { $piece }.
removed =
    { $count ->
        [0] { $who } retire un { $piece } du tas.
        [one] { $who } retire un { $piece } du tas. Un autre se libère.
       *[other] { $who } retire un { $piece } du tas. { $count } autres se libèrent.
    }
    .you =
        { $count ->
            [0] Tu retires un { $piece } du tas.
            [one] Tu retires un { $piece } du tas. Un autre se libère.
           *[other] Tu retires un { $piece } du tas. { $count } autres se libèrent.
        }
scored-colour =
    { $who } valide une { $set } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Tu valides une { $set } pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
scored-shape = { $who } valide une { $set } et prend un { $points } au { $stack }.
    .you = Tu valides une { $set } et prends un { $points } au { $stack }.
scored-nothing = { $who } défausse une { $set }, mais il n’y a plus de jeton.
    .you = Tu défausses une { $set }, mais il n’y a plus de jeton.
ending-tokens = Le dernier jeton Score est parti : c’est le dernier tour de table, et personne n’est obligé de prendre.
ending-pile = Le tas est vide : c’est le dernier tour de table.
round-began = Tour de table { $round }
game-over-tokens = Tous les jetons Score sont pris. La partie est terminée.
game-over-pile = Il ne reste rien dans la boîte. La partie est terminée.

## Effects, shown before a move is made

effect-frees =
    { $count ->
        [one] { $count } polygone se libère
       *[other] { $count } polygones se libèrent
    }
effect-pair = Deux identiques : tu peux agir
effect-set = Complète une { $set }
effect-leave = Une { $set } quitte ta collection
effect-token = Un jeton de { $points } pris au { $stack }
effect-no-token = Plus de jeton, mais les polygones s’en vont
effect-given = { $piece } quitte ta collection
effect-leftover =
    { $count ->
        [one] { $count } polygone rejoint ta collection
       *[other] { $count } polygones rejoignent ta collection
    }
effect-action-spent = Le jeton est utilisé
effect-gift = Pour { $from_who } : { $piece }
effect-last-round = Ce tour de table sera le dernier

## Prompts

prompt-take-first = Prends un polygone libre.
prompt-take-next = Prends-en un autre de même couleur ou de même forme, ou arrête-toi.
prompt-take-optional = Prends un polygone si tu veux, ou arrête-toi.
prompt-full = Quatre polygones : arrête-toi pour les ajouter à ta collection.
prompt-nothing-fits = Aucun polygone libre ne prolonge ta chaîne. Arrête-toi là.
prompt-pair = Deux identiques de suite : utilise un pouvoir ou continue.
prompt-added = Utilise un jeton Pouvoir ou passe à la validation.
prompt-score = Quelle série valides-tu ?
prompt-choose-stack = De quel coin prends-tu le jeton du dessus ?
prompt-swap = Choisis un de tes polygones et un polygone d’une autre collection.
prompt-steal = Choisis un polygone dans une autre collection.
prompt-remove = Choisis un polygone libre à retirer du tas.
prompt-give = Choisis un de tes polygones et qui le reçoit.
prompt-waiting = On attend { $who }.
prompt-thinking = { $who } réfléchit…
prompt-over = La partie est terminée.

## Why a move is not possible

rule-CX-11 = Ce n’est pas encore ton tour.
rule-CX-20 = Prends d’abord au moins un polygone.
rule-CX-21 = Ce polygone n’est pas libre : un autre le gêne.
rule-CX-22 = Le polygone suivant doit avoir la couleur ou la forme du dernier, et quatre est le maximum.
rule-CX-24 = Tu as déjà fini de prendre pour ce tour.
rule-CX-25 = Après la prise, tu valides toutes tes séries complètes.
rule-CX-27 = Tous les polygones sont couverts ou touchés : ce qui n’est pas couvert peut être pris, mais pas retiré.
rule-CX-32 = Une série de forme rapporte le jeton du dessus d’un coin permis à cette table.
rule-CX-40 = Un seul jeton Pouvoir par tour, et il doit servir à quelque chose.
rule-CX-41 = On échange avec quelqu’un d’autre, pas avec soi-même.
rule-CX-42 = On vole quelqu’un d’autre, pas soi-même.
rule-CX-43 = On ne peut retirer du tas qu’un polygone libre.
rule-CX-44 = Tu as déjà utilisé ce jeton.
rule-CX-47 = Une fois la validation commencée, plus de pouvoir.
rule-CX-49 = Ce polygone n’est pas dans la collection d’où il devrait venir.
rule-CX-53 = Le dernier tour de table est fini, et la partie aussi.
rule-CX-70 = Il te faut un partenaire : à cette table on ne joue pas en équipe.
rule-CX-71 = Tu ne peux offrir que ce que tu viens de prendre, au moment de t’arrêter.
rule-CX-80 = Les experts n’ont pas de jetons Pouvoir.
rule-CX-81 = Les experts agissent juste après avoir pris deux pièces identiques de suite.
rule-CX-82 = Ce pouvoir n’est pas joué à cette table.

## Options of the table

option-accessible = Polygones libres
option-accessible-uncovered = Non couverts
    .about = Tu prends ce qui n’est pas couvert, vu d’en haut.
option-accessible-resting = Rien ne repose dessus
    .about = Tu prends ce sur quoi rien ne repose ; ce qui dépasse sans toucher ne gêne pas.
option-accessible-untouched = Même pas touchés
    .about = Tu ne prends que ce qu’aucun autre polygone ne couvre ni ne touche.
option-reward = Jeton pour une série de forme
option-reward-any = De n’importe quel coin
    .about = Tu choisis le coin librement.
option-reward-smallest = De la plus petite pile
    .about = Il vient du coin où il reste le moins de jetons.
option-partners = Partenaires
option-partners-alone = Chacun pour soi
    .about = Chacun joue pour ses propres points.
option-partners-teams = Deux équipes
    .about = Les partenaires sont face à face et additionnent leurs points.
option-actions = Pouvoirs
option-actions-tokens = Avec des jetons
    .about = Chacun a trois jetons Pouvoir, un par tour au plus ; ceux qui restent valent un point.
option-actions-experts = Experts, qui échangent
    .about = Pas de jetons : qui prend deux pièces identiques de suite peut aussitôt voler, échanger ou retirer.
option-actions-experts-give = Experts, qui refilent
    .about = De même, mais au lieu d’échanger, tu refiles un de tes polygones à quelqu’un d’autre.
option-memory = Aide-mémoire
option-memory-own = Aucun
    .about = Le journal remonte à un tour de table. À toi de retenir quels jetons Score les autres ont pris.
option-memory-log = Tout le journal
    .about = Le journal garde tout : on peut y relire la valeur de chaque jeton Score.

## The final count

term-tokens = Jetons Score
term-actions = Pouvoirs non utilisés
term-leftovers = Polygones restants
reason-tokens = Tous les jetons Score étaient pris.
reason-pile = Le tas était vide.
tie-break = Égalité de points : qui a le moins de polygones l’emporte.
tie-shared = Égalité de points et de polygones : la victoire est partagée.
