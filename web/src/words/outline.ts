// The board in words as an outline: places, and under each what is there, what can be done and where one gets from there.
// No Svelte, no game; BoardInWords.svelte shows it.

import * as said from '$words/words';
import type { Scene, ScenePlace } from '../generated/protocol';

/** What a line of the outline tells. */
export type Kind = 'place' | 'elsewhere' | 'news' | 'here' | 'about' | 'offer' | 'exit';

export interface Row {
  /** The same from one position to the next, as long as the line says the same. */
  id: string;
  kind: Kind;
  level: 1 | 2;
  text: string;
  /** The line of the place it belongs to; its own for a place. */
  under: string;
  /** Lines can be shown below it, and are. */
  expanded: boolean | null;
  /** Its number among those beside it, and how many they are. */
  at: number;
  of: number;
  /** What it does: a place in the list of legal actions. */
  offer: number | null;
  /** The line that it leads to. */
  to: string | null;
  place: ScenePlace | null;
}

/** The line of what can be done but is not bound to a place. */
export const ELSEWHERE = 'elsewhere';

export function placeRow(id: string): string {
  return `place ${id}`;
}

/** All lines that are to be seen; `open` are the lines that show what is below them. */
export function outline(scene: Scene, words: readonly string[], open: ReadonlySet<string>): Row[] {
  const placed = new Set(scene.places.flatMap(({ offers }) => offers));
  const unplaced = words.map((_, index) => index).filter((index) => !placed.has(index));
  const heads = (unplaced.length > 0 ? 1 : 0) + scene.places.length;
  const rows: Row[] = [];
  const add = (
    head: Omit<Row, 'level' | 'under' | 'expanded' | 'at' | 'of' | 'offer' | 'to'>,
    below: Below[],
    at: number,
  ): void => {
    const expanded = below.length === 0 ? null : open.has(head.id);
    rows.push({ ...head, level: 1, under: head.id, expanded, at, of: heads, offer: null, to: null });
    if (expanded) {
      below.forEach((line, index) => {
        rows.push({
          ...line,
          id: `${head.id} ${line.kind} ${line.text}`,
          level: 2,
          under: head.id,
          expanded: null,
          at: index + 1,
          of: below.length,
          place: null,
        });
      });
    }
  };
  const offered = (index: number): Below => ({ kind: 'offer', text: words[index] ?? '', offer: index, to: null });
  if (unplaced.length > 0)
    add({ id: ELSEWHERE, kind: 'elsewhere', text: said.anywhere, place: null }, unplaced.map(offered), 1);
  scene.places.forEach((place, index) => {
    const below = [
      ...linesOf(place),
      ...place.offers.map(offered),
      ...place.exits.map((exit): Below => ({
        kind: 'exit',
        text: exit.words,
        offer: null,
        to: exit.to === null ? null : placeRow(exit.to),
      })),
    ];
    add(
      { id: placeRow(place.id), kind: 'place', text: place.name, place },
      below,
      index + heads - scene.places.length + 1,
    );
  });
  return rows;
}

type Below = Pick<Row, 'kind' | 'text' | 'offer' | 'to'>;

function linesOf(place: ScenePlace): Below[] {
  const line = (kind: Kind, text: string): Below => ({ kind, text, offer: null, to: null });
  const about = place.about === '' ? [] : [line('about', place.about)];
  return [
    ...place.news.map((text) => line('news', text)),
    ...once(place.here).map((text) => line('here', text)),
    ...about,
  ];
}

/** Equal things as one line with their number. */
function once(things: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count === 1 ? thing : said.counted({ thing, n: count })));
}

/** What a key does in the outline: go to a line, open or close one. None when it is not a key of the outline. */
export type Step = { go: string } | { open: string } | { close: string } | { stay: true };

export function stepOf(key: string, rows: readonly Row[], active: string): Step | null {
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === active),
  );
  const row = rows[at];
  if (row === undefined) return null;
  const go = (to: Row | undefined): Step => (to === undefined ? { stay: true } : { go: to.id });
  switch (key) {
    case 'ArrowDown':
      return go(rows[at + 1]);
    case 'ArrowUp':
      return go(rows[at - 1]);
    case 'Home':
      return go(rows[0]);
    case 'End':
      return go(rows.at(-1));
    case 'ArrowRight':
      if (row.expanded === false) return { open: row.id };
      return row.expanded ? go(rows[at + 1]) : { stay: true };
    case 'ArrowLeft':
      if (row.expanded) return { close: row.id };
      return row.level === 2 ? { go: row.under } : { stay: true };
    default:
      return null;
  }
}

/** The next place after the active one whose name or short name begins with what was typed; the active one itself only
 *  when more than one letter was typed. */
export function typedTo(typed: string, rows: readonly Row[], active: string): string | null {
  const sought = typed.toLowerCase();
  const heads = rows.filter(({ level }) => level === 1);
  const under = rows.find(({ id }) => id === active)?.under ?? '';
  const from =
    Math.max(
      0,
      heads.findIndex(({ id }) => id === under),
    ) + (typed.length > 1 ? 0 : 1);
  const round = [...heads.slice(from), ...heads.slice(0, from)];
  const isCalled = ({ text, place }: Row): boolean =>
    text
      .toLowerCase()
      .replace(/^(?:the|der|die|das) /, '')
      .startsWith(sought) ||
    text.toLowerCase().startsWith(sought) ||
    place?.id.toLowerCase() === sought;
  return round.find(isCalled)?.id ?? null;
}

/** Where the outline stands when the line it stood on is gone: on its place, else at the top. */
export function standing(rows: readonly Row[], active: string, under: string): string {
  const still = [active, under].find((id) => rows.some((row) => row.id === id));
  return still ?? rows[0]?.id ?? '';
}
