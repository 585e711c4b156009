### At the terminal.

## Who sits at a table

say-player = Player { $seat }

## At the terminal

term-left = You leave the table. The game is not over.
term-over = The game is over.
term-input-ended = The input has ended.
term-offers = There are offers 1 to { $most }.
term-help-hint = { $why } Type ? for help.
term-taken-back = Taken back.
term-name-file = Name a file: save game.karst
term-saved = Saved to { $file }.
term-allowed = You may do that.
term-name-words = Name some words: rules dwarf
term-no-rule = No rule speaks of `{ $words }`.
term-ruling = (ruling)
term-nothing-since = Nobody else has done anything since you decided.
term-kind-offers = { $words } Offers { $first } to { $last }.
term-not-now = Not now:
term-name-offer = Name an offer from 1 to { $most }, or an action: odds 1
term-no-odds = That cannot be done now; `why ACTION` says why.
term-no-chance = Neither dice nor cards have a part in that.
term-no-place = No place is called `{ $words }`.
term-changed = Changed: { $news }
term-here = Here: { $thing }
term-exit = Exit { $words }
term-nothing-yet = Nothing has happened yet.
term-thinking = Let me think …
term-hint = A master would take offer { $number }: { $words }. { $reason }
term-no-reasons = Nobody has done anything since you did that could be explained.
term-must-decide = This has to be decided; only what is merely offered can be hushed.
term-not-about = This is not about `{ $words }`.
term-hushed = You are not asked about { $topic } again.
term-not-hushed = You have not hushed that.
term-heard = You are asked about { $topic } again.
term-hush-one = hush  Do not ask me about { $topic } again in this game
term-or = { $first } or { $last }
term-pass = Pass the device to { $name }.
term-pass-enter = { $name }, press Enter when nobody else looks:
term-nobody-wins = Nobody wins.
term-wins = { $name } wins.
term-share = { $names } share the victory.
term-turned = What turned the game:
term-after-step = After step { $step } of { $all }:
term-sure = Resign? Type yes to do so, anything else to play on >
term-yes = yes
