// Going from one found word to the next: the marks within an element, in the order of the page.

export class Hits {
  count = $state(0);
  /** Which of them is gone to, from 1; 0 before the first step. */
  at = $state(0);
  #marks: HTMLElement[] = [];

  /** Looks anew: another search, or another page. */
  gather(within: ParentNode): void {
    this.#marks = [...within.querySelectorAll<HTMLElement>('mark')];
    this.count = this.#marks.length;
    this.at = 0;
  }

  /** To the next hit, or back to the one before; past the last comes the first. */
  step(by: 1 | -1): void {
    if (this.count === 0) return;
    delete this.#marks[this.at - 1]?.dataset['here'];
    this.at = this.at === 0 ? (by === 1 ? 1 : this.count) : ((this.at - 1 + by + this.count) % this.count) + 1;
    const mark = this.#marks[this.at - 1];
    if (mark === undefined) return;
    mark.dataset['here'] = '';
    mark.scrollIntoView({ block: 'center' });
  }
}
