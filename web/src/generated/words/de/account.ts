// Made of messages/de by build/words.ts. Do not edit.

export const aDevice = 'Ein Gerät';

export const account = 'Konto';

export const add = 'Hinzufügen';

export const added = 'Hinzugefügt. Schick eine Testnachricht, um zu sehen, ob es klappt.';

export const address = 'Adresse';

export const blockedSince = (said: { date: string | number }): string => `seit ${said.date}`;

export const blocksAbout = 'Ihr sitzt nicht gemeinsam an einem Tisch und lest nicht, was der andere schreibt.';

export const blocksNone = 'Du hast niemanden blockiert.';

export const blocksTitle = 'Wen du blockiert hast';

export const calledError = (said: { error: string | number; when: string | number }): string => `${said.when}: ${said.error}`;

export const calledWell = (said: { when: string | number }): string => `Letzter Aufruf ${said.when}: alles gut.`;

export const calling = 'Wird aufgerufen …';

export const changeName = 'Namen ändern';

export const changePassword = 'Passwort ändern';

export const choosePassword = '<b>Wähle ein neues Passwort.</b> Das, mit dem du dich angemeldet hast, galt nur dieses eine Mal.';

export const claim = 'Konto anlegen';

export const claimed = 'Das Konto gehört dir. Melde dich mit diesem Namen und Passwort auf jedem Gerät an.';

export const copy = 'Kopieren';

export const dataAbout = 'Alles, was der Server von dir aufbewahrt, in einer Datei: Konto, Geräte, Tische und Plätze, deine Nachrichten und jeder deiner Schritte.';

export const dataTitle = 'Deine Daten';

export const deleteAbout = 'Dein Name und alles, was du gesagt hast, verschwinden von jedem Tisch, deine Anmeldungen und Token enden, und Tische, die noch nicht begonnen haben, werden geschlossen. Begonnene Partien bleiben für die anderen lesbar; auf deinen Plätzen sitzt dann jemand, der gegangen ist. <b>Das lässt sich nicht zurücknehmen.</b>';

export const deleteButton = 'Endgültig löschen';

export const deleteOpen = 'Meine Daten löschen …';

export const download = 'Meine Daten herunterladen';

export const endTokens = 'Auch die Zugänge meiner Programme beenden';

export const forgotten = 'Deine Daten sind von diesem Server verschwunden. Wenn du weiterspielst, dann als jemand Neues.';

export const form = 'Format';

export const guest = 'Gast';

export const helpDiscord = 'In Discord: Einstellungen eines Kanals, Integrationen, Webhooks, Neu, URL kopieren. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.';

export const helpJson = 'Sie bekommt ein POST mit Tisch, Platz, Spiel, Link und dem Ende deiner Zeit. Die Adresse ist geheim: Sie wird nicht noch einmal ganz gezeigt.';

export const hide = 'Verbergen';

export const hideTyped = 'Verbergen, was getippt ist';

export const itMay = 'Es darf';

export const keepAbout = (said: { name: string | number }): string => `Du bist <b>${said.name}</b>, zu Gast in diesem Browser. Mit einem Namen und einem Passwort findest du deine Tische auf jedem Gerät wieder. Mehr wollen wir nicht wissen.`;

export const keepTitle = 'Behalte deine Partien';

export const lastUsed = (said: { when: string | number }): string => `zuletzt benutzt ${said.when}`;

export const looking = 'Wird gesucht …';

export const makeToken = 'Token erstellen';

export const myBot = 'Mein Bot';

export const name = 'Name';

export const neverUsed = 'nie benutzt';

export const newPassword = 'Neues Passwort';

export const notCalled = 'Noch nicht aufgerufen.';

export const notifications = 'Benachrichtigungen';

export const notificationsAbout = 'Wenn ein Tisch auf dich wartet und du ihn nicht gerade ansiehst, werden diese Adressen aufgerufen: jedes Mal einmal, noch einmal, wenn deine Zeit knapp wird, und wenn sie um ist. Die Nachrichten kommen in der Sprache, in der du die Adresse hinzufügst oder zuletzt ausprobierst.';

export const oneMoment = 'Einen Moment …';

