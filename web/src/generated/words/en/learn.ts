// Made of messages/en by build/words.ts. Do not edit.

export const about = (said: { n: string | number }): string => `About ${said.n} minutes in all. Leave whenever you like; this browser remembers where you were.`;

export const back = 'Back';

export const beforeThat = (said: { n: string | number }): string => `Before that: ${said.n} more.`;

export const chapters = 'Chapters';

export const coach = 'The coach';

export const coachComing = 'The coach is on the way…';

export const coachSays = 'What the coach says';

export const doItForMe = 'Do it for me';

export const doThis = (said: { words: string | number }): string => `Do this: <b>${said.words}</b>. You will also find it under your options.`;

export const howFar = 'Progress in this chapter';

export const justHappened = 'What just happened';

export const leaveLesson = 'Leave the lesson; you can pick it up again later';

export const leaveShort = 'Leave; pick it up again later';

export const less = 'Less';

export const lesson = 'Lesson';

export const more = 'More';

export const next = 'Next';

export const read = ', read';

export const setUpReal = 'Set up a real game';

export const showMe = 'Show me';

export const tasks = (said: { n: number }): string => `${said.n === 1 ? `1 task` : `${said.n} tasks`}`;

export const theRules = (said: { n: number }): string => `${said.n === 1 ? `The rule:` : `The rules:`}`;

export const title = (said: { game: string | number }): string => `Learn ${said.game}`;

export const where = (said: { beat: string | number; beats: string | number; chapter: string | number; chapters: string | number }): string => `Chapter ${said.chapter} of ${said.chapters}, ${said.beat} of ${said.beats}`;
