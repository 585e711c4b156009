import { describe, expect, it } from 'vitest';

import {
  FIT,
  between,
  dragged,
  following,
  frame,
  framing,
  grown,
  including,
  isInSight,
  lookingAt,
  over,
  pixel,
  scale,
  showing,
  under,
  zoomed,
} from './camera';

const WORLD = { x: -62, y: -62, w: 1724, h: 1724 };
const phone = { w: 360, h: 480, world: WORLD };

describe('the camera', () => {
  it('shows the whole drawing when fitted', () => {
    const { x, y, w, h } = frame(FIT, phone);
    expect(x).toBeLessThanOrEqual(WORLD.x);
    expect(y).toBeLessThanOrEqual(WORLD.y);
    expect(x + w).toBeGreaterThanOrEqual(WORLD.x + WORLD.w - 1e-9);
    expect(y + h).toBeGreaterThanOrEqual(WORLD.y + WORLD.h - 1e-9);
  });

  it('keeps what is under the finger when it zooms', () => {
    const finger = [200, 260] as const;
    const before = under(finger, FIT, phone);
    const after = under(finger, zoomed(FIT, phone, 3, finger), phone);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('goes there and back between screen and drawing', () => {
    const camera = zoomed(FIT, phone, 2.5, [10, 400]);
    const [px, py] = over(under([123, 45], camera, phone), camera, phone);
    expect([px, py].map(Math.round)).toEqual([123, 45]);
  });

  it('never leaves the drawing', () => {
    const far = dragged(zoomed(FIT, phone, 4, [0, 0]), phone, [9999, 9999]);
    expect(frame(far, phone).x).toBeCloseTo(WORLD.x);
    expect(zoomed(far, phone, 0.0001, [50, 50]).zoom).toBe(1);
    expect(zoomed(far, phone, 1e9, [50, 50]).zoom).toBe(7);
  });

  it('goes back as far as a box needs, and stays where it is in sight', () => {
    const close = lookingAt([200, 200], FIT, phone, 4);
    expect(including({ x: 150, y: 150, w: 100, h: 100 }, close, phone)).toEqual(close);
    const wide = { x: 100, y: 100, w: 900, h: 400 };
    const sight = frame(including(wide, close, phone), phone);
    expect(sight.x).toBeLessThanOrEqual(100);
    expect(sight.x + sight.w).toBeGreaterThanOrEqual(1000 - 1e-9);
    expect(including(wide, close, phone).zoom).toBeLessThan(close.zoom);
    expect(including({ x: 400, y: 200, w: 100, h: 100 }, close, phone).zoom).toBe(close.zoom);
  });

  it('makes a box as large as the screen allows', () => {
    const { x, y, w, h } = frame(framing({ x: 400, y: 400, w: 300, h: 300 }, phone), phone);
    expect(Math.round(w)).toBe(300);
    expect([x <= 400, y <= 400, x + w >= 699, y + h >= 699]).toEqual([true, true, true, true]);
  });

  it('comes as close to a long drawing as to a short one', () => {
    const long = { w: 360, h: 400, world: { x: 0, y: 0, w: 9000, h: 700 } };
    expect(Math.round(frame(framing({ x: 4000, y: 0, w: 600, h: 660 }, long), long).w)).toBe(600);
  });

  it('moves only when what is to be seen is out of sight', () => {
    const close = lookingAt([300, 300], FIT, phone, 4);
    expect(showing({ x: 280, y: 280, w: 40, h: 40 }, close, phone)).toEqual(close);
    const moved = frame(showing({ x: 1200, y: 1200, w: 200, h: 200 }, close, phone), phone);
    expect(moved.x + moved.w).toBeGreaterThanOrEqual(1400);
  });

  it('stays as close when the drawing grows, and sees all of it when it did before', () => {
    const larger = { ...phone, world: { x: -500, y: -62, w: 3000, h: 1724 } };
    const close = lookingAt([300, 300], FIT, phone, 4);
    expect(scale(grown(close, phone, larger), larger)).toBeCloseTo(scale(close, phone));
    expect(grown(FIT, phone, larger)).toEqual(FIT);
  });
});

describe('following', () => {
  const laptop = { w: 858, h: 580, world: WORLD };
  const near = { x: 100, y: 100, w: 200, h: 200 };
  const far = { x: 1400, y: 1400, w: 200, h: 200 };

  it('makes figures large enough, on a phone larger', () => {
    for (const [screen, least] of [
      [laptop, 36],
      [phone, 40],
    ] as const) {
      const camera = following({ boxes: [near], figure: 58 }, FIT, screen);
      expect(58 * scale(camera, screen)).toBeGreaterThan(least);
      const { x, y, w, h } = frame(camera, screen);
      expect([x <= 100, y <= 100, x + w >= 300, y + h >= 300]).toEqual([true, true, true, true]);
    }
  });

  it('stays where it is while they are in sight, and takes along whoever fits', () => {
    const camera = following({ boxes: [near], figure: 58 }, FIT, laptop);
    expect(following({ boxes: [near], figure: 58 }, camera, laptop)).toBe(camera);
    const both = following({ boxes: [far, near], figure: 58 }, camera, laptop);
    expect(frame(both, laptop).x).toBeGreaterThan(300);
  });

  it('shows all where that is large enough', () => {
    expect(following({ boxes: [near], figure: 58 }, FIT, { w: 3000, h: 3000, world: WORLD })).toEqual(FIT);
  });

  it('shows all when all of it matters', () => {
    const close = following({ boxes: [near], figure: 58 }, FIT, laptop);
    expect(following({ boxes: [near], figure: 58, isAll: true }, close, laptop)).toEqual(FIT);
  });

  it('knows what is in sight', () => {
    const camera = following({ boxes: [near], figure: 58 }, FIT, laptop);
    expect(isInSight([near], camera, laptop)).toBe(true);
    expect(isInSight([near, far], camera, laptop)).toBe(false);
    expect(isInSight([near, far], FIT, laptop)).toBe(true);
  });

  it('goes from one view to another without leaving the drawing', () => {
    const to = following({ boxes: [far], figure: 58 }, FIT, laptop);
    expect(between(FIT, to, 1, laptop)).toEqual(to);
    expect(between(FIT, to, 0.5, laptop).zoom).toBeCloseTo(Math.sqrt(to.zoom));
  });
});

describe('a pixel of the screen', () => {
  it('is at least as many units of the drawing as it covers, and not much more', () => {
    for (const zoom of [1, 1.3, 2, 4.7]) {
      const exact = 1 / scale({ ...FIT, zoom }, phone);
      expect(pixel({ ...FIT, zoom }, phone)).toBeGreaterThanOrEqual(exact * 0.9999);
      expect(pixel({ ...FIT, zoom }, phone)).toBeLessThan(exact * 1.1001);
    }
  });
});
