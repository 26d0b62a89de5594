# Tauschrausch, Italian.
#
# The four language files hold the same messages, attributes and variables; tests/kernel/test_texts.py compares them.
# Names are resolved before a sentence is formatted: $piece, $contest, $event, $size, $rival_card and $album arrive as words.
# The value of an event is the sentence about another player. `.you`: the reader acted. `.from_you`: the reader
# lost something to $who. `.about` is the sentence on a card.

game-title = Tauschrausch
game-tagline = Tre giorni alla fiera del francobollo: raccogliere, dividere perché altri scelgano, e riempire l’album.
theme-space = spazio
theme-monuments = monumenti
theme-animals = animali
theme-flowers = fiori
theme-vehicles = veicoli
kind-rare = raro

## Pieces

colour-purple = viola
colour-yellow = giallo
colour-blue = blu
colour-green = verde
colour-brown = marrone
kind-ordinary = ordinario
kind-cancelled = annullato
kind-faded = sbiadito
kind-forever = francobollo perenne
kind-double = francobollo doppio
size-small = quadrato piccolo
size-long = tessera lunga
size-short = rettangolo corto
size-large = quadrato grande
size-forever = francobollo perenne
size-card = carta partecipante
size-marker = segnalino primo giocatore
album-0 = Osservatorio
album-1 = Cava
album-2 = Zoo
album-3 = Serra
album-4 = Officina
offer-a = A
offer-b = B
piece-down-small = { size-small } (coperto)
piece-down-long = { size-long } (coperta)
piece-down-short = { size-short } (coperto)
piece-down-large = { size-large } (coperto)
tray-reserve = Riserva
tray-safe = Seconda cassaforte
tray-postmark = Riserva dell’esperta di annulli
tray-porter = Riserva della custode di notte
tray-a = Offerta A
tray-b = Offerta B
contest-kind-colour = Colore
contest-kind-theme = Tema
contest-kind-shape = Forma
contest-kind-cancelled = Annullati
contest-kind-final = Gara finale
day-collect = Raccolta
day-swap = Scambio
day-show = Esposizione
day-1 = Venerdì
day-2 = Sabato
day-3 = Domenica
rival-name = Pinzetta
rival-want = Vuole { $first }, altrimenti { $second }
face-down = coperto

## Events of the log

start-player = { $who } riceve il segnalino primo giocatore.
    .you = Ricevi il segnalino primo giocatore.
dealt-album = { $who } riceve l’album «{ $album }».
    .you = Ricevi l’album «{ $album }».
picked-album = { $who } prende l’album «{ $album }».
    .you = Prendi l’album «{ $album }».
rival-album = Pinzetta riceve l’album «{ $album }».
dealt-contest = È annunciata una gara: «{ $contest }».
round-began = Giorno { $round }
round-ended = Il giorno { $round } è finito.
event-revealed = Evento: «{ $event }».
event-in-force = «{ $event }» vale per oggi.
laid-out = Sul banco: { $pieces }.
revealed = Scoperto: { $piece }.
saw = { $who } guarda un francobollo coperto: { $piece }.
    .you = Guardi un francobollo coperto: { $piece }.
looked = { $who } guarda un francobollo coperto ({ $size }).
    .you = Guardi un francobollo coperto ({ $size }).
took = { $who } prende: { $piece }.
    .you = Prendi: { $piece }.
took-hidden = { $who } prende un francobollo coperto ({ $size }).
    .you = Prendi un francobollo coperto ({ $size }).
rival-took = Pinzetta prende: { $piece }.
rival-took-hidden = Pinzetta prende un francobollo coperto ({ $size }).
rival-card = Prossima carta di Pinzetta: «{ $rival_card }».
rival-taste-open = Pinzetta mostra un gusto: «{ $rival_card }».
rival-taste = Pinzetta segue il suo gusto: «{ $rival_card }».
marker-left = { $who } ha preso l’ultimo oggetto e riceve in più il segnalino primo giocatore.
    .you = Hai preso l’ultimo oggetto e ricevi in più il segnalino primo giocatore.
rival-marker-left = Pinzetta ha preso l’ultimo oggetto e riceve in più il segnalino primo giocatore.
exchanged = { $who } scambia un oggetto con: { $piece }.
    .you = Scambi un oggetto con: { $piece }.
