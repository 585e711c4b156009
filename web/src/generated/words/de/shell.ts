// Made of messages/de by build/words.ts. Do not edit.

export const aBot = {
  'master': 'ein Meisterbot',
  'novice': 'ein Anfängerbot',
  'random': 'ein Zufallsbot',
  'steady': 'ein solider Bot',
  'strong': 'ein starker Bot',
};

export const account = 'Konto';

export const accountOf = (said: { name: string | number }): string => `Konto, ${said.name}`;

export const allRules = (said: { n: string | number }): string => `${said.n} Regeln und Entscheide`;

export const and = (said: { first: string | number; last: string | number }): string => `${said.first} und ${said.last}`;

export const asTheSystem = 'Wie das System';

export const backToTheLight = 'Zurück ans Licht';

export const boardLegend = 'Der Spielplan als';

export const botName = {
  'master': (said: { seat: string | number }): string => `Meisterbot ${said.seat}`,
  'novice': (said: { seat: string | number }): string => `Anfängerbot ${said.seat}`,
  'random': (said: { seat: string | number }): string => `Zufallsbot ${said.seat}`,
  'steady': (said: { seat: string | number }): string => `Solidbot ${said.seat}`,
  'strong': (said: { seat: string | number }): string => `Starkbot ${said.seat}`,
};

export const clockBank = (said: { time: string | number }): string => `Was übrig bleibt, wird gespart, höchstens ${said.time}.`;

export const clockDays = (said: { time: string | number }): string => `Alle haben ${said.time} für jeden Zug.`;

export const clockDaysFor = 'Niemand muss zur selben Zeit da sein.';

export const clockDelay = (said: { time: string | number }): string => `Ohne Abzug am Anfang jedes Zuges: ${said.time}.`;

export const clockLive = (said: { time: string | number }): string => `Alle haben je ${said.time} für die ganze Partie.`;

export const clockLiveFor = 'Für alle, die sich jetzt zum Spielen hinsetzen.';

export const clockLiveGain = (said: { gain: string | number; time: string | number }): string => `Alle haben je ${said.time} für die ganze Partie und bekommen nach jedem Zug ${said.gain} dazu.`;

export const clockNoBank = 'Gespart wird nichts.';

export const clockNone = 'Alle nehmen sich die Zeit, die sie brauchen.';

export const close = 'Schließen';

export const closeRules = 'Die Regeln schließen';

export const crashBroken = 'Etwas ist schiefgegangen';

export const crashMissing = 'Ein Stück der Seite ist nicht angekommen';

export const crashNotLoaded = (said: { what: string | number }): string => `${said.what}: Das ließ sich nicht laden. Vielleicht wurde der Server gerade aktualisiert, oder die Verbindung ging verloren. Deine Partie ist auf dem Server sicher.`;

export const crashReload = 'Seite neu laden';

export const crashRetry = 'Ohne Neuladen versuchen';

export const crashStopped = (said: { what: string | number }): string => `${said.what}: Das funktioniert gerade nicht mehr. Deine Partie ist auf dem Server sicher: Jeder Schritt wird dort gespeichert, bevor er gezeigt wird.`;

export const description = 'Karst: ein Tisch für Höhlen-Brettspiele, in deinem Browser.';

export const dismiss = 'Diese Mitteilung schließen';

export const fateLeaving = {
  'bot-sits-in': (said: { bot: string | number }): string => `Wenn jemand diesen Tisch verlässt, springt ${said.bot} ein, bis die Person zurück ist.`,
  'forfeit': (_said: { bot: string | number }): string => `Wer diesen Tisch verlässt, scheidet aus: Ein solider Bot spielt weiter, und am Ende steht der letzte Platz.`,
  'substitute': (_said: { bot: string | number }): string => `Wenn jemand diesen Tisch verlässt, wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person zurückkommt.`,
};

export const fateThen = {
  'bot-sits-in': (said: { bot: string | number }): string => `Dann springt ${said.bot} ein, bis die Person zurück ist.`,
  'forfeit': (_said: { bot: string | number }): string => `Dann scheidet die Person aus: Ein solider Bot spielt für sie weiter, und sie kommt auf den letzten Platz.`,
  'substitute': (_said: { bot: string | number }): string => `Dann wartet der Tisch, bis jemand den Platz über den Link übernimmt oder die Person zurückkommt.`,
};

export const figuresDays = (said: { days: string | number; hours: string | number }): string => `${said.days} T ${said.hours} h`;

export const figuresHours = (said: { hours: string | number; minutes: string | number }): string => `${said.hours} h ${said.minutes} min`;

export const forfeited = 'aufgegeben';

