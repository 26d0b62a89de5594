# La page elle-même, en français. Ce qui appartient à un jeu se trouve auprès de ce jeu.

## Everywhere

close = Fermer
back = Retour
back-to-shelf = Retour à l’étagère
try-again = Réessayer
you = Toi
# What somebody is called who has given no name: others read it.
guest = Invité
bot = bot
settings = Réglages
menu = Menu
language = Langue
dark-theme = Thème sombre
sound = Son
showing = Comment tu vois les coups des autres
showing-calm = Posé
    .about = Chaque chose bouge à son rythme.
showing-brisk = Vif
    .about = Tout bouge, mais vite.
showing-at-once = D’un coup
    .about = Tu ne vois que le résultat.
keys = Touches
key-tab = Tab
key-enter = Entrée
key-escape = Échap
key-space = Espace
keys-next = passe au bouton suivant ou à la pièce suivante
keys-move = d’une pièce à l’autre
keys-choose = choisit
keys-back = repose ce que tu tiens en main, ou ferme un message
keys-undo = annule ta dernière action
keys-skip = passe ce qui est en train de se dérouler
keys-table = va à la prochaine table qui t’attend
keys-list = montre ces touches
rulebook = Règle du jeu
contents = Sommaire
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-total = Points
labelled = { $name } : { $about }

## Home

home-title = Qu’est-ce qu’on collectionne aujourd’hui ?
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
        [0] toi en solo
        [1] toi et un bot
        [2] toi et deux bots
        [3] toi et trois bots
       *[other] toi et { $bots } bots
    }
game-or-campaign = À quoi veux-tu jouer ?
one-game = Une partie
    .about = Une soirée, une victoire.
begin-campaign = Commencer la campagne
who-is-next = Qui joue la prochaine partie ?
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
table-options = Ton nom et les options de la table
your-name = Ton nom
your-tables = Tes tables
other-tables = Les autres réfléchissent
finished-tables = Tables terminées
no-tables = Il n’y a encore aucune partie ici. Celle que tu commences reste ici jusqu’à ce que tu la retires, même si tu fermes la page.
waits-for = À { $who } de jouer
table-over = Terminée
score-line = Score { $score }
clear-table = Retirer cette table
clear-running = Cette partie est encore en cours
    .about = Elle disparaît d’ici. Les autres continuent sans toi, et seule son adresse te ramènerait.
keep-table = La garder
show-more-tables = Montrer d’autres tables terminées
outdated-game = Le serveur n’a plus ce jeu.
outdated-rules = Commencée avec d’autres règles que celles du serveur.
outdated-box = Commencée avec un autre contenu de la boîte que celui du serveur.
outdated-offer = Ouvre la table pour enregistrer la partie.
outdated-closes = Cette table ne peut pas continuer ici, mais la partie est conservée. Enregistrée, elle révèle tout ce qui était secret : dès que l’un de vous l’enregistre, plus personne ne joue ici.
kept-in-words = Le résultat reste. La table ne peut plus être montrée telle qu’elle était ; la partie enregistrée contient chaque coup.
rulebooks-are-here = Les règles sont là quand même : prends une boîte sur l’étagère.
compiling = Les jeux se chargent
compiling-step = { $step } ({ $done } sur { $total }).
warming = Les bots qui réfléchissent à l’avance s’échauffent encore, cette fois seulement. Tu peux déjà commencer.
warming-seconds =
    { $seconds ->
        [one] Les bots qui réfléchissent à l’avance s’échauffent encore environ { $seconds } seconde, cette fois seulement. Tu peux déjà commencer.
       *[other] Les bots qui réfléchissent à l’avance s’échauffent encore environ { $seconds } secondes, cette fois seulement. Tu peux déjà commencer.
    }
warming-failed = Sur cette machine, ces bots ne peuvent pas réfléchir à l’avance et jouent donc comme des amateurs. Le journal du serveur dit pourquoi.

## A table

setting-up = Mise en place…
your-turn = À toi de jouer
others-turn = Aux autres de jouer
one-moment = Un instant…
game-over = Fin de la partie
score = Score
score-sheet = Point par point
ranking = Décompte final
go-on = Continuer
play-again = Rejouer
save-record = Enregistrer la partie
open-record = Revoir une partie
    .about = Ouvre une partie que quelqu’un a enregistrée à la fin. Tu la vois comme ceux qui l’ont regardée, coup par coup si tu veux. Rien n’est conservé.
