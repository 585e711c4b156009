// A lesson that is being taken: the beat on show, what was said to the last deed, and the way on and back.

import type { JsonValue, LessonAnswer, LessonBeat, LessonPlace, Refusal } from '../generated/protocol';
import { api } from '../net/api';
import { notices } from '../stores/notices.svelte';
import { goesOn } from './places';

/** What a lesson asks of the server; tests have their own. */
export interface Source {
  lessonBeat(game: string, place: LessonPlace): Promise<LessonBeat>;
  lessonDo(game: string, place: LessonPlace, action: JsonValue): Promise<LessonAnswer>;
}

/** What was said to something that was not wanted, or not allowed. */
export interface Said {
  sentence: string;
  rule: string | null;
}

export class LessonPlayer {
  beat = $state.raw<LessonBeat | null>(null);
  said = $state.raw<Said | null>(null);
  /** How much help was asked for: the words, when a task is too hard. */
  helped = $state(false);
  /** How often somebody asked to be shown something. */
  asked = $state(0);
  busy = $state(false);
  /** The last change was a jump: it stands at once. */
  jumped = $state(true);
  /** Grows whenever another position is laid out that has nothing to do with the one before. */
  layout = $state(0);

  constructor(
    readonly game: string,
    private readonly source: Source = api,
  ) {}

  /** To any place. Trouble is thrown. */
  async go(place: LessonPlace): Promise<void> {
    this.busy = true;
    try {
      this.#show(await this.source.lessonBeat(this.game, place));
    } finally {
      this.busy = false;
    }
  }

  /** The same; trouble is told. */
  visit(place: LessonPlace): void {
    if (!this.busy) this.go(place).catch((error: unknown) => notices.failed(error));
  }

  /** Reads on, where there is nothing to do. */
  next(): void {
    if (this.beat?.next && this.beat.task === null) this.visit(this.beat.next);
  }

  back(): void {
    if (this.beat?.back) this.visit(this.beat.back);
  }

  act(action: JsonValue): void {
    if (!this.busy) void this.#act(action);
  }

  /** Says in words what to do, and lets the page point at it; asked again, once more. */
  help(): void {
    this.helped = true;
    this.asked += 1;
  }

  /** Does what is wanted for somebody who wants to see it. */
  show(): void {
    const wanted = this.beat?.wanted[0];
    if (wanted !== undefined) this.act(wanted);
  }

  /** Why an action is not allowed; none when it is. Nothing is changed. */
  async why(action: JsonValue): Promise<Refusal | null> {
    const beat = this.beat;
    if (beat === null) return null;
    try {
      const answer = await this.source.lessonDo(this.game, beat.place, action);
      return answer.answer === 'refused' ? answer.refusal : null;
    } catch (error) {
      notices.failed(error);
      return null;
    }
  }

  async #act(action: JsonValue): Promise<void> {
    const beat = this.beat;
    if (beat === null) return;
    this.busy = true;
    try {
      const answer = await this.source.lessonDo(this.game, beat.place, action);
      switch (answer.answer) {
        case 'wanted':
          this.#show(answer.next);
          break;
        case 'otherwise':
          this.said = { sentence: answer.sentence, rule: null };
          break;
        case 'refused':
          this.said = { sentence: answer.refusal.sentence, rule: answer.refusal.rule ?? null };
      }
    } catch (error) {
      notices.failed(error);
    } finally {
      this.busy = false;
    }
  }

  #show(beat: LessonBeat): void {
    const before = this.beat?.story ?? null;
    const onwards = before !== null && goesOn(before, beat.story);
    if (!onwards && (before === null || !goesOn(beat.story, before))) this.layout += 1;
    this.jumped = !onwards;
    this.said = null;
    this.helped = false;
    this.beat = beat;
  }
}
