# La table de stickers, français. Événements, invites et règles sont partagés avec Python et se trouvent dans le paquet.

round-number = Manche { $round }
campaign-about = Quinze parties, un booster après chacune. Ce qui est collé reste collé.

## La table

stage-take = 1 sur 3, prendre
stage-play = 2 sur 3, jouer une collection
stage-effects = 2 sur 3, bonus et autocollants
stage-refill = 3 sur 3, compléter

asked-you = Une question pour toi

rarity = Rareté
rarity-note = plus grande / deuxième plus grande collection
rarity-note-two = seule la plus grande collection compte
space-label = { $rank } : { $set }.
space-empty = pas de marqueur
space-collection =
    { $who } : { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
display = Étalage
display-note = complété après le tour
display-gone = Place vide de l’étalage
deck = pioche
reserve = réserve
card-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
card-order = numéro { $order }
your-hand = Ta main
hand-empty = Ta main est vide.
your-album = Ton album
album-empty = ta première collection
album-next = une nouvelle collection commence ici
album-of = Album : { $who }
album-of-empty = L’album est encore vide.
stack-label =
    { $count ->
        [one] { $set } : { $count } carte
       *[other] { $set } : { $count } cartes
    }, étoiles : { $stars }, la place vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
stack-short =
    { $count ->
        [one] { $set } : { $count } carte, étoiles : { $stars }
       *[other] { $set } : { $count } cartes, étoiles : { $stars }
    }
bonus-list = Bonus selon le nombre de cartes jouées
pending = Encore à utiliser
in-hand = { $count } en main
hand-of = Main, { $who } : { $count }.
hand-known = Tu sais qu’il y a : { $sets }.
hand-lacks = N’a aucune carte de : { $sets }.
known-short = connues :
lacks-short = sans :
ask-player = Demander à { $who }
last-cards-title = La dernière carte
last-thinking = choisit encore
last-chosen = a choisi
last-none = n’a pas de cartes
last-nothing = pas de collection
if-you-do = Si tu fais cela
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
tie-break-name = Séries les plus rares (départagent)

row =
    { $count ->
        [one] { $count } carte { $set }.
       *[other] { $count } cartes { $set }, la dernière reste visible.
    }
aim-markers = Choisis un marqueur à échanger avec un voisin.
aim-second-marker = Et avec quel voisin ?
aim-question = À qui demandes-tu, et quelle série ? Choisis une personne et un marqueur.
aim-player = À qui demandes-tu ?
aim-set = Quelle série ? Choisis un marqueur du plateau.
chosen-take = Ajouter { $set } à ta main ?
chosen-ask = Demander { $set } à { $who } ?
chosen-exchange = { $set } et { $other_set } changent de place : { $gain } pour toi.
chosen-give = Donner cette carte { $set } ?
chosen-keep = { $set } comme dernière carte ?
chosen-use = L’utiliser maintenant ?
confirm-take = Prendre
confirm-play =
    { $count ->
        [one] Jouer { $count } carte
       *[other] Jouer { $count } cartes
    }
confirm-ask = Demander
confirm-exchange = Échanger
confirm-give = Donner
confirm-keep = Choisir celle-ci
confirm-deck = Retourner
confirm-use = Utiliser
end-laying = En rester là
end-turn = Finir le tour
end-effect = Continuer

did-took = a pris { $set }
did-took-bonus = bonus : { $set }
did-collection = a joué { $count } × { $set }
did-turned = a retourné { $set }
did-exchanged = a échangé deux marqueurs
did-asked = a demandé { $set }
did-chose = a choisi

## Entre les parties d’une campagne

campaign-track = Avancée de la campagne
legend-power = ensuite vient le booster pouvoir de ce numéro : il peut changer les règles
legend-set = ensuite vient un booster série tiré au hasard
legend-next = la prochaine partie
legend-won = ouvert ; le visage montre qui a gagné
campaign-people = Trophées
campaign-no-trophies = Personne n’a encore gagné de trophée.
field-game = Partie { $game }
field-won = Gagnée par { $who }
champions =
    { $count ->
        [one] { $who } signe l’Album d’or.
       *[other] { $who } signent ensemble l’Album d’or.
    }
    .you = Tu signes l’Album d’or.
wins-trophy = { $who } gagne le trophée de la partie { $game }.
    .you = Tu gagnes le trophée de la partie { $game }.
open-booster = Ouvrir le booster
new-rule = Nouvelle règle :
sticker-new = nouveau
sticker-for-fun = Juste pour le plaisir : colle-le où tu veux.
deal-stickers = Distribuer les autocollants
stick-yours = Tes autocollants
stick-everybody = Qui colle quoi
stick-elsewhere = Autres cartes du jeu
stick-caught-up = Autocollants mis de côté plus tôt
stick-held =
    { $count ->
        [0] plus d’autocollants
        [one] { $count } autocollant en main
       *[other] { $count } autocollants en main
    }
stick-choose = Choisis un autocollant, puis une carte de ton album. Ce qui est collé reste collé.
stick-where = { $sticker } : sur quelle carte ?
stick-place = { $sticker } : colle-le là où c’est le plus joli.
stick-ready = Coller « { $sticker } » pour toujours sur cette carte ({ $set }) ?
stick-wait = { $who } est en train de coller…
stick-done = Tous les autocollants sont collés.
confirm-stick = Coller
stuck-on = { $sticker } sur { $set }
card-free = libre : { $stars } pour les étoiles, { $combos } pour les combos
card-fresh = nouvel autocollant
place-how = Touche la carte ou fais glisser. Au clavier : les flèches, puis Entrée.
place-text = { $x } pour cent depuis la gauche, { $y } depuis le haut
gather-title = Qui joue la partie { $game } ?
cast = Les neuf du jeu
gather-note = Chacun peut sauter une partie, et chacun peut revenir.
gather-add-bot = Un bot de plus
gather-leave = Quitter la campagne
gather-join = Rejoindre la campagne
gather-come-back = Revenir
gather-begin = Commencer la partie { $game }
gather-count =
    { $count ->
        [one] { $count } joueur sur { $most } au plus
       *[other] { $count } joueurs sur { $most } au plus
    }
gather-invite = Tes amis rejoignent la campagne avec l’adresse de cette page. Tu peux t’arrêter à tout moment : elle attend ici.
gather-invalid = Ce nom est pris, ou ces personnes ne peuvent pas jouer ensemble.
person-left = a quitté la campagne
scenario-choose = Scénario
scenario-none = Sans scénario
