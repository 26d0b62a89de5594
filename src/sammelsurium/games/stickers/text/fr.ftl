# stickers, français. Voir en.ftl.

game-title = stickers
game-tagline = Collectionne neuf personnages espiègles, décide lesquels sont rares et traverse une campagne à coups d’autocollants.
campaign = Campagne
campaign-game = Partie { $round } sur { $total }

## Pieces

set-astromouse = Astrosouris
    .line = Petites oreilles, grands projets : chaque miette est du carburant.
set-count_oink = Comte Groin
    .line = Dort le jour, dîne la nuit et ne paie jamais.
set-hocus_hare = Magilapin
    .line = Sort tout du chapeau, sauf la bonne carte.
set-geekosaurus = Geekosaure
    .line = Disparu depuis longtemps, mais il a réponse à tout.
set-corking = Corgissime
    .line = Règne depuis le canapé ; défense de mordiller la couronne.
set-chokoala = Chokoala
    .line = Fait la sieste entre deux tablettes et partage, en principe.
set-karate_kat = Karachat
    .line = Retombe sur quatre pattes et frappe avec la cinquième.
set-octopost = Poulposte
    .line = Sonne à huit portes à la fois ; rien ne se perd jamais.
set-robotter = Loutrobot
    .line = Étanche, poli, et apprend en regardant.

sticker-star = Étoile
    .text = 1 point au décompte final, même si la carte est recouverte.
sticker-deck = Pioche
    .text = Retourne la première carte de la pioche : elle va dans ton album.
sticker-question = Question
    .text = Choisis une personne et une série. Si elle en a une carte, elle t’en donne une et pioche ; sinon, c’est toi qui pioches.
sticker-bonus = Bonus de collection
    .text = Ce que tu peux faire selon le nombre de cartes jouées de ta main.

rank-legendary = Légendaire
rank-rare = Rare
rank-common = Commune

step-take = Ajoute à ta main une carte de l’étalage.
step-exchange = Échange deux marqueurs voisins.
step-none = Restes-en là.

## Events of the log

start-player = { $who } commence.
    .you = Tu commences.
took = { $who } prend { $set } dans l’étalage.
    .you = Tu prends { $set } dans l’étalage.
took-bonus = Bonus : { $who } prend { $set } dans l’étalage.
    .you = Bonus : tu prends { $set } dans l’étalage.
collection =
    { $count ->
        [one] { $who } joue { $count } carte { $set }.
       *[other] { $who } joue { $count } cartes { $set }.
    }
    .you =
        { $count ->
            [one] Tu joues { $count } carte { $set }.
           *[other] Tu joues { $count } cartes { $set }.
        }
turned = { $who } retourne une carte { $set } et la met dans l’album.
    .you = Tu retournes une carte { $set } et la mets dans ton album.
exchanged = { $who } échange { $set } et { $other_set } sur le plateau.
    .you = Tu échanges { $set } et { $other_set } sur le plateau.
asked = { $who } demande { $set } à { $from_who }.
    .you = Tu demandes { $set } à { $from_who }.
    .from_you = { $who } te demande { $set }.
gave = { $from_who } donne une carte { $set } à { $who }.
    .you = { $from_who } te donne une carte { $set }.
    .from_you = Tu donnes une carte { $set } à { $who }.
had-none = { $from_who } n’a aucune carte { $set }.
    .you = { $from_who } n’a aucune carte { $set }.
    .from_you = Tu n’as aucune carte { $set }.
drew = { $who } pioche une carte.
    .you = Tu pioches une carte.
used-nothing = « { $sticker } » reste sans effet pour { $who }.
    .you = « { $sticker } » reste sans effet pour toi.
round-began = Manche { $round }
ending = La réserve est épuisée : cette manche est la dernière.
last-cards = Chacun choisit en secret une dernière carte.
chose = { $who } a choisi.
    .you = Tu as choisi.
added =
    { $count ->
        [one] { $who } ajoute { $count } carte { $set }.
       *[other] { $who } ajoute { $count } cartes { $set }.
    }
    .you =
        { $count ->
            [one] Tu ajoutes { $count } carte { $set }.
           *[other] Tu ajoutes { $count } cartes { $set }.
        }
not-added = { $who } montre { $set }, mais n’a pas de collection de cette série.
    .you = Tu montres { $set }, mais tu n’as pas de collection de cette série.
albums-counted = Les albums sont fermés et comptés.

## Effects, shown before a move is made

effect-leads = Plus grande collection { $set }
effect-shares = À égalité pour la plus grande collection { $set }
effect-second = Deuxième plus grande collection { $set }
effect-grows = { $set } grandit
effect-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
effect-combo = « { $sticker } » agit si cette carte reste au-dessus
effect-bonus-take = Bonus : prendre deux cartes de l’étalage
effect-bonus-exchange = Bonus : échanger deux marqueurs voisins
effect-combo-any = « { $sticker } » agit
effect-exchange = { $set } et { $other_set } changent de place

