// Made of messages/de by build/words.ts. Do not edit.

export const aboutName = (said: { name: string | number }): string => `Zu ${said.name}`;

export const aboutPlayer = (said: { name: string | number }): string => `${said.name}: alles, was bekannt ist`;

export const allTurns = (said: { n: string | number }): string => `Alle ${said.n} Züge zeigen`;

export const aloneAbout = 'Außer dir ist niemand da, den es stört. Dieselben Schritte bringen dasselbe Glück, andere ein neues.';

export const askBack = 'Um Zurücknahme bitten';

export const askingBack = (said: { names: string | number }): string => `Du möchtest zurücknehmen. Es fehlt noch: ${said.names}.`;

export const away = 'weg';

export const beingDealt = 'Die Karten werden gegeben';

export const block = 'Blockieren';

export const blockAbout = 'Ihr sitzt dann nicht mehr gemeinsam an einem Tisch und lest nicht mehr, was der andere schreibt. Eine laufende Partie geht weiter. Auf der Kontoseite kannst du es aufheben.';

export const blockName = (said: { name: string | number }): string => `${said.name} blockieren`;

export const blockToo = (said: { name: string | number }): string => `${said.name} auch blockieren`;

export const blocked = (said: { name: string | number }): string => `${said.name} ist blockiert. Auf der Kontoseite kannst du es aufheben.`;

export const botFirst = {
  'master': 'Ein Meisterbot',
  'novice': 'Ein Anfängerbot',
  'random': 'Ein Zufallsbot',
  'steady': 'Ein solider Bot',
  'strong': 'Ein starker Bot',
};

export const botSitsInNow = 'Jetzt spielt ein Bot für dich. Nimm deinen Platz zurück, wann immer du magst.';

export const chat = 'Chat';

export const chatEverybody = 'Alle hier lesen das.';

export const chatOnlookers = 'Das lesen nur die Zuschauer.';

export const chatPlayers = 'Das lesen nur die Spieler.';

export const chatSays = (said: { name: string | number; words: string | number }): string => `${said.name} sagt: ${said.words}`;

export const closeChat = 'Den Chat schließen';

export const closeDetails = 'Schließen';

export const closeHint = 'Den Tipp schließen';

export const closeLog = 'Den Verlauf schließen';

export const closeSince = 'Die Neuigkeiten seit meinem letzten Zug schließen';

export const closeTable = 'Tisch schließen';

export const closeToOnlookers = 'Den Tisch für Zuschauer schließen';

export const comeAndPlay = (said: { game: string | number }): string => `Komm und spiel ${said.game} mit mir.`;

export const copyForSubstitute = 'Link für einen Ersatz kopieren';

export const copyLink = 'Link kopieren';

export const decidesNow = 'entscheidet gerade';

export const doAgain = 'Wiederholen';

export const doIt = 'Ausführen';

export const everybody = 'Alle';

export const eyesOff = 'Bitte nicht hinsehen';

export const finding = 'Der Tisch wird gesucht …';

export const firstBoard = 'Was leuchtet, lässt sich wählen: Klick darauf, oder nimm eine Zeile aus deinen Möglichkeiten. Ein falscher Klick kostet nichts, und du erfährst, warum es nicht geht.';

export const firstClose = 'Die ersten Schritte schließen; für dieses Spiel kommen sie nicht wieder';

export const firstDone = 'Verstanden';

export const firstLearn = 'Schritt für Schritt lernen';

export const firstTitle = (said: { game: string | number }): string => `Erste Schritte: ${said.game}`;

export const firstUnfold = 'Worum es in dem Spiel geht und wie man das Brett benutzt';

export const forfeit = 'Aufgeben';

export const forfeitAs = (said: { name: string | number }): string => `Als ${said.name} aufgeben`;

export const free = 'Frei';

export const goodFor = (said: { step: string | number }): string => `Wozu war Schritt ${said.step} gut?`;

export const hear = 'Frag mich wieder';

export const hearWhole = (said: { words: string | number }): string => `Frag mich wieder nach: ${said.words}`;

export const hide = 'Ausblenden';

export const hint = 'Tipp';

export const hintAbout = 'Nur du siehst ihn; die anderen und die Aufzeichnung sehen, dass du gefragt hast';

export const hush = 'Frag mich nicht mehr nach';

export const hushWhole = (said: { words: string | number }): string => `Frag mich in dieser Partie nicht mehr nach: ${said.words}`;

export const hushed = (said: { n: string | number }): string => `Nicht mehr gefragt nach (${said.n})`;

