# The page itself, English. What belongs to one game lives with that game.

## Everywhere

close = Close
back = Back
back-to-shelf = Back to the shelf
try-again = Try again
you = You
# What somebody is called who has given no name: others read it.
guest = Guest
bot = bot
settings = Settings
menu = Menu
language = Language
dark-theme = Dark theme
sound = Sound
showing = How others’ moves are shown
showing-calm = Calm
    .about = Everything moves in its own time.
showing-brisk = Brisk
    .about = Everything moves, but fast.
showing-at-once = At once
    .about = You see only how it ends.
keys = Keys
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-space = Space
keys-next = to the next button or piece
keys-move = from piece to piece
keys-choose = chooses
keys-back = puts back what is in your hand, or closes a note
keys-undo = takes your last step back
keys-skip = skips what is being shown
keys-table = goes to the next table that waits for you
keys-list = shows these keys
rulebook = Rulebook
contents = Contents
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-total = Points
labelled = { $name }: { $about }

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
no-tables = No game here yet. What you begin stays here until you clear it away, even when you close the page.
waits-for = { $who } to play
table-over = Finished
score-line = Score { $score }
clear-table = Clear this table away
clear-running = This game is still running
    .about = It disappears from here. The others go on without you, and only its address would bring you back.
keep-table = Keep it
show-more-tables = Show more finished tables
outdated-game = This server no longer has the game.
outdated-rules = Begun under other rules than this server has now.
outdated-box = Begun with other contents of the box than this server has now.
outdated-offer = Open it to save the game.
outdated-closes = This table cannot be played on here, but the game is kept. A saved game tells everything that was secret: once one of you saves it, nobody plays on here.
kept-in-words = The result stays. How the table looked can no longer be shown; the saved game tells every move.
rulebooks-are-here = The rulebooks are here all the same: take a box from the shelf.
compiling = Loading the games
compiling-step = { $step } ({ $done } of { $total }).
warming = The bots that look ahead are still warming up, just this once. You can begin already.
warming-seconds =
    { $seconds ->
        [one] The bots that look ahead warm up for about { $seconds } more second, just this once. You can begin already.
       *[other] The bots that look ahead warm up for about { $seconds } more seconds, just this once. You can begin already.
    }
warming-failed = On this machine these bots cannot look ahead, so they play like amateurs. The server’s log says why.

## A table

setting-up = Setting up…
your-turn = Your turn
others-turn = Not your turn
one-moment = One moment…
game-over = Game over
score = Score
score-sheet = Score breakdown
ranking = Final scoring
go-on = Go on
play-again = Play again
save-record = Save this game
open-record = Watch a saved game
    .about = Open a game that somebody saved at its end. You see it as those did who looked on, move by move if you like. Nothing is stored.
choose-record = Choose the file, or drop it here
a-record = Saved game
record-unreadable = This is no saved game, or it has been changed. Choose the file that “Save this game” gave you.
record-campaign = This is the chronicle of a campaign. Only a single game can be watched here.
record-outdated-game = This server does not have the game that was played here.
record-outdated-rules = This game was played by other rules than this server has now.
record-outdated-box = This game was played with other contents of the box than this server has now.
moments = Moments of the game
moment-first = To the beginning
moment-before = One move back
moment-next = One move on
moment-last = To the end
moment-of = { $now } of { $total }
shuffle-check = The shuffle can be checked
shuffle-about = The server fixed its secret before anything was dealt, and showed you a fingerprint of it. Secret and words together decided every draw.
shuffle-fits = The secret is the one it promised.
shuffle-differs = The secret is not the one it promised.
shuffle-uncomputed = Without https this page cannot compute whether the secret is the promised one.
shuffle-other = While you played you were shown another fingerprint.
shuffle-missing = The word of your browser is not among them.
shuffle-promise = Fingerprint
shuffle-secret = The server’s secret
shuffle-word = { $name }’s word
shuffle-verify = To have every draw checked, save the game and run this:
shuffle-file = game
log = Log
pages = Pages of the table
tab-table = Table
tab-bonus = Bonus tiles
tab-players = Others
tab-log = Log
you-won = You have won.
you-won-too = You and { $who } have won together.
have-won =
    { $count ->
        [one] { $who } has won.
       *[other] { $who } have won together.
    }
show-count = Final scoring
prompt-acts = { $who } is playing.
skip = Skip
since-my-turn = What happened since my last turn
enlarge-player = Look closer: { $who }
points-now-end = { $now } now, { $end } at the end if all stays as it is
now = now
at-the-end = at the end
put-back = Put it back
undo = Undo
see-rule = See the rule
thinking = is thinking…
reconnecting = The connection is lost. Trying again…

## People at the table

people = People
unread = { $count } unread

# One device goes round
company = Between us
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
motion-undo = { $who } took back a move.
motion-pause = The game rests.
motion-resume = The game goes on.
motion-refused = Not everybody agreed. Everything stays as it is.
paused = The game rests until everybody wants to go on.
time-left = Time for this move: { $time }
time-up = The agreed time is up.
ended-together = You ended this game together. It has no ranking.
they-play-again = Another game is being set up.
play-along = Play along
look-there = Have a look

