// Made of messages/de by build/words.ts. Do not edit.

export const goOn = 'Von hier weiterspielen';

export const iPlay = 'Ich spiele';

export const othersAre = 'Die anderen sind';

export const over = (said: { n: number }): string => `${said.n === 1 ? `Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.` : `Ein neuer Tisch beginnt mit den ersten ${said.n} Schritten dieser Partie. Von da an entscheidest du für einen Platz, Bots für die anderen und neue Würfel für den Zufall. Die Partie, die du ansiehst, bleibt, wie sie ist.`}`;

export const running = (said: { n: number }): string => `${said.n === 1 ? `Ein neuer Tisch beginnt mit dem ersten Schritt dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.` : `Ein neuer Tisch beginnt mit den ersten ${said.n} Schritten dieser Partie. Dort sitzt du, wo du hier sitzt, Bots nehmen die anderen Plätze, und neue Würfel entscheiden für den Zufall. Die Partie, die du spielst, geht weiter, wie sie ist.`}`;

export const settingUp = 'Wird aufgebaut …';
