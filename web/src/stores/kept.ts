// What this browser keeps for its reader, by name. Private windows may keep nothing: then nothing is found and nothing is lost.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  keepWord(name, JSON.stringify(value));
}

export function keepWord(name: string, word: string): void {
  try {
    localStorage.setItem(name, word);
  } catch {
    // What was to be kept lasts as long as the visit.
  }
}
