// Which part of the drawing is on the screen. All pure; Viewport.svelte turns fingers, wheels and keys into these.
import { bounds, padded, type Box, type Point } from './geometry';

/** The middle of the screen in units of the drawing; zoom 1 shows all of it. */
export type Camera = { readonly x: number; readonly y: number; readonly zoom: number };
/** The screen in pixels, and the drawing that is to be seen on it. */
export type Screen = { readonly w: number; readonly h: number; readonly world: Box };

/** All of the drawing, whatever its size: its middle is found when it is shown. */
export const FIT: Camera = { x: 0, y: 0, zoom: 1 };
const CLOSEST = 7;
/** A drawing that is much longer than high is looked at closer still. */
const ALONG = 3;

/** Pixels of the screen for one unit of the drawing. */
export function scale(camera: Camera, screen: Screen): number {
  return Math.min(screen.w / screen.world.w, screen.h / screen.world.h) * camera.zoom;
}

/** Units of the drawing for one pixel, rounded up to a tenth more: what must not get smaller than so many pixels is drawn by
    it (`--px`), and is not drawn anew at every little step of zooming. */
export function pixel(camera: Camera, screen: Screen): number {
  const step = Math.log(1.1);
  return Math.exp(step * Math.ceil(-Math.log(scale(camera, screen)) / step - 1e-9));
}

/** The part of the drawing that fills the screen. */
export function frame(camera: Camera, screen: Screen): Box {
  const s = scale(camera, screen);
  const { x, y } = held(camera, screen);
  return { x: x - screen.w / s / 2, y: y - screen.h / s / 2, w: screen.w / s, h: screen.h / s };
}

/** The place of the drawing under a pixel of the screen. */
export function under([px, py]: Point, camera: Camera, screen: Screen): Point {
  const { x, y } = frame(camera, screen);
  const s = scale(camera, screen);
  return [x + px / s, y + py / s];
}

/** The pixel of the screen over a place of the drawing. */
export function over([x, y]: Point, camera: Camera, screen: Screen): Point {
  const box = frame(camera, screen);
  const s = scale(camera, screen);
  return [(x - box.x) * s, (y - box.y) * s];
}

/** Closer or farther by a factor; what is under the pixel stays there. */
export function zoomed(camera: Camera, screen: Screen, factor: number, pixel: Point): Camera {
  const zoom = Math.max(1, Math.min(closest(screen), camera.zoom * factor));
  const [x, y] = under(pixel, camera, screen);
  const now = held(camera, screen);
  const shrink = camera.zoom / zoom;
  return held({ x: x + (now.x - x) * shrink, y: y + (now.y - y) * shrink, zoom }, screen);
}

/** The drawing dragged by some pixels. */
export function dragged(camera: Camera, screen: Screen, [dx, dy]: Point): Camera {
  const s = scale(camera, screen);
  const now = held(camera, screen);
  return held({ ...now, x: now.x - dx / s, y: now.y - dy / s }, screen);
}

/** Looking at a place, at least this close. */
export function lookingAt([x, y]: Point, camera: Camera, screen: Screen, zoom: number): Camera {
  return held({ x, y, zoom: Math.max(1, Math.min(closest(screen), Math.max(zoom, camera.zoom))) }, screen);
}

/** The box as large as the screen allows. */
export function framing(box: Box, screen: Screen): Camera {
  const wanted = Math.min(screen.w / box.w, screen.h / box.h) / scale(FIT, screen);
  return held(
    { x: box.x + box.w / 2, y: box.y + box.h / 2, zoom: Math.max(1, Math.min(closest(screen), wanted)) },
    screen,
  );
}

/** Moved no more than needed to show the box, and not at all when it is in sight. */
export function showing(box: Box, camera: Camera, screen: Screen): Camera {
  const sight = frame(camera, screen);
  const shift = (low: number, size: number, from: number, span: number) =>
    Math.min(0, low - from) + Math.max(0, low + size - (from + span));
  const now = held(camera, screen);
  return held(
    { ...now, x: now.x + shift(box.x, box.w, sight.x, sight.w), y: now.y + shift(box.y, box.h, sight.y, sight.h) },
    screen,
  );
}

