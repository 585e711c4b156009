### Page: account and notifications.

## account and notifications

page-account-guest = Guest
page-account-notifications = Notifications
page-account-one-moment = One moment…
page-account-keep-title = Keep your games
page-account-keep-about = You are <b>{ $name }</b>, a guest in this browser. With a name and a password your tables follow you to every device. Nothing else is asked of you.
page-account-claim = Create the account
page-account-name = Name
page-account-password = Password
page-account-sign-in = Sign in
page-account-sign-in-about = Already have an account here? The tables you played as a guest on this device come along.
page-account-data-title = Your data
page-account-data-about = Everything the server keeps about you, in one file: your account, devices, tables and seats, your chat, and every step you took.
page-account-download = Download my data
page-account-delete-open = Delete my data…
page-account-delete-about = Your name and your chat disappear from every table, your sessions and tokens end, and tables that have not started are closed. Games that have started stay readable for the others, with “Someone who left” in your seats. <b>This cannot be undone.</b>
page-account-delete-button = Delete for good
page-account-account = Account
page-account-your-password = Your password
page-account-type-delete = Type the word <i>delete</i>
page-account-plain-json = Plain JSON
page-account-added = Added. Send a test to see if it works.
page-account-test-arrived = The test arrived.
page-account-test-failed = The test failed: { $error }
page-account-notifications-about = When a table is waiting for you and you are not looking at it, we call these addresses: once when your turn comes, again when your time is running short, and when it is up. Messages come in the language you used when you added or last tested the address.
page-account-looking = Looking…
page-account-told-nowhere = No notifications yet. While this page is open, the tab’s title and lamp show when a table is waiting.
page-account-called-error = { $when }: { $error }
page-account-called-well = Last call { $when }: all fine.
page-account-not-called = Not called yet.
page-account-calling = Calling…
page-account-send-test = Send a test
page-account-take-away = Remove { $what }
page-account-form = Format
page-account-address = Address
page-account-add = Add
page-account-help-discord = In Discord: channel settings, Integrations, Webhooks, New, Copy URL. The address is a secret, so it will not be shown in full again.
page-account-help-json = It receives a POST with the table, seat, game, link and the end of your time. The address is a secret, so it will not be shown in full again.
page-account-renamed = You are { $name } from now on; sign in with that name too.
page-account-password-changed = Password changed. Your other devices are signed out.
page-account-password-title = Name and password
page-account-change-name = Change name
page-account-choose-password = <b>Choose a new password.</b> The one you just used worked only once.
page-account-change-password = Change password
page-account-password-now = Current password
page-account-new-password = New password
page-account-end-tokens = Also end the tokens of my programs
page-account-hide = Hide
page-account-show = Show
page-account-hide-typed = Hide what I typed
page-account-show-typed = Show what I typed
page-account-password-hint = At least 8 characters; a few words in a row are fine.
page-account-the-device = The device
page-account-a-device = A device
page-account-signed-out-there = { $device } is signed out.
page-account-signed-in-on = Signed in on
page-account-this-one = this one
page-account-since = since { $date }, last seen { $when }
page-account-sign-out = Sign out
page-account-sign-out-there = Sign out { $device }, last seen { $when }
page-account-sign-out-here = Sign out here
page-account-sign-out-everywhere = Sign out everywhere
page-account-scope--read = see my tables and games
page-account-scope--play = take seats and play
page-account-scope--tables = open, start and close tables
page-account-token-revoked = The token { $name } no longer works.
page-account-token-copied = Token copied.
page-account-token-not-copied = This browser does not let the page copy. Select the token and copy it yourself.
page-account-tokens-title = Tokens for programs
page-account-tokens-about = A bot of yours plays with a token instead of your password: <code>Authorization: Bearer …</code>. <link>What it can do</link>
page-account-token-made = <b>{ $name }</b>: copy the token now. It will not be shown again, because the server does not keep it.
page-account-copy = Copy
page-account-never-used = never used
page-account-last-used = last used { $when }
page-account-revoke = Revoke
page-account-revoke-token = Revoke { $name }
page-account-make-token = Create a token
page-account-token-for = What is it for?
page-account-my-bot = My bot
page-account-it-may = It may
page-account-claimed = The account is yours. Sign in with this name and password on any device.
page-account-welcome = { $n ->
    [0] Welcome back, { $name }.
    [one] Welcome back, { $name }. The table you played here came along.
   *[other] Welcome back, { $name }. The { $n } tables you played here came along.
 }
page-account-signed-out-here = You are signed out here. You can play on as a guest.
page-account-signed-out-everywhere = You are signed out on every device.
page-account-forgotten = Your data is gone from this server. If you play on, you are someone new.

## the account, people I have blocked

page-account-blocks-title = People you have blocked
page-account-blocks-about = You do not sit at the same table or read each other’s chat.
page-account-blocks-none = You have not blocked anyone.
page-account-blocked-since = since { $date }
page-account-unblock = Unblock
page-account-unblock-name = Unblock { $name }
page-account-unblocked = { $name } is no longer blocked.
page-account-to-order = You are a moderator here. <link>Go to the moderators’ page</link>
