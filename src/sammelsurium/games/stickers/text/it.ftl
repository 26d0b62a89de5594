# stickers, italiano. Vedi en.ftl.

game-title = stickers
game-tagline = Colleziona nove personaggi sfacciati, decidi quali sono rari e attraversa una campagna a colpi di adesivi.
campaign = Campagna
campaign-game = Partita { $round } di { $total }

## Pieces

set-astromouse = Astrotopo
    .line = Orecchie piccole, grandi progetti: ogni briciola è carburante.
set-count_oink = Conte Grugno
    .line = Dorme di giorno, cena di notte e non paga mai.
set-hocus_hare = Magoniglio
    .line = Tira fuori tutto dal cilindro, tranne la carta giusta.
set-geekosaurus = Geekosauro
    .line = Estinto da un pezzo, ma ha una risposta per tutto.
set-corking = Corgissimo
    .line = Regna dal divano; vietato rosicchiare la corona.
set-chokoala = Cioccoala
    .line = Sonnecchia tra due tavolette e condivide, in teoria.
set-karate_kat = Karategatto
    .line = Atterra su quattro zampe e colpisce con la quinta.
set-octopost = Polposta
    .line = Suona a otto porte insieme; non si perde mai nulla.
set-robotter = Lontrobot
    .line = Impermeabile, gentile, e impara guardando.

sticker-star = Stella
    .text = 1 punto al conteggio finale, anche se la carta è coperta.
sticker-deck = Mazzo
    .text = Scopri la prima carta del mazzo: va nel tuo album.
sticker-question = Domanda
    .text = Scegli una persona e una serie. Se ne ha una carta, te ne dà una e ne pesca una; altrimenti peschi tu.
sticker-bonus = Bonus collezione
    .text = Ciò che puoi fare in base al numero di carte giocate dalla mano.

rank-legendary = Leggendaria
rank-rare = Rara
rank-common = Comune

step-take = Prendi in mano una carta esposta.
step-exchange = Scambia due segnalini adiacenti.
step-none = Va bene così.

## Events of the log

start-player = Comincia { $who }.
    .you = Cominci tu.
took = { $who } prende { $set } tra le carte esposte.
    .you = Prendi { $set } tra le carte esposte.
took-bonus = Bonus: { $who } prende { $set } tra le carte esposte.
    .you = Bonus: prendi { $set } tra le carte esposte.
collection =
    { $count ->
        [one] { $who } gioca { $count } carta { $set }.
       *[other] { $who } gioca { $count } carte { $set }.
    }
    .you =
        { $count ->
            [one] Giochi { $count } carta { $set }.
           *[other] Giochi { $count } carte { $set }.
        }
turned = { $who } scopre una carta { $set } e la mette nell’album.
    .you = Scopri una carta { $set } e la metti nel tuo album.
exchanged = { $who } scambia { $set } e { $other_set } sul tabellone.
    .you = Scambi { $set } e { $other_set } sul tabellone.
asked = { $who } chiede { $set } a { $from_who }.
    .you = Chiedi { $set } a { $from_who }.
    .from_you = { $who } ti chiede { $set }.
gave = { $from_who } dà una carta { $set } a { $who }.
    .you = { $from_who } ti dà una carta { $set }.
    .from_you = Dai una carta { $set } a { $who }.
had-none = { $from_who } non ha carte { $set }.
    .you = { $from_who } non ha carte { $set }.
    .from_you = Non hai carte { $set }.
drew = { $who } pesca una carta.
    .you = Peschi una carta.
used-nothing = «{ $sticker }» non serve a nulla per { $who }.
    .you = «{ $sticker }» non ti serve a nulla.
round-began = Giro { $round }
ending = La riserva è esaurita: questo giro è l’ultimo.
last-cards = Ognuno sceglie in segreto un’ultima carta.
chose = { $who } ha scelto.
    .you = Hai scelto.
added =
    { $count ->
        [one] { $who } aggiunge { $count } carta { $set }.
       *[other] { $who } aggiunge { $count } carte { $set }.
    }
    .you =
        { $count ->
            [one] Aggiungi { $count } carta { $set }.
           *[other] Aggiungi { $count } carte { $set }.
        }
not-added = { $who } mostra { $set }, ma non ha una collezione di questa serie.
    .you = Mostri { $set }, ma non hai una collezione di questa serie.
albums-counted = Gli album si chiudono e si contano.

## Effects, shown before a move is made

effect-leads = La collezione più grande di { $set }
effect-shares = Pari merito per la collezione più grande di { $set }
effect-second = Seconda collezione più grande di { $set }
effect-grows = { $set } cresce
effect-stars =
    { $count ->
        [one] { $count } stella
       *[other] { $count } stelle
    }
