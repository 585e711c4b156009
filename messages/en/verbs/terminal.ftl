### At the terminal.

## Who sits at a table

say-player = Player { $seat }

## At the terminal

term-left = You leave the table. The game is not over.
term-over = The game is over.
term-input-ended = The input has ended.
term-offers = Choose an offer from 1 to { $most }.
term-help-hint = { $why } Type ? for help.
term-taken-back = Taken back.
term-name-file = Give a file name: save game.karst
term-saved = Saved to { $file }.
term-allowed = You may do that.
term-name-words = Give some words: rules dwarf
term-no-rule = No rule mentions `{ $words }`.
term-ruling = (ruling)
term-nothing-since = Nobody else has done anything since your last turn.
term-kind-offers = { $words } Offers { $first } to { $last }.
term-not-now = Not now:
term-name-offer = Give an offer from 1 to { $most }, or an action: odds 1
term-no-odds = That cannot be done now; `why ACTION` says why.
term-no-chance = No dice or cards are involved.
term-no-place = There is no place called `{ $words }`.
term-changed = Changed: { $news }
term-here = Here: { $thing }
term-exit = Exit { $words }
term-nothing-yet = Nothing has happened yet.
term-thinking = Let me think …
term-hint = A master would take offer { $number }: { $words }. { $reason }
term-no-reasons = Nobody has done anything since your last turn that needs explaining.
term-must-decide = You have to decide this; only optional offers can be hushed.
term-not-about = This is not about `{ $words }`.
term-hushed = You will not be asked about { $topic } again.
term-not-hushed = You have not hushed that.
term-heard = You will be asked about { $topic } again.
term-hush-one = hush  Stop asking me about { $topic } in this game
term-or = { $first } or { $last }
term-pass = Pass the device to { $name }.
term-pass-enter = { $name }, press Enter when nobody else is looking:
term-nobody-wins = Nobody wins.
term-wins = { $name } wins.
term-share = { $names } share the victory.
term-turned = Turning points:
term-after-step = After step { $step } of { $all }:
term-sure = Resign? Type yes to resign, anything else to play on >
term-yes = yes
