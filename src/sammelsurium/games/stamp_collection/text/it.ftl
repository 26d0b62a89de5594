# Stamp Collection, italiano.
#
# Quello che vale per tutte e quattro le lingue è scritto in testa a en.ftl.

game-title = Stamp Collection
game-tagline = Compra francobolli da sei regioni del mondo, dai a ognuno il posto che merita e goditi i cioccolatini.
region-short-blue = Nordamerica
region-short-green = Sudamerica
region-short-purple = Europa
region-short-brown = Africa
region-short-red = Asia
region-short-pink = Australia

## I pezzi

colour-blue = blu
colour-green = verde
colour-purple = viola
colour-brown = marrone
colour-red = rosso
colour-pink = rosa

region-blue = Nordamerica
region-green = Sudamerica
region-purple = Europa
region-brown = Africa
region-red = Asia
region-pink = Australia

motif-animal = animale
motif-plant = pianta
motif-building = edificio
motif-panorama = panorama

stamp-blue-animal = Alce
stamp-blue-plant = Cactus
stamp-blue-building = Grattacielo
stamp-blue-panorama = Altipiani
stamp-green-animal = Tucano
stamp-green-plant = Ananas
stamp-green-building = Palafitta
stamp-green-panorama = Baia
stamp-purple-animal = Riccio
stamp-purple-plant = Tulipano
stamp-purple-building = Mulino a vento
stamp-purple-panorama = Vetta
stamp-brown-animal = Elefante
stamp-brown-plant = Baobab
stamp-brown-building = Torri di fango
stamp-brown-panorama = Savana
stamp-red-animal = Tigre
stamp-red-plant = Loto
stamp-red-building = Pagoda
stamp-red-panorama = Grande onda
stamp-pink-animal = Canguro
stamp-pink-plant = Eucalipto
stamp-pink-building = Sala da concerti
stamp-pink-panorama = Barriera corallina

mount-blue = Taschina Nordamerica
mount-green = Taschina Sudamerica
mount-purple = Taschina Europa
mount-brown = Taschina Africa
mount-red = Taschina Asia
mount-pink = Taschina Australia

storage-tile = tessera deposito

bonus-big_sky = Grandi spazi
bonus-lost_city = Città perduta
bonus-old_forest = Bosco antico
bonus-oasis = Oasi
bonus-mountain_pass = Valico
bonus-harbour_lights = Luci del porto
bonus-menagerie = Serraglio
bonus-greenhouse = Serra
bonus-master_builders = Mastri costruttori
bonus-wide_view = Ampi orizzonti
bonus-round_the_world = Giro del mondo

album-0 = Grandi Laghi
album-1 = Foresta pluviale
album-2 = Vecchio Mondo
album-3 = Via della Seta

connoisseur-blue = Intenditore del Nordamerica
connoisseur-green = Intenditore del Sudamerica
connoisseur-purple = Intenditore d’Europa
connoisseur-brown = Intenditore d’Africa
connoisseur-red = Intenditore d’Asia
connoisseur-pink = Intenditore d’Australia

## Eventi del registro

took-coin =
    { $price ->
        [0] { $who } prende l’ultima moneta d’oro.
       *[other] { $who } prende una moneta d’oro. Ora ogni tessera costa { $price }.
    }
    .you =
        { $price ->
            [0] Prendi l’ultima moneta d’oro.
           *[other] Prendi una moneta d’oro. Ora ogni tessera costa { $price }.
        }
bought-mount =
    { $extra ->
        [0] { $who } compra una taschina «{ $region }» e paga { $total }.
       *[other] { $who } compra una taschina «{ $region }» e paga { $total }, di cui { $extra } per la casella.
    }
    .you =
        { $extra ->
            [0] Compri una taschina «{ $region }» e paghi { $total }.
           *[other] Compri una taschina «{ $region }» e paghi { $total }, di cui { $extra } per la casella.
        }
bought-stamp = { $who } compra «{ $stamp }» per { $total } e lo espone nell’album.
    .you = Compri «{ $stamp }» per { $total } e lo esponi nell’album.
stored-stamp = { $who } compra «{ $stamp }» per { $total } e lo mette in deposito.
    .you = Compri «{ $stamp }» per { $total } e lo metti in deposito.
bought-storage = { $who } compra un secondo posto in deposito per { $total }.
    .you = Compri un secondo posto in deposito per { $total }.
moved-stamp = { $who } sposta «{ $stamp }» dal deposito alla nuova taschina.
    .you = Sposti «{ $stamp }» dal deposito alla nuova taschina.
