// What a rule is called to people: the heading it stands under. Its id stays beside it, for whoever wants to name it.

import { SvelteMap, SvelteSet } from 'svelte/reactivity';

import * as said from '$words/shell';
import { gameOfRule } from '../games';
import type { RuleText } from '../generated/protocol';
import { shelf } from '../stores/shelf.svelte';

/** `Who may enter where`; of `Rulings: areas and entering` what the ruling is about. */
export function titleOf({ title, ruling }: Pick<RuleText, 'title' | 'ruling'>): string {
  const about = ruling ? title.replace(/^[^:]*:\s*/, '') : title;
  return about.charAt(0).toUpperCase() + about.slice(1);
}

class RuleTitles {
  #titles = new SvelteMap<string, ReadonlyMap<string, string>>();
  #missed = new SvelteSet<string>();

  /** Fetches the headings of the game the rule belongs to; without them a rule goes by its id. */
  async learn(rule: string): Promise<void> {
    const game = gameOfRule(rule);
    if (game === null || this.#titles.has(game)) return;
    try {
      const rules = await shelf.rules(game);
      this.#titles.set(game, new Map(rules.map((one) => [one.id, titleOf(one)])));
    } catch {
      // The id is name enough.
      this.#missed.add(game);
    }
  }

  /** It is known what the rule is called, or that nobody will say. */
  isSettled(rule: string): boolean {
    const game = gameOfRule(rule);
    return game === null || this.#titles.has(game) || this.#missed.has(game);
  }

  /** The rule's heading, when it is known. */
  of(rule: string): string | null {
    return this.#titles.get(gameOfRule(rule) ?? '')?.get(rule) ?? null;
  }

  /** Of rules under one heading the first. */
  distinct(rules: readonly string[]): string[] {
    return rules.filter((rule, at) => {
      const title = this.of(rule);
      return title === null || rules.findIndex((other) => this.of(other) === title) === at;
    });
  }

  /** What a link to the rule says. */
  link(rule: string): string {
    return this.of(rule) ?? said.theRule;
  }

  /** The same with its id, for a small sign's tip and label. */
  tip(rule: string): string {
    const title = this.of(rule);
    return title === null ? said.rule({ rule }) : said.ruleTitled({ title, rule });
  }
}

export const ruleTitles = new RuleTitles();
