// Made of messages/en by build/words.ts. Do not edit.

export const aDevice = 'A device';

export const account = 'Account';

export const add = 'Add';

export const added = 'Added. Send a test to see whether it works.';

export const address = 'Address';

export const blockedSince = (said: { date: string | number }): string => `since ${said.date}`;

export const blocksAbout = 'You do not sit at a table together and do not read each other\'s chat.';

export const blocksNone = 'You have blocked nobody.';

export const blocksTitle = 'People you have blocked';

export const calledError = (said: { error: string | number; when: string | number }): string => `${said.when}: ${said.error}`;

export const calledWell = (said: { when: string | number }): string => `Last call ${said.when}: all well.`;

export const calling = 'Calling…';

export const changeName = 'Change the name';

export const changePassword = 'Change the password';

export const choosePassword = '<b>Choose a new password.</b> The one you signed in with was good for that one time only.';

export const claim = 'Claim the account';

export const claimed = 'The account is yours. Sign in with this name and password on any device.';

export const copy = 'Copy';

export const dataAbout = 'Everything the server keeps of you, in one file: your account, your devices, your tables, your seats, what you said and every step you took.';

export const dataTitle = 'Your data';

export const deleteAbout = 'Your name and what you said disappear from every table, your sessions and tokens end, and tables that have not begun are closed. Games that have begun stay readable for the others, with “Someone who left” in your seats. <b>This cannot be taken back.</b>';

export const deleteButton = 'Delete for good';

export const deleteOpen = 'Delete my data…';

export const download = 'Download my data';

export const endTokens = 'End the tokens of my programs too';

export const forgotten = 'You are forgotten here. If you play on, it is as somebody new.';

export const form = 'Form';

export const guest = 'Guest';

export const helpDiscord = 'In Discord: the settings of a channel, Integrations, Webhooks, New, Copy URL. The address is a secret: it is not shown in full again.';

export const helpJson = 'It is sent a POST with the table, the seat, the game, the link and when your time runs out. The address is a secret: it is not shown in full again.';

export const hide = 'Hide';

export const hideTyped = 'Hide what is typed';

export const itMay = 'It may';

export const keepAbout = (said: { name: string | number }): string => `You are <b>${said.name}</b>, a guest in this browser. With a name and a password your tables are yours on every device; nothing else is asked of you.`;

export const keepTitle = 'Keep what you played';

export const lastUsed = (said: { when: string | number }): string => `last used ${said.when}`;

export const looking = 'Looking…';

export const makeToken = 'Make a token';

export const myBot = 'My bot';

export const name = 'Name';

export const neverUsed = 'never used';

export const newPassword = 'New password';

export const notCalled = 'Not called yet.';

export const notifications = 'Notifications';

export const notificationsAbout = 'When a table comes to wait for you and you are not looking at it, these addresses are called: once for each wait, again when your time runs short, and when it is up. They are told in the language in which you add them, or test them last.';

export const oneMoment = 'One moment…';

export const password = 'Password';

export const passwordChanged = 'The password is changed. Other devices are signed out.';

export const passwordHint = '8 characters or more; a few words in a row are fine.';

export const passwordNow = 'Password now';

export const passwordTitle = 'Name and password';

export const plainJson = 'Plain JSON';

export const renamed = (said: { name: string | number }): string => `You are ${said.name} from now on, also to sign in.`;

export const revoke = 'Revoke';

export const revokeToken = (said: { name: string | number }): string => `Revoke ${said.name}`;

export const scope = {
  'play': 'take seats and play',
  'read': 'see my tables and games',
  'tables': 'open, begin and close tables',
};

export const sendTest = 'Send a test';

export const show = 'Show';

export const showTyped = 'Show what is typed';

export const signIn = 'Sign in';

export const signInAbout = 'You have an account here? The tables you played as a guest on this device come along.';

export const signOut = 'Sign out';

export const signOutEverywhere = 'Sign out everywhere';

export const signOutHere = 'Sign out here';

export const signOutThere = (said: { device: string | number; when: string | number }): string => `Sign out ${said.device}, last seen ${said.when}`;

export const signedInOn = 'Signed in on';

export const signedOutEverywhere = 'You are signed out on every device.';

export const signedOutHere = 'You are signed out here. You can play on as a guest.';

export const signedOutThere = (said: { device: string | number }): string => `${said.device} is signed out.`;

export const since = (said: { date: string | number; when: string | number }): string => `since ${said.date}, last seen ${said.when}`;

export const takeAway = (said: { what: string | number }): string => `Take away ${said.what}`;

export const testArrived = 'The test arrived.';

export const testFailed = (said: { error: string | number }): string => `The test failed: ${said.error}`;

export const theDevice = 'The device';

export const thisOne = 'this one';

export const toOrder = 'You are a moderator here. <link>To the order page</link>';

export const tokenCopied = 'The token is copied.';

export const tokenFor = 'What is it for?';

export const tokenMade = (said: { name: string | number }): string => `<b>${said.name}</b>: copy the token now. It is not shown again, for the server does not keep it.`;

export const tokenNotCopied = 'This browser does not let the page copy; select the token and copy it yourself.';

export const tokenRevoked = (said: { name: string | number }): string => `The token ${said.name} is good no more.`;

export const tokensAbout = 'A bot of yours plays with a token instead of your password: <code>Authorization: Bearer …</code>. <link>What it can ask</link>';

export const tokensTitle = 'Tokens for programs';

export const toldNowhere = 'You are told nowhere yet. In the page, a table that waits shows in the tab\'s title and lamp.';

export const typeDelete = 'Type the word <i>delete</i>';

export const unblock = 'Unblock';

export const unblockName = (said: { name: string | number }): string => `Unblock ${said.name}`;

export const unblocked = (said: { name: string | number }): string => `${said.name} is not blocked any more.`;

export const welcome = (said: { n: number; name: string | number }): string => `${said.n === 0 ? `Welcome back, ${said.name}.` : said.n === 1 ? `Welcome back, ${said.name}. The table you played here came along.` : `Welcome back, ${said.name}. The ${said.n} tables you played here came along.`}`;

export const yourPassword = 'Your password';
