# La table de Tauschrausch, français. Ce que disent aussi les règles se trouve avec elles.

day-of = Jour { $round } sur { $rounds }

## La table

timeline = Les trois jours
tab-contests = Concours
albums = Albums
album-taken = Pris par { $who }
pool = Étalage
being-laid-out = La journée se prépare…
supply = Réserve générale
stack-left =
    encore { $left }, { $unseen ->
        [one] { $unseen } motif jamais vu
       *[other] { $unseen } motifs jamais vus
    }
your-haul = Ton butin
still-to-split = Encore à partager
all-split = Tout est partagé. Déplace encore, ou confirme.
back-to-haul = Retour au butin
put-here = ici
your-offers = Tes offres
kept = Gardé
settled = attribué
still-to-place = Encore à poser
all-placed = Chaque timbre a sa place.
in-your-hand = dans ta main, touche pour le mettre de côté
take-up = reprendre
place-at = Poser en { $place }
tally = Dans l’album
exhibitors = Exposants
each-round = chaque jour
specialists = Spécialistes
contests = Concours
contests-later = Révélés dès que tout le monde a un album.
choose-one = choisis un concours allumé
worth-now = ce qu’ils te rapportent
ticket-of = ticket : { $who }
has-ticket = ticket sur { $contest }
forever-race = Timbres permanents : 10 · 6 · 3
album-of = Album : { $who }
    .you = Ton album
