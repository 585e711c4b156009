// Where games are played: on a server, in this browser, or in both.

import { canPlayHere, IS_SITE, watchForgetting, watchServer } from '../net/transport';
import { keep, kept } from './kept';

/** That something was ever played here: only then the lists ask the worker, which has to be fetched first. */
const PLAYED_HERE = 'karst-played-here';

class Place {
  /** A server answers, as far as is known. */
  online = $state(!IS_SITE);
  /** This page can play without one. */
  here = $state(IS_SITE);
  /** This browser keeps nothing of what is played in it. */
  forgets = $state(false);
  /** Something was played here. */
  played = $state(IS_SITE || kept(PLAYED_HERE) !== null);

  /** Finds out what can be done, and hears of changes; returns how to stop. */
  watch(): () => void {
    void canPlayHere().then((can) => (this.here = can));
    const stops = [
      watchForgetting(() => (this.forgets = true)),
      ...(IS_SITE ? [] : [watchServer((online) => (this.online = online))]),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Something is played here from now on. */
  playsHere(): void {
    this.played = true;
    keep(PLAYED_HERE, true);
  }
}

export const place = new Place();
