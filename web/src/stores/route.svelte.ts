// Where the reader is: the page, and the rule that the address points at.

import { IS_SITE } from '../net/transport';
import { addressFor, addressIn, hrefOf, routeOf, ruleOf, withRule, type Route } from '../router';

class Here {
  #address = $state.raw(addressIn(new URL(location.href), IS_SITE));
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
    history.pushState(null, '', addressFor(href, IS_SITE));
    this.#look();
    if (this.#address.pathname !== before) scrollTo(0, 0);
  }

  /** Points the address at a rule without adding to the way back. */
  point(rule: string | null): void {
    history.replaceState(null, '', addressFor(withRule(this.#address, rule), IS_SITE));
    this.#look();
  }

  /** Writes something about the page on show into its address, without adding to the way back. */
  note(query: URLSearchParams): void {
    const search = query.size === 0 ? '' : `?${query}`;
    const address = `${this.#address.pathname}${search}${this.#address.hash}`;
    history.replaceState(null, '', addressFor(address, IS_SITE));
    this.#look();
  }

  #look(): void {
    this.#address = addressIn(new URL(location.href), IS_SITE);
  }
}

export const here = new Here();
