# La pagina stessa, in italiano. Ciò che appartiene a un gioco sta con quel gioco.

## Everywhere

close = Chiudi
back = Indietro
back-to-shelf = Torna allo scaffale
try-again = Riprova
you = Tu
# What somebody is called who has given no name: others read it.
guest = Ospite
bot = bot
settings = Impostazioni
menu = Menu
language = Lingua
dark-theme = Tema scuro
sound = Suono
showing = Come vedi le mosse degli altri
showing-calm = Con calma
    .about = Tutto si muove con il suo ritmo.
showing-brisk = Alla svelta
    .about = Tutto si muove, ma in fretta.
showing-at-once = Subito
    .about = Vedi solo come va a finire.
keys = Tasti
key-tab = Tab
key-enter = Invio
key-escape = Esc
key-space = Spazio
keys-next = passa al pulsante o al pezzo successivo
keys-move = da un pezzo all’altro
keys-choose = sceglie
keys-back = rimette a posto ciò che hai in mano, o chiude un avviso
keys-undo = annulla il tuo ultimo passo
keys-skip = salta ciò che si sta mostrando
keys-table = va al prossimo tavolo che ti aspetta
keys-list = mostra questi tasti
rulebook = Regolamento
contents = Indice
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
points-total = Punti
labelled = { $name }: { $about }

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
        [0] tu in solitario
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
table-options = Il tuo nome e le opzioni del tavolo
your-name = Il tuo nome
your-tables = I tuoi tavoli
other-tables = Gli altri stanno pensando
finished-tables = Tavoli finiti
no-tables = Qui non c’è ancora nessuna partita. Quella che inizi resta qui finché non la togli, anche se chiudi la pagina.
waits-for = Tocca a { $who }
table-over = Finita
score-line = Punteggio { $score }
clear-table = Togli questo tavolo
clear-running = Questa partita è ancora in corso
    .about = Sparisce da qui. Gli altri continuano senza di te, e solo il suo indirizzo ti riporterebbe indietro.
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
warming = I bot che pensano in anticipo si stanno ancora scaldando, solo questa volta. Puoi già cominciare.
warming-seconds =
    { $seconds ->
        [one] I bot che pensano in anticipo si scaldano ancora per circa { $seconds } secondo, solo questa volta. Puoi già cominciare.
       *[other] I bot che pensano in anticipo si scaldano ancora per circa { $seconds } secondi, solo questa volta. Puoi già cominciare.
    }
warming-failed = Su questa macchina questi bot non possono pensare in anticipo e giocano quindi da dilettanti. Il registro del server dice perché.

## A table

setting-up = Preparazione…
your-turn = Tocca a te
others-turn = Tocca agli altri
one-moment = Un momento…
game-over = Fine della partita
score = Punteggio
score-sheet = Punto per punto
ranking = Conteggio finale
go-on = Avanti
play-again = Gioca ancora
save-record = Salva la partita
open-record = Rivedi una partita
    .about = Apri una partita che qualcuno ha salvato alla fine. La vedi come chi stava a guardare, se vuoi mossa per mossa. Non viene conservato nulla.
choose-record = Scegli il file o trascinalo qui
a-record = Partita salvata
record-unreadable = Questa non è la registrazione di una partita, o è stata modificata. Scegli il file che hai salvato alla fine.
record-campaign = Questa è la cronaca di una campagna. Qui si può rivedere solo una partita singola.
record-outdated-game = Questo server non ha il gioco di questa partita.
record-outdated-rules = Questa partita è stata giocata con regole diverse da quelle del server.
record-outdated-box = Questa partita è stata giocata con un contenuto della scatola diverso da quello del server.
moments = Momenti della partita
moment-first = All’inizio
moment-before = Una mossa indietro
moment-next = Una mossa avanti
moment-last = Alla fine
moment-of = { $now } di { $total }
shuffle-check = Il mescolamento si può verificare
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
log = Registro
pages = Pagine del tavolo
tab-table = Tavolo
tab-bonus = Bonus
tab-players = Altri
tab-log = Registro
you-won = Hai vinto.
you-won-too = Tu e { $who } avete vinto insieme.
have-won =
    { $count ->
        [one] { $who } ha vinto.
       *[other] { $who } hanno vinto insieme.
    }
