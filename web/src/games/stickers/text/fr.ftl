# La table de stickers, français. Événements, invites et règles sont partagés avec Python et se trouvent dans le paquet.

round-number = Manche { $round }
stage-take = 1 sur 3, prendre
stage-play = 2 sur 3, jouer une collection
stage-effects = 3 sur 3, bonus et stickers

rarity = Rareté
rarity-note = plus grande / deuxième collection
rarity-note-two = seule la plus grande collection compte
space-label = { $rank } : { $set }.
space-empty = pas de marqueur
space-collection = { $who } : { $count }, { $points } points.
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
album-empty = ta première série
album-next = une nouvelle série commence ici
album-of = Album de { $who }
album-of-empty = L’album est encore vide.
stack-label =
    { $count ->
        [one] { $set } : { $count } carte, étoiles : { $stars }, la place vaut { $points } points
       *[other] { $set } : { $count } cartes, étoiles : { $stars }, la place vaut { $points } points
    }
stack-short =
    { $count ->
        [one] { $set } : { $count } carte, étoiles : { $stars }
       *[other] { $set } : { $count } cartes, étoiles : { $stars }
    }
bonus-list = Bonus selon le nombre de cartes jouées
pending = Encore à utiliser
in-hand = { $count } en main
hand-of = Main de { $who } : { $count }.
hand-known = Tu as vu : { $sets }.
hand-lacks = N’a aucune carte de : { $sets }.
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
            [yes] en tête à égalité
           *[no] en tête
        }
        [2] deuxième, à { $behind }
        [3] troisième, à { $behind }
       *[other] quatrième, à { $behind }
    }
tie-break-name = Séries les plus rares (départagent)

row =
    { $count ->
        [one] { $count } carte { $set }.
       *[other] { $count } cartes { $set }, la dernière reste visible.
    }
row-bonus = Bonus : { $text }
aim-markers = Choisis un marqueur à échanger avec un voisin.
aim-second-marker = Et avec quel voisin ?
aim-question = À qui demandes-tu, et quelle série ? Choisis une personne et un marqueur.
aim-player = À qui demandes-tu ?
aim-set = Quelle série ? Choisis un marqueur du plateau.
chosen-take = Prendre { $set } en main ?
chosen-ask = Demander { $set } à { $who } ?
chosen-exchange = { $set } et { $other } changent de place : { $gain } pour toi.
chosen-give = Donner cette carte { $set } ?
chosen-keep = { $set } comme dernière carte ?
chosen-use = L’utiliser maintenant ?
confirm-take = Prendre
confirm-play =
    { $count ->
        [one] Jouer { $count } carte
       *[other] Jouer { $count } cartes
    }
confirm-ask = Demander
confirm-exchange = Échanger
confirm-give = Donner
confirm-keep = Poser
confirm-deck = Retourner
confirm-use = Utiliser
end-laying = En rester là
end-turn = Finir le tour
end-effect = Continuer

did-took = a pris { $set }
did-took-bonus = a pris { $set } en bonus
did-collection = a joué { $count } × { $set }
did-turned = a retourné { $set }
did-exchanged = a échangé deux marqueurs
did-asked = a demandé { $set }
did-chose = a choisi