# Talk and watching
watchers =
    { $count ->
        [one] one person is watching
       *[other] { $count } people are watching
    }
watchers-talk = Only others who watch read what you say.
somebody = Somebody
talk = Talk
phrases = More to say
say-something = Say something…
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
me-about = Your name at the next table.
me-keep = Save
me-kept = Saved.
notices = Tell me in the browser when it is my turn
notices-withheld = The browser shows no notifications for this address. They need https, or the machine the server runs on.
notices-denied = You have blocked this page’s notifications; the browser’s settings can allow them again.
another-device = Another device
another-device-about = Take your tables to your phone or another computer. You are the same person on both.
show-code = Show a code
another-code = Another code
device-code-about = Scan it there, or type it under “I have a code”. It works once, for ten minutes.
have-code = I have a code
the-code = The code
device-question = Is this device yours too?
device-about = Then you find your tables here as well. What was played here before comes along.
device-yes = Yes, it is mine
device-is-mine = This device is yours now
welcome-back = Good to see you, { $who }.
to-your-tables = To your tables
code-unknown = This code does not work, or no longer does. Show a new one on the other device.
code-not-here = This device is yours already, or both sit at the same table.
everything-mine = My data
export = Save as a file
import = Open a file
import-unreadable = This file was not saved here.
imported-device = This device is yours now.
imported =
    { $tables ->
        [0] No new finished games.
        [one] One new finished game.
       *[other] { $tables } new finished games.
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
imported-left =
    { $tables ->
        [one] There was no time for one of them: open the file once more.
       *[other] There was no time for { $tables } of them: open the file once more.
    }
mail = Email
mail-address = Your email address
mail-state-none = This server sends no email.
mail-state-off = An email when a table is waiting for you, one for each turn.
mail-state-unconfirmed = An email is on its way to { $address }. Open its link to confirm the address.
mail-state-on = When a table is waiting for you, { $address } gets one email for each turn.
mail-forget = Forget the address
mail-invalid = No email can reach this address.
mail-link-old = This link no longer works.
mail-confirm-question = Shall emails about your turns go to this address?
mail-confirm = Yes, please
mail-confirm-done = Done: you get an email when a table is waiting for you.
mail-stop-question = No more emails about your turns?
mail-stop = Stop them
mail-stop-done = Done: no more emails.

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
only-watch = I’ll just watch
table-is-full = Every seat is taken.
table-gathers = the table is filling up
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
change-seat-of = Change { $who }’s seat
more-for-seat = More for this seat
free-seat-of = Free { $who }’s seat
bot-level = Level of the bot
take-level = Take this level
somebody-beside-me = Somebody beside me
their-name = Name
sits-beside-me = Sits beside me
remove-person = Free { $who }’s seat
    .about = They are told, and may sit down again.
free-this-seat = Free this seat
change-places-with = Change places with
this-table = This table
this-table-host = Everybody sees this. You are the host, you decide.
this-table-guest = { $who } is the host and decides.
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
    .about = { $who } has freed your seat. Nothing else has happened.
ended-gone = This table is gone
    .about = { $who } cleared it away before it began.
seat-name-refused = This name does not work here. Take another one, short and different from the others.
seat-not-free = That seat is no longer free. See who sits there now.
seats-in-use = Somebody sits on one of these seats.
word-unknown = No table is waiting under this word. Check it once more.
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
        [0] everybody is here
        [one] filling up, one seat open
       *[other] filling up, { $open } seats open
    }
gathering-tables = Waiting for players
table-word = A table’s word
    .example = “moss tram 41”
go-there = Go
next-table = Next table
no-next-table = No table is waiting for you.

## When something is not right

error-unreadable = The table did not understand that move.
error-illegal = That move is not possible.
error-stale = The table had moved on. Here is how it stands now.
error-not-yours = That seat is not yours.
error-among-themselves = The people at this table play among themselves.
error-not-found = This table does not exist, or it has been cleared away.
error-invalid = The table cannot be opened like that.
error-outdated = This table was played under other rules than the server has now; it cannot be continued.
error-too-fast = Not so fast, please. In a moment you can go on; nothing was changed.
error-starting = The table server is still starting. Try again in a moment.
error-away = The server cannot reach its database right now. In a moment the table will show whether your move counted.
error-full = Right now there is no free place on the server. Try again in a moment.
error-broken = Something is wrong with this table on the server. Nothing of it is lost.
error-unreachable = The table server does not answer.
error-not-sent = Your move did not arrive. It is kept here.
send-again = Send it again
give-back = Give it back
error-no-page = There is nothing on this page.
error-no-rulebook = This rulebook is not on the shelf.
error-unknown-game = This page does not know that game.

## A game that this page has no drawings for

plain-shared = On the table
plain-choices = What you can do
plain-prompt = What do you do?
plain-chosen = { $choice }?
plain-none = nothing
usual-prompt-thinking = { $who } is thinking…
usual-prompt-waiting = Waiting for { $who }.
usual-prompt-over = The game is over.
usual-tie-break-name = Decides a tie
