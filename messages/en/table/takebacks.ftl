### Takebacks.

say-takeback-last = { $name } asks to take back the last action and everything after it: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-takeback-more = { $name } asks to take back several actions and everything after them: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } in all.
say-barred-over = The game is over and its chance has been laid open, so nothing can be taken back.
say-barred-nothing = You have not done anything yet that could be taken back.
say-barred-shown = Your last action revealed something.
say-barred-shown-this = Your last action revealed something: { $told }
say-barred-chance = Chance has decided since your last action.
say-barred-chance-this = Chance has decided since your last action: { $told }
say-barred-acted = { $name } has acted since your last action.
say-barred-acted-this = { $name } has acted since your last action: { $told }