/** As far back as needed to have all of the box in sight, and no farther; not at all when it is. */
export function including(box: Box, camera: Camera, screen: Screen): Camera {
  const all = framing(box, screen);
  return all.zoom < camera.zoom ? all : showing(box, camera, screen);
}

/** Whom the view follows, the most important first, and how large a figure is drawn: it shall be easy to see. */
export type Followed = {
  readonly boxes: readonly Box[];
  readonly figure: number;
  /** Just now all of the drawing matters. */
  readonly isAll?: boolean;
};

/** Figures are at least so large, in pixels: on a phone, and where there is more room. */
const LEAST = { phone: 43, wide: 40 };
export const isPhone = (screen: Screen): boolean => screen.w < 600;

/** So close that figures are easy to see, with as many of the boxes in sight as there is room for; still, when they are. */
export function following({ boxes, figure, isAll = false }: Followed, camera: Camera, screen: Screen): Camera {
  if (isAll) return FIT;
  const [first] = boxes;
  if (first === undefined) return camera;
  const whole = scale(FIT, screen);
  const zoom = Math.min(closest(screen), Math.max(1, LEAST[isPhone(screen) ? 'phone' : 'wide'] / figure / whole));
  if (zoom <= 1) return FIT;
  const [w, h] = [screen.w / whole / zoom, screen.h / whole / zoom];
  const all = boxes.reduce((together, box) => {
    const more = hull(together, box);
    return more.w <= w && more.h <= h ? more : together;
  }, first);
  const sight = frame({ ...camera, zoom }, screen);
  const isSeen = Math.abs(zoom / camera.zoom - 1) < 0.01 && isWithin(all, padded(sight, -0.04 * Math.min(w, h)));
  return isSeen ? camera : held({ x: all.x + all.w / 2, y: all.y + all.h / 2, zoom }, screen);
}

/** Is all of this in sight? */
export function isInSight(boxes: readonly Box[], camera: Camera, screen: Screen): boolean {
  return boxes.every((box) => isWithin(box, frame(camera, screen)));
}

/** On the way from one view to another. */
export function between(from: Camera, to: Camera, t: number, screen: Screen): Camera {
  const [a, b] = [held(from, screen), held(to, screen)];
  const zoom = a.zoom * (b.zoom / a.zoom) ** t;
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, zoom };
}

/** The drawing has grown: whoever looked at all of it does so still, and whoever was closer stays as close. */
export function grown(camera: Camera, before: Screen, now: Screen): Camera {
  if (camera.zoom <= 1) return FIT;
  const zoom = Math.max(1, (camera.zoom * scale(FIT, before)) / scale(FIT, now));
  return { ...held(camera, before), zoom: Math.min(closest(now), zoom) };
}

function closest({ world }: Screen): number {
  return Math.max(CLOSEST, ALONG * Math.max(world.w / world.h, world.h / world.w));
}

function hull(one: Box, other: Box): Box {
  return bounds(
    [one, other].flatMap(({ x, y, w, h }): Point[] => [
      [x, y],
      [x + w, y + h],
    ]),
  );
}

function isWithin(one: Box, other: Box): boolean {
  return (
    one.x >= other.x && one.y >= other.y && one.x + one.w <= other.x + other.w && one.y + one.h <= other.y + other.h
  );
}

/** Never beyond the drawing, and in its middle where the screen shows more than all of it. */
function held(camera: Camera, screen: Screen): Camera {
  const s = scale(camera, screen);
  return {
    ...camera,
    x: within(camera.x, screen.world.x, screen.world.w, screen.w / s),
    y: within(camera.y, screen.world.y, screen.world.h, screen.h / s),
  };
}

function within(value: number, from: number, span: number, seen: number): number {
  if (seen >= span) return from + span / 2;
  return Math.max(from + seen / 2, Math.min(from + span - seen / 2, value));
}