show-count = Conteggio finale
prompt-acts = { $who } gioca.
skip = Salta
since-my-turn = Che cosa è successo dal mio ultimo turno
enlarge-player = Guarda da vicino: { $who }
points-now-end = { $now } ora, { $end } alla fine se resta così
now = ora
at-the-end = alla fine
put-back = Rimetti a posto
undo = Annulla
see-rule = Vedi la regola
thinking = sta pensando…
reconnecting = La connessione è caduta. Nuovo tentativo…

## People at the table

people = Intorno al tavolo
unread =
    { $count ->
        [one] { $count } non letto
       *[other] { $count } non letti
    }

# One device goes round
company = Tra di noi
who-holds = Chi tiene il dispositivo
give-it-to = Passalo a { $who }
is-done = { $who } ha finito.
curtain-opens = Il sipario si apre quando lo dice { $who }.
everybody-knows = Quello che tutti sanno
i-am = Sono { $who }
back-to = Torna a { $who }
is-away = { $who } non c’è
cover = Copri
look-as = { $who } guarda
waiting-for = Tocca a { $who }
it-is-your-turn = { $who }, tocca a te

# A bot plays for somebody
which-bot = Quale bot?
let-bot = Fai giocare un bot
let-bot-for = Fai giocare un bot per { $who }
bot-plays-for = Un bot gioca per { $who } fino al suo ritorno.
bot-plays-for-you = Un bot gioca per te.
stand-in-about = Il tempo concordato è scaduto. Un bot gioca finché { $who } non riprende il posto, in qualsiasi momento.
leave-seat = Lascia a un bot
leave-about = Un bot gioca per te. Il posto resta tuo: riprendilo quando vuoi.
take-seat-back = Riprendo il mio posto
away-bot-plays = assente, gioca un bot
seat-kept = un bot tiene il posto
is-here = è qui
is-elsewhere = ora non è qui

# Consent and time
proposal = Una proposta
propose = Proponi
propose-undo = Ritirare la mia ultima mossa
propose-end = Concludere questa partita
propose-pause = Fare una pausa
propose-resume = Riprendere a giocare
propose-about = Succede quando tutti sono d’accordo.
asks-undo = { $who } vorrebbe ritirare una mossa
asks-end = { $who } vorrebbe concludere questa partita
asks-pause = { $who } vorrebbe una pausa
asks-resume = { $who } vorrebbe riprendere a giocare
agree = D’accordo
disagree = No
withdraw = Ritira la proposta
motion-undo = { $who } ha ritirato una mossa.
motion-pause = La partita è in pausa.
motion-resume = La partita riprende.
motion-refused = Non tutti erano d’accordo. Tutto resta com’è.
paused = La partita è in pausa finché tutti non vogliono riprendere.
time-left = Tempo per questa mossa: { $time }
time-up = Il tempo concordato è scaduto.
ended-together = Avete concluso insieme questa partita. Non c’è classifica.
they-play-again = Si prepara un’altra partita.
play-along = Gioca anche tu
look-there = Vai a vedere

# Talk and watching
watchers =
    { $count ->
        [one] una persona guarda
       *[other] { $count } persone guardano
    }
watchers-talk = Solo chi guarda legge quello che dici.
somebody = Qualcuno
talk = Chiacchiere
phrases = Altre frasi
say-something = Di’ qualcosa…
say-it = Invia
mute = Silenzia
muted = In silenzio
you-host = Inviti tu
text-allowed = Tutti possono scrivere liberamente
say-clap = Applauso
say-laugh = Risata
say-wow = Oh
say-think = Mmm
say-heart = Un cuore
say-hello = Ciao
say-good-luck = Buona fortuna
say-nice = Bello
say-well-played = Ben giocato
say-thanks = Grazie
say-sorry = Scusa
say-hurry = Tocca a te
say-one-moment = Un momento
say-back-soon = Torno subito
say-good-game = È stata una bella partita

