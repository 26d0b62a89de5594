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
table-options = Your name and table options
your-name = Your name
your-tables = Your tables
tables-waiting =
    { $count ->
        [0] no game is running
        [one] one game is waiting on the desk
       *[other] { $count } games are waiting on the desk
    }
no-tables = The desk is still empty. A table you open stays here until you clear it away, even when you close the page.
waits-for = { $who } is next
table-over = Finished
score-line = Score { $score }
clear-table = Clear this table away
compiling = The rules are being compiled
compiling-step = { $step } ({ $done } of { $total }). This happens once; afterwards the table is ready at once.

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
error-starting = The table server is still starting. Try again in a moment.
error-away = The server cannot reach its database right now. In a moment the table will show whether your move counted.
error-broken = Something is wrong with this table on the server. Nothing of it is lost.
error-unreachable = The table server does not answer.
error-not-sent = The table server did not answer; your move may not have arrived.
error-no-page = There is nothing on this page.
error-no-rulebook = This rulebook is not on the shelf.
error-unknown-game = This page cannot draw that game.
