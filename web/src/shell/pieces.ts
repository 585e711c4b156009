// Sentences with marks in them, taken apart.

/** A piece of a sentence, and the mark around it. */
export interface Piece {
  mark: string | null;
  text: string;
}

/** The pieces of a sentence; marks are not nested. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/<([a-z]+)>(.*?)<\/\1>/gs)) {
    if (match.index > at) found.push({ mark: null, text: text.slice(at, match.index) });
    found.push({ mark: match[1]!, text: match[2]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ mark: null, text: text.slice(at) });
  return found;
}