# The screen in the middle
big-screen = Schermo grande
for-everybody = visibile a tutti
just-now = Poco fa
turn-of = Tocca a { $who }
has-won =
    { $count ->
        [one] { $who } ha vinto
       *[other] { $who } hanno vinto
    }
a-seat-waits = Un posto ti aspetta
seat-of-waits = { $who }, il tuo posto ti aspetta
sit-with-us = Siediti con noi
scan-to-play = Inquadralo per giocare dal telefono, o per guardare.

# Me
about-me = Io e i miei dispositivi
me-about = Il tuo nome al prossimo tavolo.
me-keep = Salva
me-kept = Salvato.
notices = Avvisami nel browser quando tocca a me
notices-withheld = Il browser non mostra notifiche per questo indirizzo. Serve https, oppure la macchina su cui gira il server.
notices-denied = Hai bloccato le notifiche di questa pagina; puoi riattivarle nelle impostazioni del browser.
another-device = Un altro dispositivo
another-device-about = Porta i tuoi tavoli sul telefono o su un altro computer. Resti tu su entrambi.
show-code = Mostra un codice
another-code = Un altro codice
device-code-about = Inquadralo lì, o scrivilo sotto «Ho un codice». Vale una volta, per dieci minuti.
have-code = Ho un codice
the-code = Il codice
device-question = Anche questo dispositivo è tuo?
device-about = Così ritrovi i tuoi tavoli anche qui. Quello che si è giocato qui viene con te.
device-yes = Sì, è mio
device-is-mine = Ora questo dispositivo è tuo
welcome-back = Che bello rivederti, { $who }.
to-your-tables = Ai tuoi tavoli
code-unknown = Questo codice non vale, o non vale più. Mostrane uno nuovo sull’altro dispositivo.
code-not-here = Questo dispositivo è già tuo, o entrambi sono allo stesso tavolo.
everything-mine = I miei dati
export = Salva in un file
import = Apri un file
import-unreadable = Questo file non è stato salvato qui.
imported-device = Ora questo dispositivo è tuo.
imported =
    { $tables ->
        [0] Nessuna nuova partita conclusa.
        [one] Una nuova partita conclusa.
       *[other] { $tables } nuove partite concluse.
    }
imported-skipped =
    { $tables ->
        [one] Una era già qui o ancora in corso.
       *[other] { $tables } erano già qui o ancora in corso.
    }
imported-refused =
    { $tables ->
        [one] Una non si è potuta leggere.
       *[other] { $tables } non si sono potute leggere.
    }
imported-left =
    { $tables ->
        [one] Per una non c’è stato tempo: apri il file ancora una volta.
       *[other] Per { $tables } non c’è stato tempo: apri il file ancora una volta.
    }
mail = E-mail
mail-address = Il tuo indirizzo e-mail
mail-state-none = Questo server non invia e-mail.
mail-state-off = Un’e-mail quando un tavolo ti aspetta: una per ogni turno.
mail-state-unconfirmed = Un’e-mail è in arrivo a { $address }. Apri il suo link per confermare l’indirizzo.
mail-state-on = Quando un tavolo ti aspetta, { $address } riceve un’e-mail per turno.
mail-forget = Dimentica l’indirizzo
mail-invalid = A questo indirizzo non può arrivare posta.
mail-link-old = Questo link non vale più.
mail-confirm-question = Vuoi ricevere a questo indirizzo le e-mail dei tuoi turni?
mail-confirm = Sì, grazie
mail-confirm-done = Fatto: ricevi un’e-mail quando un tavolo ti aspetta.
mail-stop-question = Basta e-mail sui tuoi turni?
mail-stop = Disattivale
mail-stop-done = Fatto: non arriveranno più e-mail.