exchanged-hidden = { $who } scambia un oggetto con un francobollo coperto ({ $size }).
    .you = Scambi un oggetto con un francobollo coperto ({ $size }).
redrew = { $who } mette un oggetto sul banco e pesca un francobollo dalla scorta ({ $size }).
    .you = Metti un oggetto sul banco e peschi un francobollo dalla scorta ({ $size }).
used-first = { $who } usa prima la specialista «{ $piece }».
    .you = Usi prima la specialista «{ $piece }».
draws = { $who } pesca un francobollo dalla scorta ({ $size }).
    .you = Peschi un francobollo dalla scorta ({ $size }).
passed = { $who } passa.
    .you = Passi.
picked = { $who } ha scelto un oggetto.
    .you = Hai scelto un oggetto.
confirmed-split = { $who } ha diviso.
    .you = Hai diviso.
splits-shown = Tutte le offerte sono sul tavolo.
chose = { $who } prende da { $from_who } l’offerta { $offer }: { $pieces }.
    .you = Prendi da { $from_who } l’offerta { $offer }: { $pieces }.
    .from_you = { $who } prende la tua offerta { $offer }: { $pieces }.
chose-rival = { $who } prende da Pinzetta l’offerta { $offer }: { $pieces }.
    .you = Prendi da Pinzetta l’offerta { $offer }: { $pieces }.
rival-chose = Pinzetta prende la tua offerta { $offer }: { $pieces }.
kept-both = { $who } non trova più offerte e tiene entrambe le sue: { $pieces }.
    .you = Non trovi più offerte e tieni entrambe le tue: { $pieces }.
uncovered = Tutti i francobolli coperti vengono scoperti.
placed = { $who } mette in { $place }: { $piece }.
    .you = Metti in { $place }: { $piece }.
confirmed-show = { $who } ha finito l’album.
    .you = Hai finito l’album.
misfit =
    I francobolli di { $who } che non entrano da nessuna parte lasciano il gioco: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        I tuoi francobolli che non entrano da nessuna parte lasciano il gioco: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
score-marker =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per il segnalino primo giocatore.
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per il segnalino primo giocatore.
score-exhibitors =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per gli espositori.
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per gli espositori.
score-card =
    Da una carta, per { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Da una carta, per te: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
chose-contest = { $who } ha scelto una gara.
    .you = Hai scelto una gara.
announced = { $who } partecipa a «{ $contest }».
    .you = Partecipi a «{ $contest }».
entered =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in «{ $contest }».
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } in «{ $contest }».
entered-again =
    { $who } partecipa di nuovo e ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Partecipi di nuovo e ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
score-forever =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per i francobolli perenni.
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per i francobolli perenni.
score-values =
    Valori nell’album di { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Valori nel tuo album: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
score-specialists =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le specialiste.
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } per le specialiste.
score-final =
    { $who } ottiene { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } nella gara finale.
    .you =
        Ottieni { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } nella gara finale.
rival-scored =
    Pinzetta: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
fair-closed = La fiera chiude le porte.

## Effects

effect-take = { $piece }
effect-place = { $piece } in { $place }
effect-contest = «{ $contest }» varrebbe { $total } ({ $difference })
effect-exhibitors = Espositori: { $difference } al giorno
effect-misfit = Non entra e lascia il gioco: { $piece }
effect-enter = «{ $contest }»
effect-offer = Oggetti: { $count }, coperti: { $hidden }, valore visibile: { $value }
effect-give = Il suo valore subito
effect-use = Prima: { $piece }

## Prompts

