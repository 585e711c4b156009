// How everything sounds. Made in the page, nothing is recorded; short, quiet, and never twice quite the same.

import type { Sound } from './ears';
import { hiss, tone, type Desk } from './synth';

/** A bell of these pitches, one after the other. */
function chime(desk: Desk, pitches: readonly number[], every: number, lasts: number, loud: number): void {
  pitches.forEach((hz, n) => {
    tone(desk, { at: n * every, hz, lasts, loud, swell: 0.01 });
    tone(desk, { at: n * every, hz: hz * 2.01, lasts: lasts * 0.6, loud: loud * 0.3 });
  });
}

function thud(desk: Desk, at: number, hz: number, loud: number): void {
  tone(desk, { at, hz: hz * desk.vary(0.08), toHz: hz * 0.5, lasts: 0.1, loud });
  hiss(desk, { at, hz: hz * 5 * desk.vary(0.2), lasts: 0.05, loud: loud * 0.6, through: 'lowpass' });
}

export const VOICES: Readonly<Record<Sound, (desk: Desk) => void>> = {
  // It tumbles, and comes to rest as the eye sees it do.
  die(desk) {
    [0, 0.09, 0.17, 0.29, 0.36, 0.46].forEach((at, n) => {
      const loud = 0.3 - n * 0.035;
      hiss(desk, {
        at: at * desk.vary(0.06),
        hz: 2600 * desk.vary(0.25),
        lasts: 0.045,
        loud,
        through: 'bandpass',
        narrow: 4,
      });
      tone(desk, { at: at * desk.vary(0.06), hz: 420 * desk.vary(0.2), toHz: 260, lasts: 0.04, loud: loud * 0.4 });
    });
  },
  step(desk) {
    for (const at of [0, 0.17]) thud(desk, at, 130, 0.14);
  },
  tile(desk) {
    hiss(desk, { hz: 1500, toHz: 700, lasts: 0.16, loud: 0.08, through: 'bandpass' });
    thud(desk, 0.12, 170, 0.3);
  },
  card(desk) {
    hiss(desk, { hz: 2600 * desk.vary(0.1), toHz: 5200, lasts: 0.13, loud: 0.09, swell: 0.05, through: 'bandpass' });
  },
  coins(desk) {
    [2093, 2637, 3136, 2794].forEach((hz, n) => {
      tone(desk, {
        at: n * 0.055 * desk.vary(0.2),
        hz: hz * desk.vary(0.02),
        lasts: 0.16,
        loud: 0.06,
        wave: 'triangle',
      });
    });
  },
  gem(desk) {
    chime(desk, [1319 * desk.vary(0.02), 1976], 0.07, 0.5, 0.08);
  },
  door(desk) {
    tone(desk, {
      hz: 78,
      toHz: 124 * desk.vary(0.1),
      lasts: 0.38,
      loud: 0.05,
      wave: 'sawtooth',
      below: 700,
      tremble: 31,
      swell: 0.08,
    });
    thud(desk, 0.36, 95, 0.32);
  },
  growl(desk) {
    tone(desk, {
      hz: 88 * desk.vary(0.1),
      toHz: 46,
      lasts: 0.8,
      loud: 0.2,
      wave: 'sawtooth',
      below: 340,
      tremble: 27,
      swell: 0.12,
    });
    hiss(desk, { hz: 420, toHz: 160, lasts: 0.7, loud: 0.1, swell: 0.15, through: 'bandpass' });
  },
  thunder(desk) {
    hiss(desk, { hz: 320, toHz: 60, lasts: 1.3, loud: 0.42, swell: 0.05, through: 'lowpass' });
    for (const at of [0.05, 0.22, 0.31, 0.52]) thud(desk, at * desk.vary(0.2), 70, 0.3);
  },
  engine(desk) {
    const hz = 74 * desk.vary(0.06);
    tone(desk, {
      hz,
      toHz: hz * 1.35,
      lasts: 0.62,
      loud: 0.08,
      wave: 'sawtooth',
      below: 520,
      tremble: 23,
      swell: 0.12,
    });
    tone(desk, { hz: hz * 2, toHz: hz * 2.6, lasts: 0.6, loud: 0.03, wave: 'square', below: 480, swell: 0.12 });
  },
  wind(desk) {
    hiss(desk, {
      hz: 420,
      toHz: 1100 * desk.vary(0.1),
      lasts: 0.7,
      loud: 0.12,
      swell: 0.3,
      through: 'bandpass',
      narrow: 3,
    });
  },
  missile(desk) {
    hiss(desk, { hz: 700, toHz: 3400, lasts: 0.42, loud: 0.14, swell: 0.08, through: 'bandpass', narrow: 2 });
  },
  blast(desk) {
    hiss(desk, { hz: 1400, toHz: 90, lasts: 0.75, loud: 0.4, through: 'lowpass' });
    tone(desk, { hz: 120, toHz: 34, lasts: 0.5, loud: 0.34 });
  },
  hit(desk) {
    hiss(desk, { hz: 900 * desk.vary(0.15), toHz: 300, lasts: 0.12, loud: 0.24, through: 'bandpass' });
    thud(desk, 0.01, 150, 0.24);
  },
  ward(desk) {
    tone(desk, { hz: 880 * desk.vary(0.03), toHz: 1240, lasts: 0.22, loud: 0.07, wave: 'triangle' });
  },
  heal(desk) {
    chime(desk, [523, 659, 784], 0.08, 0.28, 0.08);
  },
  ghost(desk) {
    tone(desk, { hz: 392 * desk.vary(0.05), toHz: 587, lasts: 0.8, loud: 0.07, swell: 0.3, tremble: 6 });
    tone(desk, { at: 0.1, hz: 396, toHz: 571, lasts: 0.7, loud: 0.05, swell: 0.3 });
  },
  death(desk) {
    chime(desk, [392, 330, 247], 0.17, 0.5, 0.1);
    thud(desk, 0.1, 80, 0.25);
  },
  turn(desk) {
    chime(desk, [659, 988], 0.13, 0.7, 0.11);
  },
  victory(desk) {
    chime(desk, [523, 659, 784, 1047, 784, 1047], 0.13, 0.8, 0.12);
    for (const hz of [262, 330, 392]) tone(desk, { at: 0.4, hz, lasts: 1.5, loud: 0.05, wave: 'triangle', swell: 0.2 });
  },
  defeat(desk) {
    chime(desk, [392, 349, 311, 262], 0.26, 0.9, 0.09);
    tone(desk, { at: 0.78, hz: 131, lasts: 1.2, loud: 0.09, wave: 'triangle', swell: 0.2 });
  },
};
