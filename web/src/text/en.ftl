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

## When something is not right

error-unreadable = The table did not understand that move.
error-illegal = That move is not possible.
error-stale = The table had moved on. Here is how it stands now.
error-not-yours = That seat is not yours.
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
