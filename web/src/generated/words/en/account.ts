// Made of messages/en by build/words.ts. Do not edit.

export const aDevice = 'A device';

export const account = 'Account';

export const add = 'Add';

export const added = 'Added. Send a test to see if it works.';

export const address = 'Address';

export const blockedSince = (said: { date: string | number }): string => `since ${said.date}`;

export const blocksAbout = 'You do not sit at the same table or read each other’s chat.';

export const blocksNone = 'You have not blocked anyone.';

export const blocksTitle = 'People you have blocked';

export const calledError = (said: { error: string | number; when: string | number }): string => `${said.when}: ${said.error}`;

export const calledWell = (said: { when: string | number }): string => `Last call ${said.when}: all fine.`;

export const calling = 'Calling…';

export const changeName = 'Change name';

export const changePassword = 'Change password';

export const choosePassword = '<b>Choose a new password.</b> The one you just used worked only once.';

export const claim = 'Create the account';

export const claimed = 'The account is yours. Sign in with this name and password on any device.';

export const copy = 'Copy';

export const dataAbout = 'Everything the server keeps about you, in one file: your account, devices, tables and seats, your chat, and every step you took.';

export const dataTitle = 'Your data';

export const deleteAbout = 'Your name and your chat disappear from every table, your sessions and tokens end, and tables that have not started are closed. Games that have started stay readable for the others, with “Someone who left” in your seats. <b>This cannot be undone.</b>';

export const deleteButton = 'Delete for good';

export const deleteOpen = 'Delete my data…';

export const download = 'Download my data';

export const endTokens = 'Also end the tokens of my programs';

export const forgotten = 'Your data is gone from this server. If you play on, you are someone new.';

export const form = 'Format';

export const guest = 'Guest';

export const helpDiscord = 'In Discord: channel settings, Integrations, Webhooks, New, Copy URL. The address is a secret, so it will not be shown in full again.';

export const helpJson = 'It receives a POST with the table, seat, game, link and the end of your time. The address is a secret, so it will not be shown in full again.';

export const hide = 'Hide';

export const hideTyped = 'Hide what I typed';

export const itMay = 'It may';

export const keepAbout = (said: { name: string | number }): string => `You are <b>${said.name}</b>, a guest in this browser. With a name and a password your tables follow you to every device. Nothing else is asked of you.`;

export const keepTitle = 'Keep your games';

export const lastUsed = (said: { when: string | number }): string => `last used ${said.when}`;

export const looking = 'Looking…';

export const makeToken = 'Create a token';

export const myBot = 'My bot';

export const name = 'Name';

export const neverUsed = 'never used';

export const newPassword = 'New password';

export const notCalled = 'Not called yet.';

export const notifications = 'Notifications';

export const notificationsAbout = 'When a table is waiting for you and you are not looking at it, we call these addresses: once when your turn comes, again when your time is running short, and when it is up. Messages come in the language you used when you added or last tested the address.';

export const oneMoment = 'One moment…';

export const password = 'Password';

export const passwordChanged = 'Password changed. Your other devices are signed out.';

export const passwordHint = 'At least 8 characters; a few words in a row are fine.';

export const passwordNow = 'Current password';

export const passwordTitle = 'Name and password';

export const plainJson = 'Plain JSON';

export const renamed = (said: { name: string | number }): string => `You are ${said.name} from now on; sign in with that name too.`;

export const revoke = 'Revoke';

export const revokeToken = (said: { name: string | number }): string => `Revoke ${said.name}`;

export const scope = {
  'play': 'take seats and play',
  'read': 'see my tables and games',
  'tables': 'open, start and close tables',
};

export const sendTest = 'Send a test';

export const show = 'Show';

export const showTyped = 'Show what I typed';

export const signIn = 'Sign in';

export const signInAbout = 'Already have an account here? The tables you played as a guest on this device come along.';

export const signOut = 'Sign out';

export const signOutEverywhere = 'Sign out everywhere';

export const signOutHere = 'Sign out here';

export const signOutThere = (said: { device: string | number; when: string | number }): string => `Sign out ${said.device}, last seen ${said.when}`;

export const signedInOn = 'Signed in on';

export const signedOutEverywhere = 'You are signed out on every device.';

export const signedOutHere = 'You are signed out here. You can play on as a guest.';

export const signedOutThere = (said: { device: string | number }): string => `${said.device} is signed out.`;

export const since = (said: { date: string | number; when: string | number }): string => `since ${said.date}, last seen ${said.when}`;

export const takeAway = (said: { what: string | number }): string => `Remove ${said.what}`;

export const testArrived = 'The test arrived.';

export const testFailed = (said: { error: string | number }): string => `The test failed: ${said.error}`;

export const theDevice = 'The device';

export const thisOne = 'this one';

export const toOrder = 'You are a moderator here. <link>Go to the moderators’ page</link>';

export const tokenCopied = 'Token copied.';

export const tokenFor = 'What is it for?';

export const tokenMade = (said: { name: string | number }): string => `<b>${said.name}</b>: copy the token now. It will not be shown again, because the server does not keep it.`;

export const tokenNotCopied = 'This browser does not let the page copy. Select the token and copy it yourself.';

export const tokenRevoked = (said: { name: string | number }): string => `The token ${said.name} no longer works.`;

export const tokensAbout = 'A bot of yours plays with a token instead of your password: <code>Authorization: Bearer …</code>. <link>What it can do</link>';

export const tokensTitle = 'Tokens for programs';

export const toldNowhere = 'No notifications yet. While this page is open, the tab’s title and lamp show when a table is waiting.';

export const typeDelete = 'Type the word <i>delete</i>';

export const unblock = 'Unblock';

export const unblockName = (said: { name: string | number }): string => `Unblock ${said.name}`;

export const unblocked = (said: { name: string | number }): string => `${said.name} is no longer blocked.`;

export const welcome = (said: { n: number; name: string | number }): string => `${said.n === 0 ? `Welcome back, ${said.name}.` : said.n === 1 ? `Welcome back, ${said.name}. The table you played here came along.` : `Welcome back, ${said.name}. The ${said.n} tables you played here came along.`}`;

export const yourPassword = 'Your password';
