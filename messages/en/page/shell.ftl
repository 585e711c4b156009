### Page: around every page.

## an address that leads nowhere

page-shell-not-found = Not found
page-shell-not-found-picture = A tunnel that ends in the dark
page-shell-not-found-heading = This tunnel is a dead end
page-shell-not-found-at--page = There is no page at <code>{ $path }</code>. Check the address; it may have a typo, or the page is gone.
page-shell-not-found-at--table = There is no table at <code>{ $path }</code>. Check the address; it may have a typo, or the table is gone.
page-shell-not-found-at--game = There is no game at <code>{ $path }</code>. Check the address; it may have a typo, or the game is gone.
page-shell-not-found-at--record = There is no record at <code>{ $path }</code>. Check the address; it may have a typo, or the record is gone.
page-shell-back-to-the-light = Back to the light

## around every page

page-shell-no-other-table = No other table is waiting for you.
page-shell-skip = Skip to content
page-shell-part--set-up = The setup
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
page-shell-part--result = The result
page-shell-part--course = How the game went
page-shell-part--dice = The luck report
page-shell-language = en
page-shell-description = Karst: one table for cave board games, in your browser.
page-shell-needs-script = Karst needs JavaScript to show its tables.
page-shell-crash-missing = Part of the page did not arrive
page-shell-crash-broken = Something went wrong
page-shell-crash-not-loaded = { $what } could not be loaded. The server may have just been updated, or your connection dropped. Your game is safe on the server.
page-shell-crash-stopped = { $what } stopped working. Your game is safe: every step is stored on the server before it is shown.
page-shell-crash-reload = Reload the page
page-shell-crash-retry = Try again without reloading
page-shell-go-home = Go home
page-shell-home-link = Karst, home
page-shell-main-menu = Main
page-shell-tables-wait = { $n ->
    [one] table is waiting for you
   *[other] tables are waiting for you
 }
page-shell-rules = Rules
page-shell-keys = Keys
page-shell-settings = Settings
page-shell-account = Account
page-shell-account-of = Account, { $name }
page-shell-keys-tab = Next thing you can choose; with <kbd>Shift</kbd>, the previous one
page-shell-keys-enter = Choose it
page-shell-keys-escape = Close whatever is on top
page-shell-keys-off = Single-letter keys are turned off in the settings.
page-shell-with-shift = Shift { $key }
page-shell-loading = Lighting the lamp…
page-shell-close = Close
page-shell-notices = Notices
page-shell-not-possible = Not possible.
page-shell-dismiss = Dismiss this notice
page-shell-as-the-system = Same as system
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
page-shell-board-legend = The board, as
page-shell-to-notifications = Notifications: hear when a table is waiting for you
page-shell-letter-keys = Single-letter keys (? shows them)
page-shell-sound-legend = Sound
page-shell-sound-on = Sounds
page-shell-volume = Volume
page-shell-key-says--keys = Show or hide these keys
page-shell-key-says--rules = Open or close the rules
page-shell-key-says--undo = Take back my last action
page-shell-key-says--redo = Redo what I took back
page-shell-key-says--log = Show or hide the log
page-shell-key-says--chat = Show or hide the chat
page-shell-key-says--what-now = What can I do now?
page-shell-key-says--next = Go to the next table waiting for me
page-shell-key-says--where = Where am I?
page-shell-key-says--near = What is around me?
page-shell-key-says--hand = What do I hold?
page-shell-key-says--last = What happened last?
page-shell-key-says--asked = What am I being asked?
page-shell-key-says--words = Show the board in words, or as a picture
page-shell-no-answer = The server is not answering. Are you online, and is it running?
page-shell-no-reason = The server answered { $status } and gave no reason. Try again in a moment.
page-shell-left-before-answer = You left the table before the answer came.
page-shell-just-now = just now
page-shell-refused = Not possible. { $sentence }
page-shell-title-hurry = ⏳ Running out of time · { $place }
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
page-shell-clock-none = Everyone takes the time they need.
page-shell-clock-live = Everyone has { $time } for the whole game.
page-shell-clock-live-gain = Everyone has { $time } for the whole game and gains { $gain } after each turn.
page-shell-clock-delay = The first { $time } of each turn are free.
page-shell-clock-live-for = For people sitting down to play now.
page-shell-clock-days = Everyone has { $time } for each turn.
page-shell-clock-bank = Time left over is saved, up to { $time }.
page-shell-clock-no-bank = Time left over is not saved.
page-shell-clock-days-for = Nobody has to be there at the same time.
page-shell-a-bot--random = a random bot
page-shell-a-bot--novice = a novice bot
page-shell-a-bot--steady = a steady bot
page-shell-a-bot--strong = a strong bot
page-shell-a-bot--master = a master bot
page-shell-fate-then--bot-sits-in = After that, { $bot } plays for them until they are back.
page-shell-fate-then--substitute = After that, the table waits until someone takes the seat through the link, or they come back.
page-shell-fate-then--forfeit = After that, they are out: a steady bot finishes for them, and they come in last.
page-shell-fate-leaving--bot-sits-in = If someone leaves, { $bot } plays for them until they are back.
page-shell-fate-leaving--substitute = If someone leaves, the table waits until someone takes the seat through the link, or they come back.
page-shell-fate-leaving--forfeit = Whoever leaves is out: a steady bot finishes for them, and they come in last.
page-shell-sits-in--random = random bot playing
page-shell-sits-in--novice = novice bot playing
page-shell-sits-in--steady = steady bot playing
page-shell-sits-in--strong = strong bot playing
page-shell-sits-in--master = master bot playing
page-shell-sitting-in--random = random bot stepped in
page-shell-sitting-in--novice = novice bot stepped in
page-shell-sitting-in--steady = steady bot stepped in
page-shell-sitting-in--strong = strong bot stepped in
page-shell-sitting-in--master = master bot stepped in
page-shell-substitute-wanted = looking for a substitute
page-shell-forfeited = forfeited
page-shell-instead-of = for { $name }
page-shell-turn-before = Before the first turn
page-shell-turn-ghosts = Ghosts, turn { $n }
page-shell-turn-of = { $names }, turn { $n }
page-shell-and = { $first } and { $last }
page-shell-news-last = Press Shift+L to hear the latest.
page-shell-news-log = The log has them all.
page-shell-news-somebody = Someone
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

page-shell-no-rule-found = No rule contains all of these words.
page-shell-show-all-rules = Show all rules
page-shell-why = Why
page-shell-rule = Rule { $rule }
page-shell-the-rule = See the rule
page-shell-rule-for = Rules for { $what } ({ $rule })
page-shell-link-to-rule = { $id }, link to this rule
page-shell-link-to-ruling = { $id }, link to this ruling
page-shell-close-rules = Close the rules
page-shell-read-as-page = Read as a page, with pictures
page-shell-summary = The rules on one page
page-shell-rules-found = Rules found
page-shell-all-rules = { $n } rules and rulings
page-shell-found-rules = { $found } of { $n } rules
page-shell-search-rules = Search the rules by word or rule number
page-shell-words-or-id = Search the rules
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

page-shell-part--order = The moderators’ page
page-shell-rule-titled = { $title } ({ $rule })
page-shell-which-rules = Which game’s rules?