export const password = 'Passwort';

export const passwordChanged = 'Das Passwort ist geändert. Andere Geräte sind abgemeldet.';

export const passwordHint = '8 Zeichen oder mehr; ein paar Wörter hintereinander sind gut.';

export const passwordNow = 'Jetziges Passwort';

export const passwordTitle = 'Name und Passwort';

export const plainJson = 'Reines JSON';

export const renamed = (said: { name: string | number }): string => `Ab jetzt heißt du ${said.name}, auch beim Anmelden.`;

export const revoke = 'Widerrufen';

export const revokeToken = (said: { name: string | number }): string => `${said.name} widerrufen`;

export const scope = {
  'play': 'Plätze einnehmen und spielen',
  'read': 'meine Tische und Partien sehen',
  'tables': 'Tische eröffnen, beginnen und schließen',
};

export const sendTest = 'Test schicken';

export const show = 'Zeigen';

export const showTyped = 'Zeigen, was getippt ist';

export const signIn = 'Anmelden';

export const signInAbout = 'Du hast hier ein Konto? Die Tische, an denen du auf diesem Gerät als Gast gespielt hast, kommen mit.';

export const signOut = 'Abmelden';

export const signOutEverywhere = 'Überall abmelden';

export const signOutHere = 'Hier abmelden';

export const signOutThere = (said: { device: string | number; when: string | number }): string => `${said.device} abmelden, zuletzt gesehen ${said.when}`;

export const signedInOn = 'Angemeldet auf';

export const signedOutEverywhere = 'Du bist auf jedem Gerät abgemeldet.';

export const signedOutHere = 'Du bist hier abgemeldet. Du kannst als Gast weiterspielen.';

export const signedOutThere = (said: { device: string | number }): string => `${said.device} ist abgemeldet.`;

export const since = (said: { date: string | number; when: string | number }): string => `seit ${said.date}, zuletzt gesehen ${said.when}`;

export const takeAway = (said: { what: string | number }): string => `${said.what} entfernen`;

export const testArrived = 'Die Testnachricht ist angekommen.';

export const testFailed = (said: { error: string | number }): string => `Die Testnachricht ist gescheitert: ${said.error}`;

export const theDevice = 'Das Gerät';

export const thisOne = 'dieses';

export const toOrder = 'Du moderierst hier. <link>Zur Seite für Moderatoren</link>';

export const tokenCopied = 'Das Token ist kopiert.';

export const tokenFor = 'Wofür ist es?';

export const tokenMade = (said: { name: string | number }): string => `<b>${said.name}</b>: Kopiere das Token jetzt. Es wird nicht noch einmal gezeigt, denn der Server bewahrt es nicht auf.`;

export const tokenNotCopied = 'Dieser Browser lässt die Seite nicht kopieren; markiere das Token und kopiere es selbst.';

export const tokenRevoked = (said: { name: string | number }): string => `Das Token ${said.name} gilt nicht mehr.`;

export const tokensAbout = 'Ein eigener Bot spielt mit einem Token statt mit deinem Passwort: <code>Authorization: Bearer …</code>. <link>Was er damit kann</link>';

export const tokensTitle = 'Token für Programme';

export const toldNowhere = 'Noch keine Benachrichtigungen. Solange diese Seite offen ist, zeigen Titel und Lampe des Tabs, wenn ein Tisch wartet.';

export const typeDelete = 'Tippe das Wort <i>delete</i>';

export const unblock = 'Freigeben';

export const unblockName = (said: { name: string | number }): string => `${said.name} freigeben`;

export const unblocked = (said: { name: string | number }): string => `${said.name} ist nicht mehr blockiert.`;

export const welcome = (said: { n: number; name: string | number }): string => `${said.n === 0 ? `Willkommen zurück, ${said.name}.` : said.n === 1 ? `Willkommen zurück, ${said.name}. Der Tisch, an dem du hier gespielt hast, ist mitgekommen.` : `Willkommen zurück, ${said.name}. Die ${said.n} Tische, an denen du hier gespielt hast, sind mitgekommen.`}`;

export const yourPassword = 'Dein Passwort';
