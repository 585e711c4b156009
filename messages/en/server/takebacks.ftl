### Takebacks.

say-takeback-last = { $name } asks to take back the last action and all that came after: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-takeback-more = { $name } asks to take back actions and all that came after: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-barred-over = The game is over and its dice are open; nothing can be taken back.
say-barred-nothing = You have not done anything yet that could be taken back.
say-barred-shown = Your last action has shown something.
say-barred-shown-this = Your last action has shown something: { $told }
say-barred-chance = Chance has decided since your last action.
say-barred-chance-this = Chance has decided since your last action: { $told }
say-barred-acted = { $name } has decided since your last action.
say-barred-acted-this = { $name } has decided since your last action: { $told }