## Prompts

prompt-take = Prends une carte de l’étalage.
prompt-play = Joue une ou plusieurs cartes d’une même série.
prompt-laying = Pose d’autres cartes { $set } ou termine. La dernière est la carte visible.
prompt-effects = Utilise ce que tes cartes t’offrent, dans l’ordre que tu veux, ou termine ton tour.
prompt-bonus = Termine ton bonus.
prompt-give = { $who } te demande { $set }. Quelle carte donnes-tu ?
prompt-last-card = Choisis en secret une dernière carte : avec toutes celles de sa série, elle va sur ta collection, si tu en as une. Elle se pose au-dessus.
prompt-stick = Colle tes autocollants sur des cartes de ton album.
prompt-booster = On ouvre un booster.
prompt-gather = Qui joue la prochaine partie ?
prompt-waiting = On attend { $who }.
prompt-thinking = { $who } réfléchit…
prompt-over = La partie est terminée.

## The campaign

campaign-trophies =
    { $count ->
        [one] { $count } trophée
       *[other] { $count } trophées
    }
campaign-power = Booster pouvoir { $count }
campaign-set = Booster série
campaign-aside =
    { $count ->
        [0] Aucun autocollant mis de côté
        [one] { $count } autocollant mis de côté pour quand vous serez plus
       *[other] { $count } autocollants mis de côté pour quand vous serez plus
    }

game-began = La partie { $game } de la campagne commence.
trophy = { $who } remporte le trophée.
    .you = Tu remportes le trophée.
opened = On ouvre un booster : { $booster }.
dealt = { $who } reçoit un autocollant : { $sticker }.
    .you = Tu reçois un autocollant : { $sticker }.
dealt-cosmetic = { $who } reçoit une décoration : { $cosmetic }.
    .you = Tu reçois une décoration : { $cosmetic }.
stuck = { $who } colle « { $sticker } » sur une carte { $set }.
    .you = Tu colles « { $sticker } » sur une carte { $set }.
stuck-cosmetic = { $who } décore une carte { $set } : { $cosmetic }.
    .you = Tu décores une carte { $set } : { $cosmetic }.
caught-up = Un autocollant mis de côté trouve sa place : { $sticker }, sur une carte { $set }.
caught-up-cosmetic = Une décoration mise de côté trouve sa place : { $cosmetic }, sur une carte { $set }.

## Why a move is not possible

rule-ST-13 = Ce n’est pas ton tour : on joue dans le sens horaire.
rule-ST-20 = Prends d’abord une carte de l’étalage.
rule-ST-21 = Joue des cartes de ta main, au moins une, toutes de la même série.
rule-ST-30 = Seul le bonus pour le nombre de cartes jouées est permis, et une seule fois.
rule-ST-31 = Prends une carte de l’étalage.
rule-ST-32 = Seuls des marqueurs sur des cases voisines peuvent être échangés.
rule-ST-40 = Seuls les autocollants des cartes qui viennent d’être jouées agissent, une fois chacun, avant de piocher.
rule-ST-43 = Demande une série à une autre personne ; la personne interrogée en donne une carte.
rule-ST-45 = Termine d’abord ce que tu as commencé.
rule-ST-51 = La partie est terminée.
rule-ST-52 = Un effet ne se perd que s’il ne peut rien faire du tout.
rule-ST-60 = Choisis une carte de ta propre main, une seule fois.
rule-ST-72 = Les autocollants vont, à tour de rôle, sur un emplacement libre qui convient, sur une carte de ton propre album ; un autocollant combo, une seule fois par carte.
rule-ST-74 = L’autocollant ne le permet pas : lis ce qu’il dit.

## Options of the table

option-combos = Autocollants combo
option-combos-open-card = Carte visible seulement
    .about = D’une collection qu’on vient de jouer, seuls les autocollants de la carte du dessus agissent.
option-combos-every-card = Chaque carte
    .about = Les autocollants de toutes les cartes qu’on vient de jouer agissent.
option-moment = Dernier moment pour les autocollants
option-moment-before-drawing = Avant de piocher
    .about = Ce que tu n’as pas utilisé est perdu dès que tu complètes ta main.
option-moment-to-the-letter = Jusqu’à la fin du tour
    .about = Les autocollants combo agissent encore après que tu as complété ta main.
option-start = Départ
option-start-printed = Comme dans la règle imprimée
    .about = Tout le monde commence à 0 point.
option-start-even = Équilibré
    .about = Qui joue plus tôt commence avec quelques points, car jouer en dernier est un avantage.

## The final count

term-collections = Collections
term-stars = Étoiles
term-specials = Particularités
term-start = Points de départ
reason-reserve = La réserve était épuisée.
tie-break = Égalité de points : la plus grande collection de la série la plus rare l’emporte.
tie-shared = Égalité parfaite : la victoire est partagée.