prompt-albums = Scegli un album. Ognuno mostra un altro espositore.
prompt-collect = Prendi un oggetto dal banco.
prompt-open-drawers = Scopri un francobollo coperto sul banco.
prompt-redraw = Puoi mettere un oggetto sul banco e pescare al suo posto un francobollo dalla scorta.
prompt-redraw-first = Puoi mettere un oggetto sul banco e pescare al suo posto un francobollo dalla scorta. Quale delle tue specialiste agisce per prima lo decidi tu.
prompt-exchange = Puoi scambiare un oggetto con uno sul banco.
prompt-open-hand = Scegli un oggetto da mostrare e dare a destra.
prompt-split = Riserva un oggetto e dividi gli altri in due offerte.
prompt-secret-deal = Puoi pescare un francobollo dalla scorta e riservarlo.
prompt-bargain = Un’offerta piccola: puoi pescare un francobollo dalla scorta e riservarlo.
prompt-choose = Scegli un’offerta di un’altra persona.
prompt-show = Sistema i tuoi francobolli nell’album, poi conferma.
prompt-place = Dove lo metti: { $piece }?
prompt-enter = Partecipa a una gara.
prompt-waiting = Tocca a { $who }.
prompt-thinking = { $who } sta pensando…
prompt-over = La partita è finita.
button-confirm = Conferma
button-pass = Passa
button-use = Prima: { $piece }
button-drop = Metti da parte

## Why a move is not possible

rule-TR-10 = Prima del primo giorno ognuno riceve un album, a turno dal segnalino primo giocatore, e nessun album serve due volte.
rule-TR-20 = La giornata si sta ancora preparando. Un momento.
rule-TR-30 = Prendi un oggetto dal banco quando tocca a te.
rule-TR-40 = Riserva un oggetto e mettine almeno uno in ogni offerta.
rule-TR-41 = Un francobollo raro non si può riservare, nemmeno coperto.
rule-TR-43 = Quando tocca a te, scegli un’offerta di un’altra persona.
rule-TR-46 = Queste offerte sono già assegnate. Scegline un’altra.
rule-TR-50 = Un francobollo va su caselle vuote del tuo album; prima prendilo in mano.
rule-TR-51 = Un francobollo che entra va messo; uno che non entra non si può prendere.
rule-TR-55 = Qui c’è già un tuo biglietto. Scegli un’altra gara.
rule-TR-65 = La partita è finita.
rule-TR-80 = Solo chi ha la specialista può pescare adesso.
rule-TR-81 = Una riserva in più richiede una carta o un evento, e contiene un oggetto.
rule-TR-82 = Alla fine della raccolta le specialiste vengono prima dell’evento, e ognuno risponde a turno. L’ordine delle tue ti viene chiesto dove conta.
rule-TR-83 = A turno ognuno scopre un francobollo coperto sul banco.
rule-TR-84 = Scegli un oggetto del tuo bottino.
rule-TR-86 = Questa pila è vuota. Scegline un’altra.
rule-TR-90 = La carta in vigore non lo permette.

## Options of the table

option-albums = Album
option-albums-dealt = Distribuiti
    .about = È la sorte a dare un album a ciascuno.
option-albums-picked = Scelti
    .about = Ognuno sceglie un album, a turno dal segnalino primo giocatore. In solitario scegli il tuo, e a Pinzetta ne tocca uno a caso.
option-reveal = Scoprire
option-reveal-together = Tutti insieme
    .about = I francobolli coperti si scoprono quando tutte le offerte sono assegnate.
option-reveal-when-settled = Appena assegnati
    .about = I francobolli coperti si scoprono appena si sa di chi sono.
option-contests = Gare
option-contests-secret = In segreto
    .about = Tutti scelgono insieme.
option-contests-in-turn = A turno
    .about = Ognuno annuncia la gara, in ordine dal segnalino primo giocatore.
option-forever = Parità dei francobolli perenni
option-forever-one-place = Un posto saltato
    .about = Dopo una parità il posto seguente non viene assegnato, qualunque sia il numero di chi è a pari merito.
option-forever-competition = Come nello sport
    .about = Si saltano tanti posti quante sono le persone a pari merito oltre la prima.
option-start = Partenza
option-start-printed = Come nelle regole stampate
    .about = Tutti partono da 0 punti.
option-start-even = Bilanciato
    .about = Chi gioca dopo parte con qualche punto, perché prendere per primi è un vantaggio.
option-rival = Pinzetta
option-rival-newcomer = Novellina
    .about = In solitario: vedi il gusto che seguirà.
option-rival-dealer = Mercante
    .about = In solitario: vedi due gusti, e lei ottiene 5 punti in più per gara.
option-rival-legend = Leggenda
    .about = In solitario: non vedi alcun gusto, e lei ottiene 10 punti in più per gara.

## The final count

