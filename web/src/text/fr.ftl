# La page elle-même, en français. Ce qui appartient à un jeu se trouve auprès de ce jeu.

## Everywhere

close = Fermer
back = Retour
back-to-shelf = Retour à l’étagère
try-again = Réessayer
you = Toi
bot = bot
settings = Réglages
menu = Menu
language = Langue
dark-theme = Thème sombre
sound = Son
quick = Rapide : tout s’affiche aussitôt
rulebook = Règle du jeu
contents = Sommaire
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-total = Points

## Home

home-title = Que collectionnons-nous aujourd’hui ?
home-subtitle = Prends une boîte sur l’étagère. Les bots sont prêts tout de suite.
box-facts =
    { $most ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $longest ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
play-now = Jouer
you-and-bots =
    { $bots ->
        [0] toi tout seul
        [1] toi et un bot
        [2] toi et deux bots
        [3] toi et trois bots
       *[other] toi et { $bots } bots
    }
game-or-campaign = À quoi veux-tu jouer ?
one-game = Une partie
    .about = Une soirée, une victoire.
begin-campaign = Commencer la campagne
who-is-next = Qui joue la prochaine partie ?
players = Joueurs
bots-play = Les bots
mind-novice = Débutants
mind-amateur = Amateurs
mind-collector = Collectionneurs
mind-expert = Experts
mind-master = Maîtres
players-count =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
table-options = Ton nom et règles de la table
your-name = Ton nom
your-tables = Tes tables
other-tables = Les autres réfléchissent
finished-tables = Tables terminées
no-tables = Le bureau est encore vide. Une table ouverte y reste jusqu’à ce que tu la débarrasses, même si tu fermes la page.
waits-for = Au tour de { $who }
table-over = Terminée
score-line = Score { $score }
clear-table = Débarrasser cette table
clear-running = Cette partie est encore en cours
    .about = Elle quitte ton bureau. Les autres continuent sans toi, et seule son adresse te ramènerait.
keep-table = La garder
show-more-tables = Montrer d’autres tables terminées
outdated-game = Le serveur n’a plus ce jeu.
outdated-rules = Commencée avec d’autres règles que celles du serveur.
outdated-box = Commencée avec un autre contenu de la boîte que celui du serveur.
outdated-offer = Ouvre la table pour garder la partie.
outdated-closes = Cette table ne peut pas continuer ici, mais la partie reste enregistrée. L’enregistrement révèle tout ce qui était secret : dès que l’un de vous le garde, plus personne ne continue à cette table.
kept-in-words = Le résultat reste. La table ne peut plus être montrée telle qu’elle était ; l’enregistrement contient chaque coup.
rulebooks-are-here = Les règles sont là quand même : prends une boîte sur l’étagère.
compiling = Les jeux se chargent
compiling-step = { $step } ({ $done } sur { $total }).
warming = Les bots qui réfléchissent à l’avance s’échauffent encore ; cela n’arrive qu’une fois. Tu peux commencer, ils répondront dès qu’ils seront prêts.
warming-seconds = Les bots qui réfléchissent à l’avance s’échauffent encore, environ { $seconds } secondes ; cela n’arrive qu’une fois. Tu peux commencer, ils répondront dès qu’ils seront prêts.
warming-failed = Les règles ne peuvent pas être compilées sur cette machine : ces bots ne réfléchissent donc pas à l’avance et jouent comme des amateurs. Le journal du serveur dit pourquoi.

## A table

setting-up = Mise en place …
your-turn = À toi de jouer
others-turn = Un instant
one-moment = Un instant …
game-over = La fin
score = Score
score-sheet = Point par point
ranking = Le décompte final
go-on = Continuer
play-again = Rejouer
save-record = Garder la partie
shuffle-check = Le mélange peut être vérifié
shuffle-about = Le serveur a fixé son secret avant toute donne et t’en a montré l’empreinte. Le secret et les mots ont décidé ensemble de chaque tirage.
shuffle-fits = C’est bien le secret qu’il avait promis.
shuffle-differs = Ce n’est pas le secret qu’il avait promis.
shuffle-uncomputed = Sans https, cette page ne peut pas calculer si c’est le secret promis.
shuffle-other = Pendant que tu jouais, une autre empreinte t’a été montrée.
shuffle-missing = Le mot de ton navigateur n’y est pas.
shuffle-promise = Empreinte
shuffle-secret = Secret du serveur
shuffle-word = Mot de { $name }
shuffle-verify = Pour vérifier chaque tirage, garde la partie et lance ceci :
shuffle-file = partie
log = Journal
pages = Pages de la table
tab-table = Table
tab-bonus = Bonus
tab-players = Joueurs
tab-log = Journal
put-back = Reposer
undo = Annuler
see-rule = Voir la règle
thinking = réfléchit …
reconnecting = La connexion est perdue. Nouvel essai …

## People at the table

yes = oui
no = non
whats-your-name = Comment t’appelle-t-on ?
and-your-tool = et ton outil
tool-magnifier = Loupe
tool-letter = Lettre
tool-inkpot = Encrier
tool-tweezers = Pince
tool-horn = Cor postal
tool-drop = Goutte d’encre
tool-album = Album
tool-seal = Tampon
level-novice = novice
level-amateur = amateur
level-collector = collectionneur
level-expert = expert
level-master = maître
invite-friends = Inviter des amis
    .about = un lien, sans compte
beside-me = À côté de moi
    .about = un appareil qui circule
open-the-table = Ouvrir la table
who-is-beside-me = Qui est assis à côté de toi ?
    .about = Vous vous passez cet appareil.
person-number = Personne { $number }
one-more-person = Une personne de plus
fewer-person = Sans { $who }
fill-with-bots = Des bots aux autres places
    .about =
        { $bots ->
            [one] Un bot joue avec vous.
           *[other] { $bots } bots jouent avec vous.
        }
sit-down-together = S’asseoir ensemble
sit-down = S’asseoir
sit-down-again = Se rasseoir
invites-you = { $who } t’invite à
a-seat-is-free = Une place est libre pour toi
your-seat = ta place
free-seat = libre
seat-is-free = libre
seat-for-a-friend = pour un ami
seat-kept-by-bot = gardée par un bot
seat-is-kept = réservée
host = invite
bot-of-level = bot, { $level }
no-account = Aucun compte nécessaire
only-watch = Je regarde seulement
table-is-full = Toutes les places sont prises.
table-gathers = la table se remplit
seats-taken = { $taken } places prises sur { $total }
open-seat = Une place libre
seat-waits = attend quelqu’un
seat-beside = sur le même appareil
seat-you = toi
seat-here = est là
seat-away = pas là pour l’instant
seat-just-now = vient de s’asseoir
seat-number = Place { $number }
invite = Inviter
put-bot = Y mettre un bot
change = Changer
change-seat-of = Changer la place de { $who }
more-for-seat = Autres choix pour cette place
free-seat-of = Libérer la place de { $who }
bot-level = Niveau du bot
take-level = Prendre ce niveau
somebody-beside-me = Quelqu’un à côté de moi
their-name = Nom
sits-beside-me = S’assoit à côté de moi
remove-person = Libérer la place de { $who }
    .about = La personne en est informée et peut se rasseoir.
free-this-seat = Libérer cette place
change-places-with = Échanger sa place avec
this-table = Cette table
this-table-host = Tout le monde le voit. Tu invites, tu décides.
this-table-guest = { $who } invite et décide.
seats = Places
pace = Temps pour un coup
no-clock = Sans horloge
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
pace-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
weekends = Week-ends libres
    .about = Le samedi et le dimanche ne comptent pas.
free-text = Texte libre
    .about = En plus des phrases, chacun peut écrire.
others-watch = On peut regarder
    .about = avec le lien, sans place
listed = Montrer dans le salon
    .about = Toute personne ici peut prendre une place libre.
fair-shuffle = Un mélange honnête
    .about = Le serveur a fixé sa part du mélange, et chaque personne qui s’assoit ajoute la sienne. Cette empreinte prouvera à la fin que rien n’a été changé.
room-screen = Un écran pour la pièce
    .about = la table en grand, visible par tous
open-screen = Ouvrir
invitation = Viens t’asseoir avec nous
    .about = Scanne le code ou ouvre le lien. Pas de compte, juste un nom.
qr-code = Code QR avec le lien vers cette table
link = Lien vers cette table
copy = Copier
share = Partager
link-copied = Le lien est copié.
copy-by-hand = Le lien est sélectionné : copie-le à la main.
come-and-sit = Viens jouer à { $game } avec moi.
or-type-at-home = ou à taper sur la page d’accueil :
only-this-machine = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres viennent, démarre le serveur avec « make play SHARE=1 » ou « sammelsurium serve --share ».
start = Commencer
start-with-bots = Commencer avec des bots aux places libres
    .about = Un ami pourra encore prendre une telle place plus tard.
fill-up = Compléter avec des bots
waiting-for-host = { $who } va bientôt commencer
you-watch = Tu regardes.
leave-table = Quitter la table
disperse = Débarrasser la table
    .about = La table disparaît pour tous ceux qui y sont assis.
ended-removed = Ta place est de nouveau libre
    .about = { $who } a libéré ta place. Rien d’autre ne s’est passé.
ended-gone = Cette table n’existe plus
    .about = { $who } l’a débarrassée avant le début.
seat-name-refused = Ce nom ne convient pas ici. Prends-en un autre, court et différent de ceux des autres.
seat-not-free = Cette place n’est plus libre. Regarde qui y est assis maintenant.
seats-in-use = Quelqu’un est assis à l’une de ces places.
word-unknown = Aucune table n’attend sous ce mot. Vérifie-le encore une fois.
lobby = Salon
    .about = tables ouvertes des autres
lobby-empty = Aucune table ouverte pour l’instant. Qui invite peut montrer la sienne ici.
lobby-open =
    { $open ->
        [one] une place libre
       *[other] { $open } places libres
    }
gathers-open =
    { $open ->
        [0] tout le monde est là
        [one] se remplit, une place libre
       *[other] se remplit, { $open } places libres
    }
gathering-tables = Elles se remplissent
table-word = Le mot d’une table
    .example = comme « mousse tram 41 »
go-there = Y aller
next-table = Table suivante
no-next-table = Aucune table ne t’attend.

## When something is not right

error-unreadable = La table n’a pas compris ce coup.
error-illegal = Ce coup n’est pas possible.
error-stale = La table avait déjà avancé. Voici où elle en est.
error-not-yours = Cette place n’est pas la tienne.
error-not-found = Cette table n’existe pas, ou elle a été débarrassée.
error-invalid = La table ne peut pas être ouverte ainsi.
error-outdated = Cette table a été jouée avec d’autres règles que celles du serveur ; elle ne peut pas continuer.
error-too-fast = Pas si vite, s’il te plaît. Tu pourras continuer dans un instant ; rien n’a changé.
error-starting = Le serveur démarre encore. Réessaie dans un instant.
error-away = Le serveur n’atteint pas sa base de données pour l’instant. La table montrera bientôt si ton coup a compté.
error-full = Il n’y a plus de place sur le serveur pour l’instant. Réessaie dans un moment.
error-broken = Quelque chose ne va pas avec cette table sur le serveur. Rien n’est perdu.
error-unreachable = Le serveur ne répond pas.
error-not-sent = Le serveur n’a pas répondu ; ton coup n’est peut-être pas arrivé.
error-no-page = Il n’y a rien sur cette page.
error-no-rulebook = Cette règle n’est pas sur l’étagère.
error-unknown-game = Cette page ne sait pas dessiner ce jeu.
