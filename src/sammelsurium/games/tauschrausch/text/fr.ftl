# Tauschrausch, French.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $piece, $contest, $event, $size, $rival_card and $album arrive as words.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# lost something to $who. `.about` is the sentence on a card.

game-title = Tauschrausch
game-tagline = Trois jours au salon du timbre : collecter, partager pour que d’autres choisissent, et remplir l’album.
theme-space = espace
theme-monuments = monuments
theme-animals = animaux
theme-flowers = fleurs
theme-vehicles = véhicules
kind-rare = rare

## Pieces

colour-purple = violet
colour-yellow = jaune
colour-blue = bleu
colour-green = vert
colour-brown = brun
kind-ordinary = ordinaire
kind-cancelled = oblitéré
kind-faded = délavé
kind-forever = timbre permanent
kind-double = timbre double
size-small = petit carré
size-long = tuile longue
size-short = rectangle court
size-large = grand carré
size-forever = timbre permanent
size-card = carte de participant
size-marker = marqueur Premier joueur
album-0 = Observa{ -shy }toire
album-1 = Carrière
album-2 = Zoo
album-3 = Serre
album-4 = Atelier
offer-a = A
offer-b = B
piece-down-small = { size-small } (face cachée)
piece-down-long = { size-long } (face cachée)
piece-down-short = { size-short } (face cachée)
piece-down-large = { size-large } (face cachée)
tray-reserve = Réserve
tray-safe = Deuxième coffre
tray-postmark = Réserve de l’experte en cachets
tray-porter = Réserve de la gardienne de nuit
tray-a = Offre A
tray-b = Offre B
contest-kind-colour = Couleur
contest-kind-theme = Thème
contest-kind-shape = Forme
contest-kind-cancelled = Oblitérés
contest-kind-final = Concours final
day-collect = Collecte
day-swap = Échange
day-show = Exposition
day-1 = Vendredi
day-2 = Samedi
day-3 = Dimanche
rival-name = Pinzetta
rival-want = Veut { $first }, sinon { $second }
face-down = caché

## Events of the log

start-player = { $who } reçoit le marqueur Premier joueur.
    .you = Tu reçois le marqueur Premier joueur.
dealt-album = { $who } reçoit l’album « { $album } ».
    .you = Tu reçois l’album « { $album } ».
picked-album = { $who } prend l’album « { $album } ».
    .you = Tu prends l’album « { $album } ».
rival-album = Pinzetta reçoit l’album « { $album } ».
dealt-contest = Un concours est annoncé : « { $contest } ».
round-began = Jour { $round }
round-ended = Le jour { $round } est terminé.
event-revealed = Événement : « { $event } ».
event-in-force = « { $event } » vaut pour aujourd’hui.
laid-out = À l’étalage : { $pieces }.
revealed = Révélé : { $piece }.
saw = { $who } regarde un timbre caché : { $piece }.
    .you = Tu regardes un timbre caché : { $piece }.
looked = { $who } regarde un timbre caché ({ $size }).
    .you = Tu regardes un timbre caché ({ $size }).
took = { $who } prend : { $piece }.
    .you = Tu prends : { $piece }.
took-hidden = { $who } prend un timbre caché ({ $size }).
    .you = Tu prends un timbre caché ({ $size }).
rival-took = Pinzetta prend : { $piece }.
rival-took-hidden = Pinzetta prend un timbre caché ({ $size }).
rival-card = Prochaine carte de Pinzetta : « { $rival_card } ».
rival-taste-open = Pinzetta montre un goût : « { $rival_card } ».
rival-taste = Pinzetta suit son goût : « { $rival_card } ».
marker-left = { $who } a pris le dernier objet et reçoit en plus le marqueur Premier joueur.
    .you = Tu as pris le dernier objet et reçois en plus le marqueur Premier joueur.
rival-marker-left = Pinzetta a pris le dernier objet et reçoit en plus le marqueur Premier joueur.
exchanged = { $who } échange un objet contre : { $piece }.
    .you = Tu échanges un objet contre : { $piece }.
exchanged-hidden = { $who } échange un objet contre un timbre caché ({ $size }).
    .you = Tu échanges un objet contre un timbre caché ({ $size }).
