// Made of messages/de by build/words.ts. Do not edit.

export const asSpectator = 'Als Zuschauer';

export const backToGame = 'Zurück zur Partie';

export const beforeFirst = 'Vor dem ersten Schritt.';

export const beforeFirstStep = 'Vor dem ersten Schritt';

export const broken = (said: { sentence: string | number }): string => `${said.sentence} Davor endet die Wiedergabe.`;

export const cannotDraw = 'Dieser Browser kann keine Bilder zeichnen.';

export const chanceNothing = 'Der Zufall hat in dieser Partie nichts entschieden.';

export const chanceNothingYet = 'Der Zufall hat noch nichts entschieden, das du sehen könntest.';

export const closeSteps = 'Die Liste der Schritte schließen';

export const copyMoment = 'Link zu diesem Moment kopieren';

export const dice = 'Glück';

export const diceAbout = 'Der Balken zeigt, wie oft etwas kam, der Strich, wie oft es zu erwarten war. Bei wenigen Ziehungen sieht der Zufall ungleich aus; so ist er eben.';

export const diceCame = 'Kam';

export const diceExpected = 'Erwartet';

export const diceOutcome = 'Ergebnis';

export const dicePartly = 'Solange die Partie läuft, steht hier nur, was du selbst mitzählen könntest; der Rest kommt, wenn sie vorbei ist.';

export const diceShare = 'Anteil';

export const everythingOpen = 'Alles aufgedeckt';

export const goOn = 'Weiter';

export const goOnFromStep = (said: { n: string | number }): string => `Von Schritt ${said.n} weiterspielen`;

export const goOnHere = 'Von hier weiterspielen';

export const goesOnFrom = (said: { n: string | number }): string => `· geht von Schritt ${said.n} einer anderen Partie aus weiter`;

export const keyEnd = 'Ende';

export const keyHome = 'Pos1';

export const keySpace = 'Leertaste';

export const link = 'Link';

export const lookAs = 'Ansicht';

export const lookingBack = 'Rückblick; die Partie geht weiter';

export const moment = 'Moment';

export const momentAt = (said: { at: string | number; last: string | number; words: string | number }): string => `${said.at} von ${said.last}: ${said.words}`;

export const momentCopied = 'Der Link zu genau diesem Moment ist kopiert.';

export const momentHere = 'Dieser Browser lässt Seiten nicht kopieren. Der Link zu genau diesem Moment steht in der Adresszeile.';

export const momentTold = (said: { at: string | number; last: string | number; words: string | number }): string => `${said.at} von ${said.last}. ${said.words}`;

export const notOnScreen = 'Der Spielplan ist noch nicht auf dem Bildschirm; versuch es gleich noch einmal.';

export const past = 'Das ist vergangen: Hier lässt sich nichts ändern. Spiel von diesem Moment an einem eigenen Tisch weiter.';

export const picturePng = 'Bild (PNG)';

export const pictureSvg = 'Bild (SVG)';

export const play = 'Abspielen';

export const recordJson = 'Aufzeichnung (JSON)';

export const recordKarst = 'Aufzeichnung (.karst)';

export const replay = 'Wiedergabe';

export const replayOf = (said: { game: string | number }): string => `Wiedergabe: ${said.game}`;

export const save = 'Speichern';

export const showAll = (said: { n: string | number }): string => `Alle ${said.n} zeigen`;

export const speed = 'Tempo';

export const stepBack = 'Ein Schritt zurück';

export const stepIs = (said: { n: string | number }): string => `Schritt ${said.n}.`;

export const stepOn = 'Ein Schritt weiter';

export const steps = 'Schritte';

export const stop = 'Anhalten';

export const table = 'Tisch';

export const times = (said: { n: number }): string => `${said.n === 1 ? `einmal` : `${said.n}-mal`}`;

export const toBeginning = 'Zum Anfang';

export const toEnd = 'Zum Ende';

export const tooLargePng = 'Dieser Browser kann aus einem so großen Bild kein PNG machen.';

export const turningBack = 'Es wird zurückgeblättert …';

export const uploaded = '<mark>Hochgeladene Aufzeichnung</mark>, nicht hier gespielt; jeder Schritt ist anhand der Regeln geprüft.';

export const wayThrough = 'Der Weg durch die Partie';

export const whatDiceDid = 'Das Glück in dieser Partie';
