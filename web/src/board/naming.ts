// Places that are spoken of: whoever points at the name of a place, in any text of the page, sees it marked on the board.
// Names are found in the text under the mouse or a finger; whoever comes by keys sees all that a button speaks of.

import './naming.css';

import { pointed } from './pointed.svelte';

/** More than this is no text that somebody points at, but all that is around it. */
const LONGEST = 3000;
/** What keys come to, one sentence each: buttons, links, and the lines of the board in words. */
const LINES = ':is(button, a, [role="treeitem"]):focus-visible';

/** A name within a text, and what it stands for on the board. */
export type Named = { readonly spot: string; readonly from: number; readonly to: number };

/** What a pattern finds in a text. */
export function namedBy(text: string, pattern: RegExp, spotOf: (name: string) => string): Named[] {
  return [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
    spot: spotOf(name),
    from: index,
    to: index + name.length,
  }));
}

/** A pattern for whole words: the longest of them first. */
export function anyOf(words: readonly string[]): RegExp {
  const sorted = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds names in texts, by what each stands for: in games whose places are laid while it is played. */
export function namesOf(spots: ReadonlyMap<string, string>): (text: string) => Named[] {
  const pattern = anyOf([...spots.keys()]);
  return (text) => namedBy(text, pattern, (name) => spots.get(name) ?? name);
}

/** Marks what is spoken of on the whole page, until the answer is called. */
export function naming(find: (text: string) => readonly Named[]): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  let shown: string | null = null;

  const show = (found: { spot: string; range: Range } | null): void => {
    if (found?.spot === shown) return;
    shown = found?.spot ?? null;
    pointed.name(shown === null ? [] : [shown]);
    underline(found?.range ?? null);
  };

  const nameAt = ({ target, clientX, clientY }: MouseEvent): { spot: string; range: Range } | null => {
    if (!(target instanceof HTMLElement) || target.textContent.length > LONGEST) return null;
    const texts = document.createTreeWalker(target, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { spot, from, to } of find(node.textContent ?? '')) {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        const isHere = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
        );
        if (isHere) return { spot, range };
      }
    }
    return null;
  };

  document.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && show(nameAt(event)), options);
  document.addEventListener(
    'click',
    (event) => {
      const found = event instanceof PointerEvent && event.pointerType === 'touch' ? nameAt(event) : null;
      if (found !== null) pointed.holdName([found.spot]);
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isLine = target instanceof HTMLElement && target.matches(LINES) && !target.closest('.viewport');
      pointed.name(isLine ? find(target.textContent).map(({ spot }) => spot) : []);
    },
    options,
  );
  return () => {
    stop.abort();
    show(null);
  };
}

function underline(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range === null) CSS.highlights.delete('place');
  else CSS.highlights.set('place', new Highlight(range));
}