redrew = { $who } pose un objet à l’étalage et pioche un timbre dans la réserve générale ({ $size }).
    .you = Tu poses un objet à l’étalage et pioches un timbre dans la réserve générale ({ $size }).
used-first = { $who } utilise d’abord la spécialiste « { $piece } ».
    .you = Tu utilises d’abord la spécialiste « { $piece } ».
draws = { $who } pioche un timbre dans la réserve générale ({ $size }).
    .you = Tu pioches un timbre dans la réserve générale ({ $size }).
passed = { $who } passe.
    .you = Tu passes.
picked = { $who } a choisi un objet.
    .you = Tu as choisi un objet.
confirmed-split = { $who } a partagé.
    .you = Tu as partagé.
splits-shown = Toutes les offres sont sur la table.
chose = { $who } prend à { $from_who } l’offre { $offer } : { $pieces }.
    .you = Tu prends à { $from_who } l’offre { $offer } : { $pieces }.
    .from_you = { $who } te prend l’offre { $offer } : { $pieces }.
chose-rival = { $who } prend à Pinzetta l’offre { $offer } : { $pieces }.
    .you = Tu prends à Pinzetta l’offre { $offer } : { $pieces }.
rival-chose = Pinzetta te prend l’offre { $offer } : { $pieces }.
kept-both = { $who } ne trouve plus d’offre et garde ses deux offres : { $pieces }.
    .you = Tu ne trouves plus d’offre et gardes tes deux offres : { $pieces }.
uncovered = Tous les timbres cachés sont révélés.
placed = { $who } pose en { $place } : { $piece }.
    .you = Tu poses en { $place } : { $piece }.
confirmed-show = { $who } a terminé son album.
    .you = Tu as terminé ton album.
misfit =
    { $who } : les timbres qui n’entrent nulle part quittent le jeu, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Tes timbres qui n’entrent nulle part quittent le jeu : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
score-marker =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour le marqueur Premier joueur.
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour le marqueur Premier joueur.
score-exhibitors =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses exposants.
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour tes exposants.
score-card =
    Par une carte, pour { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Par une carte, pour toi : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
chose-contest = { $who } a choisi un concours.
    .you = Tu as choisi un concours.
announced = { $who } participe à « { $contest } ».
    .you = Tu participes à « { $contest } ».
entered =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à « { $contest } ».
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } à « { $contest } ».
entered-again =
    { $who } participe de nouveau et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Tu participes de nouveau et marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
score-forever =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses timbres permanents.
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour tes timbres permanents.
score-values =
    Valeurs dans l’album, { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you =
        Valeurs dans ton album : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
score-specialists =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour ses spécialistes.
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } pour tes spécialistes.
score-final =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au concours final.
    .you =
        Tu marques { $points ->
            [one] { $points } point
           *[other] { $points } points
        } au concours final.
rival-scored =
    Pinzetta : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fair-closed = Le salon ferme ses portes.

## Effects

effect-take = { $piece }
effect-place = { $piece } en { $place }
effect-contest = « { $contest } » rapporterait { $total } ({ $difference })
effect-exhibitors = Exposants : { $difference } par jour
effect-misfit = N’entre nulle part et quitte le jeu : { $piece }
effect-enter = « { $contest } »
effect-offer = Objets : { $count }, cachés : { $hidden }, valeur visible : { $value }
effect-give = Sa valeur tout de suite
effect-use = D’abord : { $piece }

## Prompts

prompt-albums = Choisis un album. Chacun montre un autre exposant.
prompt-collect = Prends un objet à l’étalage.
prompt-open-drawers = Révèle un timbre caché de l’étalage.
prompt-redraw = Tu peux poser un objet à l’étalage et piocher à la place un timbre de la réserve générale.
prompt-redraw-first = Tu peux poser un objet à l’étalage et piocher à la place un timbre de la réserve générale. C’est toi qui décides laquelle de tes spécialistes agit d’abord.
prompt-exchange = Tu peux échanger un objet avec l’étalage.
prompt-open-hand = Choisis un objet à montrer et à donner à droite.
prompt-split = Réserve un objet et partage les autres en deux offres.
prompt-secret-deal = Tu peux piocher un timbre dans la réserve générale et le réserver.
prompt-bargain = Une petite offre : tu peux piocher un timbre dans la réserve générale et le réserver.
prompt-choose = Choisis une offre d’une autre personne.
prompt-show = Pose tes timbres, puis confirme.
prompt-place = Où le mettre : { $piece } ?
prompt-enter = Participe à un concours.
prompt-waiting = On attend { $who }.
prompt-thinking = { $who } réfléchit…
prompt-over = La partie est terminée.
button-confirm = Confirmer
button-pass = Passer
button-use = D’abord : { $piece }
button-drop = Mettre de côté