choose-record = Choisis le fichier ou dépose-le ici
a-record = Partie enregistrée
record-unreadable = Ce n’est pas l’enregistrement d’une partie, ou il a été modifié. Choisis le fichier que tu as enregistré à la fin.
record-campaign = C’est la chronique d’une campagne. Ici, on ne peut revoir qu’une partie seule.
record-outdated-game = Ce serveur n’a pas le jeu de cette partie.
record-outdated-rules = Cette partie a été jouée avec d’autres règles que celles du serveur.
record-outdated-box = Cette partie a été jouée avec un autre contenu de boîte que celui du serveur.
moments = Moments de la partie
moment-first = Au début
moment-before = Un coup en arrière
moment-next = Un coup en avant
moment-last = À la fin
moment-of = { $now } sur { $total }
shuffle-check = Le mélange peut être vérifié
shuffle-about = Le serveur a fixé son secret avant toute donne et t’en a montré l’empreinte. Le secret et les mots ont décidé ensemble de chaque tirage.
shuffle-fits = C’est bien le secret qu’il avait promis.
shuffle-differs = Ce n’est pas le secret qu’il avait promis.
shuffle-uncomputed = Sans https, cette page ne peut pas calculer si c’est le secret promis.
shuffle-other = Pendant que tu jouais, une autre empreinte t’a été montrée.
shuffle-missing = Le mot de ton navigateur n’y est pas.
shuffle-promise = Empreinte
shuffle-secret = Secret du serveur
shuffle-word = Mot donné par { $name }
shuffle-verify = Pour vérifier chaque tirage, enregistre la partie et lance ceci :
shuffle-file = partie
log = Journal
pages = Pages de la table
tab-table = Table
tab-bonus = Bonus
tab-players = Autres
tab-log = Journal
you-won = Tu as gagné.
you-won-too = Toi et { $who } avez gagné ensemble.
have-won =
    { $count ->
        [one] { $who } a gagné.
       *[other] { $who } ont gagné ensemble.
    }
show-count = Décompte final
prompt-acts = { $who } joue.
skip = Passer
since-my-turn = Ce qui s’est passé depuis mon dernier tour
enlarge-player = Voir de plus près : { $who }
points-now-end = { $now } maintenant, { $end } à la fin si rien ne change
now = maintenant
at-the-end = à la fin
put-back = Reposer
undo = Annuler
see-rule = Voir la règle
thinking = réfléchit…
reconnecting = La connexion est perdue. Nouvel essai…

## People at the table

people = Autour de la table
unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }

# One device goes round
company = Entre nous
who-holds = Qui tient l’appareil
give-it-to = Passe-le à { $who }
is-done = { $who } a terminé.
curtain-opens = Le rideau s’ouvre quand { $who } le dit.
everybody-knows = Ce que tout le monde sait
i-am = Je suis { $who }
back-to = Retour à { $who }
is-away = { $who } n’est pas là
cover = Couvrir
look-as = { $who } regarde
waiting-for = On attend { $who }
it-is-your-turn = { $who }, c’est à toi

# A bot plays for somebody
which-bot = Quel bot ?
let-bot = Laisser jouer un bot
let-bot-for = Laisser un bot jouer pour { $who }
bot-plays-for = Un bot joue pour { $who } jusqu’à son retour.
bot-plays-for-you = Un bot joue pour toi.
stand-in-about = Le temps convenu est écoulé. Un bot joue ; { $who } peut reprendre sa place à tout moment.
leave-seat = Laisser à un bot
leave-about = Un bot joue pour toi. La place reste la tienne : reprends-la quand tu veux.
take-seat-back = Reprendre ma place
away-bot-plays = n’est pas là, un bot joue
seat-kept = un bot garde la place
is-here = est là
is-elsewhere = n’est pas là en ce moment

# Consent and time
proposal = Une proposition
propose = Proposer
propose-undo = Reprendre mon dernier coup
propose-end = Terminer cette partie
propose-pause = Faire une pause
propose-resume = Reprendre la partie
propose-about = Cela se fait quand tout le monde est d’accord.
asks-undo = { $who } voudrait reprendre un coup
asks-end = { $who } voudrait terminer cette partie
asks-pause = { $who } voudrait faire une pause
asks-resume = { $who } voudrait reprendre la partie
agree = D’accord
disagree = Non
withdraw = Retirer
motion-undo = { $who } a repris un coup.
motion-pause = La partie est en pause.
motion-resume = La partie reprend.
motion-refused = Tout le monde n’était pas d’accord. Rien ne change.
paused = La partie est en pause jusqu’à ce que tout le monde veuille reprendre.
time-left = Temps pour ce coup : { $time }
time-up = Le temps convenu est écoulé.
ended-together = Vous avez terminé cette partie ensemble. Elle n’a pas de classement.
they-play-again = Une nouvelle partie se prépare.
play-along = Jouer aussi
look-there = Aller voir

