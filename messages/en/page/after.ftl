### Page: after a game.

page-after-result-link-copied = Link to this result copied.
page-after-result-link-here = This browser does not let pages copy. The link to this result is in the address bar.
page-after-with-hints = { $n ->
    [one] took a hint
   *[other] took { $n } hints
 }
page-after-change-set-up = Change the setup
page-after-replay = Replay
page-after-save-record = Save the record
page-after-dice-report = Luck report
page-after-share-result = Share
page-after-what-dice-did = Luck in this game
page-after-fair = Was chance fair? Check for yourself
page-after-fair-about = Before the game the server committed to a secret by publishing its BLAKE3 hash; now that the game is over, the secret is open. Save the record and run
page-after-fair-command = <code>karst verify { $file }</code>
page-after-fair-deals = to deal the whole game again from the secret.
page-after-promised = Published before
page-after-secret = Secret
page-after-in-a-moment = shown in a moment
page-after-cave-wins = The cave wins this time.
page-after-you-win = You win!
page-after-wins = { $name } wins.
page-after-you-share = You and { $names } share the victory.
page-after-share = { $names } share the victory.
page-after-final-table = Final standings
page-after-how-it-went = How it went
page-after-after-the-game = After the game
page-after-look-at-moment = Look at this moment
page-after-go-on-against-bots = Play on from here against bots
page-after-over-time = { $points } over time
page-after-end-mark = end
page-after-as-table = As a table
page-after-turn-by-turn = { $points } turn by turn
page-after-when-began = At the start of the turn
page-after-place = Place
page-after-what-turned = Turning points
page-after-go-on-here = Play on from here
page-after-go-on-here-at = Play on from here: { $sentence }
page-after-the-end = The end
page-after-turn = Turn { $n }
page-after-turn-of = Turn { $n }: { $names }
page-after-what-ended = How it ended: { $words }
page-after-how-far = { $n ->
    [one] It lasted one turn.
   *[other] It lasted { $n } turns.
 }
page-after-the-result = Result
page-after-show-result = See the result
page-after-look-at-board = Look at the board
page-after-to-home = Home
page-after-first-alone = { $points } points: your first time home alone, and the mark to beat.
page-after-best-alone = { $points } points: your best game alone so far, by { $more }.
page-after-as-good-alone = { $points } points: exactly as good as your best.
page-after-short-alone = { $points } points. Your best game alone is { $best }: only { $short } more.
