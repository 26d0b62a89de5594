# stickers, the words of the sealed boosters, italiano. Never sent before a booster is opened.
#
# A group belongs to the booster it is named after and is handed out with it; the last group when the campaign is finished.

## power-1

booster-power-1 = La borsa degli scambi
    .story = Davanti all’edicola qualcuno ha disegnato frecce col gesso. A mezzogiorno niente era più al suo posto.
sticker-exchange = Scambio
    .text = Scambia due segnalini adiacenti.

## power-2

booster-power-2 = Entrata in grande
    .story = Quattro in un colpo: tutto il cortile si è girato.
    .rule = La lista dei bonus si allunga: con quattro o più carte scambia due segnalini adiacenti e poi, se vuoi, altri due.

## power-3

booster-power-3 = Bis
    .story = Nessuno voleva tornare a casa, così da una tasca è uscita un’altra carta.
sticker-encore = Bis
    .text = Gioca un’altra carta dalla mano nel tuo album.
used-encore = { $who } gioca un’altra carta: { $set }.
    .you = Giochi un’altra carta: { $set }.

## power-4

booster-power-4 = Buoni vicini
    .story = Bello avere questo. Più bello avere anche quello accanto.
    .rule = Al conteggio finale: 3 punti per ogni coppia di segnalini adiacenti se hai la collezione più grande di entrambe le serie; i pareggi contano.
special-neighbours = Buoni vicini

## power-5

booster-power-5 = Il vasetto di colla
    .story = Era per l’album. Adesso trattiene tutto il resto.
    .rule = Con esattamente tre carte ora puoi scegliere: scambiare due segnalini adiacenti o spostare il vasetto di colla.
sticker-glue = Colla
    .text = Metti il vasetto di colla su un segnalino a scelta. Finché resta lì, quel segnalino non può essere scambiato.
used-glue = { $who } mette il vasetto di colla su { $set }.
    .you = Metti il vasetto di colla su { $set }.
step-glue = Sposta il vasetto di colla.

## power-6

booster-power-6 = La febbre dell’oro
    .story = Una scatola piena di stelle dorate. Quanto valgono dipende dalla compagnia.
sticker-gold = Stella d’oro
    .text = Al conteggio finale, anche se coperta: 5 punti se la serie è leggendaria, 3 se rara, 1 se comune.

## set-astromouse

booster-set-astromouse = Conto alla rovescia
    .story = Tre, due, uno: chi un attimo fa era in basso ora saluta dall’alto.
sticker-rocket = Razzo
    .text = Scambia due segnalini di file vicine, ovunque si trovino nelle file.
used-rocket = { $who } lancia il razzo: { $set } e { $other_set } cambiano fila.
    .you = Lanci il razzo: { $set } e { $other_set } cambiano fila.
cosmetic-comet = Cometa

## set-count_oink

booster-set-count_oink = Banchetto di mezzanotte
    .story = Il conte invita tutti a cena. Portare qualcosa non è facoltativo.
sticker-feast = Banchetto
    .text = Scegli una serie. Tutti gli altri che ne hanno una carta te ne danno una e ne pescano una. Se nessuno ne ha, peschi tu.
used-feast = { $who } invita tutti a portare { $set }.
    .you = Inviti tutti a portare { $set }.
cosmetic-bat = Pipistrello

## set-hocus_hare

booster-set-hocus_hare = Maniche vuote
    .story = Guardate bene: niente nella zampa sinistra, niente nella destra, e la vostra carta peggiore è sparita.
sticker-trick = Trucco
    .text = Scambia fino a due carte della mano, una per una, con carte esposte.
used-trick = { $who } fa apparire { $set } tra le carte esposte e sparire { $other_set }.
    .you = Fai apparire { $set } tra le carte esposte e sparire { $other_set }.
cosmetic-dove = Colomba

## set-geekosaurus

booster-set-geekosaurus = Compito extra
    .story = Ha letto l’album due volte, note a piè di pagina comprese, e vorrebbe un voto.
sticker-diploma = Diploma
    .text = Al conteggio finale, se questa carta è scoperta: 1 punto per ogni carta della sua collezione.
special-diploma = Diplomi
cosmetic-glasses = Occhiali

## set-corking

booster-set-corking = L’incoronazione
    .story = Un latrato, e tutti lo contarono due volte.
sticker-crown = Corona
    .text = Al conteggio finale, se questa carta è scoperta, vale come due carte.
cosmetic-ruff = Gorgiera

## set-chokoala

booster-set-chokoala = Ancora una porzione
    .story = Nel marsupio c’è sempre posto per altri due. Si sciolgono solo un po’.
sticker-pouch = Marsupio
    .text = Finché questa carta è scoperta, ripesca fino a due carte in più.
cosmetic-cocoa = Tazza di cacao

## set-karate_kat

booster-set-karate_kat = Cintura nera
    .story = Il primo colpo è per allenarsi. Il secondo non l’ha visto nessuno.
sticker-strike = Doppio colpo
    .text = Usa ancora una volta il bonus collezione di questo turno.
used-strike = { $who } può usare ancora una volta il bonus collezione.
    .you = Puoi usare ancora una volta il tuo bonus collezione.
cosmetic-headband = Fascia

## set-octopost

booster-set-octopost = Consegna espressa
    .story = Otto braccia, una borsa: dalla buca delle lettere dritto nell’album.
sticker-parcel = Pacco
    .text = Scegli una carta esposta e giocala nel tuo album.
used-parcel = { $who } si fa consegnare { $set } direttamente nell’album.
    .you = Ti fai consegnare { $set } direttamente nell’album.
cosmetic-postmark = Timbro postale

## set-robotter

booster-set-robotter = Nuovo software
    .story = La versione 2 sa fare tutto ciò che fai tu. Le basta guardarti una volta.
sticker-copy = Copia
    .text = Usa un adesivo combo di un’altra carta scoperta del tuo album (non una Copia).
used-copy = { $who } copia «{ $sticker }».
    .you = Copi «{ $sticker }».
cosmetic-wing_nut = Dado a farfalla

## finished

campaign-title = Chi ha più trofei dopo la 15ª partita firma l’Album d’oro; in caso di parità firmano tutti.
scenario-merry_go_round = La giostra
    .setup = Prima del primo turno ognuno può scambiare una volta due segnalini adiacenti, a partire dall’ultima persona.
    .rule = Dopo ogni giro la fila in basso ruota: ogni segnalino va di una casella a sinistra, quello più a sinistra passa all’estrema destra.
scenario-secret_crush = Cotta segreta
    .setup = Ognuno riceve in segreto uno di nove bigliettini, uno per serie. Indica la tua preferita.
    .rule = Al conteggio finale mostra il bigliettino: 1 punto per ogni carta della tua preferita nel tuo album.
scenario-open_house = Porte aperte
    .setup = Tutte le mani stanno scoperte sul tavolo, comprese le carte pescate.
    .rule = Chi chiede una serie sceglie la carta che riceve.
scenario-only_giants = Solo giganti
    .setup = Ognuno riceve sette carte e ripesca fino a sette.
    .rule = Le collezioni con meno di tre carte non partecipano alla classifica della loro serie.
row-turned = La fila in basso ruota di una casella.
favourite-dealt = { $who } riceve un bigliettino segreto.
    .you = Ricevi un bigliettino segreto.
special-favourite = Preferita
