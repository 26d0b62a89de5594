# La table de Tauschrausch, français. Ce que disent aussi les règles se trouve avec elles.

day-of = Jour { $round } sur { $rounds }

## La table

timeline = Les trois jours
tab-contests = Concours
albums = Albums
album-taken = Pris par { $who }
pool = Étalage
pool-empty = L’étalage est vide.
being-laid-out = La journée se prépare…
supply = Réserve générale
stack-left = encore { $left }, faces inconnues : { $unseen }
your-haul = Ton butin
still-to-split = Encore à partager
all-split = Tout est partagé. Déplace encore, ou confirme.
back-to-haul = Retour au butin
put-here = ici
marker-besides = marqueur en plus
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
ticket-of = ticket : { $who }
has-ticket = ticket sur { $contest }
forever-race = Timbres permanents : 10 · 6 · 3
album-of = Album : { $who }
enlarge = Agrandir l’album : { $who }
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
leading = en tête
behind =
    place { $place }, à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
everyone = tous en même temps
worth = valeur { $value }
size-cells = { $w } sur { $h } cases
you-know = tu le connais
seen-front = face
surely-rare = sûrement rare
surely-not-rare = sûrement pas rare
rivals-card = La carte de Pinzetta
rival-may-follow = Elle suivra peut-être ce goût : { $taste }.
rival-taste-hidden = Tu ne sais pas quel goût elle suivra.
rival-deck =
    { $count ->
        [one] { $count } carte dans son paquet
       *[other] { $count } cartes dans son paquet
    }
rival-pile-empty = Son tas est encore vide.
prompt-split-where = Où le mettre : { $piece } ? Touche la réserve ou une offre.
prompt-redraw-where = À poser à l’étalage : { $piece }. Dans quelle pile pioches-tu ?
prompt-exchange-where = Que veux-tu en échange : { $piece } ? Touche un objet de l’étalage.
prompt-split-done = Ton partage est prêt. Confirme, ou déplace encore.
prompt-show-done = Confirme ton album, ou déplace les timbres du jour.
prompt-place-at = Le poser en { $place } ? Touche encore, ou confirme.
chosen-take = Prendre : { $piece } ?
chosen-reveal = Révéler : { $piece } ?
chosen-give = Montrer et donner : { $piece } ? Cela te rapporte { $points }.
chosen-draw = Piocher dans la réserve générale : { $size } ?
chosen-exchange = Tu donnes : { $piece }. Tu reçois : { $other }.
chosen-redraw = Poser à l’étalage et piocher ({ $size }) : { $piece } ?
chosen-choose = { $who } : prendre cette offre ? Objets : { $count }, cachés : { $hidden }, valeur visible : { $value }.
chosen-album = Prendre l’album « { $album } » ? { $about }
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
pile-of = Tas : { $who }
offers-of = Offres : { $who }
