### Page: playing in this browser, without a server.

page-pocket-offline = No connection to the server. You can play here, in your browser; tables on the server wait for you.
page-pocket-where-legend = Where is it played?
page-pocket-where--server = On the server: from any device, with friends by a link
page-pocket-where--here = In this browser: no connection needed, against bots or around one screen
page-pocket-take-online = Take it online
page-pocket-take-online-why = Copies the game to a table on the server, with new dice from here on. It stays here as it is.
page-pocket-took-online = The game goes on here, on the server. The one in your browser stays as it was.
page-pocket-no-offline = This page was built without its offline part, so it needs the server.
page-pocket-overtaken = This game has moved on in another tab; have another look.
page-pocket-no-room = Your browser has no room for this, or keeps nothing in a private window. Nothing was changed; save the game as a record, or make room and try again.
page-pocket-broken = Something went wrong in your browser. Nothing was changed; the game goes on from what was kept.
page-pocket-guest = Guest { $number }
