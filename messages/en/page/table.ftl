### Page: a table.

## around every page

page-table-no-visible-change = Nothing visible changed right away; it may pay off later.
page-table-chat-says = { $name } says: { $words }

## a table

page-table-table = Table
page-table-link-for-first = Link copied. The first to open it can take the seat.
page-table-send-this-link = Send this link: { $link }
page-table-bot-first--random = A random bot
page-table-bot-first--novice = A novice bot
page-table-bot-first--steady = A steady bot
page-table-bot-first--strong = A strong bot
page-table-bot-first--master = A master bot
page-table-sat-in = { $bot } is playing for you.
page-table-sat-in-as = { $bot } is playing for you as { $name }.
page-table-take-seat-back = Take my seat back
page-table-seat-is-open = A substitute may take your seat until you come back to it.
page-table-copy-link = Copy the link
page-table-you-forfeited = You forfeited, and a bot is playing on for you. You can still watch.
page-table-is-away = { $name } is away. Whoever sits down first takes over and sees all that this seat can see.
page-table-take-the-seat = Take the seat
page-table-copy-for-substitute = Copy the link for a substitute
page-table-chat-everybody = Everyone here can read this.
page-table-chat-onlookers = Only spectators can read this.
page-table-chat-players = Only the players can read this.
page-table-chat = Chat
page-table-close-chat = Close the chat
page-table-what-was-said = Messages, newest last
page-table-hide = Hide
page-table-mute = Hide what { $name } says
page-table-nobody-said = No messages yet.
page-table-is-hidden = Messages from { $name } are hidden.
page-table-show = Show
page-table-say-something = Write a message
page-table-say = Send
page-table-time-runs-out = You are running out of time: { $time } left.
page-table-bot-sits-in-now = A bot is playing for you now. Take your seat back whenever you like.
page-table-line-back = You are connected again. Nothing was lost.
page-table-table-left = You left the table.
page-table-sign-in = Sign in
page-table-line-lost = <b>The connection to the server is lost.</b> Reconnecting; everything you did is safe.
page-table-try-now = Try now
page-table-eyes-off = No peeking, please
page-table-pass-to = Pass the device to <name>{ $name }</name>
page-table-i-am = I am { $name }
page-table-being-dealt = Dealing the game
page-table-is-thinking = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
page-table-who-wants-to-look = Who wants a look at the table meanwhile?
page-table-the-game = The game
page-table-page-is-older = This page is older than the server and cannot show this game. Reload it.
page-table-public-table = Public table
page-table-table-by-link = Table for people with the link
page-table-seats-free = { $n ->
    [0] Every seat is taken.
    [one] One seat is free. The game starts when it is taken.
   *[other] { $n } seats are free. The game starts when all are taken.
 }
page-table-seats = Seats
page-table-free = Free
page-table-you = you
page-table-away = away
page-table-sit-here = Sit here<seat>, seat { $seat }</seat>
page-table-sit-here-too = Sit here too<seat>, seat { $seat }</seat>
page-table-leave-seat = Leave<seat>, seat { $seat }</seat>
page-table-start-with-bots = Start now, with bots in the free seats
page-table-start = Start
page-table-close-table = Close the table
page-table-hint-about = Only you see it; the others and the record see that you asked
page-table-thinking = Thinking…
page-table-hint = Hint
page-table-do-it = Do it
page-table-close-hint = Close the hint
page-table-hush = Stop asking me about
page-table-hush-whole = Stop asking me about { $words } in this game
page-table-hushed = No longer asked about ({ $n })
page-table-hear-whole = Ask me about { $words } again
page-table-hear = Ask me again
page-table-link-copied = Link copied.
page-table-link-marked = The link is selected: copy it with Ctrl+C.
page-table-come-and-play = Come and play { $game } with me.
page-table-invite-title = Invite the others
page-table-invite-about = Whoever opens this link can take a free seat, or watch.
page-table-link-to-table = Link to this table
page-table-share-link = Share
page-table-leave = Leave the table
page-table-leave-as = Leave as { $name }
page-table-forfeit = Forfeit
page-table-forfeit-as = Forfeit as { $name }
page-table-leave-title = Leave the game?
page-table-stay = Stay
page-table-log = Log
page-table-close-log = Close the log
page-table-only-steps-of = Only steps by
page-table-everybody = Everyone
page-table-why-that = Why?
page-table-good-for = What was step { $step } for?
page-table-nothing-yet = Nothing has happened yet.
page-table-all-turns = Show all { $n } turns
page-table-newest-first = Turns, newest first
page-table-finding = Finding the table…
page-table-players-only = Players only
page-table-looking-on = { $n } watching
page-table-open-to-onlookers = Open to spectators
page-table-close-to-onlookers = Close the table to spectators
page-table-let-look-on = Let others watch
page-table-you-look-on = You are watching. Only the players at the table decide.
page-table-what-now-key = What can I do now? (key: w)
page-table-what-now = What now?
page-table-in-words = The board in words
page-table-look-back = Replay
page-table-laying-out = Setting out the game…
page-table-play-again = Play again
page-table-try-again = Try again
page-table-join-rematch = Join the rematch
page-table-took-hints = { $n ->
    [one] took 1 hint
   *[other] took { $n } hints
 }
