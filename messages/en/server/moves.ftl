### Why a move is refused.

say-no-not-your-decision = it is not your decision now
say-no-nothing-to-redo = there is nothing to do again
say-no-nothing-done-by-you = you have not done anything yet
say-no-not-yours-to-take-back = you can ask to take back only what you did yourself
say-no-copied = that was done in the game that this one goes on from
say-hint-weighed = Of { $tries } lines a master tried, { $share } in 100 began like this. Next best: { $second } ({ $next } in 100).
