### Why a move is refused.

say-no-not-your-decision = it is not yours to decide right now
say-no-nothing-to-redo = there is nothing to redo
say-no-nothing-done-by-you = you have not done anything yet
say-no-not-yours-to-take-back = you can only take back what you did yourself
say-no-copied = that happened in the game this one continues from
say-hint-clear = By far the best move. After it comes: { $second }.
say-hint-better = A little better than: { $second }.
say-hint-close = A close call. Nearly as good: { $second }.
say-hint-nothing = Nothing else you can do now looked better.
say-hint-next = Nothing else looked better. Next best: { $second }.
say-hint-risk = Nothing else looked better. The next best is “{ $second }”; it may turn out like this: { $prospects }.
