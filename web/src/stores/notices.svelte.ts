// What is said to the reader in passing: notices in a corner, and sentences for screen readers.

import * as said from '$words/shell';
import type { Refusal } from '../generated/protocol';
import { refusalOf } from '../net/http';
import { Announcer, type Happening, type Listener } from './announcer';

export interface Notice {
  id: number;
  /** A refusal, news, or the answer to a question that was asked by a key. */
  tone: 'no' | 'news' | 'answer';
  sentence: string;
  /** The rule behind it, as a link into the rules. */
  rule: string | null;
}

const AT_ONCE = 3;

class Notices {
  list = $state.raw<Notice[]>([]);
  /** The latest sentence for the polite live region. */
  spoken = $state.raw<{ n: number; sentence: string }>({ n: 0, sentence: '' });
  #n = 0;
  #spoken = 0;
  #announcer = new Announcer((sentence) => this.#speak(sentence));

  /** Shows why something was refused, with its rule. The same refusal twice is one notice. */
  refuse(refusal: Refusal): void {
    this.#show({ tone: 'no', sentence: refusal.sentence, rule: refusal.rule ?? null });
    this.announce(said.refused({ sentence: refusal.sentence }));
  }

  /** Shows whatever was thrown. */
  failed(error: unknown): void {
    this.refuse(refusalOf(error));
  }

  tell(sentence: string): void {
    this.#show({ tone: 'news', sentence, rule: null });
    this.announce(sentence);
  }

  /** Answers what somebody asked by a key; the next answer takes its place. */
  answer(sentence: string): void {
    this.list = this.list.filter((notice) => notice.tone !== 'answer');
    this.#show({ tone: 'answer', sentence, rule: null });
    this.announce(sentence);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Says a sentence to screen readers; shows nothing. */
  announce(sentence: string): void {
    this.#announcer.say(sentence);
  }

  /** Tells screen readers what happened at the table, and what I am asked, when it is calm. */
  happened(news: readonly Happening[], question: string, listener: Listener): void {
    this.#announcer.tell(news, question, listener);
  }

  /** Takes back what was said: a covered screen must not speak either. */
  hush(): void {
    this.#announcer.hush();
  }

  // The counter is no state: whoever speaks in an effect must not wait for what is spoken.
  #speak(sentence: string): void {
    this.#spoken += 1;
    this.spoken = { n: this.#spoken, sentence };
  }

  #show(notice: Omit<Notice, 'id'>): void {
    this.#n += 1;
    const others = this.list.filter((old) => old.sentence !== notice.sentence);
    this.list = [...others, { ...notice, id: this.#n }].slice(-AT_ONCE);
  }
}

export const notices = new Notices();
