### Page: account and notifications.

## account and notifications

page-account-guest = Guest
page-account-notifications = Notifications
page-account-one-moment = One moment…
page-account-keep-title = Keep what you played
page-account-keep-about = You are <b>{ $name }</b>, a guest in this browser. With a name and a password your tables are yours on every device; nothing else is asked of you.
page-account-claim = Claim the account
page-account-name = Name
page-account-password = Password
page-account-sign-in = Sign in
page-account-sign-in-about = You have an account here? The tables you played as a guest on this device come along.
page-account-data-title = Your data
page-account-data-about = Everything the server keeps of you, in one file: your account, your devices, your tables, your seats, what you said and every step you took.
page-account-download = Download my data
page-account-delete-open = Delete my data…
page-account-delete-about = Your name and what you said disappear from every table, your sessions and tokens end, and tables that have not begun are closed. Games that have begun stay readable for the others, with “Someone who left” in your seats. <b>This cannot be taken back.</b>
page-account-delete-button = Delete for good
page-account-account = Account
page-account-your-password = Your password
page-account-type-delete = Type the word <i>delete</i>
page-account-plain-json = Plain JSON
page-account-added = Added. Send a test to see whether it works.
page-account-test-arrived = The test arrived.
page-account-test-failed = The test failed: { $error }
page-account-notifications-about = When a table comes to wait for you and you are not looking at it, these addresses are called: once for each wait, again when your time runs short, and when it is up. They are told in the language in which you add them, or test them last.
page-account-looking = Looking…
page-account-told-nowhere = You are told nowhere yet. In the page, a table that waits shows in the tab's title and lamp.
page-account-called-error = { $when }: { $error }
page-account-called-well = Last call { $when }: all well.
page-account-not-called = Not called yet.
page-account-calling = Calling…
page-account-send-test = Send a test
page-account-take-away = Take away { $what }
page-account-form = Form
page-account-address = Address
page-account-add = Add
page-account-help-discord = In Discord: the settings of a channel, Integrations, Webhooks, New, Copy URL. The address is a secret: it is not shown in full again.
page-account-help-json = It is sent a POST with the table, the seat, the game, the link and when your time runs out. The address is a secret: it is not shown in full again.
page-account-renamed = You are { $name } from now on, also to sign in.
page-account-password-changed = The password is changed. Other devices are signed out.
page-account-password-title = Name and password
page-account-change-name = Change the name
page-account-choose-password = <b>Choose a new password.</b> The one you signed in with was good for that one time only.
page-account-change-password = Change the password
page-account-password-now = Password now
page-account-new-password = New password
page-account-end-tokens = End the tokens of my programs too
page-account-hide = Hide
page-account-show = Show
page-account-hide-typed = Hide what is typed
page-account-show-typed = Show what is typed
page-account-password-hint = 8 characters or more; a few words in a row are fine.
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
page-account-scope--tables = open, begin and close tables
page-account-token-revoked = The token { $name } is good no more.
page-account-token-copied = The token is copied.
page-account-token-not-copied = This browser does not let the page copy; select the token and copy it yourself.
page-account-tokens-title = Tokens for programs
page-account-tokens-about = A bot of yours plays with a token instead of your password: <code>Authorization: Bearer …</code>. <link>What it can ask</link>
page-account-token-made = <b>{ $name }</b>: copy the token now. It is not shown again, for the server does not keep it.
page-account-copy = Copy
page-account-never-used = never used
page-account-last-used = last used { $when }
page-account-revoke = Revoke
page-account-revoke-token = Revoke { $name }
page-account-make-token = Make a token
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
page-account-forgotten = You are forgotten here. If you play on, it is as somebody new.

## the account, people I have blocked

page-account-blocks-title = People you have blocked
page-account-blocks-about = You do not sit at a table together and do not read each other's chat.
page-account-blocks-none = You have blocked nobody.
page-account-blocked-since = since { $date }
page-account-unblock = Unblock
page-account-unblock-name = Unblock { $name }
page-account-unblocked = { $name } is not blocked any more.
page-account-to-order = You are a moderator here. <link>To the order page</link>