term-marker = Segnalino primo giocatore
term-exhibitors = Espositori
term-contests = Gare
term-cards = Carte ed eventi
term-forever = Francobolli perenni
term-values = Valori
term-specialists = Specialiste
term-final = Gara finale
term-start = Punti di partenza
reason-days = I tre giorni sono finiti.
reason-beaten = Hai battuto Pinzetta.
reason-lost = Pinzetta ha vinto.
reason-tied = Tu e Pinzetta condividete la vittoria.
tie-break = A pari punti vince la somma più alta dei rari.
tie-shared = Pari in punti e rari: la vittoria è condivisa.

## Pieces as events name them

piece-purple-space = francobollo viola, spazio
piece-purple-monuments = francobollo viola, monumenti
piece-purple-animals = francobollo viola, animali
piece-purple-flowers = francobollo viola, fiori
piece-purple-vehicles = francobollo viola, veicoli
piece-yellow-space = francobollo giallo, spazio
piece-yellow-monuments = francobollo giallo, monumenti
piece-yellow-animals = francobollo giallo, animali
piece-yellow-flowers = francobollo giallo, fiori
piece-yellow-vehicles = francobollo giallo, veicoli
piece-blue-space = francobollo blu, spazio
piece-blue-monuments = francobollo blu, monumenti
piece-blue-animals = francobollo blu, animali
piece-blue-flowers = francobollo blu, fiori
piece-blue-vehicles = francobollo blu, veicoli
piece-green-space = francobollo verde, spazio
piece-green-monuments = francobollo verde, monumenti
piece-green-animals = francobollo verde, animali
piece-green-flowers = francobollo verde, fiori
piece-green-vehicles = francobollo verde, veicoli
piece-brown-space = francobollo marrone, spazio
piece-brown-monuments = francobollo marrone, monumenti
piece-brown-animals = francobollo marrone, animali
piece-brown-flowers = francobollo marrone, fiori
piece-brown-vehicles = francobollo marrone, veicoli
piece-rare = francobollo raro
piece-double = francobollo doppio
piece-forever = francobollo perenne
piece-marker = segnalino primo giocatore
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

contest-second_fiddle = Secondo violino
    .about = 4 punti per ogni francobollo del tuo secondo colore più frequente.
contest-monochrome = Tono su tono
    .about = Il tuo miglior gruppo di un colore: 2, 5, 9, 14, 20 o 27 punti per 1, 2, 3, 4, 5 o almeno 6 francobolli.
contest-paintbox = Scatola dei colori
    .about = 1, 2 o almeno 3 serie di tutti e cinque i colori: 8, 18 o 30 punti.
contest-duet = Duetto
    .about = 2 punti per ogni francobollo del tuo miglior gruppo di al massimo due colori.
contest-islands = Isole di colore
    .about = 4 punti per ogni gruppo di almeno due francobolli di un colore.
contest-mosaic = Mosaico
    .about = 2 punti per ogni francobollo colorato che tocca francobolli di almeno tre colori diversi.
contest-grand_tour = Gran giro
    .about = 1, 2 o almeno 3 serie di tutti e cinque i temi: 9, 20 o 33 punti.
contest-silver_medal = Medaglia d’argento
    .about = 4 punti per ogni francobollo del tuo secondo tema più frequente.
contest-one_story = Una sola storia
    .about = 3 punti per ogni francobollo del tuo miglior gruppo di un tema.
contest-wide_interests = Interessi vasti
    .about = 4 punti per ogni tema di cui hai almeno due francobolli.
contest-colour_chronicle = Cronaca a colori
    .about = Il tuo miglior gruppo di un colore: 2, 6, 11, 17 o 24 punti per 1, 2, 3, 4 o 5 temi diversi nel gruppo.
contest-parade = Parata
    .about = La tua miglior riga o colonna: 1, 3, 7, 12 o 18 punti se mostra 1, 2, 3, 4 o 5 temi diversi.
contest-brickwork = Muratura
    .about = 3 punti per ogni rettangolo del tuo miglior gruppo di rettangoli.
contest-small_tiles = Piccole piastrelle
    .about = 3 punti per ogni quadrato piccolo del tuo miglior gruppo di quadrati piccoli.
contest-second_format = Secondo formato
    .about = 3 punti per ogni francobollo della tua seconda forma più frequente.
