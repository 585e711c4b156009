### Why a move is refused.

say-no-not-your-decision = it is not yours to decide right now
say-no-nothing-to-redo = there is nothing to redo
say-no-nothing-done-by-you = you have not done anything yet
say-no-not-yours-to-take-back = you can only take back what you did yourself
say-no-copied = that happened in the game this one continues from
say-hint-weighed = Of { $tries } lines a master tried, { $share } in 100 began like this. Next best: { $second } ({ $next } in 100).