yes = sì
no = no
whats-your-name = Come vuoi che ti chiamiamo?
and-your-tool = e il tuo attrezzo
tool-magnifier = Lente
tool-letter = Lettera
tool-inkpot = Calamaio
tool-tweezers = Pinzetta
tool-horn = Corno postale
tool-drop = Goccia d’inchiostro
tool-album = Album
tool-seal = Timbro
level-novice = principiante
level-amateur = dilettante
level-collector = collezionista
level-expert = esperto
level-master = maestro
invite-friends = Invita amici
    .about = un link, senza account
beside-me = Accanto a me
    .about = un dispositivo che gira
open-the-table = Apri il tavolo
who-is-beside-me = Chi siede accanto a te?
    .about = Vi passate questo dispositivo.
person-number = Persona { $number }
one-more-person = Un’altra persona
fewer-person = Senza { $who }
fill-with-bots = Bot agli altri posti
    .about =
        { $bots ->
            [one] Un bot gioca con voi.
           *[other] { $bots } bot giocano con voi.
        }
sit-down-together = Sedetevi insieme
sit-down = Siediti
sit-down-again = Siediti di nuovo
invites-you = { $who } ti invita a
a-seat-is-free = C’è un posto libero per te
your-seat = il tuo posto
free-seat = libero
seat-is-free = libero
seat-for-a-friend = per un amico
seat-kept-by-bot = tenuto da un bot
seat-is-kept = riservato
host = invita
bot-of-level = bot, { $level }
no-account = Nessun account
only-watch = Guardo soltanto
table-is-full = Tutti i posti sono occupati.
table-gathers = il tavolo si riempie
seats-taken =
    { $taken ->
        [one] { $taken } posto occupato su { $total }
       *[other] { $taken } posti occupati su { $total }
    }
open-seat = Un posto libero
seat-waits = aspetta qualcuno
seat-beside = allo stesso dispositivo
seat-you = tu
seat-here = è qui
seat-away = ora non c’è
seat-just-now = ha appena preso posto
seat-number = Posto { $number }
invite = Invita
put-bot = Metti un bot
change = Cambia
change-seat-of = Cambia il posto di { $who }
more-for-seat = Altro per questo posto
free-seat-of = Libera il posto di { $who }
bot-level = Livello del bot
take-level = Prendi questo livello
somebody-beside-me = Qualcuno accanto a me
their-name = Nome
sits-beside-me = Siede accanto a me
remove-person = Libera il posto di { $who }
    .about = La persona viene avvisata e può sedersi di nuovo.
free-this-seat = Libera questo posto
change-places-with = Scambia il posto con
this-table = Questo tavolo
this-table-host = Lo vedono tutti. Inviti tu, decidi tu.
this-table-guest = { $who } invita e decide.
seats = Posti
pace = Tempo per una mossa
no-clock = Senza limite di tempo
pace-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
pace-hours =
    { $count ->
        [one] { $count } ora
       *[other] { $count } ore
    }
pace-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
weekends = Fine settimana liberi
    .about = Sabato e domenica non contano.
free-text = Testo libero
    .about = Oltre alle frasi pronte, tutti possono scrivere.
others-watch = Altri possono guardare
    .about = con il link, senza posto
listed = Mostra nella sala
    .about = Chiunque sia qui può prendere un posto libero.
fair-shuffle = Mescolato senza trucchi
    .about = Il server ha fissato la sua parte del mescolamento, e chi si siede ne aggiunge una propria. Questa impronta dimostra alla fine che nulla è cambiato.
room-screen = Uno schermo per la stanza
    .about = il tavolo in grande, visibile a tutti
open-screen = Apri
invitation = Siediti con noi
    .about = Inquadra il codice o apri il link. Nessun account, solo un nome.