contest-tall_and_wide = Alti e larghi
    .about = 5 punti per ogni coppia di un rettangolo verticale e uno orizzontale.
contest-showpiece = Pezzo forte
    .about = 1 punto ogni tre caselle del più grande rettangolo della griglia coperto per intero.
contest-good_neighbours = Buoni vicini
    .about = 6 punti per ogni quadrato grande che tocca sia un quadrato piccolo sia un rettangolo.
contest-postmark_club = Club dell’annullo
    .about = Il tuo miglior gruppo di francobolli annullati: 3, 8, 14, 21 o 29 punti per 1, 2, 3, 4 o almeno 5 francobolli.
contest-ink_trail = Scia d’inchiostro
    .about = 1 punto per ogni riga e ogni colonna in cui c’è un francobollo annullato.
contest-colourful_mail = Posta colorata
    .about = I tuoi francobolli annullati: 3, 7, 12, 18 o 25 punti se hanno 1, 2, 3, 4 o 5 colori diversi.
contest-under_ink = Sotto l’inchiostro
    .about = 2 punti ogni tre caselle coperte da francobolli annullati.
contest-reunion = Ritrovo
    .about = 5 punti per ogni francobollo annullato che ne tocca uno non annullato del suo tema.
contest-good_company = In buona compagnia
    .about = 2 punti per ogni francobollo non annullato che ne tocca uno annullato, al massimo 20 punti.
contest-crossroads = Incroci
    .about = 4 punti per ogni angolo perfetto.
contest-snug = Stretti stretti
    .about = 3 punti per ogni francobollo circondato.
contest-picture_frame = Cornice
    .about = 10 punti per ogni bordo completo.
contest-letter_slots = Buche delle lettere
    .about = 3 punti per ogni spazio vuoto di esattamente due caselle.
contest-pinholes = Fori di spillo
    .about = 5 punti per ogni spazio vuoto di esattamente una casella.
contest-ponds = Stagni
    .about = 2 punti per ogni area vuota, di qualunque grandezza.
event-late_opening = Apertura serale
    .about = Sul banco c’è un rettangolo corto in più a testa, scoperto. Tutti raccolgono sette oggetti invece di sei.
event-golden_tweezers = Pinzetta d’oro
    .about = Oggi il segnalino primo giocatore vale 6 punti invece di 2.
event-open_drawers = Cassetti aperti
    .about = Prima della raccolta ognuno scopre un francobollo coperto sul banco, in ordine dal segnalino primo giocatore.
event-upside_down = Sottosopra
    .about = Ciò che sarebbe scoperto si mette coperto, e viceversa. Francobolli perenni e carte restano scoperti.
event-second_safe = Seconda cassaforte
    .about = Tutti possono riservare un secondo oggetto, ma non un francobollo raro.
event-exchange_table = Tavolo degli scambi
    .about = Dopo la raccolta ognuno può scambiare un oggetto del bottino, non il segnalino primo giocatore, con uno rimasto sul banco.
event-open_house = Porte aperte
    .about = Nessuno riserva come al solito. Le specialiste che riservano agiscono comunque.
event-alone_on_stage = Tutta la scena
    .about = Chi partecipa a una gara a cui oggi non partecipa nessun altro ottiene 4 punti in più.
event-gala_evening = Serata di gala
    .about = Oggi tutti gli espositori, stampati e carte, valgono doppio.
event-open_hand = Mano aperta
    .about = Dopo la raccolta ognuno sceglie in segreto un oggetto del bottino. Tutti lo mostrano, ne guadagnano o perdono il valore e lo danno a destra.
# Where a long name may be broken on a small card.
-shy = { "\u00AD" }
specialist-secretive_dealer = Mercante misteriosa
    .about = Dopo la divisione, se una tua offerta non ha francobolli scoperti, puoi pescare un francobollo dalla scorta, scoprirlo e riservarlo.
specialist-postmark_scholar = Esperta di annulli
    .about = Quando dividi, puoi riservare in più una tessera scoperta con un francobollo annullato.
specialist-night_porter = Custode di notte
    .about = Quando dividi, puoi riservare in più un francobollo coperto che non sia raro.
specialist-bargain_hunter = Caccia{ -shy }trice d’affari
    .about = Se l’offerta che scegli ha al massimo due oggetti, puoi pescare un francobollo dalla scorta, scoprirlo e riservarlo.
