# What is written to people by mail.

confirm-subject = May we write to you when it is your turn?
confirm-text =
    Somebody who plays at { $house } would like to be told by email, at this address, when it is their turn.

    If that is you, say yes here:
    { $confirm }

    If it is not, do nothing, and you will hear nothing more. To have the address forgotten at once:
    { $stop }

turn-subject = Your turn: { $game } with { $names }
turn-text =
    { $game } with { $names } is waiting for you:
    { $table }

    No more emails like this:
    { $stop }

turn-alone-subject = Your turn: { $game }
turn-alone-text =
    { $game } is waiting for you:
    { $table }

    No more emails like this:
    { $stop }
