// Made of messages/de by build/words.ts. Do not edit.

export const afterTheGame = 'Nach der Partie';

export const asTable = 'Als Tabelle';

export const caveWins = 'Diesmal gewinnt die Höhle.';

export const changeSetUp = 'Aufbau ändern';

export const diceReport = 'Glücksbericht';

export const endMark = 'Ende';

export const fair = 'War der Zufall fair? Prüf es selbst';

export const fairAbout = 'Vor der Partie hat sich der Server mit einem BLAKE3-Hash auf ein Geheimnis festgelegt; jetzt, da sie vorbei ist, liegt es offen. Speichere die Aufzeichnung und starte';

export const fairCommand = (said: { file: string | number }): string => `<code>karst verify ${said.file}</code>`;

export const fairDeals = '– das teilt die ganze Partie aus dem Geheimnis noch einmal aus.';

export const finalTable = 'Endstand';

export const goOnAgainstBots = 'Von hier gegen Bots weiterspielen';

export const goOnHere = 'Von hier weiterspielen';

export const goOnHereAt = (said: { sentence: string | number }): string => `Von hier weiterspielen: ${said.sentence}`;

export const howFar = (said: { n: number }): string => `${said.n === 1 ? `Nach einem Zug war Schluss.` : `Nach ${said.n} Zügen war Schluss.`}`;

export const howItWent = 'Wie es lief';

export const inAMoment = 'gleich zu sehen';

export const lookAtBoard = 'Das Brett ansehen';

export const lookAtMoment = 'Diesen Moment ansehen';

export const overTime = (said: { points: string | number }): string => `${said.points} im Lauf der Partie`;

export const place = 'Platz';

export const promised = 'Vorher veröffentlicht';

export const replay = 'Zurückblicken';

export const resultLinkCopied = 'Der Link zu diesem Ergebnis ist kopiert.';

export const resultLinkHere = 'Dieser Browser lässt Seiten nicht kopieren. Der Link zu diesem Ergebnis steht in der Adresszeile.';

export const saveRecord = 'Aufzeichnung speichern';

export const secret = 'Geheimnis';

export const share = (said: { names: string | number }): string => `${said.names} teilen sich den Sieg.`;

export const shareResult = 'Teilen';

export const showResult = 'Ergebnis ansehen';

export const theEnd = 'Das Ende';

export const theResult = 'Ergebnis';

export const toHome = 'Startseite';

export const turn = (said: { n: string | number }): string => `Zug ${said.n}`;

export const turnByTurn = (said: { points: string | number }): string => `${said.points} Zug für Zug`;

export const turnOf = (said: { n: string | number; names: string | number }): string => `Zug ${said.n}: ${said.names}`;

export const whatDiceDid = 'Das Glück in dieser Partie';

export const whatEnded = (said: { words: string | number }): string => `So ging es zu Ende: ${said.words}`;

export const whatTurned = 'Wendepunkte';

export const whenBegan = 'Am Anfang des Zuges';

export const wins = (said: { name: string | number }): string => `${said.name} gewinnt.`;

export const withHints = (said: { n: number }): string => `${said.n === 1 ? `mit einem Tipp` : `mit ${said.n} Tipps`}`;

export const youShare = (said: { names: string | number }): string => `Du und ${said.names} teilt euch den Sieg.`;

export const youWin = 'Du gewinnst!';