connoisseur = L’intenditore «{ $region }» fa visita a { $who }.
    .you = L’intenditore «{ $region }» ti fa visita.
connoisseur-lured = L’intenditore «{ $region }» lascia { $from_who } e va da { $who }.
    .you = L’intenditore «{ $region }» lascia { $from_who } e viene da te.
    .from_you = L’intenditore «{ $region }» ti lascia e va da { $who }.
connoisseur-stays = L’intenditore «{ $region }» è già da { $who } e resta.
    .you = L’intenditore «{ $region }» è già da te e resta.
chocolate = { $who } riceve una scatola di cioccolatini.
    .you = Ricevi una scatola di cioccolatini.
bonus =
    { $points ->
        [one] { $who } completa «{ $bonus }»: { $points } punto.
       *[other] { $who } completa «{ $bonus }»: { $points } punti.
    }
    .you =
        { $points ->
            [one] Completi «{ $bonus }»: { $points } punto.
           *[other] Completi «{ $bonus }»: { $points } punti.
        }
took-loan = { $who } chiede un prestito.
    .you = Chiedi un prestito.
repaid-loan = { $who } restituisce il prestito.
    .you = Restituisci il prestito.
picked-album = { $who } sceglie l’album «{ $album }».
    .you = Scegli l’album «{ $album }».
dealt-album = { $who } riceve l’album «{ $album }».
    .you = Ricevi l’album «{ $album }».
start-player = Comincia { $who }.
    .you = Cominci tu.
round-ended-coins = Le monete sono finite: la manche è chiusa.
round-ended-row = Una fila è esaurita: la manche è chiusa.
round-began = Manche { $round }
ending-bonus = Qualcuno ha tessere bonus per almeno 9 punti: questa è l’ultima manche.
ending-mounts = Un album ha taschine su tutte le caselle: questa è l’ultima manche.
ending-last-round = Le tessere scartate tornano in fiera: questa è l’ultima manche.
game-over-rounds = La fiera chiude dopo l’ultima manche.
game-over-bonus = La fiera chiude in anticipo: qualcuno ha abbastanza punti bonus.
game-over-mounts = La fiera chiude in anticipo: un album è pieno.
loan-settled = { $who } restituisce il prestito al conteggio finale.
    .you = Restituisci il prestito al conteggio finale.

## Effetti, mostrati prima di giocare

effect-pay = Paghi { $total }: { $before } → { $after }
effect-pay-extra = Paghi { $total }, di cui { $extra } per la casella: { $before } → { $after }
effect-loan = Con un prestito
effect-field = Una casella in più
effect-stored-moves = «{ $stamp }» esce dal deposito
effect-stored = Aspetta una taschina in deposito
effect-connoisseur = L’intenditore «{ $region }» viene da te
effect-connoisseur-lured = L’intenditore «{ $region }» lascia { $from_who }
effect-connoisseur-stays = L’intenditore è già qui, niente cioccolatini
effect-chocolate = Una scatola di cioccolatini
effect-bonus =
    { $points ->
        [one] «{ $bonus }» completo: { $points } punto
       *[other] «{ $bonus }» completo: { $points } punti
    }
effect-slot = Un secondo posto in deposito
effect-coin = Una moneta d’oro: { $before } → { $after }
effect-round-ends = Chiude la manche
effect-game-ends = Chiude la partita
effect-repay = Prestito restituito

## Che cosa c’è da fare

prompt-your-turn = Compra una tessera o prendi una moneta.
prompt-only-coin = Nessuna di queste tessere fa per te in questo turno: prendi una moneta.
prompt-place-mount =
    { $count ->
        [one] La taschina «{ $region }» può andare in un solo posto: la casella illuminata.
       *[other] Dove metti la taschina «{ $region }»? Scegli una delle { $count } caselle illuminate.
    }
prompt-place-stamp = Dove metti «{ $stamp }»?
prompt-place-storage = Metti la tessera accanto al deposito stampato.
prompt-choose-stored = In deposito ci sono due francobolli adatti. Quale va nella nuova taschina?
prompt-pick-album = Scegli l’album che ti piace di più.
prompt-waiting = Tocca a { $who }.
prompt-thinking = { $who } sta pensando…
prompt-over = La partita è finita.

## Perché una mossa non si può fare

