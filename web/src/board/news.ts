// What a table tells beside its question and takes away again: what happened meanwhile, what a first game needs to know.

import { getContext, setContext, type Snippet } from 'svelte';

const NEWS = Symbol('news');

/** Whoever shows a table brings its news; the boards below have a place for them. */
export function bringNews(news: () => Snippet): void {
  setContext(NEWS, news);
}

/** None where there is no table, such as in a lesson. */
export function theNews(): (() => Snippet) | undefined {
  return getContext<(() => Snippet) | undefined>(NEWS);
}