export const iAm = (said: { name: string | number }): string => `Ich bin ${said.name}`;

export const inWords = 'Worte';

export const inviteAbout = 'Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.';

export const inviteTitle = 'Lade die anderen ein';

export const isAway = (said: { name: string | number }): string => `${said.name} ist weg. Wer sich zuerst dorthin setzt, spielt weiter und sieht alles, was der Platz sieht.`;

export const isHidden = (said: { name: string | number }): string => `Nachrichten von ${said.name} sind ausgeblendet.`;

export const isThinking = (said: { n: number; names: string | number }): string => `${said.n === 1 ? `${said.names} überlegt` : `${said.names} überlegen`}`;

export const joinRematch = 'Zur Revanche';

export const keyRedo = 'Taste: U';

export const layingOut = 'Das Spiel wird ausgelegt …';

export const leave = 'Verlassen';

export const leaveAs = (said: { name: string | number }): string => `Als ${said.name} verlassen`;

export const leaveSeat = (said: { seat: string | number }): string => `Verlassen<seat>, Platz ${said.seat}</seat>`;

export const leaveTitle = 'Die Partie verlassen?';

export const letLookOn = 'Andere zuschauen lassen';

export const letThem = 'Erlauben';

export const lineBack = 'Die Verbindung ist wieder da. Nichts ging verloren.';

export const lineLost = '<b>Die Verbindung zum Server ist weg.</b> Sie wird gleich wieder aufgebaut; was du getan hast, bleibt.';

export const linkCopied = 'Der Link ist kopiert.';

export const linkForFirst = 'Der Link ist kopiert: Wer ihn zuerst öffnet, kann den Platz nehmen.';

export const linkMarked = 'Der Link ist markiert: Kopiere ihn mit Strg+C.';

export const linkToTable = 'Link zu diesem Tisch';

export const log = 'Verlauf';

export const lookAs = 'Ansicht';

export const lookAsName = (said: { name: string | number }): string => `Sicht von ${said.name}`;

export const lookBack = 'Wiedergabe';

export const lookingOn = (said: { n: number }): string => `${said.n === 1 ? `${said.n} schaut zu` : `${said.n} schauen zu`}`;

export const lookingUp = 'Wird nachgesehen …';

export const more = 'Mehr';

export const mute = (said: { name: string | number }): string => `Ausblenden, was ${said.name} sagt`;

export const mySeats = 'Meine Plätze: wessen Sicht du siehst';

export const nameTookHints = (said: { n: number; name: string | number }): string => `${said.n === 1 ? `${said.name} nahm einen Tipp` : `${said.name} nahm ${said.n} Tipps`}`;

export const neverMind = 'Doch nicht';

export const newestFirst = 'Züge, der neueste zuerst';

export const no = 'Nein';

export const noChance = 'Würfel und Karten spielen dabei keine Rolle.';

export const noVisibleChange = 'Man sieht nicht gleich, was sich geändert hat; vielleicht bereitet es etwas vor.';

export const nobodySaid = 'Noch keine Nachrichten.';

export const notNow = 'Jetzt nicht';

export const notYourDecision = 'Du hast gerade nichts zu entscheiden.';

export const nothingYet = 'Es ist noch nichts geschehen.';

export const odds = 'Chancen';

export const oddsOf = (said: { words: string | number }): string => `Chancen von: ${said.words}`;

export const oddsUnknown = 'Die Chancen lassen sich gerade nicht ausrechnen.';

export const onlyStepsOf = 'Nur Schritte von';

export const openToOnlookers = 'Offen für Zuschauer';

export const othersAbout = 'Die anderen müssen zustimmen. Dieselben Schritte bringen dasselbe Glück, andere ein neues.';

export const pageIsOlder = 'Diese Seite ist älter als der Server und kann dieses Spiel nicht zeichnen. Lade sie neu.';

export const passTo = (said: { name: string | number }): string => `Gib das Gerät weiter an <name>${said.name}</name>`;

export const playAgain = 'Noch einmal spielen';

export const players = 'Spieler';

export const playersOnly = 'Nur Spieler';

export const publicTable = 'Öffentlicher Tisch';

export const reason = {
  'abuse': 'Beleidigungen oder Drohungen',
  'cheating': 'Betrug',
  'name': 'Ein anstößiger Name',
  'other': 'Etwas anderes',
  'spam': 'Spam',
  'stalling': 'Absichtliches Verzögern oder Weggehen',
};

export const remove = 'Entfernen';

export const removeName = (said: { name: string | number }): string => `${said.name} von diesem Tisch entfernen`;

