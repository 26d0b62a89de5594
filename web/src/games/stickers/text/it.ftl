# Il tavolo di stickers, italiano. Eventi, inviti e regole sono condivisi con Python e si trovano nel pacchetto.

round-number = Giro { $round }
campaign-about = Quindici partite, un booster dopo ognuna. Ciò che è attaccato resta attaccato.

## Il tavolo

stage-take = 1 di 3, prendere
stage-play = 2 di 3, giocare una collezione
stage-effects = 2 di 3, bonus e adesivi
stage-refill = 3 di 3, ripescare

asked-you = Una domanda per te

rarity = Rarità
rarity-note = collezione più grande / seconda più grande
rarity-note-two = conta solo la collezione più grande
space-label = { $rank }: { $set }.
space-empty = nessun segnalino
space-collection =
    { $who }: { $count }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
display = Carte esposte
display-note = si riempie dopo il turno
display-gone = Posto vuoto tra le carte esposte
deck = mazzo
reserve = riserva
card-stars =
    { $count ->
        [one] { $count } stella
       *[other] { $count } stelle
    }
card-order = numero { $order }
your-hand = La tua mano
hand-empty = La tua mano è vuota.
your-album = Il tuo album
album-empty = la tua prima collezione
album-next = qui comincia una nuova collezione
album-of = Album di { $who }
album-of-empty = L’album è ancora vuoto.
stack-label =
    { $count ->
        [one] { $set }: { $count } carta
       *[other] { $set }: { $count } carte
    }, stelle: { $stars }, il posto vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
stack-short =
    { $count ->
        [one] { $set }: { $count } carta, stelle: { $stars }
       *[other] { $set }: { $count } carte, stelle: { $stars }
    }
bonus-list = Bonus secondo il numero di carte giocate
pending = Ancora da usare
in-hand = { $count } in mano
hand-of = Mano di { $who }: { $count }.
hand-known = Sai che ci sono: { $sets }.
hand-lacks = Non ha carte di: { $sets }.
known-short = note:
lacks-short = senza:
ask-player = Chiedi a { $who }
last-cards-title = L’ultima carta
last-thinking = sta scegliendo
last-chosen = ha scelto
last-none = non ha carte
last-nothing = nessuna collezione
if-you-do = Se lo fai
standing =
    { $rank ->
        [1] { $level ->
            [yes] in testa alla pari
           *[no] in testa
        }
        [2] secondo posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
        [3] terzo posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
       *[other] quarto posto, a { $behind ->
            [one] { $behind } punto
           *[other] { $behind } punti
        }
    }
tie-break-name = Serie più rare (in caso di parità)

row =
    { $count ->
        [one] { $count } carta { $set }.
       *[other] { $count } carte { $set }, l’ultima resta scoperta.
    }
aim-markers = Scegli un segnalino da scambiare con un vicino.
aim-second-marker = E con quale vicino?
aim-question = A chi chiedi, e quale serie? Scegli una persona e un segnalino.
aim-player = A chi chiedi?
aim-set = Quale serie? Scegli un segnalino sul tabellone.
chosen-take = Prendere { $set } in mano?
chosen-ask = Chiedere { $set } a { $who }?
chosen-exchange = { $set } e { $other_set } si scambiano di posto: { $gain } per te.
chosen-give = Dare via questa carta { $set }?
chosen-keep = { $set } come ultima carta?
chosen-use = Usarlo ora?
confirm-take = Prendi
confirm-play =
    { $count ->
        [one] Gioca { $count } carta
       *[other] Gioca { $count } carte
    }
confirm-ask = Chiedi
confirm-exchange = Scambia
confirm-give = Dai
confirm-keep = Scegli questa
confirm-deck = Scopri una carta
confirm-use = Usa
end-laying = Basta così
end-turn = Fine del turno
end-effect = Avanti

did-took = ha preso { $set }
did-took-bonus = bonus: { $set }
did-collection = ha giocato { $count } × { $set }
did-turned = ha scoperto { $set }
did-exchanged = ha scambiato due segnalini
did-asked = ha chiesto { $set }
did-chose = ha scelto

## Tra le partite di una campagna

campaign-track = Stato della campagna
legend-power = poi viene il booster potere con questo numero: può cambiare le regole
legend-set = poi viene un booster serie estratto a caso
legend-next = la prossima partita
legend-won = aperto; il volto mostra chi ha vinto
campaign-people = Trofei
campaign-no-trophies = Nessuno ha ancora vinto un trofeo.
field-game = Partita { $game }
field-won = Vinta da { $who }
champions =
    { $count ->
        [one] { $who } firma l’Album d’oro.
       *[other] { $who } firmano insieme l’Album d’oro.
    }
    .you = Firmi l’Album d’oro.
wins-trophy = { $who } vince il trofeo della partita { $game }.
    .you = Vinci il trofeo della partita { $game }.
open-booster = Apri il booster
new-rule = Nuova regola:
sticker-new = nuovo
sticker-for-fun = Solo per divertimento: mettilo dove vuoi.
deal-stickers = Distribuisci gli adesivi
stick-yours = I tuoi adesivi
stick-everybody = Chi attacca che cosa
stick-elsewhere = Altre carte del gioco
stick-caught-up = Adesivi messi da parte prima
stick-held =
    { $count ->
        [0] nessun adesivo rimasto
        [one] { $count } adesivo in mano
       *[other] { $count } adesivi in mano
    }
stick-choose = Scegli un adesivo, poi una carta del tuo album. Ciò che è attaccato resta attaccato.
stick-where = { $sticker }: su quale carta?
stick-place = { $sticker }: mettilo dove sta meglio.
stick-ready = Attaccare «{ $sticker }» per sempre su questa carta ({ $set })?
stick-wait = { $who } sta attaccando…
stick-done = Tutti gli adesivi sono attaccati.
confirm-stick = Attacca
stuck-on = { $sticker } su { $set }
card-free = liberi: { $stars } per le stelle, { $combos } per le combo
card-fresh = adesivo nuovo
place-how = Tocca la carta o trascina. Con la tastiera: le frecce, poi Invio.
place-text = { $x } per cento da sinistra, { $y } dall’alto
gather-title = Chi gioca la partita { $game }?
cast = I nove del gioco
gather-note = Chiunque può saltare una partita, e chiunque può tornare.
gather-add-bot = Un altro bot
gather-leave = Lascia la campagna
gather-join = Unisciti alla campagna
gather-come-back = Torna a giocare
gather-begin = Inizia la partita { $game }
gather-count =
    { $count ->
        [one] { $count } giocatore su { $most } al massimo
       *[other] { $count } giocatori su { $most } al massimo
    }
gather-invite = Gli amici si uniscono con l’indirizzo di questa pagina. Puoi smettere quando vuoi: la campagna aspetta qui.
gather-invalid = Il nome è già preso, o queste persone non possono giocare insieme.
person-left = ha lasciato la campagna
scenario-choose = Scenario
scenario-none = Senza scenario
