# La pagina stessa, in italiano. Ciò che appartiene a un gioco sta con quel gioco.

## Everywhere

close = Chiudi
back = Indietro
back-to-shelf = Torna allo scaffale
try-again = Riprova
you = Tu
bot = bot
settings = Impostazioni
menu = Menu
language = Lingua
dark-theme = Tema scuro
sound = Suono
quick = Rapido: tutto appare subito
rulebook = Regolamento
contents = Indice
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
points-total = Punti

## Home

home-title = Che cosa collezioniamo oggi?
home-subtitle = Prendi una scatola dallo scaffale. I bot sono subito pronti.
box-facts =
    { $most ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    } · { $longest ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
play-now = Gioca ora
you-and-bots =
    { $bots ->
        [0] tu da solo
        [1] tu e un bot
        [2] tu e due bot
        [3] tu e tre bot
       *[other] tu e { $bots } bot
    }
game-or-campaign = A cosa vuoi giocare?
one-game = Una partita
    .about = Una serata, una vittoria.
begin-campaign = Inizia la campagna
who-is-next = Chi gioca la prossima partita?
players = Giocatori
bots-play = I bot
mind-novice = Principianti
mind-amateur = Dilettanti
mind-collector = Collezionisti
mind-expert = Esperti
mind-master = Maestri
players-count =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
table-options = Il tuo nome e opzioni del tavolo
your-name = Il tuo nome
your-tables = I tuoi tavoli
other-tables = Gli altri stanno pensando
finished-tables = Tavoli finiti
no-tables = La scrivania è ancora vuota. Un tavolo aperto resta qui finché non lo sparecchi, anche se chiudi la pagina.
waits-for = Tocca a { $who }
table-over = Finita
score-line = Punteggio { $score }
clear-table = Sparecchia questo tavolo
clear-running = Questa partita è ancora in corso
    .about = Lascia la tua scrivania. Gli altri continuano senza di te, e solo il suo indirizzo ti riporterebbe indietro.
keep-table = Lasciala
show-more-tables = Mostra altri tavoli finiti
outdated-game = Il server non ha più questo gioco.
outdated-rules = Cominciata con regole diverse da quelle del server.
outdated-box = Cominciata con un contenuto della scatola diverso da quello del server.
outdated-offer = Apri il tavolo per salvare la partita.
outdated-closes = A questo tavolo qui non si può continuare, ma la partita resta registrata. La registrazione svela tutto ciò che era segreto: appena uno di voi la salva, nessuno continua più a questo tavolo.
kept-in-words = Il risultato resta. Com’era il tavolo non si può più mostrare; la registrazione contiene ogni mossa.
rulebooks-are-here = I regolamenti ci sono comunque: prendi una scatola dallo scaffale.
compiling = I giochi si stanno caricando
compiling-step = { $step } ({ $done } di { $total }).
warming = I bot che pensano in anticipo si stanno ancora scaldando; succede una volta sola. Puoi cominciare, rispondono appena possono.
warming-seconds = I bot che pensano in anticipo si stanno ancora scaldando, circa { $seconds } secondi; succede una volta sola. Puoi cominciare, rispondono appena possono.
warming-failed = Su questa macchina le regole non si possono compilare: questi bot quindi non pensano in anticipo e giocano da dilettanti. Il registro del server dice perché.

## A table

setting-up = Si prepara …
your-turn = Tocca a te
others-turn = Un momento
one-moment = Un momento …
game-over = La fine
score = Punteggio
score-sheet = Punto per punto
ranking = Il conteggio finale
go-on = Avanti
play-again = Gioca ancora
save-record = Salva la partita
shuffle-check = La mescolata si può verificare
shuffle-about = Il server ha fissato il suo segreto prima di distribuire qualcosa e te ne ha mostrato l’impronta. Segreto e parole insieme hanno deciso ogni estrazione.
shuffle-fits = È il segreto che aveva promesso.
shuffle-differs = Non è il segreto che aveva promesso.
shuffle-uncomputed = Senza https questa pagina non può calcolare se è il segreto promesso.
shuffle-other = Mentre giocavi ti è stata mostrata un’altra impronta.
shuffle-missing = La parola del tuo browser non c’è.
shuffle-promise = Impronta
shuffle-secret = Segreto del server
shuffle-word = Parola di { $name }
shuffle-verify = Per verificare ogni estrazione, salva la partita ed esegui questo:
shuffle-file = partita
log = Diario
pages = Pagine del tavolo
tab-table = Tavolo
tab-bonus = Bonus
tab-players = Giocatori
tab-log = Diario
put-back = Rimetti a posto
undo = Annulla
see-rule = Vedi la regola
thinking = sta pensando …
reconnecting = La connessione è caduta. Nuovo tentativo …

## When something is not right

error-unreadable = Il tavolo non ha capito questa mossa.
error-illegal = Questa mossa non è possibile.
error-stale = Il tavolo era già andato avanti. Ecco come sta ora.
error-not-yours = Questo posto non è tuo.
error-not-found = Questo tavolo non esiste, oppure è stato sparecchiato.
error-invalid = Il tavolo non si può aprire così.
error-outdated = Questo tavolo è stato giocato con regole diverse da quelle del server; non si può continuare.
error-too-fast = Non così in fretta, per favore. Tra un attimo puoi continuare; nulla è cambiato.
error-starting = Il server si sta ancora avviando. Riprova tra un momento.
error-away = Il server per ora non raggiunge la sua base di dati. Tra poco il tavolo mostrerà se la tua mossa è valsa.
error-full = Al momento sul server non c’è posto. Riprova tra un momento.
error-broken = C’è qualcosa che non va con questo tavolo sul server. Nulla è andato perso.
error-unreachable = Il server non risponde.
error-not-sent = Il server non ha risposto; forse la tua mossa non è arrivata.
error-no-page = In questa pagina non c’è nulla.
error-no-rulebook = Questo regolamento non è sullo scaffale.
error-unknown-game = Questa pagina non sa disegnare quel gioco.
