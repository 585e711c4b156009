// What a coach says: paragraphs, with strong and stressed words. No drawing.

export interface Piece {
  text: string;
  kind: 'plain' | 'strong' | 'stressed';
}

/** Blank lines part paragraphs; `**` marks what is strong, `*` what is stressed. */
export function paragraphs(text: string): Piece[][] {
  const blocks = text.split(/\n\s*\n/).map((block) => block.replace(/\s+/g, ' ').trim());
  return blocks.filter((block) => block !== '').map(pieces);
}

/** The same without marks, to be read aloud. */
export function spoken(text: string): string {
  return paragraphs(text)
    .map((paragraph) => paragraph.map((piece) => piece.text).join(''))
    .join(' ');
}

function pieces(block: string): Piece[] {
  const found: Piece[] = [];
  const mark = /\*\*(.+?)\*\*|\*(.+?)\*/g;
  let at = 0;
  for (const hit of block.matchAll(mark)) {
    if (hit.index > at) found.push({ text: block.slice(at, hit.index), kind: 'plain' });
    found.push(hit[1] === undefined ? { text: hit[2] ?? '', kind: 'stressed' } : { text: hit[1], kind: 'strong' });
    at = hit.index + hit[0].length;
  }
  if (at < block.length) found.push({ text: block.slice(at), kind: 'plain' });
  return found;
}
