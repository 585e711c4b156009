### Page: around every page.

## an address that leads nowhere

page-shell-not-found = Not found
page-shell-not-found-picture = A tunnel that ends in the dark
page-shell-not-found-heading = This tunnel ends here
page-shell-not-found-at--page = There is no page at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--table = There is no table at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--game = There is no game at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-not-found-at--record = There is no record at <code>{ $path }</code>. It may have been mistyped, or it is gone.
page-shell-back-to-the-light = Back to the light

## around every page

page-shell-no-other-table = No other table waits for you.
page-shell-skip = Skip to the content
page-shell-part--set-up = The set-up
page-shell-part--table = The table
page-shell-part--notifications = The notifications
page-shell-part--account = The account
page-shell-part--replay = The replay
page-shell-part--records = The records
page-shell-part--rules = The rules
page-shell-part--lesson = The lesson
page-shell-part--page = This page
page-shell-part--here = This part of the page
page-shell-part--board = The board
page-shell-part--words = The board in words
page-shell-part--me = Who you are
page-shell-part--options = The rules to choose from
page-shell-part--result = The result
page-shell-part--course = How the game went
page-shell-part--dice = The dice report
page-shell-language = en
page-shell-description = Karst: one table for cave board games, in your browser.
page-shell-needs-script = Karst needs JavaScript to show its tables.
page-shell-crash-missing = A piece of the page did not arrive
page-shell-crash-broken = Something broke
page-shell-crash-not-loaded = { $what } could not be loaded. The server may just have been updated or the line was lost. Your game is safe on the server.
page-shell-crash-stopped = { $what } stopped working. Your game is safe on the server: every step is stored there before it is shown.
page-shell-crash-reload = Load the page again
page-shell-crash-retry = Try without loading
page-shell-go-home = Go home
page-shell-home-link = Karst, home
page-shell-main-menu = Main
page-shell-tables-wait = { $n ->
    [one] table waits for you
   *[other] tables wait for you
 }
