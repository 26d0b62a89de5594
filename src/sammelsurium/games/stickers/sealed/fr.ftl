# stickers, the words of the sealed boosters, français. Never sent before a booster is opened.
#
# A group belongs to the booster it is named after and is handed out with it; the last group when the campaign is finished.

## power-1

booster-power-1 = La bourse aux échanges
    .story = Devant le kiosque, quelqu’un a tracé des flèches à la craie. À midi, plus rien n’était à sa place.
sticker-exchange = Échange
    .text = Échange deux marqueurs voisins.

## power-2

booster-power-2 = Grande entrée
    .story = Quatre d’un coup : toute la cour s’est retournée.
    .rule = La liste des bonus s’allonge : avec quatre cartes ou plus, échange deux marqueurs voisins puis, si tu veux, encore deux.

## power-3

booster-power-3 = Bis
    .story = Personne ne voulait rentrer, alors une carte de plus est sortie d’une poche.
sticker-encore = Bis
    .text = Joue une carte de plus de ta main dans ton album.
used-encore = { $who } joue encore une carte : { $set }.
    .you = Tu joues encore une carte : { $set }.

## power-4

booster-power-4 = Bons voisins
    .story = C’est bien d’avoir celui-ci. C’est encore mieux d’avoir aussi celui d’à côté.
    .rule = Au décompte final : 3 points pour chaque paire de marqueurs voisins si tu as la plus grande collection des deux séries ; les égalités comptent.
special-neighbours = Bons voisins

## power-5

booster-power-5 = Le pot de colle
    .story = Il était prévu pour l’album. Maintenant, il retient tout le reste.
    .rule = Avec exactement trois cartes, tu as désormais le choix : échanger deux marqueurs voisins ou déplacer le pot de colle.
sticker-glue = Colle
    .text = Pose le pot de colle sur un marqueur au choix. Tant qu’il y reste, ce marqueur ne peut pas être échangé.
used-glue = { $who } pose le pot de colle sur { $set }.
    .you = Tu poses le pot de colle sur { $set }.
step-glue = Déplace le pot de colle.

## power-6

booster-power-6 = La ruée vers l’or
    .story = Une boîte pleine d’étoiles dorées. Leur valeur dépend de leurs fréquentations.
sticker-gold = Étoile d’or
    .text = Au décompte final, même recouverte : 5 points si la série est légendaire, 3 si elle est rare, 1 si elle est commune.

## set-astromouse

booster-set-astromouse = Compte à rebours
    .story = Trois, deux, un : qui était en bas il y a un instant fait maintenant signe d’en haut.
sticker-rocket = Fusée
    .text = Échange deux marqueurs de rangées voisines, où qu’ils s’y trouvent.
used-rocket = { $who } lance la fusée : { $set } et { $other_set } changent de rangée.
    .you = Tu lances la fusée : { $set } et { $other_set } changent de rangée.
cosmetic-comet = Comète

## set-count_oink

booster-set-count_oink = Festin de minuit
    .story = Le comte invite tout le monde à dîner. Apporter quelque chose n’est pas facultatif.
sticker-feast = Festin
    .text = Choisis une série. Toutes les autres personnes qui en ont une carte t’en donnent une et piochent. Si personne n’en a, tu pioches.
used-feast = { $who } invite tout le monde à apporter { $set }.
    .you = Tu invites tout le monde à apporter { $set }.
cosmetic-bat = Chauve-souris

## set-hocus_hare

booster-set-hocus_hare = Manches vides
    .story = Regardez bien : rien dans la patte gauche, rien dans la droite, et votre plus mauvaise carte a disparu.
sticker-trick = Tour
    .text = Échange jusqu’à deux cartes de ta main, une contre une, avec des cartes de l’étalage.
used-trick = { $who } fait apparaître { $set } dans l’étalage et disparaître { $other_set }.
    .you = Tu fais apparaître { $set } dans l’étalage et disparaître { $other_set }.
cosmetic-dove = Colombe

## set-geekosaurus

booster-set-geekosaurus = Devoir bonus
    .story = Il a lu l’album deux fois, notes de bas de page comprises, et voudrait que ce soit noté.
sticker-diploma = Diplôme
    .text = Au décompte final, si cette carte est visible : 1 point par carte de sa collection.
special-diploma = Diplômes
cosmetic-glasses = Lunettes

## set-corking

booster-set-corking = Le couronnement
    .story = Un aboiement, et tout le monde l’a compté deux fois.
sticker-crown = Couronne
    .text = Au décompte final, si cette carte est visible, elle compte pour deux.
cosmetic-ruff = Fraise royale

## set-chokoala

booster-set-chokoala = Une part de plus
    .story = Dans la poche, il y a toujours de la place pour deux de plus. Ça fond à peine.
sticker-pouch = Poche
    .text = Tant que cette carte est visible, complète ta main à deux cartes de plus.
cosmetic-cocoa = Tasse de cacao

## set-karate_kat

booster-set-karate_kat = Ceinture noire
    .story = Le premier coup, c’est l’échauffement. Le second, personne ne l’a vu.
sticker-strike = Double coup
    .text = Utilise encore une fois le bonus de collection de ce tour.
used-strike = { $who } peut utiliser encore une fois le bonus de collection.
    .you = Tu peux utiliser encore une fois ton bonus de collection.
cosmetic-headband = Bandeau

## set-octopost

booster-set-octopost = Envoi express
    .story = Huit bras, une sacoche : par la fente, tout droit dans l’album.
sticker-parcel = Colis
    .text = Choisis une carte de l’étalage et joue-la dans ton album.
used-parcel = { $who } se fait livrer { $set } directement dans l’album.
    .you = Tu te fais livrer { $set } directement dans ton album.
cosmetic-postmark = Cachet postal

## set-robotter

booster-set-robotter = Nouveau logiciel
    .story = La version 2 sait faire tout ce que tu fais. Il lui suffit de te regarder une fois.
sticker-copy = Copie
    .text = Utilise un autocollant combo d’une autre carte visible de ton album (pas une Copie).
used-copy = { $who } copie « { $sticker } ».
    .you = Tu copies « { $sticker } ».
cosmetic-wing_nut = Écrou papillon

## finished

campaign-title = Qui a le plus de trophées après la 15ᵉ partie signe l’Album d’or ; en cas d’égalité, tout le monde signe.
scenario-merry_go_round = Le manège
    .setup = Avant le premier tour, chacun peut échanger une fois deux marqueurs voisins, en commençant par la dernière personne.
    .rule = Après chaque manche, la rangée du bas tourne : chaque marqueur avance d’une case vers la gauche, celui de gauche passe tout à droite.
scenario-secret_crush = Coup de cœur secret
    .setup = Chacun reçoit en secret un billet parmi neuf, un par série. Il désigne ta préférée.
    .rule = Au décompte final, montre ton billet : 1 point par carte de ta préférée dans ton album.
scenario-open_house = Portes ouvertes
    .setup = Toutes les mains sont posées visibles sur la table, cartes piochées comprises.
    .rule = Qui demande une série choisit la carte reçue.
scenario-only_giants = Rien que des géants
    .setup = Chacun reçoit sept cartes et complète sa main à sept.
    .rule = Les collections de moins de trois cartes ne participent pas au classement de leur série.
row-turned = La rangée du bas tourne d’une case.
favourite-dealt = { $who } reçoit un billet secret.
    .you = Tu reçois un billet secret.
special-favourite = Préférée