# Talk and watching
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watchers-talk = Seuls ceux qui regardent lisent ce que tu dis.
somebody = Quelqu’un
talk = Discussion
phrases = Autres phrases
say-something = Dis quelque chose…
say-it = Dire
mute = Mettre en sourdine
muted = En sourdine
you-host = C’est toi qui invites
text-allowed = Chacun peut écrire librement
say-clap = Bravo
say-laugh = Rire
say-wow = Oh
say-think = Hum
say-heart = Un cœur
say-hello = Salut
say-good-luck = Bonne chance
say-nice = Joli
say-well-played = Bien joué
say-thanks = Merci
say-sorry = Pardon
say-hurry = C’est à toi
say-one-moment = Un instant
say-back-soon = Je reviens vite
say-good-game = C’était une belle partie

# The screen in the middle
big-screen = Grand écran
for-everybody = visible par tous
just-now = À l’instant
turn-of = C’est à { $who }
has-won =
    { $count ->
        [one] { $who } a gagné
       *[other] { $who } ont gagné
    }
a-seat-waits = Une place t’attend
seat-of-waits = { $who }, ta place t’attend
sit-with-us = Viens t’asseoir avec nous
scan-to-play = Scanne ce code pour jouer sur ton téléphone, ou regarder.

# Me
about-me = Moi et mes appareils
me-about = Ton nom à la prochaine table.
me-keep = Enregistrer
me-kept = C’est enregistré.
notices = Me prévenir dans le navigateur quand c’est à moi
notices-withheld = Le navigateur n’affiche pas de notifications pour cette adresse. Il faut https, ou la machine du serveur.
notices-denied = Tu as bloqué les notifications de cette page ; les réglages du navigateur permettent de les autoriser à nouveau.
another-device = Un autre appareil
another-device-about = Emporte tes tables sur ton téléphone ou un autre ordinateur. Tu restes toi sur les deux.
show-code = Afficher un code
another-code = Un autre code
device-code-about = Scanne-le là-bas, ou tape-le sous « J’ai un code ». Il sert une fois, pendant dix minutes.
have-code = J’ai un code
the-code = Le code
device-question = Cet appareil est aussi à toi ?
device-about = Tu retrouveras tes tables ici aussi, avec ce qui a déjà été joué ici.
device-yes = Oui, il est à moi
device-is-mine = Cet appareil est à toi
welcome-back = Quel plaisir de te revoir, { $who }.
to-your-tables = Vers tes tables
code-unknown = Ce code n’est pas valable, ou ne l’est plus. Affiche-en un nouveau sur l’autre appareil.
code-not-here = Cet appareil est déjà à toi, ou les deux sont à la même table.
everything-mine = Mes données
export = Enregistrer dans un fichier
import = Ouvrir un fichier
import-unreadable = Ce fichier n’a pas été enregistré ici.
imported-device = Cet appareil est maintenant à toi.
imported =
    { $tables ->
        [0] Aucune nouvelle partie terminée.
        [one] Une nouvelle partie terminée.
       *[other] { $tables } nouvelles parties terminées.
    }
imported-skipped =
    { $tables ->
        [1] Une était déjà là ou en cours.
       *[other] { $tables } étaient déjà là ou en cours.
    }
imported-refused =
    { $tables ->
        [1] Une n’a pas pu être lue.
       *[other] { $tables } n’ont pas pu être lues.
    }
imported-left =
    { $tables ->
        [1] Le temps a manqué pour une partie : ouvre le fichier encore une fois.
       *[other] Le temps a manqué pour { $tables } parties : ouvre le fichier encore une fois.
    }
mail = E-mail
mail-address = Ton adresse e-mail
mail-state-none = Ce serveur n’envoie pas d’e-mails.
mail-state-off = Un e-mail quand une table t’attend, un par tour.
mail-state-unconfirmed = Un e-mail part vers { $address }. Ouvre son lien pour confirmer l’adresse.
mail-state-on = Quand une table t’attend, { $address } reçoit un e-mail par tour.
mail-forget = Oublier l’adresse
mail-invalid = Aucun e-mail ne peut aller à cette adresse.
mail-link-old = Ce lien n’est plus valable.
mail-confirm-question = Veux-tu recevoir à cette adresse un e-mail quand c’est à toi ?
mail-confirm = Oui, merci
mail-confirm-done = C’est fait : tu reçois un e-mail quand une table t’attend.
mail-stop-question = Ne plus recevoir d’e-mail quand c’est à toi ?
mail-stop = Les arrêter
mail-stop-done = C’est fait : plus aucun e-mail ne viendra.

yes = oui
no = non
whats-your-name = Comment veux-tu qu’on t’appelle ?
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
who-is-beside-me = Qui est assis à côté de toi ?
    .about = Vous vous passez cet appareil.
