### Webhooks.

say-no-webhook-long = The address can have at most { $most } characters.
say-no-webhook-address = That is not an address. It should look like https://discord.com/api/webhooks/….
say-no-webhook-scheme = The address has to begin with https:// or http://.
say-no-webhook-user = The address cannot contain a user name.
say-no-webhook-machine = There is no machine called { $host }.
say-no-webhook-inside = The address leads into the server’s own network, which it will not call.
say-webhook-turn = { $game } is waiting for you in seat { $seat }.
say-webhook-turn-within = { $game } is waiting for you in seat { $seat }. You have { $left }.
say-webhook-short = You are running out of time at { $game }, in seat { $seat }.
say-webhook-short-within = You are running out of time at { $game }: { $left } left in seat { $seat }.
say-webhook-up = Your time at { $game } is up in seat { $seat }.
say-webhook-taken = { $by } has taken over your seat { $seat } at { $game }.
say-webhook-test = This is a test from Karst. You will hear from us here when a table is waiting for you.
say-webhook-unchecked = That machine’s name could not be looked up.
say-webhook-insecure = No secure connection: { $error }.
say-webhook-silent = No answer within five seconds.
say-webhook-unreached = No connection: { $error }.
say-webhook-broke = The connection broke: { $error }.
say-webhook-uncallable = The address cannot be called.
say-webhook-answered = It answered { $status }.
say-webhook-redirected = It answered { $status }. Redirects are not followed; give the final address.
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
