### Page: playing in this browser, without a server.

page-pocket-offline = No connection: games are played in your browser, and your tables on the server wait for you.
page-pocket-where-legend = Where is it played?
page-pocket-where--server = On the server: from any device, with friends by a link
page-pocket-where--here = In this browser: no connection needed, against bots or around one screen
page-pocket-take-online = Take it online
page-pocket-take-online-why = Copies the game to a table on the server, with new dice from here on. It stays here as it is.
page-pocket-took-online = The game goes on here, on the server. The one in your browser stays as it was.
page-pocket-no-offline = This page was built without its offline part, so it needs the server.
page-pocket-overtaken = This game has moved on in another tab; have another look.
page-pocket-no-room = Your browser has no room left for this step, so it did not happen. Save the game as a file, or make room and try again.
page-pocket-broken = Something went wrong in your browser. Nothing was changed; the game goes on from what was kept.
page-pocket-not-loaded = What plays without a server could not be loaded. Nothing was changed; try again.
page-pocket-forgets = Your browser keeps nothing here, as in some private windows: a game lasts until you close this page. Save it to keep it.
page-pocket-save = Save as a file
page-pocket-guest = You play in this browser. Your name, your portrait and your games are kept in it, and nowhere else.
page-pocket-install = Install
page-pocket-install-about = Karst can be an app of its own, which plays without a connection too.
page-pocket-hand-out = Hand out by links
page-pocket-hand-out-why = Copies the game to the server and frees the others' seats: each of them comes by a link to their own.
page-pocket-handed-out = The game goes on here, on the server. Copy the link of each seat for whoever is to take it.
page-pocket-hero-about = Cave board games by their real rules: against bots, alone, or around one screen.
page-pocket-none-mine = You have no tables yet. Play now, or open one for those at your screen.
page-pocket-guest-name = Guest { $number }