rule-SC-2 = Gli album si scelgono prima della prima manche, a turno, e ciascuno una volta sola.
rule-SC-20 = Ora tocca agli altri. Poi hai di nuovo un’azione.
rule-SC-22 = Questa tessera non è più in fiera.
rule-SC-23 = Una tessera per turno, e deve trovare subito il suo posto.
rule-SC-24 = Ora non puoi pagare nessuna tessera. Prendi una moneta.
    .now =
        { $loan ->
            [enough] Una tessera costa { $total } e tu hai { $money }. Chiedi prima un prestito, o prendi una moneta.
            [short] Una tessera costa { $total } e tu hai { $money }. Nemmeno un prestito basterebbe. Prendi una moneta: ti dà { $coin }.
           *[none] Una tessera costa { $total } e tu hai { $money }. Prendi una moneta: ti dà { $coin }.
        }
rule-SC-30 = Una taschina vuole una casella completamente vuota.
rule-SC-31 = Questa taschina deve toccare con un lato un’altra dello stesso colore.
rule-SC-32 = Accanto alle tue taschine di questo colore non c’è più una casella vuota.
rule-SC-33 = Non puoi pagare il supplemento di questa casella.
    .now =
        { $where ->
            [here] Questa casella costa { $extra } in più, { $total } in tutto, e tu hai { $money }. Scegline una meno cara.
           *[anywhere] Anche sulla casella meno cara fa { $total } in tutto, e tu hai { $money }. { $loan ->
                [enough] Chiedi prima un prestito.
               *[other] Prendi una moneta.
            }
        }
rule-SC-34 = In deposito c’è un francobollo di questo colore e deve andare nella nuova taschina; se sono due, scegli.
rule-SC-40 = Un francobollo va in una taschina vuota del suo colore.
rule-SC-41 = In deposito vanno i francobolli che non hanno una taschina dove andare.
    .now =
        { $storing ->
            [german] A questo tavolo un francobollo va in deposito solo se non hai nessuna taschina del suo colore.
           *[english] Hai una taschina vuota di questo colore: il francobollo va lì.
        }
rule-SC-42 = Non hai né una taschina vuota di questo colore né un posto libero in deposito.
rule-SC-43 = Quello che è stato messo giù resta dov’è.
rule-SC-50 = Una tessera deposito va accanto al posto stampato, una volta per album.
    .now =
        { $slots ->
            [2] Hai già tutti e due i posti in deposito: se ne aggiunge uno solo per album.
           *[other] Una tessera deposito va accanto al posto stampato.
        }
rule-SC-51 = In deposito vanno solo i francobolli.
rule-SC-80 = A questo tavolo il prestito serve solo per un acquisto che altrimenti non potresti pagare.
rule-SC-81 = Un prestito alla volta: restituisci il primo prima di chiederne un altro.
rule-SC-82 = Per restituire servono un prestito e 4 monete d’argento.
rule-SC-94 = L’ultima manche è finita, e con lei la partita.

## Opzioni del tavolo

option-albums = Album
option-albums-dealt = Distribuiti
    .about = È la sorte a dare un album a ciascuno.
option-albums-picked = Scelti
    .about = Ognuno sceglie un album, in senso orario da chi comincia. La fiera è già disposta.
option-loans = Prestiti
option-loans-on-purchase = Per un acquisto
    .about = Il prestito serve solo per un acquisto che altrimenti non potresti pagare.
option-loans-any-time = In ogni momento
    .about = Chiedi un prestito quando vuoi, anche senza bisogno.
option-storing = Mettere in deposito
option-storing-english = Senza taschine vuote
    .about = Un francobollo può andare in deposito finché non hai una taschina vuota del suo colore.
option-storing-german = Senza nessuna taschina
    .about = Un francobollo va in deposito solo se non hai nessuna taschina del suo colore, vuota o occupata.
option-start = Soldi iniziali
option-start-printed = Uguali per tutti
    .about = Tutti cominciano con 6 monete d’argento, come nelle regole stampate.
option-start-even = Equilibrati
    .about = Chi gioca più tardi comincia con più argento, per compensare l’attesa.

## Il conteggio

term-chocolates = Cioccolatini
term-bonus = Tessere bonus
term-fields = Caselle dell’album
term-loan = Prestito non restituito
reason-rounds = Tutte le manche sono state giocate.
reason-bonus = Qualcuno ha raccolto abbastanza punti bonus.
reason-mounts = Qualcuno ha riempito di taschine tutto l’album.
tie-break = Parità di punti: vince chi ha più soldi.
tie-shared = Parità di punti e di soldi: la vittoria è condivisa.