export const removed = (said: { name: string | number }): string => `${said.name} ist entfernt und kann sich hier nicht wieder setzen.`;

export const report = 'Melden';

export const reportAbout = (said: { name: string | number }): string => `Ein Moderator liest das. ${said.name} erfährt nicht, von wem es kommt.`;

export const reportLine = (said: { name: string | number; words: string | number }): string => `Melden, was ${said.name} gesagt hat: ${said.words}`;

export const reportName = (said: { name: string | number }): string => `${said.name} melden`;

export const reportQuoted = 'Diese Zeile geht mit der Meldung mit:';

export const reportReason = 'Was ist nicht in Ordnung?';

export const reportSend = 'Meldung abschicken';

export const reportWords = 'In eigenen Worten, wenn du magst';

export const reported = 'Danke. Ein Moderator sieht es sich an.';

export const rule = (said: { rule: string | number }): string => `Regel ${said.rule}`;

export const satIn = (said: { bot: string | number }): string => `${said.bot} spielt für dich.`;

export const satInAs = (said: { bot: string | number; name: string | number }): string => `${said.bot} spielt für dich als ${said.name}.`;

export const say = 'Senden';

export const saySomething = 'Nachricht schreiben';

export const seatIsOpen = 'Dein Platz steht einem Ersatz offen, bis du ihn zurücknimmst.';

export const seats = 'Plätze';

export const seatsFree = (said: { n: number }): string => `${said.n === 0 ? `Alle Plätze sind besetzt.` : said.n === 1 ? `Ein Platz ist frei. Ist er besetzt, geht es los.` : `${said.n} Plätze sind frei. Sind alle besetzt, geht es los.`}`;

export const sendThisLink = (said: { link: string | number }): string => `Verschick diesen Link: ${said.link}`;

export const shareLink = 'Teilen';

export const show = 'Einblenden';

export const signIn = 'Anmelden';

export const sinceLastTurn = 'Seit deinem letzten Zug:';

export const sinceLess = 'Weniger zeigen';

export const sinceMore = 'Alles seit meinem letzten Zug zeigen';

export const sitHere = (said: { seat: string | number }): string => `Hier sitzen<seat>, Platz ${said.seat}</seat>`;

export const sitHereToo = (said: { seat: string | number }): string => `Auch hier sitzen<seat>, Platz ${said.seat}</seat>`;

export const soFar = 'Bisher:';

export const start = 'Beginnen';

export const startWithBots = 'Jetzt beginnen, Bots füllen die freien Plätze';

export const stay = 'Bleiben';

export const table = 'Tisch';

export const tableByLink = 'Tisch für Leute mit dem Link';

export const tableLeft = 'Du hast den Tisch verlassen.';

export const takeBack = 'Zurücknehmen';

export const takeBackAlone = 'Trotzdem zurücknehmen';

export const takeBackAsk = 'Zurücknehmen …';

export const takeSeatBack = 'Meinen Platz zurücknehmen';

export const takeTheSeat = 'Den Platz nehmen';

export const takeback = 'Zurücknahme';

export const theGame = 'Das Spiel';

export const thinking = 'Überlegt …';

export const timeLeft = (said: { time: string | number }): string => `noch ${said.time}`;

export const timeRunsOut = (said: { time: string | number }): string => `Deine Zeit läuft ab: noch ${said.time}.`;

export const tookHints = (said: { n: number }): string => `${said.n === 1 ? `nahm einen Tipp` : `nahm ${said.n} Tipps`}`;

export const tryAgain = 'Noch ein Versuch';

export const tryNow = 'Jetzt versuchen';

export const unreadWord = 'ungelesen';

export const waitingFor = (said: { names: string | number }): string => `Es fehlt noch: ${said.names}.`;

export const ways = (said: { n: number }): string => `${said.n === 1 ? `eine Möglichkeit` : `${said.n} Möglichkeiten`}`;

export const whatCanIDo = 'Was kann ich jetzt tun?';

export const whatNow = 'Was jetzt?';

export const whatNowKey = 'Was kann ich jetzt tun? (Taste: w)';

export const whatWasSaid = 'Nachrichten, das Neueste zuletzt';

export const whoWantsToLook = 'Wer möchte so lange den Tisch ansehen?';

export const you = 'du';

export const youForfeited = 'Du hast aufgegeben; ein Bot spielt für dich weiter. Du kannst zuschauen.';

export const youLookOn = 'Du schaust zu; nur wer am Tisch sitzt, entscheidet.';
