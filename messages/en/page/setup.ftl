### Page: setting up a table.

## setting up a table

page-setup-new-table = New table
page-setup-me-named = Me ({ $name })
page-setup-who-sits = Who sits in seat { $seat }
page-setup-name-of = Name of the person in seat { $seat }
page-setup-clock = Clock
page-setup-minutes-each = Minutes per player
page-setup-seconds-more = Seconds added after each turn
page-setup-seconds-free = Free seconds in each turn
page-setup-hours-turn = Hours per turn
page-setup-hours-saved = Hours that can be saved up
page-setup-when-leaves = If someone leaves
page-setup-when-up = If time runs out or someone leaves
page-setup-clocks-stand = Clocks stop while the server is down.
page-setup-players = { $n ->
    [one] 1 player
   *[other] { $n } players
 }
page-setup-players-from-to = { $first }–{ $last } players
page-setup-players-or = { $numbers } or { $last } players
page-setup-ready = Ready to play
page-setup-your-own = Your own
page-setup-draw-again = Draw again
page-setup-own-changed = You have changed something, so this table is your own.
page-setup-own-change = Change whatever you like below; the rest can stay as it is.
page-setup-found-by--link = Only people with the link
page-setup-found-by--list = Everyone, on the home page
page-setup-looking-on--all = Anyone who finds it
page-setup-looking-on--players = Only the players
page-setup-advice--yes = Yes; the others see who asks
page-setup-advice--no = No
page-setup-once-more = Play again
page-setup-in-short = In short
page-setup-who-plays = Players
page-setup-players-legend = How many
page-setup-who-finds = Who can find the table
page-setup-who-looks = Who can watch
page-setup-hints-legend = Hints: what would a master do?
page-setup-how-long = Time
page-setup-by-what-rules = Rules
page-setup-setting-up = Setting up…
page-setup-open-table = Open the table
page-setup-begin-game = Start the game
page-setup-link-to-send = You will get a link for the others. The game starts when every seat is taken.
page-setup-begins-at-once = Every seat is taken: the game starts right away.
page-setup-preset--none = No clock
page-setup-preset--live-10 = Live, 10 minutes + 10 s
page-setup-preset--live-20 = Live, 20 minutes + 15 s
page-setup-preset--live-45 = Live, 45 minutes + 30 s
page-setup-preset--day = One day per turn
page-setup-preset--three-days = Three days per turn
page-setup-preset--own-live = Live, with your own times…
page-setup-preset--own-days = Over days, with your own times…
page-setup-absence--bot-steady = A steady bot plays for them
page-setup-absence--bot-novice = A novice bot plays for them
page-setup-absence--bot-strong = A strong bot plays for them
page-setup-absence--bot-master = A master bot plays for them
page-setup-absence--substitute = Someone else may take the seat
page-setup-absence--forfeit = They forfeit the game
page-setup-bot-words--novice = Novice: makes beginner’s mistakes. Good company while you learn.
page-setup-bot-words--steady = Steady: looks one action ahead and takes what it sees. A fair game for most people.
page-setup-bot-words--strong = Strong: thinks ahead for a fifth of a second. Punishes mistakes.
page-setup-bot-words--master = Master: thinks ahead for a second. Beat it if you can.
page-setup-bot-words--random = Random: does anything allowed. Only for trying things out.
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
page-setup-found-list = Everyone can find the table on the home page.
page-setup-found-link = Only people with the link can find the table.

## the language

page-setup-new-to-game = New to this game? <learn>Learn it in { $n } minutes</learn>
