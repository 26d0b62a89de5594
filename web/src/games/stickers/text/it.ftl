# Il tavolo di stickers, italiano. Eventi, inviti e regole sono condivisi con Python e si trovano nel pacchetto.

round-number = Giro { $round }
stage-take = 1 di 3, prendere
stage-play = 2 di 3, giocare una collezione
stage-effects = 3 di 3, bonus e sticker

rarity = Rarità
rarity-note = collezione più grande / seconda
rarity-note-two = conta solo la collezione più grande
space-label = { $rank }: { $set }.
space-empty = nessun segnalino
space-collection = { $who }: { $count }, { $points } punti.
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
album-empty = la tua prima serie
album-next = qui comincia una nuova serie
album-of = Album di { $who }
album-of-empty = L’album è ancora vuoto.
stack-label =
    { $count ->
        [one] { $set }: { $count } carta, stelle: { $stars }, il posto vale { $points } punti
       *[other] { $set }: { $count } carte, stelle: { $stars }, il posto vale { $points } punti
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
hand-known = Hai visto: { $sets }.
hand-lacks = Non ha carte di: { $sets }.
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
        [2] secondo posto, a { $behind }
        [3] terzo posto, a { $behind }
       *[other] quarto posto, a { $behind }
    }
tie-break-name = Serie più rare (in caso di parità)

row =
    { $count ->
        [one] { $count } carta { $set }.
       *[other] { $count } carte { $set }, l’ultima resta scoperta.
    }
row-bonus = Bonus: { $text }
aim-markers = Scegli un segnalino da scambiare con un vicino.
aim-second-marker = E con quale vicino?
aim-question = A chi chiedi, e quale serie? Scegli una persona e un segnalino.
aim-player = A chi chiedi?
aim-set = Quale serie? Scegli un segnalino sul tabellone.
chosen-take = Prendere { $set } in mano?
chosen-ask = Chiedere { $set } a { $who }?
chosen-exchange = { $set } e { $other } si scambiano di posto: { $gain } per te.
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
confirm-keep = Deponi
confirm-deck = Scopri una carta
confirm-use = Usa
end-laying = Basta così
end-turn = Fine del turno
end-effect = Avanti

did-took = ha preso { $set }
did-took-bonus = ha preso { $set } come bonus
did-collection = ha giocato { $count } × { $set }
did-turned = ha scoperto { $set }
did-exchanged = ha scambiato due segnalini
did-asked = ha chiesto { $set }
did-chose = ha scelto