page-table-name-took-hints = { $n ->
    [one] { $name } took 1 hint
   *[other] { $name } took { $n } hints
 }
page-table-decides-now = deciding
page-table-time-left = { $time } left
page-table-so-far = So far:
page-table-since-last-turn = Since your last turn:
page-table-close-since = Close the news since my last turn
page-table-since-more = Show everything since my last turn
page-table-since-less = Show less
page-table-first-title = First steps in { $game }
page-table-first-board = Whatever glows can be chosen, on the board or in the list of your options. Try anything: what is not allowed does nothing, and you are told why.
page-table-first-learn = Learn it step by step
page-table-first-done = Got it
page-table-first-close = Close the first steps; they will not come back for this game
page-table-first-unfold = What the game is about, and how to use the board
page-table-my-seats = My seats: whose view to see
page-table-look-as = View as
page-table-unread-word = unread
page-table-takeback = Takeback
page-table-asking-back = You asked to take back. Waiting for { $names }.
page-table-waiting-for = Waiting for { $names }.
page-table-never-mind = Never mind
page-table-let-them = Allow it
page-table-no = No
page-table-key-redo = Key: U
page-table-do-again = Redo
page-table-take-back-ask = Take back…
page-table-take-back = Take back
page-table-alone-about = Nobody else is here to mind. Repeat the same steps and the same luck follows; do something else and the luck is new.
page-table-others-about = The others have to agree. Repeat the same steps and the same luck follows; do something else and the luck is new.
page-table-take-back-alone = Take it back anyway
page-table-ask-back = Ask for a takeback
page-table-ways = { $n ->
    [one] one way
   *[other] { $n } ways
 }
page-table-what-can-i-do = What can I do now?
page-table-not-your-decision = You have nothing to decide right now.
page-table-looking-up = Looking it up…
page-table-odds-of = Odds for: { $words }
page-table-odds = Odds
page-table-odds-unknown = The odds cannot be worked out right now.
page-table-no-chance = No dice or cards are involved.
page-table-not-now = Not now

## the table, reports and blocks

page-table-report = Report
page-table-report-name = Report { $name }
page-table-report-line = Report what { $name } said: { $words }
page-table-report-about = A moderator will read this. { $name } will not learn who sent it.
page-table-report-quoted = This line is sent with the report:
page-table-report-reason = What is wrong?
page-table-reason--abuse = Insults or threats
page-table-reason--name = An offensive name
page-table-reason--cheating = Cheating
page-table-reason--stalling = Stalling or leaving on purpose
page-table-reason--spam = Spam
page-table-reason--other = Something else
page-table-report-words = In your own words, if you like
page-table-report-send = Send the report
page-table-reported = Thank you. A moderator will look at it.
page-table-block = Block
page-table-block-name = Block { $name }
page-table-block-about = You two will no longer sit at the same table or read each other’s chat. A game in progress goes on. You can undo this on the account page.
page-table-block-too = Also block { $name }
page-table-blocked = { $name } is blocked. You can undo this on the account page.
page-table-remove = Remove
page-table-remove-name = Remove { $name } from this table
page-table-removed = { $name } has been removed and cannot sit here again.
page-table-about-name = About { $name }
page-table-players = Players
page-table-about-player = { $name }: everything known
page-table-close-details = Close
page-table-look-as-name = View as { $name }
page-table-more = More
page-table-is-next = { $name } is next.
page-table-pass-on = Pass it on
