// Where games are played: on a server, in this browser, or in both.

import { canPlayHere, IS_SITE, watchServer } from '../net/transport';
import { keep, kept } from './kept';

/** That something was ever played here: only then the lists ask the worker, which has to be fetched first. */
const PLAYED_HERE = 'karst-played-here';

class Place {
  /** A server answers, as far as is known. */
  online = $state(!IS_SITE);
  /** This page can play without one. */
  here = $state(IS_SITE);
  /** Something was played here. */
  played = $state(IS_SITE || kept(PLAYED_HERE) !== null);

  /** Finds out what can be done, and hears of changes; returns how to stop. */
  watch(): () => void {
    void canPlayHere().then((can) => (this.here = can));
    if (IS_SITE) return () => undefined;
    return watchServer((online) => (this.online = online));
  }

  /** Something is played here from now on. */
  playsHere(): void {
    this.played = true;
    keep(PLAYED_HERE, true);
  }
}

export const place = new Place();