## Why a move is not possible

rule-TR-10 = Avant le premier jour chacun reçoit un album, à tour de rôle à partir du marqueur Premier joueur, et aucun album ne sert deux fois.
rule-TR-20 = La journée se prépare encore. Un instant.
rule-TR-30 = Tu prends un objet à l’étalage quand c’est ton tour.
rule-TR-40 = Réserve un objet et mets-en au moins un dans chaque offre.
rule-TR-41 = Un timbre rare ne peut pas être réservé, même caché.
rule-TR-43 = À ton tour, choisis une offre d’une autre personne.
rule-TR-46 = Ces offres sont déjà attribuées. Choisis-en une autre.
rule-TR-50 = Un timbre va sur des cases vides de ton album ; prends-le d’abord en main.
rule-TR-51 = Un timbre qui entre doit être posé ; un timbre qui n’entre nulle part ne se prend pas.
rule-TR-55 = Ton ticket y est déjà. Choisis un autre concours.
rule-TR-65 = La partie est terminée.
rule-TR-80 = Seule la personne qui a la spécialiste peut piocher maintenant.
rule-TR-81 = Une réserve de plus demande une carte ou un événement, et prend un objet.
rule-TR-82 = À la fin de la collecte, les spécialistes passent avant l’événement, et chacun répond à son tour. On te demande l’ordre des tiennes là où il compte.
rule-TR-83 = Chacun à son tour révèle un timbre caché de l’étalage.
rule-TR-84 = Choisis un objet de ton butin.
rule-TR-86 = Cette pile est vide. Choisis-en une autre.
rule-TR-90 = La carte en vigueur ne le permet pas.

## Options of the table

option-albums = Albums
option-albums-dealt = Distribués
    .about = Le hasard donne un album à chacun.
option-albums-picked = Choisis
    .about = Chacun choisit un album à son tour, à partir du marqueur Premier joueur. En solo, tu choisis le tien et le hasard donne le sien à Pinzetta.
option-reveal = Révélation
option-reveal-together = Tous ensemble
    .about = Les timbres cachés sont révélés quand toutes les offres sont attribuées.
option-reveal-when-settled = Dès que c’est attribué
    .about = Les timbres cachés sont révélés dès que leur propriétaire est connu.
option-contests = Concours
option-contests-secret = En secret
    .about = Tous choisissent en même temps.
option-contests-in-turn = Tour à tour
    .about = Chacun annonce son concours, dans l’ordre à partir du marqueur Premier joueur.
option-forever = Égalité des timbres permanents
option-forever-one-place = Une place sautée
    .about = Après une égalité, la place suivante n’est pas attribuée, quel que soit le nombre d’ex æquo.
option-forever-competition = Comme en sport
    .about = On saute autant de places qu’il y a d’ex æquo au-delà du premier.
option-start = Départ
option-start-printed = Comme dans la règle imprimée
    .about = Tout le monde commence à 0 point.
option-start-even = Équilibré
    .about = Qui joue plus tard commence avec quelques points, car prendre en premier est un avantage.
option-rival = Pinzetta
option-rival-newcomer = Débutante
    .about = Solo : tu vois le goût qu’elle suivra.
option-rival-dealer = Marchande
    .about = Solo : tu vois deux goûts, et elle marque 5 points de plus par concours.
option-rival-legend = Légende
    .about = Solo : tu ne vois aucun goût, et elle marque 10 points de plus par concours.

## The final count

term-marker = Marqueur Premier joueur
term-exhibitors = Exposants
term-contests = Concours
term-cards = Cartes et événements
term-forever = Timbres permanents
term-values = Valeurs
term-specialists = Spécialistes
term-final = Concours final
term-start = Points de départ
reason-days = Les trois jours sont passés.
reason-beaten = Tu as battu Pinzetta.
reason-lost = Pinzetta a gagné.
reason-tied = Pinzetta et toi partagez la victoire.
tie-break = À égalité : la plus grande valeur de timbres rares l’emporte.
tie-shared = À égalité de points et de timbres rares : la victoire est partagée.

