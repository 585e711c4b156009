// Long words on narrow cards: the message files of a language say where they may be broken.

const SOFT_HYPHEN = '\u00AD';

/** Puts soft hyphens into a text, by a list such as `Polar|licht|schild Quarz|ablenker`. */
export function breaker(list: string): (text: string) => string {
  const broken = new Map(list.split(' ').map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));
  return (text) => text.replace(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}
