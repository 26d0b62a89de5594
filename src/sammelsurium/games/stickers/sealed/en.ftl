# stickers, the words of the sealed boosters, English. Never sent before a booster is opened.
#
# A group belongs to the booster it is named after and is handed out with it; the last group when the campaign is finished.

## power-1

booster-power-1 = Swap Meet
    .story = Somebody chalked arrows on the pavement by the kiosk. By noon nothing was where it had been.
sticker-exchange = Swap
    .text = Exchange two adjacent set markers.

## power-2

booster-power-2 = Grand Entrance
    .story = Four at once: the whole schoolyard turned round.
    .rule = The bonus list grows: for four or more cards, exchange two adjacent set markers and then, if you like, two more.

## power-3

booster-power-3 = Encore
    .story = Nobody wanted to go home, so one more card came out of a pocket.
sticker-encore = Encore
    .text = Play one more card from your hand into your album.
used-encore = { $who } played one more card: { $set }.
    .you = You played one more card: { $set }.

## power-4

booster-power-4 = Good Neighbours
    .story = Nice to have this one. Nicer to have the one next door as well.
    .rule = In the final scoring: 3 points for every two adjacent set markers if you have the largest collection of both sets; ties count.
special-neighbours = Good neighbours

## power-5

booster-power-5 = The Glue Pot
    .story = It was meant for the album. Now it holds on to everything else.
    .rule = The bonus for exactly three cards is now a choice: exchange two adjacent set markers, or move the glue pot.
sticker-glue = Glue
    .text = Put the glue pot on any set marker. While it stands there, that marker cannot be exchanged.
used-glue = { $who } put the glue pot on { $set }.
    .you = You put the glue pot on { $set }.
step-glue = Move the glue pot.

## power-6

booster-power-6 = Gold Rush
    .story = A tin full of golden stars. What they are worth depends on the company they keep.
sticker-gold = Gold star
    .text = In the final scoring, even when covered: 5 points if the set is legendary, 3 if rare, 1 if common.

## set-astromouse

booster-set-astromouse = Countdown
    .story = Three, two, one: whoever sat at the bottom a moment ago now waves from above.
sticker-rocket = Rocket
    .text = Exchange two set markers from neighbouring rows, wherever in the rows they lie.
used-rocket = { $who } launched the rocket: { $set } and { $other_set } changed rows.
    .you = You launched the rocket: { $set } and { $other_set } changed rows.
cosmetic-comet = Comet

## set-count_oink

booster-set-count_oink = Midnight Feast
    .story = The Count invites everyone to dinner. Bringing something along is not voluntary.
sticker-feast = Feast
    .text = Name a set. Everyone else who holds such a card gives you one and draws one. If nobody does, you draw one.
used-feast = { $who } invited everyone to bring { $set }.
    .you = You invited everyone to bring { $set }.
cosmetic-bat = Bat

## set-hocus_hare

booster-set-hocus_hare = Empty Sleeves
    .story = Look closely: nothing in the left paw, nothing in the right, and your worst card is gone.
sticker-trick = Trick
    .text = Exchange up to two cards from your hand, one for one, for cards from the display.
used-trick = { $who } conjured { $set } into the display and { $other_set } out of it.
    .you = You conjured { $set } into the display and { $other_set } out of it.
cosmetic-dove = Dove

## set-geekosaurus

booster-set-geekosaurus = Extra Credit
    .story = He has read the album twice, with footnotes, and would like that to be marked.
sticker-diploma = Diploma
    .text = In the final scoring, if this card is open: 1 point for each card of its collection.
special-diploma = Diplomas
cosmetic-glasses = Glasses

## set-corking

booster-set-corking = Coronation
    .story = One bark, and everybody counted him twice.
sticker-crown = Crown
    .text = In the final scoring, if this card is open, it counts as two cards.
cosmetic-ruff = Ruff

## set-chokoala

booster-set-chokoala = Second Helping
    .story = There is always room for two more in the pouch. They only melt a little.
sticker-pouch = Pouch
    .text = While this card is open, refill your hand to two cards more.
cosmetic-cocoa = Cocoa mug

## set-karate_kat

booster-set-karate_kat = Black Belt
    .story = The first strike is for practice. Nobody saw the second.
sticker-strike = Double strike
    .text = Use this turn’s collection bonus once more.
used-strike = { $who } may use the collection bonus once more.
    .you = You may use your collection bonus once more.
cosmetic-headband = Headband

## set-octopost

booster-set-octopost = Special Delivery
    .story = Eight arms, one bag: through the letterbox, straight into the album.
sticker-parcel = Parcel
    .text = Choose a card from the display and play it into your album.
used-parcel = { $who } had { $set } delivered straight into the album.
    .you = You had { $set } delivered straight into your album.
cosmetic-postmark = Postmark

## set-robotter

booster-set-robotter = New Software
    .story = Version 2 can do everything you can. It only has to watch you once.
sticker-copy = Copy
    .text = Use one combo sticker of another open card in your album (not a Copy).
used-copy = { $who } copied “{ $sticker }”.
    .you = You copied “{ $sticker }”.
cosmetic-wing_nut = Wing nut

## finished

campaign-title = Whoever has the most trophies after the 15th game signs the Golden Album; all of them, if tied.
scenario-merry_go_round = Merry-Go-Round
    .setup = Before the first turn everyone may exchange two adjacent set markers once, the last player first.
    .rule = After each round the bottom row turns: every marker moves one space to the left, the leftmost goes to the right end.
scenario-secret_crush = Secret Crush
    .setup = Everyone is secretly dealt one of nine slips, one for each set. It names your favourite.
    .rule = In the final scoring, show your slip: 1 point for each card of your favourite in your album.
scenario-open_house = Open House
    .setup = All hands lie open on the table, and so does every card that is drawn.
    .rule = Whoever asks for a set picks the card they are given.
scenario-only_giants = Only Giants
    .setup = Everyone is dealt seven cards and refills to seven.
    .rule = Collections of fewer than three cards take no part in the contest for their set.
row-turned = The bottom row turned by one space.
favourite-dealt = { $who } got a secret slip.
    .you = You got a secret slip.
special-favourite = Favourite