page-shell-rules = Rules
page-shell-keys = Keys
page-shell-settings = Settings
page-shell-account = Account
page-shell-account-of = Account, { $name }
page-shell-keys-tab = To the next thing that can be chosen; <kbd>Shift</kbd> with it goes back
page-shell-keys-enter = Choose it
page-shell-keys-escape = Close what lies on top
page-shell-keys-off = Single-letter keys are switched off in the settings.
page-shell-with-shift = Shift { $key }
page-shell-loading = Lighting the lamp…
page-shell-close = Close
page-shell-notices = Notices
page-shell-not-possible = Not possible.
page-shell-dismiss = Dismiss this notice
page-shell-as-the-system = As the system
page-shell-theme--light = Light
page-shell-theme--dark = Dark
page-shell-motion--normal = Normal
page-shell-motion--fast = Fast
page-shell-motion--off = Off
page-shell-shape--picture = Picture
page-shell-shape--both = Picture and words
page-shell-shape--words = Words
page-shell-you-are-now = You are { $name } from now on.
page-shell-my-name = My name
page-shell-save = Save
page-shell-theme-legend = Theme
page-shell-motion-legend = Animation
page-shell-size-legend = Text size
page-shell-board-legend = The board at a table
page-shell-to-notifications = Notifications: be told when a table waits for you
page-shell-letter-keys = Single-letter keys (? shows them)
page-shell-key-says--keys = Show or hide these keys
page-shell-key-says--rules = Open or close the rules
page-shell-key-says--undo = Take back my last action
page-shell-key-says--redo = Do again what I took back
page-shell-key-says--log = Show or hide the log
page-shell-key-says--chat = Show or hide the chat
page-shell-key-says--what-now = What can I do now?
page-shell-key-says--next = Go to the next table that waits for me
page-shell-key-says--where = Where am I?
page-shell-key-says--near = What is near?
page-shell-key-says--hand = What do I hold?
page-shell-key-says--last = What happened last?
page-shell-key-says--asked = What am I asked?
page-shell-key-says--words = The board in words, or as a picture
page-shell-no-answer = The server does not answer. Is it running, and are you online?
page-shell-no-reason = The server answered { $status } without a reason. Try again in a moment.
page-shell-left-before-answer = The table was left before the answer came.
page-shell-just-now = just now
page-shell-refused = Not possible. { $sentence }
page-shell-title-hurry = ⏳ Time is short · { $place }
page-shell-title-my-turn = ● Your turn · { $place }
page-shell-seat-name = Seat { $seat }
page-shell-time--second = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
page-shell-time--minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
page-shell-time--hour = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
page-shell-time--day = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
page-shell-figures-days = { $days } d { $hours } h
page-shell-figures-hours = { $hours } h { $minutes } m
page-shell-clock-none = Everybody takes the time they need.
page-shell-clock-live = Everybody has { $time } for the whole game.
page-shell-clock-live-gain = Everybody has { $time } for the whole game and gets { $gain } more after each turn.
page-shell-clock-delay = The first { $time } of each turn cost nothing.
page-shell-clock-live-for = For people who sit down to play now.
page-shell-clock-days = Everybody has { $time } for each turn.
page-shell-clock-bank = What is left over is saved, up to { $time }.
page-shell-clock-no-bank = Nothing is saved up.
page-shell-clock-days-for = Nobody needs to be there at the same time.
page-shell-a-bot--random = a random bot
page-shell-a-bot--novice = a novice bot
page-shell-a-bot--steady = a steady bot
page-shell-a-bot--strong = a strong bot
page-shell-a-bot--master = a master bot
page-shell-fate-then--bot-sits-in = Then { $bot } sits in until they are back.
page-shell-fate-then--substitute = Then the table waits until somebody takes the seat over by the link, or they come back before that.
page-shell-fate-then--forfeit = Then they are out: a steady bot plays on for them, and they come in last.
page-shell-fate-leaving--bot-sits-in = When somebody leaves this table, { $bot } sits in until they are back.
page-shell-fate-leaving--substitute = When somebody leaves this table, the table waits until somebody takes the seat over by the link, or they come back before that.
page-shell-fate-leaving--forfeit = When somebody leaves this table, they are out: a steady bot plays on for them, and they come in last.
page-shell-sits-in--random = random bot sits in
page-shell-sits-in--novice = novice bot sits in
page-shell-sits-in--steady = steady bot sits in
page-shell-sits-in--strong = strong bot sits in
page-shell-sits-in--master = master bot sits in
page-shell-sitting-in--random = random bot sitting in
page-shell-sitting-in--novice = novice bot sitting in
page-shell-sitting-in--steady = steady bot sitting in
page-shell-sitting-in--strong = strong bot sitting in
page-shell-sitting-in--master = master bot sitting in
page-shell-substitute-wanted = substitute wanted
page-shell-forfeited = forfeited
page-shell-instead-of = for { $name }
page-shell-turn-before = Before the first turn
page-shell-turn-ghosts = Ghosts, turn { $n }
page-shell-turn-of = { $names }, turn { $n }
page-shell-and = { $first } and { $last }
page-shell-news-last = Press Shift+L to hear the last.
page-shell-news-log = The log has them all.
page-shell-news-somebody = Somebody
page-shell-news-none = { $n ->
    [one] 1 event.
   *[other] { $n } events.
 }
page-shell-news-one = { $n ->
    [one] { $first }: 1 event.
   *[other] { $first }: { $n } events.
 }
page-shell-news-two = { $n ->
    [one] { $first } and { $second }: 1 event.
   *[other] { $first } and { $second }: { $n } events.
 }
page-shell-news-many = { $n ->
    [one] { $first } and { $others } others: 1 event.
   *[other] { $first } and { $others } others: { $n } events.
 }

## the rules

page-shell-no-rule-found = No rule has all of these words.
page-shell-show-all-rules = Show all rules
page-shell-why = Why
page-shell-rule = Rule { $rule }
page-shell-rule-for = The rule for { $what }: { $rule }
page-shell-link-to-rule = { $id }, link to this rule
page-shell-link-to-ruling = { $id }, link to this ruling
page-shell-close-rules = Close the rules
page-shell-read-as-page = Read as a page, with pictures
page-shell-summary = One-page summary
page-shell-rules-found = Rules found
page-shell-all-rules = { $n } rules and rulings
page-shell-found-rules = { $found } of { $n } found
page-shell-search-rules = Search the rules by words or id
page-shell-words-or-id = Words or an id
page-shell-hit-of = { $at } of { $n }
page-shell-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
 }
page-shell-previous-hit = Previous hit
page-shell-next-hit = Next hit
page-shell-key-back-hit = Shift+Enter
page-shell-key-next-hit = Enter

## the language

page-shell-language-legend = Language
page-shell-tongue--en = English
page-shell-tongue--de = Deutsch

## order

page-shell-part--order = The order page
