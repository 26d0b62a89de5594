# ColleXXion, italiano. Come sono costruiti i testi è spiegato in en.ftl.

game-title = ColleXXion
game-tagline = Prendi poligoni da un mucchio ben scosso, uno tira l’altro, e fanne serie di quattro.

## Pieces

colour-green = verde
colour-yellow = giallo
colour-pink = rosa
colour-blue = blu

shape-triangle = triangolo
shape-square = quadrato
shape-pentagon = pentagono
shape-octagon = ottagono

piece-green-triangle = triangolo verde
piece-green-square = quadrato verde
piece-green-pentagon = pentagono verde
piece-green-octagon = ottagono verde
piece-yellow-triangle = triangolo giallo
piece-yellow-square = quadrato giallo
piece-yellow-pentagon = pentagono giallo
piece-yellow-octagon = ottagono giallo
piece-pink-triangle = triangolo rosa
piece-pink-square = quadrato rosa
piece-pink-pentagon = pentagono rosa
piece-pink-octagon = ottagono rosa
piece-blue-triangle = triangolo blu
piece-blue-square = quadrato blu
piece-blue-pentagon = pentagono blu
piece-blue-octagon = ottagono blu

set-green = serie verde
set-yellow = serie gialla
set-pink = serie rosa
set-blue = serie blu
set-triangle = serie di triangoli
set-square = serie di quadrati
set-pentagon = serie di pentagoni
set-octagon = serie di ottagoni

stack-green = angolo verde
stack-yellow = angolo giallo
stack-pink = angolo rosa
stack-blue = angolo blu

action-swap = Scambia
    .about = Scambia un tuo poligono con uno di un’altra collezione.
action-steal = Ruba
    .about = Prendi un poligono dalla collezione di qualcun altro.
action-remove = Togli
    .about = Togli un poligono libero dal mucchio e dal gioco.
action-give = Rifila
    .about = Rifila un tuo poligono a qualcun altro.

## Events of the log

start-player = Comincia { $who }.
    .you = Cominci tu.
pile-dropped =
    { $count ->
        [one] La scatola è stata scossa: mucchio n. { $pile }, { $count } poligono libero.
       *[other] La scatola è stata scossa: mucchio n. { $pile }, { $count } poligoni liberi.
    }
took =
    { $count ->
        [0] { $who } prende un { $piece }.
        [one] { $who } prende un { $piece }. Se ne libera un altro.
       *[other] { $who } prende un { $piece }. Se ne liberano altri { $count }.
    }
    .you =
        { $count ->
            [0] Prendi un { $piece }.
            [one] Prendi un { $piece }. Se ne libera un altro.
           *[other] Prendi un { $piece }. Se ne liberano altri { $count }.
        }
pair = Due uguali di seguito: { $who } può agire.
    .you = Due uguali di seguito: puoi agire.
stopped =
    { $count ->
        [one] { $who } si ferma: { $count } poligono entra nella collezione.
       *[other] { $who } si ferma: { $count } poligoni entrano nella collezione.
    }
    .you =
        { $count ->
            [one] Ti fermi: { $count } poligono entra nella tua collezione.
           *[other] Ti fermi: { $count } poligoni entrano nella tua collezione.
        }
passed = { $who } non prende nulla.
    .you = Non prendi nulla.
gifted = { $who } regala un { $piece } a { $from_who }.
    .you = Regali un { $piece } a { $from_who }.
    .from_you = { $who } ti regala un { $piece }.
swapped = { $who } scambia un { $piece } con un { $other_piece } di { $from_who }.
    .you = Scambi un { $piece } con un { $other_piece } di { $from_who }.
    .from_you = { $who } ti prende un { $other_piece } e ti lascia un { $piece }.
stole = { $who } ruba un { $piece } a { $from_who }.
    .you = Rubi un { $piece } a { $from_who }.
    .from_you = { $who } ti ruba un { $piece }.
gave = { $who } rifila un { $piece } a { $from_who }.
    .you = Rifili un { $piece } a { $from_who }.
    .from_you = { $who } ti rifila un { $piece }.
removed =
    { $count ->
        [0] { $who } toglie un { $piece } dal mucchio.
        [one] { $who } toglie un { $piece } dal mucchio. Se ne libera un altro.
       *[other] { $who } toglie un { $piece } dal mucchio. Se ne liberano altri { $count }.
    }
    .you =
        { $count ->
            [0] Togli un { $piece } dal mucchio.
            [one] Togli un { $piece } dal mucchio. Se ne libera un altro.
           *[other] Togli un { $piece } dal mucchio. Se ne liberano altri { $count }.
        }
scored-colour =
    { $who } dichiara una { $set } per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you =
        Dichiari una { $set } per { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        }.
scored-shape = { $who } dichiara una { $set } e prende un { $points } dall’{ $stack }.
    .you = Dichiari una { $set } e prendi un { $points } dall’{ $stack }.
scored-nothing = { $who } scarta una { $set }, ma non ci sono più gettoni.
    .you = Scarti una { $set }, ma non ci sono più gettoni.
ending-tokens = L’ultimo gettone Punteggio è andato: questo giro è l’ultimo, e prendere non è più obbligatorio.
ending-pile = Il mucchio è vuoto: questo giro è l’ultimo.
round-began = Giro { $round }
game-over-tokens = Tutti i gettoni Punteggio sono stati presi. La partita è finita.
game-over-pile = Nella scatola non resta nulla. La partita è finita.

## Effects, shown before a move is made

effect-frees =
    { $count ->
        [one] Si libera { $count } poligono
       *[other] Si liberano { $count } poligoni
    }