## Pieces as events name them

piece-purple-space = timbre violet, espace
piece-purple-monuments = timbre violet, monuments
piece-purple-animals = timbre violet, animaux
piece-purple-flowers = timbre violet, fleurs
piece-purple-vehicles = timbre violet, véhicules
piece-yellow-space = timbre jaune, espace
piece-yellow-monuments = timbre jaune, monuments
piece-yellow-animals = timbre jaune, animaux
piece-yellow-flowers = timbre jaune, fleurs
piece-yellow-vehicles = timbre jaune, véhicules
piece-blue-space = timbre bleu, espace
piece-blue-monuments = timbre bleu, monuments
piece-blue-animals = timbre bleu, animaux
piece-blue-flowers = timbre bleu, fleurs
piece-blue-vehicles = timbre bleu, véhicules
piece-green-space = timbre vert, espace
piece-green-monuments = timbre vert, monuments
piece-green-animals = timbre vert, animaux
piece-green-flowers = timbre vert, fleurs
piece-green-vehicles = timbre vert, véhicules
piece-brown-space = timbre brun, espace
piece-brown-monuments = timbre brun, monuments
piece-brown-animals = timbre brun, animaux
piece-brown-flowers = timbre brun, fleurs
piece-brown-vehicles = timbre brun, véhicules
piece-rare = timbre rare
piece-double = timbre double
piece-forever = timbre permanent
piece-marker = marqueur Premier joueur
piece-lavender_farmer = { exhibitor-lavender_farmer }
piece-beekeeper = { exhibitor-beekeeper }
piece-sailor = { exhibitor-sailor }
piece-forester = { exhibitor-forester }
piece-chocolatier = { exhibitor-chocolatier }
piece-secretive_dealer = { specialist-secretive_dealer }
piece-postmark_scholar = { specialist-postmark_scholar }
piece-night_porter = { specialist-night_porter }
piece-bargain_hunter = { specialist-bargain_hunter }
piece-auctioneer = { specialist-auctioneer }
piece-appraiser = { specialist-appraiser }
piece-customs_officer = { specialist-customs_officer }
piece-stockkeeper = { specialist-stockkeeper }
piece-fortune_teller = { specialist-fortune_teller }
piece-early_riser = { specialist-early_riser }
piece-stationer = { specialist-stationer }
piece-restorer = { specialist-restorer }
piece-regular_guest = { specialist-regular_guest }
piece-curator = { specialist-curator }

## Cards

contest-second_fiddle = Second violon
    .about = 4 points par timbre de ta deuxième couleur la plus fréquente.
contest-monochrome = Ton sur ton
    .about = Ton meilleur groupe d’une couleur : 2, 5, 9, 14, 20 ou 27 points pour 1, 2, 3, 4, 5 ou au moins 6 timbres.
contest-paintbox = Boîte de couleurs
    .about = 1, 2 ou au moins 3 séries des cinq couleurs : 8, 18 ou 30 points.
contest-duet = Duo
    .about = 2 points par timbre de ton meilleur groupe d’au plus deux couleurs.
contest-islands = Îles de couleur
    .about = 4 points par groupe d’au moins deux timbres d’une couleur.
contest-mosaic = Mosaïque
    .about = 2 points par timbre coloré qui touche des timbres d’au moins trois couleurs différentes.
contest-grand_tour = Grand tour
    .about = 1, 2 ou au moins 3 séries des cinq thèmes : 9, 20 ou 33 points.
contest-silver_medal = Médaille d’argent
    .about = 4 points par timbre de ton deuxième thème le plus fréquent.
contest-one_story = Une seule histoire
    .about = 3 points par timbre de ton meilleur groupe d’un thème.
contest-wide_interests = Curieux de tout
    .about = 4 points par thème dont tu as au moins deux timbres.
contest-colour_chronicle = Chronique en couleur
    .about = Ton meilleur groupe d’une couleur : 2, 6, 11, 17 ou 24 points pour 1, 2, 3, 4 ou 5 thèmes différents dans ce groupe.
