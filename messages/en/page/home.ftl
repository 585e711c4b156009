### Page: home.

page-home-shelf-title = On the shelf
page-home-fetching-games = Fetching the games…
page-home-players = { $players } players
page-home-minutes = { $least }–{ $most } min
page-home-setting-up = Setting up…
page-home-play-now = Play now against bots
page-home-new-table = New table
page-home-page-is-older = This page is older than the server. Reload it to play this game.
page-home-hero = Come in out of the light.
page-home-hero-about = Cave board games by their real rules: against bots, around one screen, or with friends through a link.
page-home-learn = Learn to play
page-home-lesson-finished = Lesson finished
page-home-go-on-lesson = Continue the lesson
page-home-left-off = { $n ->
    [0] Where you left off
    [one] A table is waiting for you
   *[other] { $n } tables are waiting for you
 }
page-home-all-of-yours = All { $n } of your tables
page-home-go-on = Continue
page-home-show-all = Show all { $n }
page-home-your-turn = Your turn
page-home-your-turn-left = Your turn, { $time } left
page-home-wants-substitute = Needs a substitute
page-home-gathering = Waiting for players
page-home-finished = Finished
page-home-being-played = In progress
page-home-look-back = Watch the replay
page-home-tables = Tables
page-home-records = Records: open a .karst file
page-home-search-tables = Search tables
page-home-search-by = Search by game, name or rules
page-home-looking = Looking for tables…
page-home-mine = My tables
page-home-none-mine = You have no tables yet. Play now, or open one for friends.
page-home-none-mine-found = None of your tables matches.
page-home-opened = Open tables
page-home-none-open = No table has a free seat right now. Open a public one, and others will find it here.
page-home-none-open-found = No open table matches.
page-home-join = Join
page-home-none-running = Nothing to watch right now.
page-home-none-running-found = No game in progress matches.
page-home-watch = Watch
page-home-weight = Weight { $weight } of { $most }:
page-home-weight-word--1 = Very light
page-home-weight-word--2 = Light
page-home-weight-word--3 = Medium
page-home-weight-word--4 = Demanding
page-home-weight-word--5 = Heavy
page-home-weight-meaning--1 = Explained in a minute.
page-home-weight-meaning--2 = Explained in five minutes; you will play well by your second game.
page-home-weight-meaning--3 = Explained in ten minutes; you will know the cards after a game or two.
page-home-weight-meaning--4 = Give it a first game to learn; planning pays off.
page-home-weight-meaning--5 = An evening with the rulebook.
page-home-picture--casadh = A caver with a lamp crosses a bridge; treasure gleams below, and eyes watch from the dark
page-home-picture--cave-pilot = A small plane with bat wings flies through a cave, its lamp pointing towards daylight
page-home-picture--cave-troll = A cave troll looms over a heap of gold while a small hero raises a torch
page-home-picture--skulldug = An explorer with a lantern before a cave mouth shaped like a skull; a violet gem glows inside