stamps-in-album =
    { $count ->
        [one] { $count } timbre
       *[other] { $count } timbres
    } sur { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
items-count =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
ready = a fini
is-placing = pose ses timbres
is-next = c’est son tour
everyone = tous ensemble
worth = valeur { $value }
size-cells = { $w } × { $h } cases
you-know = tu le connais
seen-front = face
surely-rare = sûrement rare
surely-not-rare = sûrement pas rare
rivals-card = La carte de Pinzetta
rival-may-follow = Elle suivra peut-être ce goût : { $taste }.
rival-taste-hidden = Tu ne sais pas quel goût elle suivra.
rival-deck =
    { $count ->
        [one] { $count } carte dans son paquet
       *[other] { $count } cartes dans son paquet
    }
rival-pile-empty = Son tas est encore vide.
prompt-split-where = En réserve ou dans une offre : { $piece } ?
prompt-redraw-where = À poser à l’étalage : { $piece }. Dans quelle pile pioches-tu ?
prompt-exchange-where = Que veux-tu en échange : { $piece } ? Touche un objet de l’étalage.
prompt-split-done = Ton partage est prêt. Confirme, ou déplace encore.
prompt-show-done = Confirme ton album, ou déplace les timbres du jour.
prompt-place-at = Le poser en { $place } ? Touche encore, ou confirme.
chosen-take = Prendre : { $piece } ?
chosen-reveal = Révéler : { $piece } ?
chosen-give = Montrer et donner : { $piece } ? Points pour toi : { $points }.
chosen-draw = Piocher dans la réserve générale : { $size } ?
chosen-exchange = Tu donnes : { $piece }. Tu reçois : { $other }.
chosen-redraw = Poser à l’étalage et piocher ({ $size }) : { $piece } ?
chosen-choose = { $who } : prendre cette offre ? Objets : { $count }, cachés : { $hidden }, valeur visible : { $value }.
chosen-album = Prendre l’album « { $album } » ? { $about }
confirm-take = Prendre
confirm-reveal = Révéler
confirm-give = Choisir
confirm-draw = Piocher
confirm-redraw = Poser et piocher
confirm-exchange = Échanger
confirm-put = Poser là
confirm-back = Retour
confirm-place = Poser en { $place }
confirm-choose = Prendre l’offre { $offer }
confirm-album = Prendre
confirm-enter = Participer pour { $points }
tie-break-name = Timbres rares (départagent)
pile-of = Tas : { $who }
offers-of = Offres : { $who }

## L’échange, raconté encore une fois

swap-title = L’échange
swap-about = Un choix après l’autre : chaque offre rejoint la personne à qui elle revient.
swap-place =
    { $place ->
        [1] choix n° 1
       *[other] choix n° { $place }
    }
swap-to = pour { $who }
    .you = pour toi
swap-stays = reste
swap-ends = { $who } repart avec
    .you = Tu repars avec
swap-took = { $who } prend l’offre { $offer } chez { $from }
    .you = Tu prends l’offre { $offer } chez { $from }
swap-lost = { $who } prend ton offre { $offer }
swap-lost-kept = { $who } prend ton offre { $offer } ; tu gardes { $other }
swap-kept = Il ne restait rien pour { $who } : les deux offres restent
    .you = Il ne restait rien pour toi : tu gardes les deux
swap-settled = { $day } : l’échange
swap-left = s’en va
swap-came = arrive chez toi
swap-yours = à toi depuis le début
swap-all = Tout montrer
swap-again = Revoir
swap-on = Passer à l’exposition
swap-back = Retour à la table
skip-next-time = Passer la prochaine fois
open-swap = Revoir l’échange

## Le soir d’une journée

evening-title = { $day } soir
evening-about = Ce que la journée a rapporté, et pourquoi. Les timbres au bord clair ont été posés aujourd’hui.
evening-contest = Concours
evening-others = Cartes et autres points
evening-rival = Ses points du jour
evening-with = chez { $who }
    .you = chez toi
evening-after = total du soir
evening-placed =
    { $count ->
        [0] Aucun timbre posé aujourd’hui.
        [one] { $count } timbre posé aujourd’hui.
       *[other] { $count } timbres posés aujourd’hui.
    }
evening-closed = Si le salon fermait ce soir
evening-ended = Comment le salon s’est terminé
evening-scored = déjà marqués
evening-wins =
    { $points ->
        [one] { $who } gagnerait, { $points } point devant { $second }.
       *[other] { $who } gagnerait, { $points } points devant { $second }.
    }
    .you =
        { $points ->
            [one] Tu gagnerais, { $points } point devant { $second }.
           *[other] Tu gagnerais, { $points } points devant { $second }.
        }
    .behind =
        { $points ->
            [one] { $who } gagnerait, { $points } point devant toi.
           *[other] { $who } gagnerait, { $points } points devant toi.
        }
evening-level = Ce serait une égalité.
evening-go-on = Suite : { $day }
evening-postmark = Salon du timbre
open-evening = { $day } soir, à nouveau

## Les deux sommes

certain-now = acquis
with-album = avec l’album à la fin
all-level = tous à égalité
place-both =
    { $place ->
        [1] en tête, maintenant et à la fin
       *[other] { $place }ᵉ, maintenant et à la fin
    }
place-now =
    { $place ->
        [1] en tête maintenant
       *[other] { $place }ᵉ maintenant
    }
place-end =
    { $place ->
        [1] en tête à la fin
       *[other] { $place }ᵉ à la fin
    }
place-each = { $now }ᵉ maintenant, { $end }ᵉ à la fin
pool-left = encore { $left } sur { $all }
taken-by = pris par { $who }
forever-count =
    { $count ->
        [one] { $count } timbre permanent
       *[other] { $count } timbres permanents
    }

## Ce que quelqu’un vient de faire

did-took = a pris : { $piece }
did-took-hidden = a pris un timbre caché ({ $size })
did-rival-took = a pris : { $piece }
did-rival-took-hidden = a pris un timbre caché ({ $size })
did-chose = a pris l’offre { $offer }
did-chose-rival = a pris l’offre { $offer }
did-rival-chose = a pris l’offre { $offer }
did-placed = a posé en { $place } : { $piece }
did-confirmed-show = a terminé son album
did-announced = a participé : { $contest }
did-passed = a passé

## À travers un concours

seen-through = { $who } : l’album vu à travers « { $contest } »
    .you = Ton album, vu à travers « { $contest } »
lens-about = Ce qui compte est numéroté ; le reste s’efface.
lens-hold = Maintenir pour regarder à travers
lens-held = relâcher pour revenir
lens-close = Retour
lens-counts =
    { $count ->
        [one] { $count } compte
       *[other] { $count } comptent
    }
lens-units = compté : { $units }
lens-sum = compté : { $units } · points : { $points }
lens-next = Où sont les prochains points
lens-nothing = Ce timbre ne rapporte rien ici.
lens-take-up = Prends un timbre en main pour voir où il rapporterait des points.
lens-read = Comment lire
lens-counts-now = compte maintenant
lens-place = ici, le timbre en main rapporterait des points
lens-keys = Maintenir pour regarder · L pour garder · Échap pour revenir

## Placing

button-confirm-show = Confirmer, encore { $count }
button-confirm-split = Confirmer, encore { $count }
drop-here = lâche-le ici pour le reposer
loupe-placing =
    { $count ->
        [0] En main : { $piece }
        [one] En main : { $piece }. Il en reste { $count }
       *[other] En main : { $piece }. Il en reste { $count }
    }

## Les casiers de l’étalage

pool-large = Grands
pool-long = Longs
pool-short = Courts
pool-small = Petits
pool-forever = Permanents
pool-card = Cartes
pool-marker = Marqueur
