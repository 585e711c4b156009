// All legal actions as a list to read: in groups, in a settled order, narrowed by words.

export type Item<A> = { readonly index: number; readonly action: A; readonly words: string };
export type Group<A> = { readonly title: string; readonly items: readonly Item<A>[] };

/** `search` keeps the lines that hold every one of its words. What has no title is not listed. */
export function groupsOf<A>(
  actions: readonly A[],
  words: readonly string[],
  titleOf: (action: A) => string | null,
  search = '',
): Group<A>[] {
  const sought = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const groups = new Map<string, Item<A>[]>();
  actions.forEach((action, index) => {
    const line = words[index] ?? '';
    const title = titleOf(action);
    if (title === null || !sought.every((word) => `${line} ${title}`.toLowerCase().includes(word))) return;
    groups.set(title, [...(groups.get(title) ?? []), { index, action, words: line }]);
  });
  return [...groups].map(([title, items]) => ({ title, items }));
}