person-number = Personne { $number }
one-more-person = Une personne de plus
fewer-person = Sans { $who }
fill-with-bots = Des bots aux autres places
    .about =
        { $bots ->
            [1] Un bot joue avec vous.
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
seats-taken =
    { $taken ->
        [one] { $taken } place prise sur { $total }
       *[other] { $taken } places prises sur { $total }
    }
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
change-seat-of = Changer la place : { $who }
more-for-seat = Autres choix pour cette place
free-seat-of = Libérer la place : { $who }
bot-level = Niveau du bot
take-level = Prendre ce niveau
somebody-beside-me = Quelqu’un à côté de moi
their-name = Nom
sits-beside-me = S’assoit à côté de moi
remove-person = Libérer la place : { $who }
    .about = La personne en est informée et peut se rasseoir.
free-this-seat = Libérer cette place
change-places-with = Échanger sa place avec
this-table = Cette table
this-table-host = Tout le monde le voit. Tu invites, tu décides.
this-table-guest = { $who } invite et décide.
seats = Places
pace = Temps pour un coup
no-clock = Sans limite de temps
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
copy-by-hand = Le lien est sélectionné : copie-le à la main.
come-and-sit = Viens jouer à { $game } avec moi.
or-type-at-home = ou à taper sur la page d’accueil :
only-this-machine = Seul cet ordinateur peut ouvrir le lien. Pour que d’autres viennent, démarre le serveur avec « make play SHARE=1 » ou « sammelsurium serve --share ».
start = Commencer
start-with-bots = Commencer avec des bots aux places libres
    .about = Un ami pourra encore prendre une telle place plus tard.
fill-up = Compléter avec des bots
waiting-for-host = { $who } va bientôt commencer
you-watch = Tu regardes.
leave-table = Quitter la table
disperse = Retirer la table
    .about = La table disparaît pour tous ceux qui y sont assis.
ended-removed = Ta place est de nouveau libre
    .about = { $who } a libéré ta place. Rien d’autre ne s’est passé.
ended-gone = Cette table n’existe plus
    .about = { $who } l’a retirée avant le début.
seat-name-refused = Ce nom ne convient pas ici. Prends-en un autre, court et différent de ceux des autres.
seat-not-free = Cette place n’est plus libre. Regarde qui s’y trouve maintenant.
seats-in-use = Quelqu’un est assis à l’une de ces places.
word-unknown = Aucune table n’attend sous ce mot. Vérifie-le encore une fois.
lobby = Salon
    .about = tables ouvertes des autres
lobby-empty = Aucune table ouverte pour l’instant. Qui invite peut montrer la sienne ici.
lobby-open =
    { $open ->
        [1] une place libre
       *[other] { $open } places libres
    }
gathers-open =
    { $open ->
        [0] tout le monde est là
        [one] se remplit, une place libre
       *[other] se remplit, { $open } places libres
    }
gathering-tables = En attente de joueurs
table-word = Le mot d’une table
    .example = « mousse tram 41 »
go-there = Y aller
next-table = Table suivante
no-next-table = Aucune table ne t’attend.

## When something is not right

error-unreadable = La table n’a pas compris ce coup.
error-illegal = Ce coup n’est pas possible.
error-stale = La table avait déjà avancé. Voici où elle en est.
error-not-yours = Cette place n’est pas la tienne.
error-among-themselves = À cette table, on joue entre soi.
error-not-found = Cette table n’existe pas, ou elle a été retirée.
error-invalid = La table ne peut pas être ouverte ainsi.
error-outdated = Cette table a été jouée avec d’autres règles que celles du serveur ; elle ne peut pas continuer.
error-too-fast = Pas si vite, s’il te plaît. Tu pourras continuer dans un instant ; rien n’a changé.
error-starting = Le serveur démarre encore. Réessaie dans un instant.
error-away = Le serveur n’atteint pas sa base de données pour l’instant. La table montrera bientôt si ton coup a compté.
error-full = Il n’y a plus de place sur le serveur pour l’instant. Réessaie dans un moment.
error-broken = Quelque chose ne va pas avec cette table sur le serveur. Rien n’est perdu.
error-unreachable = Le serveur ne répond pas.
error-not-sent = Ton coup n’est pas arrivé. Il est gardé ici.
send-again = Renvoyer
give-back = Reprendre
error-no-page = Il n’y a rien sur cette page.
error-no-rulebook = Cette règle n’est pas sur l’étagère.
error-unknown-game = Cette page ne sait pas afficher ce jeu.

## A game that this page has no drawings for

plain-shared = Sur la table
plain-choices = Ce que tu peux faire
plain-prompt = Que fais-tu ?
plain-chosen = { $choice } ?
plain-none = rien
usual-prompt-thinking = { $who } réfléchit…
usual-prompt-waiting = On attend { $who }.
usual-prompt-over = La partie est terminée.
usual-tie-break-name = Départage