effect-combo = «{ $sticker }» funziona se questa carta resta in cima
effect-combo-any = «{ $sticker }» funziona
effect-bonus-take = Bonus: prendere due carte esposte
effect-bonus-exchange = Bonus: scambiare due segnalini adiacenti
effect-exchange = { $set } e { $other_set } si scambiano di posto

## Prompts

prompt-take = Prendi una carta esposta.
prompt-play = Gioca una o più carte di una sola serie.
prompt-laying = Posa altre carte { $set } o concludi. L’ultima è la carta scoperta.
prompt-effects = Usa ciò che offrono le tue carte, nell’ordine che vuoi, o termina il turno.
prompt-bonus = Porta a termine il tuo bonus.
prompt-give = { $who } ti chiede { $set }. Quale carta dai?
prompt-last-card = Scegli in segreto un’ultima carta: con tutte quelle della sua serie va sulla tua collezione, se ne hai una. Sta in cima.
prompt-stick = Attacca i tuoi adesivi su carte del tuo album.
prompt-booster = Si apre un booster.
prompt-gather = Chi gioca la prossima partita?
prompt-waiting = Tocca a { $who }.
prompt-thinking = { $who } sta pensando…
prompt-over = La partita è finita.

## The campaign

campaign-trophies =
    { $count ->
        [one] { $count } trofeo
       *[other] { $count } trofei
    }
campaign-power = Booster potere { $count }
campaign-set = Booster serie
campaign-aside =
    { $count ->
        [0] Nessun adesivo messo da parte
        [one] { $count } adesivo messo da parte per quando sarete di più
       *[other] { $count } adesivi messi da parte per quando sarete di più
    }

game-began = Comincia la partita { $game } della campagna.
trophy = { $who } vince il trofeo.
    .you = Vinci il trofeo.
opened = Si apre un booster: { $booster }.
dealt = { $who } riceve un adesivo: { $sticker }.
    .you = Ricevi un adesivo: { $sticker }.
dealt-cosmetic = { $who } riceve una decorazione: { $cosmetic }.
    .you = Ricevi una decorazione: { $cosmetic }.
stuck = { $who } attacca «{ $sticker }» su una carta { $set }.
    .you = Attacchi «{ $sticker }» su una carta { $set }.
stuck-cosmetic = { $who } decora una carta { $set }: { $cosmetic }.
    .you = Decori una carta { $set }: { $cosmetic }.
caught-up = Un adesivo messo da parte trova posto: { $sticker }, su una carta { $set }.
caught-up-cosmetic = Una decorazione messa da parte trova posto: { $cosmetic }, su una carta { $set }.

## Why a move is not possible

rule-ST-13 = Non è il tuo turno: si gioca in senso orario.
rule-ST-20 = Prendi prima una carta esposta.
rule-ST-21 = Gioca carte dalla tua mano, almeno una, tutte della stessa serie.
rule-ST-30 = Vale solo il bonus per il numero di carte giocate, e una volta sola.
rule-ST-31 = Prendi una carta esposta.
rule-ST-32 = Si possono scambiare solo segnalini su caselle vicine.
rule-ST-40 = Funzionano solo gli adesivi delle carte appena giocate, una volta ciascuno, prima di pescare.
rule-ST-43 = Chiedi una serie a un’altra persona; chi riceve la domanda ne dà una carta.
rule-ST-45 = Prima porta a termine ciò che hai iniziato.
rule-ST-51 = La partita è finita.
rule-ST-52 = Un effetto va sprecato solo se non può fare proprio nulla.
rule-ST-60 = Scegli una carta della tua mano, una volta sola.
rule-ST-72 = Gli adesivi vanno, a turno, su uno spazio libero adatto di una carta del proprio album; un adesivo combo, una sola volta per carta.
rule-ST-74 = L’adesivo non lo permette: leggi che cosa dice.

## Options of the table

option-combos = Adesivi combo
option-combos-open-card = Solo la carta scoperta
    .about = Di una collezione appena giocata funzionano solo gli adesivi della carta in cima.
option-combos-every-card = Ogni carta
    .about = Funzionano gli adesivi di tutte le carte appena giocate.
option-moment = Ultimo momento per gli adesivi
option-moment-before-drawing = Prima di pescare
    .about = Ciò che non hai usato va perso appena ripeschi.
option-moment-to-the-letter = Fino alla fine del turno
    .about = Gli adesivi combo funzionano anche dopo che hai ripescato.
option-start = Partenza
option-start-printed = Come nelle regole stampate
    .about = Tutti partono da 0 punti.
option-start-even = Bilanciato
    .about = Chi gioca prima parte con qualche punto, perché giocare per ultimi è un vantaggio.

## The final count

term-collections = Collezioni
term-stars = Stelle
term-specials = Particolarità
term-start = Punti di partenza
reason-reserve = La riserva era esaurita.
tie-break = Pari punti: vince la collezione più grande della serie più rara.
tie-shared = Pari in tutto: la vittoria è condivisa.
