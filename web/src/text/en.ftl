# The page itself, English. What belongs to one game lives with that game.

## Everywhere

close = Close
back = Back
back-to-shelf = Back to the shelf
try-again = Try again
you = You
bot = bot
settings = Settings
menu = Menu
language = Language
dark-theme = Dark theme
sound = Sound
quick = Quick: everything shows at once
rulebook = Rulebook
contents = Contents
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-total = Points

## Home

home-title = What shall we collect today?
home-subtitle = Take a box from the shelf. The bots are ready at once.
box-facts =
    { $most ->
        [one] { $players } player
       *[other] { $players } players
    } · { $longest ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
play-now = Play now
you-and-bots =
    { $bots ->
        [0] on your own
        [1] you and one bot
        [2] you and two bots
        [3] you and three bots
       *[other] you and { $bots } bots
    }
game-or-campaign = What do you want to play?
one-game = One game
    .about = One evening, one winner.
begin-campaign = Begin the campaign
who-is-next = Who plays the next game?
players = Players
bots-play = The bots
mind-novice = Novices
mind-amateur = Amateurs
mind-collector = Collectors
mind-expert = Experts
mind-master = Masters
players-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
table-options = Your name and table options
your-name = Your name
your-tables = Your tables
other-tables = Others are thinking
finished-tables = Finished tables
no-tables = The desk is still empty. A table you open stays here until you clear it away, even when you close the page.
waits-for = { $who } is next
table-over = Finished
score-line = Score { $score }
clear-table = Clear this table away
clear-running = This game is still running
    .about = It leaves your desk. The others go on without you, and only its address would bring you back.
keep-table = Keep it
show-more-tables = Show more finished tables
outdated-game = This server no longer has the game.
outdated-rules = Begun by other rules than this server has now.
outdated-box = Begun with other contents of the box than this server has now.
outdated-offer = Open it to save the record.
outdated-closes = This table cannot be played on here, but its record is kept. The record tells everything that was secret: once one of you saves it, nobody plays this table on.
kept-in-words = The result stays. How the table looked can no longer be shown; the record tells every move.
rulebooks-are-here = The rulebooks are here all the same: take a box from the shelf.
compiling = Loading the games
compiling-step = { $step } ({ $done } of { $total }).
warming = The bots that look ahead are still warming up; this happens once. You can begin, and they answer as soon as they can.
warming-seconds = The bots that look ahead are still warming up, for about { $seconds } more seconds; this happens once. You can begin, and they answer as soon as they can.
warming-failed = The rules cannot be compiled on this machine, so these bots do not look ahead and play like amateurs. The server’s log says why.

## A table

setting-up = Setting up …
your-turn = Your turn
others-turn = Please wait
one-moment = One moment …
game-over = The end
score = Score
score-sheet = Every point
ranking = The final count
go-on = Go on
play-again = Play again
save-record = Save the record
shuffle-check = The shuffle can be checked
shuffle-about = The server fixed its secret before anything was dealt, and showed you a fingerprint of it. Secret and words together decided every draw.
shuffle-fits = The secret is the one it promised.
shuffle-differs = The secret is not the one it promised.
shuffle-uncomputed = Without https this page cannot compute whether the secret is the promised one.
shuffle-other = While you played you were shown another fingerprint.
shuffle-missing = The word of your browser is not among them.
shuffle-promise = Fingerprint
shuffle-secret = Secret of the server
shuffle-word = Word of { $name }
shuffle-verify = To have every draw checked, save the record and run this:
shuffle-file = record
log = Log
pages = Pages of the table
tab-table = Table
tab-bonus = Bonus
tab-players = Players
tab-log = Log
put-back = Put it back
undo = Undo
see-rule = See the rule
thinking = is thinking …
reconnecting = The connection is lost. Trying again …

## People at the table

people = People
unread = { $count } unread

# One device goes round
company = What is between us
who-holds = Who holds the device
give-it-to = Give it to { $who }
is-done = { $who } is done.
curtain-opens = The curtain opens when { $who } says so.
everybody-knows = What everybody knows
i-am = I am { $who }
back-to = Back to { $who }
is-away = { $who } is away
cover = Cover
look-as = { $who } looks
waiting-for = Waiting for { $who }
it-is-your-turn = { $who }, it is your turn

# A bot plays for somebody
which-bot = Which bot?
let-bot = Let a bot play
let-bot-for = Let a bot play for { $who }
bot-plays-for = A bot plays for { $who } until they come back.
bot-plays-for-you = A bot plays for you.
stand-in-about = The agreed time is up. A bot plays until { $who } takes the seat back, at any moment.
leave-seat = Leave it to a bot
leave-about = A bot plays for you. The seat stays yours: take it back whenever you like.
take-seat-back = Take my seat back
away-bot-plays = away, a bot plays
seat-kept = a bot keeps the seat
is-here = is here
is-elsewhere = is not here now

# Consent and time
proposal = A proposal
propose = Propose
propose-undo = Take my last move back
propose-end = End this game
propose-pause = Pause
propose-resume = Go on playing
propose-about = It happens when everybody agrees.
asks-undo = { $who } would like to take back a move
asks-end = { $who } would like to end this game
asks-pause = { $who } would like a pause
asks-resume = { $who } would like to go on playing
agree = Agree
disagree = No
withdraw = Withdraw it
motion-undo = A move of { $who } was taken back.
motion-pause = The game rests.
motion-resume = The game goes on.
motion-refused = Not everybody agreed. Everything stays as it is.
paused = The game rests until everybody wants to go on.
time-left = Time for this move: { $time }
time-up = The agreed time is up.
ended-together = You ended this game together. It has no ranking.
they-play-again = Another game is being set up.
play-along = Play along
look-there = Look there

# Talk and watching
watchers =
    { $count ->
        [one] one person watches
       *[other] { $count } people watch
    }
watchers-talk = Only others who watch read what you say.
somebody = Somebody
talk = Talk
phrases = More to say
say-something = Say something …
say-it = Say it
mute = Mute
muted = Muted
you-host = You are the host
text-allowed = Everybody may write what they like
say-clap = Applause
say-laugh = Laughter
say-wow = Oh
say-think = Hmm
say-heart = A heart
say-hello = Hello
say-good-luck = Good luck
say-nice = Nice
say-well-played = Well played
say-thanks = Thank you
say-sorry = Sorry
say-hurry = It is your turn
say-one-moment = One moment
say-back-soon = Back soon
say-good-game = That was a good game

# The screen in the middle
big-screen = Big screen
for-everybody = for everybody to see
just-now = Just now
turn-of = { $who } plays
has-won =
    { $count ->
        [one] { $who } has won
       *[other] { $who } have won
    }
a-seat-waits = A seat waits for you
seat-of-waits = { $who }, your seat waits
sit-with-us = Come and sit with us
scan-to-play = Scan this to play on your phone, or to watch.

# Me
about-me = Me and my devices
me-about = So you are called at the next table.
me-keep = Keep it
me-kept = Kept.
notices = Tell me in the browser when it is my turn
notices-withheld = The browser gives no notifications to this address. They need https, or this machine itself.
notices-denied = You have forbidden notifications of this page in the browser; its settings can allow them again.
another-device = Another device
another-device-about = Take your tables to your phone or another computer. Both are you then.
show-code = Show a code
another-code = Another code
device-code-about = Scan it there, or type it under “I have a code”. It is good once, for ten minutes.
have-code = I have a code
the-code = The code
device-question = Is this device yours too?
device-about = Then you find your tables here as well. What was played here before comes along.
device-yes = Yes, it is mine
device-is-mine = This device is yours now
welcome-back = Good to see you, { $who }.
to-your-tables = To your tables
code-unknown = This code is not good, or not any more. Show a new one on the other device.
code-not-here = This device is yours already, or both sit at the same table.
everything-mine = Everything of mine
export = Save as a file
import = Read a file in
import-unreadable = This file was not saved here.
imported-device = This device is yours now.
imported =
    { $tables ->
        [0] No finished game is new.
        [one] One finished game is new.
       *[other] { $tables } finished games are new.
    }
imported-skipped =
    { $tables ->
        [one] One was here already or still being played.
       *[other] { $tables } were here already or still being played.
    }
imported-refused =
    { $tables ->
        [one] One could not be read.
       *[other] { $tables } could not be read.
    }
imported-left = There was no time for { $tables } of them: read the file in once more.
mail = Mail
mail-address = Your mail address
mail-state-none = This server sends no mail.
mail-state-off = A mail when a table waits for you: once for each turn.
mail-state-unconfirmed = A mail is on its way to { $address }. Open its link to confirm the address.
mail-state-on = When a table waits for you, { $address } gets one mail for each turn.
mail-forget = Forget the address
mail-invalid = No mail can go to this address.
mail-link-old = This link is not good any more.
mail-confirm-question = Shall mails about your turns come to this address?
mail-confirm = Yes, please
mail-confirm-done = Done: you get a mail when a table waits for you.
mail-stop-question = No more mails about your turns?
mail-stop = Stop them
mail-stop-done = Done: no more mails come.

yes = yes
no = no
whats-your-name = What shall we call you?
and-your-tool = and your tool
tool-magnifier = Magnifier
tool-letter = Letter
tool-inkpot = Inkpot
tool-tweezers = Tweezers
tool-horn = Post horn
tool-drop = Drop of ink
tool-album = Album
tool-seal = Hand stamp
level-novice = novice
level-amateur = amateur
level-collector = collector
level-expert = expert
level-master = master
invite-friends = Invite friends
    .about = a link, no account
beside-me = Beside me
    .about = one device goes round
open-the-table = Open the table
who-is-beside-me = Who sits beside you?
    .about = You pass this device round.
person-number = Person { $number }
one-more-person = One more
fewer-person = Without { $who }
fill-with-bots = Bots on the other seats
    .about =
        { $bots ->
            [one] One bot plays along.
           *[other] { $bots } bots play along.
        }
sit-down-together = Sit down together
sit-down = Sit down
sit-down-again = Sit down again
invites-you = { $who } invites you to
a-seat-is-free = A seat is free for you
your-seat = your seat
free-seat = free
seat-is-free = free
seat-for-a-friend = for a friend
seat-kept-by-bot = kept by a bot
seat-is-kept = kept
host = host
bot-of-level = bot, { $level }
no-account = No account needed
only-watch = I only watch
table-is-full = Every seat is taken.
table-gathers = the table gathers
seats-taken = { $taken } of { $total } seats taken
open-seat = An open seat
seat-waits = waiting for somebody
seat-beside = beside the host
seat-you = you
seat-here = here
seat-away = not here right now
seat-just-now = just sat down
seat-number = Seat { $number }
invite = Invite
put-bot = Put a bot here
change = Change
change-seat-of = Change the seat of { $who }
more-for-seat = More for this seat
free-seat-of = Free the seat of { $who }
bot-level = Level of the bot
take-level = Take this level
somebody-beside-me = Somebody beside me
their-name = Name
sits-beside-me = Sits beside me
remove-person = Free the seat of { $who }
    .about = They are told, and may sit down again.
free-this-seat = Free this seat
change-places-with = Change places with
this-table = This table
this-table-host = Everybody sees it. You are the host, you set it.
this-table-guest = { $who } is the host and sets it.
seats = Seats
pace = Time for a move
no-clock = No clock
pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
pace-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
pace-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
weekends = Weekends are free
    .about = Saturdays and Sundays do not count.
free-text = Free text
    .about = Besides the phrases, everybody may write.
others-watch = Others may watch
    .about = with the link, without a seat
listed = List in the lobby
    .about = Anybody here may take an open seat.
fair-shuffle = A fair shuffle
    .about = The server has fixed its part of the shuffle, and everybody who sits down adds a part of their own. This fingerprint proves at the end that nothing was changed.
room-screen = A screen for the room
    .about = the table large, for everybody to see
open-screen = Open
invitation = Come and sit with us
    .about = Scan it or open the link. No account, one name.
qr-code = QR code with the link to this table
link = Link to this table
copy = Copy
share = Share
link-copied = The link is copied.
copy-by-hand = The link is selected: copy it by hand.
come-and-sit = Come and play { $game } with me.
or-type-at-home = or type on the home page:
only-this-machine = Only this computer can open the link. To let others in, start the server with “make play SHARE=1” or “sammelsurium serve --share”.
start = Start
start-with-bots = Start with bots on the empty seats
    .about = A friend can still take such a seat later.
fill-up = Fill up with bots
waiting-for-host = Waiting for { $who } to start
you-watch = You are watching.
leave-table = Leave the table
disperse = Clear the table
    .about = The table is gone for everybody who sits here.
ended-removed = Your seat is free again
    .about = { $who } has given your seat free. Nothing else has happened.
ended-gone = This table is no more
    .about = { $who } has cleared it away before it began.
seat-name-refused = This name does not work here. Take another one, short and different from the others.
seat-not-free = That seat is not free any more. Look who sits there now.
seats-in-use = Somebody sits on one of these seats.
word-unknown = No table waits under this word. Look at it again.
lobby = Lobby
    .about = open tables of others
lobby-empty = No open table just now. Whoever invites can list theirs here.
lobby-open =
    { $open ->
        [one] one seat open
       *[other] { $open } seats open
    }
gathers-open =
    { $open ->
        [0] gathers, everybody is here
        [one] gathers, one seat open
       *[other] gathers, { $open } seats open
    }
gathering-tables = They gather
table-word = A table’s word
    .example = like “moss tram 41”
go-there = Go
next-table = Next table
no-next-table = No table waits for you.

## When something is not right

error-unreadable = The table did not understand that move.
error-illegal = That move is not possible.
error-stale = The table had moved on. Here is how it stands now.
error-not-yours = That seat is not yours.
error-among-themselves = The people at this table play among themselves.
error-not-found = This table does not exist, or it has been cleared away.
error-invalid = The table cannot be opened like that.
error-outdated = This table was played by other rules than the server has now; it cannot be continued.
error-too-fast = Not so fast, please. In a moment you can go on; nothing was changed.
error-starting = The table server is still starting. Try again in a moment.
error-away = The server cannot reach its database right now. In a moment the table will show whether your move counted.
error-full = Right now there is no free place on the server. Try again in a moment.
error-broken = Something is wrong with this table on the server. Nothing of it is lost.
error-unreachable = The table server does not answer.
error-not-sent = The table server did not answer; your move may not have arrived.
error-no-page = There is nothing on this page.
error-no-rulebook = This rulebook is not on the shelf.
error-unknown-game = This page cannot draw that game.
