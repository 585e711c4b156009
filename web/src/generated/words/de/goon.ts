// Made of messages/de by build/words.ts. Do not edit.

export const goOn = 'Von hier weiterspielen';

export const iPlay = 'Ich spiele';

export const othersAre = 'Die anderen sind';

export const over = (said: { n: number }): string => `${said.n === 1 ? `Ein neuer Tisch beginnt nach dem ersten Schritt dieser Partie. Du spielst einen Platz, Bots die anderen, und der Zufall beginnt von vorn. Die Partie, die du ansiehst, bleibt, wie sie ist.` : `Ein neuer Tisch beginnt nach den ersten ${said.n} Schritten dieser Partie. Du spielst einen Platz, Bots die anderen, und der Zufall beginnt von vorn. Die Partie, die du ansiehst, bleibt, wie sie ist.`}`;

export const running = (said: { n: number }): string => `${said.n === 1 ? `Ein neuer Tisch beginnt nach dem ersten Schritt dieser Partie. Du behältst deinen Platz, Bots nehmen die anderen, und der Zufall beginnt von vorn. Deine laufende Partie geht weiter wie bisher.` : `Ein neuer Tisch beginnt nach den ersten ${said.n} Schritten dieser Partie. Du behältst deinen Platz, Bots nehmen die anderen, und der Zufall beginnt von vorn. Deine laufende Partie geht weiter wie bisher.`}`;

export const settingUp = 'Wird aufgebaut …';