qr-code = Codice QR con il link a questo tavolo
link = Link a questo tavolo
copy = Copia
share = Condividi
link-copied = Il link è copiato.
copy-by-hand = Il link è selezionato: copialo a mano.
come-and-sit = Vieni a giocare a { $game } con me.
or-type-at-home = oppure scrivi nella pagina iniziale:
only-this-machine = Solo questo computer può aprire il link. Per far entrare altri, avvia il server con «make play SHARE=1» o «sammelsurium serve --share».
start = Inizia
start-with-bots = Inizia con bot ai posti liberi
    .about = Un amico può prendere quel posto anche più tardi.
fill-up = Completa con bot
waiting-for-host = Si aspetta che { $who } inizi
you-watch = Stai guardando.
leave-table = Lascia il tavolo
disperse = Togli il tavolo
    .about = Il tavolo sparisce per tutti quelli che vi siedono.
ended-removed = Il tuo posto è di nuovo libero
    .about = { $who } ha liberato il tuo posto. Non è successo altro.
ended-gone = Questo tavolo non c’è più
    .about = { $who } l’ha tolto prima dell’inizio.
seat-name-refused = Questo nome qui non va. Prendine un altro, breve e diverso da quelli degli altri.
seat-not-free = Quel posto non è più libero. Guarda chi ci siede ora.
seats-in-use = Su uno di questi posti siede qualcuno.
word-unknown = Nessun tavolo aspetta con questa parola. Controllala ancora una volta.
lobby = Sala
    .about = tavoli aperti di altri
lobby-empty = Nessun tavolo aperto al momento. Chi invita può mostrare qui il suo.
lobby-open =
    { $open ->
        [one] un posto libero
       *[other] { $open } posti liberi
    }
gathers-open =
    { $open ->
        [0] ci sono tutti
        [one] si riempie, un posto libero
       *[other] si riempie, { $open } posti liberi
    }
gathering-tables = In attesa di giocatori
table-word = La parola di un tavolo
    .example = «muschio tram 41»
go-there = Vai
next-table = Prossimo tavolo
no-next-table = Nessun tavolo ti aspetta.

## When something is not right

error-unreadable = Il tavolo non ha capito questa mossa.
error-illegal = Questa mossa non è possibile.
error-stale = Il tavolo era già andato avanti. Ecco a che punto è.
error-not-yours = Questo posto non è tuo.
error-among-themselves = A questo tavolo si gioca senza spettatori.
error-not-found = Questo tavolo non esiste, oppure è stato tolto.
error-invalid = Il tavolo non si può aprire così.
error-outdated = Questo tavolo è stato giocato con regole diverse da quelle del server; non si può continuare.
error-too-fast = Non così in fretta, per favore. Tra un attimo puoi continuare; nulla è cambiato.
error-starting = Il server si sta ancora avviando. Riprova tra un momento.
error-away = Il server per ora non raggiunge il suo database. Tra poco il tavolo mostrerà se la tua mossa è stata contata.
error-full = Al momento sul server non c’è posto. Riprova tra un momento.
error-broken = C’è qualcosa che non va con questo tavolo sul server. Nulla è andato perso.
error-unreachable = Il server non risponde.
error-not-sent = La tua mossa non è arrivata. È conservata qui.
send-again = Invia di nuovo
give-back = Riprendi
error-no-page = In questa pagina non c’è nulla.
error-no-rulebook = Questo regolamento non è sullo scaffale.
error-unknown-game = Questa pagina non sa mostrare quel gioco.

## A game that this page has no drawings for

plain-shared = Sul tavolo
plain-choices = Cosa puoi fare
plain-prompt = Che cosa fai?
plain-chosen = { $choice }?
plain-none = niente
usual-prompt-thinking = { $who } sta pensando…
usual-prompt-waiting = Tocca a { $who }.
usual-prompt-over = La partita è finita.
usual-tie-break-name = Spareggio
