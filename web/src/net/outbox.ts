// What was said to the server and not yet answered. After a loss of the line it is all said again, with the same ids:
// the server answers a repeat and does nothing twice.

import type { FromClient, Refusal, Scene, ToClient } from '../generated/protocol';

/** A message that gets an answer. */
export type Question = Exclude<FromClient, { type: 'ping' | 'looking' }>;

/** How a question was answered. `legal` is the good answer to `why`, `heard` to `chat`. */
export type Answer =
  | { is: 'done'; version: number }
  | { is: 'legal' }
  | { is: 'heard' }
  | { is: 'hint'; hint: Extract<ToClient, { type: 'hint' }> }
  | { is: 'reason'; reason: string | null }
  | { is: 'scene'; version: number; scene: Scene }
  | { is: 'since'; words: string | null }
  | { is: 'choices'; choices: Extract<ToClient, { type: 'choices' }> }
  | { is: 'odds'; odds: Extract<ToClient, { type: 'odds' }> }
  | { is: 'refused'; refusal: Refusal };

interface Waiting {
  question: Question;
  answered: (answer: Answer) => void;
}

export class Outbox {
  #waiting = new Map<string, Waiting>();

  /** Keeps `question` until its answer comes. */
  ask(question: Question): Promise<Answer> {
    return new Promise((answered) => this.#waiting.set(question.id, { question, answered }));
  }

  /** Everything without an answer, in the order it was said. */
  unanswered(): Question[] {
    return [...this.#waiting.values()].map((entry) => entry.question);
  }

  /** Takes an answer off the wire; says whether the message was one to a question of ours. */
  settle(message: ToClient): boolean {
    const answer = answerIn(message);
    if (!answer) return false;
    const entry = this.#waiting.get(answer.id);
    if (!entry) return false;
    this.#waiting.delete(answer.id);
    entry.answered(answer.answer);
    return true;
  }

  /** Gives up on everything. */
  refuseAll(refusal: Refusal): void {
    const entries = [...this.#waiting.values()];
    this.#waiting.clear();
    entries.forEach((entry) => entry.answered({ is: 'refused', refusal }));
  }
}

function answerIn(message: ToClient): { id: string; answer: Answer } | null {
  switch (message.type) {
    case 'done':
      return { id: message.id, answer: { is: 'done', version: message.version } };
    case 'legal':
      return { id: message.id, answer: { is: 'legal' } };
    case 'heard':
      return { id: message.id, answer: { is: 'heard' } };
    case 'hint':
      return { id: message.id, answer: { is: 'hint', hint: message } };
    case 'reason':
      return { id: message.id, answer: { is: 'reason', reason: message.reason } };
    case 'scene':
      return { id: message.id, answer: { is: 'scene', version: message.version, scene: message.scene } };
    case 'since':
      return { id: message.id, answer: { is: 'since', words: message.words } };
    case 'choices':
      return { id: message.id, answer: { is: 'choices', choices: message } };
    case 'odds':
      return { id: message.id, answer: { is: 'odds', odds: message } };
    case 'refused':
      return message.id === null ? null : { id: message.id, answer: { is: 'refused', refusal: message.refusal } };
    case 'table':
    case 'game':
    case 'chat':
    case 'clock':
    case 'pong':
    case 'bye':
      return null;
  }
}
