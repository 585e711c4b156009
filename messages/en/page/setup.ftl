### Page: setting up a table.

## setting up a table

page-setup-new-table = New table
page-setup-me-named = Me ({ $name })
page-setup-who-sits = Who sits in seat { $seat }
page-setup-name-of = Name of the person in seat { $seat }
page-setup-clock = Clock
page-setup-minutes-each = Minutes each
page-setup-seconds-more = Seconds more after each turn
page-setup-seconds-free = Seconds of each turn for free
page-setup-hours-turn = Hours for each turn
page-setup-hours-saved = Hours that can be saved up
page-setup-when-leaves = When somebody leaves
page-setup-when-up = When time is up, or somebody leaves
page-setup-clocks-stand = Clocks stand still while the server is down.
page-setup-players = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
page-setup-players-from-to = { $first }–{ $last } players
page-setup-players-or = { $numbers } or { $last } players
page-setup-ready = Ready to play
page-setup-your-own = Your own
page-setup-own-changed = You have changed something: this table is as you like it.
page-setup-own-change = Change anything below; nothing else needs to be touched.
page-setup-draw-again = Draw again
page-setup-found-by--link = Only people with the link
page-setup-found-by--list = Everybody, on the home page
page-setup-looking-on--all = Everybody who finds it
page-setup-looking-on--players = Only the players
page-setup-advice--yes = For whoever asks; the others see it
page-setup-advice--no = None
page-setup-once-more = Once more
page-setup-in-short = In short
page-setup-who-plays = Who plays
page-setup-players-legend = Players
page-setup-who-finds = Who may find the table
page-setup-who-looks = Who may look on
page-setup-hints-legend = Hints: what would a master do?
page-setup-how-long = How long
page-setup-by-what-rules = By what rules
page-setup-setting-up = Setting up…
page-setup-open-table = Open the table
page-setup-begin-game = Begin the game
page-setup-link-to-send = You get a link to send to the others. The game begins when every seat is taken.
page-setup-begins-at-once = Every seat is taken: the game begins at once.
page-setup-preset--none = No clock
page-setup-preset--live-10 = Live, 10 minutes + 10 s
page-setup-preset--live-20 = Live, 20 minutes + 15 s
page-setup-preset--live-45 = Live, 45 minutes + 30 s
page-setup-preset--day = A day a move
page-setup-preset--three-days = Three days a move
page-setup-preset--own-live = Live, by my own numbers…
page-setup-preset--own-days = Over days, by my own numbers…
page-setup-absence--bot-steady = A steady bot sits in
page-setup-absence--bot-novice = A novice bot sits in
page-setup-absence--bot-strong = A strong bot sits in
page-setup-absence--bot-master = A master bot sits in
page-setup-absence--substitute = Somebody else may take the seat
page-setup-absence--forfeit = They forfeit the game
page-setup-bot-words--novice = Novice: makes the mistakes of a first game. Good company while you learn.
page-setup-bot-words--steady = Steady: looks one action ahead and takes what it sees. A fair game for most.
page-setup-bot-words--strong = Strong: thinks ahead for a fifth of a second. Punishes mistakes.
page-setup-bot-words--master = Master: thinks ahead for a second. Beat it if you can.
page-setup-bot-words--random = Random: does anything it may. Only to try things out.
page-setup-bots--novice = { $n } novice bots
page-setup-bots--steady = { $n } steady bots
page-setup-bots--strong = { $n } strong bots
page-setup-bots--master = { $n } master bots
page-setup-bots--random = { $n } random bots
page-setup-you = you
page-setup-open-seats = { $n ->
    [one] an open seat
   *[other] { $n } open seats
 }
page-setup-at-the-table = At the table: { $people }.
page-setup-rules-printed = Rules: as printed.
page-setup-rules-agreed = Rules: { $rules }.
page-setup-found-list = Everybody finds the table on the home page.
page-setup-found-link = Only people with the link find the table.

## the language

page-setup-new-to-game = New to this game? <learn>First game, { $n } minutes</learn>
