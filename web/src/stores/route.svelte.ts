// Where the reader is: the page, and the rule that the address points at.

import { hrefOf, routeOf, ruleOf, withRule, type Route } from '../router';

class Here {
  #address = $state.raw(new URL(location.href));
  readonly route: Route = $derived(routeOf(this.#address));
  readonly rule: string | null = $derived(ruleOf(this.#address));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
  }

  get address(): URL {
    return this.#address;
  }

  go(target: Route | URL): void {
    const href = target instanceof URL ? target.href : hrefOf(target);
    const before = this.#address.pathname;
    history.pushState(null, '', href);
    this.#look();
    if (this.#address.pathname !== before) scrollTo(0, 0);
  }

  /** Points the address at a rule without adding to the way back. */
  point(rule: string | null): void {
    history.replaceState(null, '', withRule(this.#address, rule));
    this.#look();
  }

  /** Writes something about the page on show into its address, without adding to the way back. */
  note(query: URLSearchParams): void {
    const search = query.size === 0 ? '' : `?${query}`;
    history.replaceState(null, '', `${this.#address.pathname}${search}${this.#address.hash}`);
    this.#look();
  }

  #look(): void {
    this.#address = new URL(location.href);
  }
}

export const here = new Here();