contest-parade = Défilé
    .about = Ta meilleure ligne ou colonne : 1, 3, 7, 12 ou 18 points pour 1, 2, 3, 4 ou 5 thèmes différents sur cette ligne.
contest-brickwork = Maçonnerie
    .about = 3 points par rectangle de ton meilleur groupe de rectangles.
contest-small_tiles = Petits carreaux
    .about = 3 points par petit carré de ton meilleur groupe de petits carrés.
contest-second_format = Second format
    .about = 3 points par timbre de ta deuxième forme la plus fréquente.
contest-tall_and_wide = Haut et large
    .about = 5 points par paire d’un rectangle debout et d’un rectangle couché.
contest-showpiece = Pièce maîtresse
    .about = 1 point toutes les trois cases du plus grand rectangle de la grille entièrement couvert.
contest-good_neighbours = Bons voisins
    .about = 6 points par grand carré qui touche à la fois un petit carré et un rectangle.
contest-postmark_club = Club des oblitérés
    .about = Ton meilleur groupe de timbres oblitérés : 3, 8, 14, 21 ou 29 points pour 1, 2, 3, 4 ou au moins 5 timbres.
contest-ink_trail = Trace d’encre
    .about = 1 point par ligne et par colonne où se trouve un timbre oblitéré.
contest-colourful_mail = Courrier coloré
    .about = Tes timbres oblitérés : 3, 7, 12, 18 ou 25 points s’ils ont 1, 2, 3, 4 ou 5 couleurs différentes.
contest-under_ink = Sous l’encre
    .about = 2 points toutes les trois cases couvertes par des timbres oblitérés.
contest-reunion = Retrouvailles
    .about = 5 points par timbre oblitéré qui touche un timbre non oblitéré de son thème.
contest-good_company = En bonne compagnie
    .about = 2 points par timbre non oblitéré qui touche un timbre oblitéré, 20 points au plus.
contest-crossroads = Carrefours
    .about = 4 points par coin parfait.
contest-snug = Bien au chaud
    .about = 3 points par timbre entouré.
contest-picture_frame = Cadre
    .about = 10 points par bord complet.
contest-letter_slots = Fentes à lettres
    .about = 3 points par trou d’exactement deux cases.
contest-pinholes = Trous d’épingle
    .about = 5 points par trou d’exactement une case.
contest-ponds = Étangs
    .about = 2 points par zone vide, quelle que soit sa taille.
event-late_opening = Nocturne
    .about = Un rectangle court de plus par joueur est posé à l’étalage, face visible. Tout le monde collecte sept objets au lieu de six.
event-golden_tweezers = Pince dorée
    .about = Aujourd’hui, le marqueur Premier joueur rapporte 6 points au lieu de 2.
event-open_drawers = Tiroirs ouverts
    .about = Avant la collecte, chacun révèle un timbre caché de l’étalage, dans l’ordre à partir du marqueur Premier joueur.
event-upside_down = Le monde à l’envers
    .about = Ce qui serait visible est posé caché, et inversement. Timbres permanents et cartes restent visibles.
event-second_safe = Deuxième coffre
    .about = Tout le monde peut réserver un deuxième objet, mais pas un timbre rare.
event-exchange_table = Table d’échange
    .about = Après la collecte, chacun peut échanger un objet de son butin, sauf le marqueur Premier joueur, contre un objet resté à l’étalage.
event-open_house = Portes ouvertes
    .about = Personne ne réserve comme d’habitude. Les spécialistes qui réservent restent actives.
event-alone_on_stage = En vedette
    .about = Qui participe à un concours où personne d’autre ne participe aujourd’hui marque 4 points de plus.
event-gala_evening = Soirée de gala
    .about = Aujourd’hui, tous les exposants, imprimés et cartes, comptent double.
event-open_hand = Main ouverte
    .about = Après la collecte, chacun choisit en secret un objet de son butin. Tous le montrent, gagnent ou perdent sa valeur et le donnent à droite.
# Where a long name may be broken on a small card.
-shy = { "\u00AD" }
specialist-secretive_dealer = Marchande secrète
    .about = Après le partage, si une de tes offres n’a aucun timbre visible, tu peux piocher un timbre dans la réserve générale, le révéler et le réserver.
specialist-postmark_scholar = Experte en cachets
    .about = Au partage, tu peux réserver en plus une tuile visible qui porte un timbre oblitéré.
