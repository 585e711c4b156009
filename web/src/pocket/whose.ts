// Which game a request is about, as far as its address and what is sent with it tell.

/** A game by its name, or by a table or record of it; neither for what is about the house. */
export interface About {
  game?: string;
  id?: string;
}

export function about(method: string, address: string, body: string): About {
  const [, what, name] = (address.split('?')[0] ?? '').split('/').filter(Boolean);
  switch (what) {
    case 'games':
    case 'lessons':
      return name === undefined ? {} : { game: decodeURIComponent(name) };
    case 'tables':
      if (name !== undefined) return { id: decodeURIComponent(name) };
      return method === 'POST' ? { game: gameOfTable(body) } : {};
    case 'records':
      if (name !== undefined) return { id: decodeURIComponent(name) };
      return method === 'POST' ? { game: gameOfRecord(body) } : {};
    default:
      return {};
  }
}

function gameOfTable(body: string): string {
  const read: unknown = JSON.parse(body);
  return typeof read === 'object' && read !== null && 'game' in read ? String(read.game) : '';
}

/** A record says it in a line of its head: `game casadh 2`. */
function gameOfRecord(text: string): string {
  return /^\s*game\s+(\S+)/m.exec(text)?.[1] ?? '';
}
