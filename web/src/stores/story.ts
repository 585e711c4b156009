// The story of a game as it grows, and how it is read.

import type { Story, ToClient } from '../generated/protocol';

type GameMessage = Extract<ToClient, { type: 'game' }>;

/** The story after a message: what was taken back is dropped, what is new is added. */
export function retold(known: Story[], message: Pick<GameMessage, 'keep' | 'story'>): Story[] {
  return [...known.slice(0, message.keep), ...message.story];
}

/** The sentences of a step that are worth a line. */
export function lines(entry: Story): string[] {
  return entry.sentences.filter((sentence) => sentence !== '');
}

/** What happened last, without the sentence that the game is over. */
export function lastWords(story: readonly Story[]): string[] {
  const told = story.map(({ sentences, events }) =>
    sentences.filter((words, at) => words !== '' && (events[at] as { event?: unknown } | null)?.event !== 'over'),
  );
  return told.findLast((words) => words.length > 0) ?? [];
}