effect-pair = Due uguali: puoi agire
effect-set = Completa una { $set }
effect-leave = Una { $set } lascia la tua collezione
effect-token = Un gettone da { $points } dall’{ $stack }
effect-no-token = Nessun gettone rimasto, ma i poligoni se ne vanno
effect-given = { $piece } lascia la tua collezione
effect-leftover =
    { $count ->
        [one] { $count } poligono entra nella tua collezione
       *[other] { $count } poligoni entrano nella tua collezione
    }
effect-action-spent = Il gettone è usato
effect-gift = Per { $from_who }: { $piece }
effect-last-round = Questo giro diventa l’ultimo

## Prompts

prompt-take-first = Prendi un poligono libero.
prompt-take-next = Prendine un altro con lo stesso colore o la stessa forma, oppure fermati.
prompt-take-optional = Prendi un poligono se vuoi, oppure fermati.
prompt-full = Quattro poligoni: fermati per aggiungerli alla tua collezione.
prompt-nothing-fits = Nessun poligono libero continua la tua catena. Fermati qui.
prompt-pair = Due uguali di seguito: usa un potere o continua.
prompt-added = Usa un gettone Potere o passa alle serie.
prompt-score = Quale serie dichiari?
prompt-choose-stack = Da quale angolo prendi il gettone in cima?
prompt-swap = Scegli un tuo poligono e uno di un’altra collezione.
prompt-steal = Scegli un poligono da un’altra collezione.
prompt-remove = Scegli un poligono libero da togliere dal mucchio.
prompt-give = Scegli un tuo poligono e chi lo riceve.
prompt-waiting = Tocca a { $who }.
prompt-thinking = { $who } sta pensando…
prompt-over = La partita è finita.

## Why a move is not possible

rule-CX-11 = Non è ancora il tuo turno.
rule-CX-20 = Prima prendi almeno un poligono.
rule-CX-21 = Questo poligono non è libero: ce n’è un altro di mezzo.
rule-CX-22 = Il prossimo poligono deve avere il colore o la forma dell’ultimo, e quattro è il massimo.
rule-CX-24 = Per questo turno hai già finito di prendere.
rule-CX-25 = Dopo aver preso, dichiara tutte le tue serie complete.
rule-CX-27 = Tutti i poligoni sono coperti o toccati: ciò che non è coperto si può prendere, ma non togliere.
rule-CX-32 = Una serie forma prende il gettone in cima a un angolo ammesso a questo tavolo.
rule-CX-40 = Un solo gettone Potere per turno, e deve servire a qualcosa.
rule-CX-41 = Si scambia con qualcun altro, non con sé stessi.
rule-CX-42 = Si ruba a qualcun altro, non a sé stessi.
rule-CX-43 = Dal mucchio si toglie solo un poligono libero.
rule-CX-44 = Questo gettone l’hai già usato.
rule-CX-47 = Da quando dichiari la prima serie, niente più poteri.
rule-CX-49 = Quel poligono non è nella collezione da cui dovrebbe venire.
rule-CX-53 = L’ultimo giro è finito, e la partita anche.
rule-CX-70 = Ti serve un compagno: a questo tavolo non si gioca a squadre.
rule-CX-71 = Puoi regalare solo ciò che hai appena preso, quando ti fermi.
rule-CX-80 = Gli esperti non hanno gettoni Potere.
rule-CX-81 = Gli esperti agiscono subito dopo aver preso due pezzi uguali di seguito.
rule-CX-82 = Questo potere non si gioca a questo tavolo.

## Options of the table

option-accessible = Poligoni liberi
option-accessible-uncovered = Non coperti
    .about = Prendi ciò che, visto dall’alto, non è coperto.
option-accessible-resting = Nulla ci poggia sopra
    .about = Prendi ciò su cui non poggia nulla; ciò che sporge senza toccare non disturba.
option-accessible-untouched = Nemmeno toccati
    .about = Prendi solo ciò che nessun altro poligono copre o tocca.
option-reward = Gettone per una serie forma
option-reward-any = Da qualsiasi angolo
    .about = Scegli tu l’angolo.
option-reward-smallest = Dalla pila più piccola
    .about = Viene dall’angolo con meno gettoni.
option-partners = Compagni
option-partners-alone = Ognuno per sé
    .about = Ognuno gioca per i propri punti.
option-partners-teams = Due squadre
    .about = I compagni siedono di fronte e sommano i punti.
option-actions = Poteri
option-actions-tokens = Con i gettoni
    .about = Ognuno ha tre gettoni Potere, al massimo uno per turno; quelli non usati valgono un punto.
option-actions-experts = Esperti, che scambiano
    .about = Niente gettoni: chi prende due pezzi uguali di seguito può subito rubare, scambiare o togliere.
option-actions-experts-give = Esperti, che rifilano
    .about = Allo stesso modo, ma invece di scambiare rifili un tuo poligono a qualcun altro.
option-memory = Promemoria
option-memory-own = Nessuno
    .about = Il registro torna indietro di un giro. Quali gettoni Punteggio hanno preso gli altri, devi ricordarlo tu.
option-memory-log = Tutto il registro
    .about = Il registro conserva tutto: vi si può rileggere il valore di ogni gettone Punteggio.

## The final count

term-tokens = Gettoni Punteggio
term-actions = Poteri non usati
term-leftovers = Poligoni rimasti
reason-tokens = Tutti i gettoni Punteggio erano presi.
reason-pile = Il mucchio era vuoto.
tie-break = Parità di punti: vince chi ha meno poligoni rimasti.
tie-shared = Parità di punti e di poligoni: la vittoria è condivisa.