export const foundRules = (said: { found: string | number; n: string | number }): string => `${said.found} von ${said.n} Regeln`;

export const goHome = 'Zur Startseite';

export const hitOf = (said: { at: string | number; n: string | number }): string => `${said.at} von ${said.n}`;

export const hits = (said: { n: number }): string => `${said.n === 1 ? `1 Treffer` : `${said.n} Treffer`}`;

export const homeLink = 'Karst, Startseite';

export const insteadOf = (said: { name: string | number }): string => `für ${said.name}`;

export const justNow = 'gerade eben';

export const keyBackHit = 'Umschalt+Enter';

export const keyNextHit = 'Enter';

export const keySays = {
  'asked': 'Was werde ich gefragt?',
  'chat': 'Den Chat zeigen oder verbergen',
  'hand': 'Was habe ich?',
  'keys': 'Diese Tasten zeigen oder verbergen',
  'last': 'Was geschah zuletzt?',
  'log': 'Den Verlauf zeigen oder verbergen',
  'near': 'Was ist in der Nähe?',
  'next': 'Zum nächsten Tisch, der auf mich wartet',
  'redo': 'Zurückgenommenes wiederholen',
  'rules': 'Die Regeln öffnen oder schließen',
  'undo': 'Meine letzte Aktion zurücknehmen',
  'what-now': 'Was kann ich jetzt tun?',
  'where': 'Wo bin ich?',
  'words': 'Der Spielplan in Worten oder als Bild',
};

export const keys = 'Tasten';

export const keysEnter = 'Auswählen';

export const keysEscape = 'Schließen, was oben liegt';

export const keysOff = 'Tasten mit einem Buchstaben sind in den Einstellungen ausgeschaltet.';

export const keysTab = 'Zum Nächsten, das du wählen kannst; mit <kbd>Umschalt</kbd> zurück';

export const language = 'de';

export const languageLegend = 'Sprache';

export const leftBeforeAnswer = 'Du hast den Tisch verlassen, bevor die Antwort kam.';

export const letterKeys = 'Tasten mit einem Buchstaben (? zeigt sie)';

export const linkToRule = (said: { id: string | number }): string => `${said.id}, Link zu dieser Regel`;

export const linkToRuling = (said: { id: string | number }): string => `${said.id}, Link zu diesem Entscheid`;

export const loading = 'Die Lampe wird angezündet …';

export const mainMenu = 'Hauptmenü';

export const motion = {
  'fast': 'Schnell',
  'normal': 'Normal',
  'off': 'Aus',
};

export const motionLegend = 'Animation';

export const myName = 'Mein Name';

export const needsScript = 'Karst braucht JavaScript, um seine Tische zu zeigen.';

export const newsLast = 'Umschalt+L sagt das Letzte.';

export const newsLog = 'Im Verlauf stehen sie alle.';

export const newsMany = (said: { first: string | number; n: number; others: string | number }): string => `${said.n === 1 ? `${said.first} und ${said.others} andere: 1 Ereignis.` : `${said.first} und ${said.others} andere: ${said.n} Ereignisse.`}`;

export const newsNone = (said: { n: number }): string => `${said.n === 1 ? `1 Ereignis.` : `${said.n} Ereignisse.`}`;

export const newsOne = (said: { first: string | number; n: number }): string => `${said.n === 1 ? `${said.first}: 1 Ereignis.` : `${said.first}: ${said.n} Ereignisse.`}`;

export const newsSomebody = 'Jemand';

export const newsTwo = (said: { first: string | number; n: number; second: string | number }): string => `${said.n === 1 ? `${said.first} und ${said.second}: 1 Ereignis.` : `${said.first} und ${said.second}: ${said.n} Ereignisse.`}`;

export const nextHit = 'Nächster Treffer';

export const noAnswer = 'Der Server antwortet nicht. Läuft er, und bist du online?';

export const noOtherTable = 'Kein anderer Tisch wartet auf dich.';

export const noReason = (said: { status: string | number }): string => `Der Server hat ohne Begründung mit ${said.status} geantwortet. Versuch es gleich noch einmal.`;

export const noRuleFound = 'Keine Regel enthält alle diese Wörter.';

export const notFound = 'Nicht gefunden';

