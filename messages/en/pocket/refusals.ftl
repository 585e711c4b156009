### What cannot be done at a table that is played in this browser alone.

say-no-server-here = That needs a server, and this game is played in your browser alone.
say-no-open-seats-here = Seats for others need a server; here you, people at this screen and bots play.
say-no-clock-here = A clock needs a server; play without one here.
say-no-public-here = Nobody else can see a game in your browser; leave it private.
say-no-kept-table = This game cannot be read any more: { $why }. It is kept as it is.
say-no-request-read = This cannot be read: { $error }.
