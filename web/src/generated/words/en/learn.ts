// Made of messages/en by build/words.ts. Do not edit.

export const about = (said: { n: string | number }): string => `About ${said.n} minutes in all. You can leave at any time; this browser remembers where you were.`;

export const back = 'Back';

export const beforeThat = (said: { n: string | number }): string => `Before that: ${said.n} more.`;

export const chapters = 'Chapters';

export const coach = 'The coach';

export const coachComing = 'The coach is on the way…';

export const coachSays = 'What the coach says';

export const doItForMe = 'Do it for me';

export const doThis = (said: { words: string | number }): string => `Do this: <b>${said.words}</b>. It also stands in the list of all you can do.`;

export const howFar = 'How far the chapter is read';

export const justHappened = 'What just happened';

export const leaveLesson = 'Leave the lesson; you can go on later';

export const leaveShort = 'Leave; you can go on later';

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