export const notFoundAt = {
  'game': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es kein Spiel. Vielleicht ist die Adresse vertippt, oder das Spiel gibt es nicht mehr.`,
  'page': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keine Seite. Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.`,
  'record': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keine Aufzeichnung. Vielleicht ist die Adresse vertippt, oder die Aufzeichnung gibt es nicht mehr.`,
  'table': (said: { path: string | number }): string => `Unter <code>${said.path}</code> gibt es keinen Tisch. Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.`,
};

export const notFoundHeading = 'Dieser Stollen ist eine Sackgasse';

export const notFoundPicture = 'Ein Stollen, der im Dunkeln endet';

export const notPossible = 'Das geht nicht.';

export const notices = 'Mitteilungen';

export const part = {
  'account': 'Das Konto',
  'board': 'Der Spielplan',
  'course': 'Der Verlauf der Partie',
  'dice': 'Der Glücksbericht',
  'here': 'Dieser Teil der Seite',
  'lesson': 'Die Lektion',
  'me': 'Wer du bist',
  'notifications': 'Die Benachrichtigungen',
  'order': 'Die Seite für Moderatoren',
  'page': 'Diese Seite',
  'records': 'Die Aufzeichnungen',
  'replay': 'Die Wiedergabe',
  'result': 'Das Ergebnis',
  'rules': 'Die Regeln',
  'set-up': 'Der Aufbau',
  'table': 'Der Tisch',
  'words': 'Der Spielplan in Worten',
};

export const previousHit = 'Voriger Treffer';

export const readAsPage = 'Als Seite lesen, mit Bildern';

export const refused = (said: { sentence: string | number }): string => `Das geht nicht. ${said.sentence}`;

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;

export const ruleFor = (said: { rule: string | number; what: string | number }): string => `Regeln zu ${said.what} (${said.rule})`;

export const ruleTitled = (said: { rule: string | number; title: string | number }): string => `${said.title} (${said.rule})`;

export const rules = 'Regeln';

export const rulesFound = 'Gefundene Regeln';

export const save = 'Speichern';

export const searchRules = 'Die Regeln nach Wörtern oder Nummer durchsuchen';

export const seatName = (said: { seat: string | number }): string => `Platz ${said.seat}`;

export const settings = 'Einstellungen';

export const shape = {
  'both': 'Bild und Worte',
  'picture': 'Bild',
  'words': 'Worte',
};

export const showAllRules = 'Alle Regeln zeigen';

export const sitsIn = {
  'master': 'Meisterbot spielt',
  'novice': 'Anfängerbot spielt',
  'random': 'Zufallsbot spielt',
  'steady': 'solider Bot spielt',
  'strong': 'starker Bot spielt',
};

export const sittingIn = {
  'master': 'Meisterbot sprang ein',
  'novice': 'Anfängerbot sprang ein',
  'random': 'Zufallsbot sprang ein',
  'steady': 'solider Bot sprang ein',
  'strong': 'starker Bot sprang ein',
};

export const sizeLegend = 'Schriftgröße';

export const skip = 'Zum Inhalt springen';

export const soundLegend = 'Ton';

export const soundOn = 'Geräusche';

export const substituteWanted = 'Ersatz gesucht';

export const summary = 'Die Regeln auf einer Seite';

export const tablesWait = (said: { n: number }): string => `${said.n === 1 ? `Tisch wartet auf dich` : `Tische warten auf dich`}`;

export const theme = {
  'dark': 'Dunkel',
  'light': 'Hell',
};

export const themeLegend = 'Farben';

export const time = {
  'day': (said: { n: number }): string => `${said.n === 1 ? `1 Tag` : `${said.n} Tage`}`,
  'hour': (said: { n: number }): string => `${said.n === 1 ? `1 Stunde` : `${said.n} Stunden`}`,
  'minute': (said: { n: number }): string => `${said.n === 1 ? `1 Minute` : `${said.n} Minuten`}`,
  'second': (said: { n: number }): string => `${said.n === 1 ? `1 Sekunde` : `${said.n} Sekunden`}`,
};

export const titleHurry = (said: { place: string | number }): string => `⏳ Die Zeit ist knapp · ${said.place}`;

export const titleMyTurn = (said: { place: string | number }): string => `● Du bist dran · ${said.place}`;

export const toNotifications = 'Benachrichtigungen: erfahren, wenn ein Tisch auf dich wartet';

export const tongue = {
  'de': 'Deutsch',
  'en': 'English',
};

export const turnBefore = 'Vor dem ersten Zug';

export const turnGhosts = (said: { n: string | number }): string => `Geister, Zug ${said.n}`;

export const turnOf = (said: { n: string | number; names: string | number }): string => `${said.names}, Zug ${said.n}`;

export const volume = 'Lautstärke';

export const whichRules = 'Die Regeln welches Spiels?';

export const why = 'Warum';

export const withShift = (said: { key: string | number }): string => `Umschalt ${said.key}`;

export const wordsOrId = 'Regeln durchsuchen';

export const youAreNow = (said: { name: string | number }): string => `Ab jetzt heißt du ${said.name}.`;