specialist-auctioneer = Banditrice
    .about = Quando viene presa la più grande delle tue due offerte, ottieni 3 punti.
specialist-appraiser = Stimatrice
    .about = Prima di scegliere guardi tutti i francobolli coperti nelle offerte che puoi scegliere.
specialist-customs_officer = Doganiera
    .about = Quando prendi questa carta, e all’inizio di ogni raccolta successiva, guardi tutti i francobolli coperti sul banco.
specialist-stockkeeper = Magaz{ -shy }ziniera
    .about = Alla fine della raccolta puoi mettere sul banco un oggetto del bottino, non il segnalino primo giocatore, e pescare al suo posto un francobollo dalla scorta, coperto.
specialist-fortune_teller = Indovina
    .about = Alla fine della raccolta ottieni 3 punti se almeno tre francobolli del bottino sono coperti.
specialist-early_riser = Mattiniera
    .about = Scegli prima di tutti, al posto di chi ha il segnalino primo giocatore.
specialist-stationer = Cartolaia
    .about = Alla fine conti due francobolli perenni in più, se ne hai almeno uno.
specialist-restorer = Restau{ -shy }ratrice
    .about = I tuoi francobolli sbiaditi valgono 1 punto ciascuno.
specialist-regular_guest = Ospite fissa
    .about = Puoi partecipare a una gara dove c’è già un tuo biglietto.
specialist-curator = Curatrice
    .about = Ognuno dei tuoi espositori, anche quello stampato, vale 1 punto in più al giorno.
exhibitor-stargazer = Astronoma
    .about = Ogni giorno 1 punto per ogni francobollo a tema spazio.
exhibitor-stonemason = Scalpel{ -shy }lino
    .about = Ogni giorno 1 punto per ogni francobollo a tema monumenti.
exhibitor-zookeeper = Guardiana dello zoo
    .about = Ogni giorno 1 punto per ogni francobollo a tema animali.
exhibitor-gardener = Giardi{ -shy }niere
    .about = Ogni giorno 1 punto per ogni francobollo a tema fiori.
exhibitor-mechanic = Meccanica
    .about = Ogni giorno 1 punto per ogni francobollo a tema veicoli.
exhibitor-lavender_farmer = Colti{ -shy }vatrice di lavanda
    .about = Ogni giorno 1 punto per ogni francobollo viola.
exhibitor-beekeeper = Apicoltore
    .about = Ogni giorno 1 punto per ogni francobollo giallo.
exhibitor-sailor = Naviga{ -shy }trice
    .about = Ogni giorno 1 punto per ogni francobollo blu.
exhibitor-forester = Guardia{ -shy }boschi
    .about = Ogni giorno 1 punto per ogni francobollo verde.
exhibitor-chocolatier = Ciocco{ -shy }lataia
    .about = Ogni giorno 1 punto per ogni francobollo marrone.
rival_card-gold_fever = Febbre dell’oro
rival_card-eagle_eye = Occhio d’aquila
rival_card-envy = Invidia
rival_card-favourite_shelf = Scaffale preferito
rival_card-one_more_set = Un’altra serie
rival_card-hunch = Presentimento
rival_card-spite = Dispetto
rival_card-rivalry = Rivalità
rival_card-snatch = Soffiato
rival_card-two_at_once = Due in una volta
rival_card-bargain = Affare
rival_card-small_talk = Chiacchiere
rival_card-connections = Conoscenze
rival_card-good_advice = Buon consiglio
rival_card-hurry = Fretta
rival_card-first_in_line = Prima della fila
rival_card-thrift = Risparmio
rival_card-patience = Pazienza
rival_card-curiosity = Curiosità
rival_card-risk = Rischio
want-rare = un francobollo raro
want-theme = un francobollo del suo tema
want-yours = un francobollo del tuo tema
want-double = un francobollo doppio
want-exhibitor = un espositore
want-specialist = una specialista
want-marker = il segnalino primo giocatore
want-forever = un francobollo perenne
want-hidden = un francobollo coperto
taste-value = il valore visibile più alto
taste-items = più oggetti
taste-theme = più francobolli del suo tema
taste-hidden = più francobolli coperti
taste-cells = più caselle d’album