specialist-night_porter = Gardienne de nuit
    .about = Au partage, tu peux réserver en plus un timbre caché qui n’est pas rare.
specialist-bargain_hunter = Chineuse
    .about = Si l’offre que tu choisis a au plus deux objets, tu peux piocher un timbre dans la réserve générale, le révéler et le réserver.
specialist-auctioneer = Commis{ -shy }saire-priseuse
    .about = Quand la plus grande de tes deux offres est prise, marque 3 points.
specialist-appraiser = Estimatrice
    .about = Avant de choisir, tu regardes tous les timbres cachés des offres que tu peux choisir.
specialist-customs_officer = Douanière
    .about = Quand tu prends cette carte, et au début de chaque collecte suivante, tu regardes tous les timbres cachés de l’étalage.
specialist-stockkeeper = Magasi{ -shy }nière
    .about = À la fin de la collecte, tu peux poser à l’étalage un objet de ton butin, sauf le marqueur Premier joueur, et piocher à la place un timbre de la réserve générale, face cachée.
specialist-fortune_teller = Voyante
    .about = À la fin de la collecte, marque 3 points si au moins trois timbres de ton butin sont cachés.
specialist-early_riser = Lève-tôt
    .about = Tu choisis en premier, à la place de qui tient le marqueur Premier joueur.
specialist-stationer = Papetière
    .about = À la fin, tu comptes deux timbres permanents de plus, si tu en as au moins un.
specialist-restorer = Restau{ -shy }ratrice
    .about = Tes timbres délavés valent 1 point chacun.
specialist-regular_guest = Habituée
    .about = Tu peux participer à un concours où se trouve déjà ton ticket.
specialist-curator = Conser{ -shy }vatrice
    .about = Chacun de tes exposants, y compris celui qui est imprimé, rapporte 1 point de plus par jour.
exhibitor-stargazer = Astronome
    .about = Chaque jour, 1 point par timbre du thème espace.
exhibitor-stonemason = Tailleur de pierre
    .about = Chaque jour, 1 point par timbre du thème monuments.
exhibitor-zookeeper = Soigneuse
    .about = Chaque jour, 1 point par timbre du thème animaux.
exhibitor-gardener = Jardinier
    .about = Chaque jour, 1 point par timbre du thème fleurs.
exhibitor-mechanic = Mécani{ -shy }cienne
    .about = Chaque jour, 1 point par timbre du thème véhicules.
exhibitor-lavender_farmer = Lavandi{ -shy }cultrice
    .about = Chaque jour, 1 point par timbre violet.
exhibitor-beekeeper = Apicul{ -shy }teur
    .about = Chaque jour, 1 point par timbre jaune.
exhibitor-sailor = Naviga{ -shy }trice
    .about = Chaque jour, 1 point par timbre bleu.
exhibitor-forester = Forestier
    .about = Chaque jour, 1 point par timbre vert.
exhibitor-chocolatier = Choco{ -shy }latière
    .about = Chaque jour, 1 point par timbre brun.
rival_card-gold_fever = Fièvre de l’or
rival_card-eagle_eye = Œil de lynx
rival_card-envy = Envie
rival_card-favourite_shelf = Étagère préférée
rival_card-one_more_set = Encore une série
rival_card-hunch = Intuition
rival_card-spite = Malice
rival_card-rivalry = Rivalité
rival_card-snatch = Chipé
rival_card-two_at_once = Deux d’un coup
rival_card-bargain = Bonne affaire
rival_card-small_talk = Causette
rival_card-connections = Relations
rival_card-good_advice = Bon conseil
rival_card-hurry = Hâte
rival_card-first_in_line = En tête de file
rival_card-thrift = Économie
rival_card-patience = Patience
rival_card-curiosity = Curiosité
rival_card-risk = Risque
want-rare = un timbre rare
want-theme = un timbre de son thème
want-yours = un timbre de ton thème
want-double = un timbre double
want-exhibitor = un exposant
want-specialist = une spécialiste
want-marker = le marqueur Premier joueur
want-forever = un timbre permanent
want-hidden = un timbre caché
taste-value = la plus grande valeur visible
taste-items = plus d’objets
taste-theme = plus de timbres de son thème
taste-hidden = plus de timbres cachés
taste-cells = plus de cases d’album
