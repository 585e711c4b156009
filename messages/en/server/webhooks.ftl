### Webhooks.

say-no-webhook-long = The address has more than { $most } characters.
say-no-webhook-address = This is no address; it looks like https://discord.com/api/webhooks/….
say-no-webhook-scheme = The address has to begin with https:// or http://.
say-no-webhook-user = The address cannot have a user name in it.
say-no-webhook-machine = There is no machine called { $host }.
say-no-webhook-inside = The address leads into the server's own network, which is not called.
say-webhook-turn = { $game } waits for you in seat { $seat }.
say-webhook-turn-within = { $game } waits for you in seat { $seat }. You have { $left }.
say-webhook-short = Your time at { $game } runs out: you have little time left in seat { $seat }.
say-webhook-short-within = Your time at { $game } runs out: you have { $left } left in seat { $seat }.
say-webhook-up = Your time at { $game } is up in seat { $seat }.
say-webhook-taken = { $by } has taken over your seat { $seat } at { $game }.
say-webhook-test = This is a test from Karst: you will hear here when a table waits for you.
say-webhook-unchecked = The name of the machine cannot be checked.
say-webhook-insecure = No secure connection: { $error }.
say-webhook-silent = No answer within five seconds.
say-webhook-unreached = No connection: { $error }.
say-webhook-broke = The connection broke: { $error }.
say-webhook-uncallable = The address cannot be called.
say-webhook-answered = It answered { $status }.
say-webhook-redirected = It answered { $status }; redirects are not followed, give the final address.
say-time-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
say-time-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
 }
say-time-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
 }
say-time-days = { $n ->
    [one] 1 day
   *[other] { $n } days
 }
