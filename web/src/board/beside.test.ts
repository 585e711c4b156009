import { expect, it } from 'vitest';

import { beside } from './beside';
import type { Box } from './geometry';

const SCREEN = { w: 860, h: 520 };
const CARD = { w: 260, h: 140 };
const over = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

it('stands beside any place, on the screen and not over the place', () => {
  for (let x = 0; x <= 800; x += 40)
    for (let y = 0; y <= 460; y += 40) {
      const box = { x, y, w: 60, h: 60 };
      const card = { ...beside(box, CARD, SCREEN), ...CARD };
      expect(over(card, box), `${x},${y}`).toBe(false);
      expect(card.x >= 0 && card.y >= 0 && card.x + card.w <= SCREEN.w && card.y + card.h <= SCREEN.h).toBe(true);
    }
});

it('covers nothing that is lit where there is room elsewhere', () => {
  const box = { x: 400, y: 220, w: 60, h: 60 };
  const lit = [
    { x: 480, y: 200, w: 100, h: 100 },
    { x: 280, y: 200, w: 100, h: 100 },
    { x: 390, y: 100, w: 90, h: 90 },
  ];
  const card = { ...beside(box, CARD, SCREEN, lit), ...CARD };
  expect([box, ...lit].filter((one) => over(card, one))).toEqual([]);
});

it('stands on a small screen above what lies low, and below what lies high', () => {
  const screen = { w: 378, h: 360 };
  const wide = { w: 366, h: 150 };
  expect(beside({ x: 150, y: 290, w: 60, h: 60 }, wide, screen).y + wide.h).toBeLessThanOrEqual(290);
  expect(beside({ x: 150, y: 10, w: 60, h: 60 }, wide, screen).y).toBeGreaterThanOrEqual(70);
});
