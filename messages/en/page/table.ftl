### Page: a table.

## around every page

page-table-no-visible-change = Nothing changed at once that can be seen; it may prepare what comes.
page-table-chat-says = { $name } says: { $words }

## a table

page-table-table = Table
page-table-link-for-first = The link is copied: whoever opens it first can take the seat.
page-table-send-this-link = Send this link: { $link }
page-table-bot-first--random = A random bot
page-table-bot-first--novice = A novice bot
page-table-bot-first--steady = A steady bot
page-table-bot-first--strong = A strong bot
page-table-bot-first--master = A master bot
page-table-sat-in = { $bot } sits in for you.
page-table-sat-in-as = { $bot } sits in for you as { $name }.
page-table-take-seat-back = Take my seat back
page-table-seat-is-open = Your seat is open to a substitute until you take it back.
page-table-copy-link = Copy the link
page-table-you-forfeited = You have forfeited; a bot plays on for you. You can look on.
page-table-is-away = { $name } is away. The first to sit down there plays on with all that the seat can see.
page-table-take-the-seat = Take the seat
page-table-copy-for-substitute = Copy the link for a substitute
page-table-chat-everybody = Everybody here reads this.
page-table-chat-onlookers = Only those who look on read this.
page-table-chat-players = Only the players read this.
page-table-chat = Chat
page-table-close-chat = Close the chat
page-table-what-was-said = What was said, latest last
page-table-hide = Hide
page-table-mute = Do not show me what { $name } says
page-table-nobody-said = Nobody has said anything yet.
page-table-is-hidden = { $name } is hidden.
page-table-show = Show
page-table-say-something = Say something
page-table-say = Say
page-table-time-runs-out = Your time runs out: { $time } left.
page-table-bot-sits-in-now = A bot sits in for you now. Take your seat back whenever you like.
page-table-line-back = The line is back. Nothing was lost.
page-table-table-left = The table was left.
page-table-sign-in = Sign in
page-table-line-lost = <b>The line to the server is lost.</b> Trying again by itself; what you did is kept.
page-table-try-now = Try now
page-table-eyes-off = Eyes off, please
page-table-pass-to = Pass the device to <name>{ $name }</name>
page-table-i-am = I am { $name }
page-table-being-dealt = The game is being dealt
page-table-is-thinking = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
page-table-who-wants-to-look = Who wants to look at the table meanwhile?
page-table-the-game = The game
page-table-page-is-older = This page is older than the server and cannot draw this game. Load it again.
page-table-public-table = Public table
page-table-table-by-link = Table by link
page-table-seats-free = { $n ->
    [0] Every seat is taken. The game begins when all are taken.
    [one] One seat is free. The game begins when all are taken.
   *[other] { $n } seats are free. The game begins when all are taken.
 }
page-table-seats = Seats
page-table-free = Free
page-table-you = you
page-table-away = away
page-table-sit-here = Sit here<seat>, seat { $seat }</seat>
page-table-sit-here-too = Sit here too<seat>, seat { $seat }</seat>
page-table-leave-seat = Leave<seat>, seat { $seat }</seat>
page-table-start-with-bots = Start now, bots fill the free seats
page-table-start = Start
page-table-close-table = Close the table
page-table-hint-about = Shown to you alone; the others and the record see that you asked
page-table-thinking = Thinking…
page-table-hint = Hint
page-table-do-it = Do it
page-table-close-hint = Close the hint
page-table-hush = Don’t ask me again about
page-table-hush-whole = Don’t ask me about { $words } again in this game
page-table-hushed = Not asked about ({ $n })
page-table-hear-whole = Ask me about { $words } again
page-table-hear = Ask me again
page-table-link-copied = The link is copied.
page-table-link-marked = The link is marked: copy it with Ctrl+C.
page-table-come-and-play = Come and play { $game } with me.
page-table-invite-title = Invite the others
page-table-invite-about = Whoever opens this link can take a free seat, or look on.
page-table-link-to-table = Link to this table
page-table-share-link = Share
page-table-leave = Leave
page-table-leave-as = Leave as { $name }
page-table-forfeit = Forfeit
page-table-forfeit-as = Forfeit as { $name }
page-table-leave-title = Leave the game?
page-table-stay = Stay
page-table-log = Log
page-table-close-log = Close the log
page-table-only-steps-of = Only steps of
page-table-everybody = Everybody
page-table-good-for = What was step { $step } good for?
page-table-nothing-yet = Nothing has happened yet.
page-table-all-turns = Show all { $n } turns
page-table-newest-first = Turns, newest first
page-table-finding = Finding the table…
page-table-players-only = Players only
page-table-looking-on = { $n } looking on
page-table-open-to-onlookers = Open to spectators
page-table-close-to-onlookers = Close the table to spectators
page-table-let-look-on = Let others look on
page-table-you-look-on = You are looking on; only those who sit at the table decide.
page-table-what-now-key = What can I do now? (key: w)
page-table-what-now = What now?
page-table-in-words = Words
page-table-look-back = Look back
page-table-laying-out = Laying out the game…
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
page-table-decides-now = decides now
page-table-time-left = { $time } left
page-table-so-far = So far:
page-table-since-last-turn = Since your last turn:
page-table-close-since = Close what happened since my last turn
page-table-since-more = Read all of what happened since my last turn
page-table-since-less = Two lines are enough
page-table-first-title = First steps in { $game }
page-table-first-board = Whatever glows can be chosen: point at it, or take a line of the list of all you can do. A wrong click costs nothing and is told why.
page-table-first-learn = Learn it step by step
page-table-first-done = Got it
page-table-first-close = Close the first steps; they do not come back for this game
page-table-first-unfold = What the game is about, and how the board is used
page-table-my-seats = My seats: whose eyes to look through
page-table-look-as = Look as
page-table-unread-word = unread
page-table-takeback = Takeback
page-table-asking-back = You ask to take back. Waiting for { $names }.
page-table-waiting-for = Waiting for { $names }.
page-table-never-mind = Never mind
page-table-let-them = Let them
page-table-no = No
page-table-key-redo = Key: U
page-table-do-again = Do again
page-table-take-back-ask = Take back…
page-table-take-back = Take back
page-table-alone-about = Nobody else is here to mind. The same steps meet the same dice again; others meet new ones.
page-table-others-about = The others have to agree. The same steps meet the same dice again; others meet new ones.
page-table-take-back-alone = Take it back all the same
page-table-ask-back = Ask for a takeback
page-table-ways = { $n ->
    [one] one way
   *[other] { $n } ways
 }
page-table-what-can-i-do = What can I do now?
page-table-not-your-decision = It is not your decision now.
page-table-looking-up = Looking it up…
page-table-odds-of = Odds of: { $words }
page-table-odds = Odds
page-table-odds-unknown = The odds cannot be worked out just now.
page-table-no-chance = Neither dice nor cards have a part in that.
page-table-not-now = Not now
page-table-rule = Rule { $rule }

## the table, reports and blocks

page-table-report = Report
page-table-report-name = Report { $name }
page-table-report-line = Report what { $name } said: { $words }
page-table-report-about = A moderator will read this. { $name } does not learn who sent it.
page-table-report-quoted = This line goes with the report:
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
page-table-block-about = You will not sit at a table together and not read each other's chat. A game that runs goes on. The account page undoes it.
page-table-block-too = Also block { $name }
page-table-blocked = { $name } is blocked. The account page undoes it.
page-table-remove = Remove
page-table-remove-name = Remove { $name } from this table
page-table-removed = { $name } is removed and cannot sit here again.
page-table-about-name = About { $name }
