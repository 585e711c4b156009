// What can be seen of a board: real pixels of it, by what is drawn there, and how they stand out against each other.

/** @import { Page } from 'playwright-core' */

/**
 * What a cave is drawn with, as selectors: the first of floor, wall and void that has a point is what lies there, and
 * whatever lies over it is left out. What would leave nothing to look at is taken away.
 * @typedef {{ floor: string, wall: string, void: string, over: string, away?: string }} Ground
 */

/** Sectors of the board along each side, each half over the next: near the lamp and far from it nothing is averaged away. */
const SECTORS = 5;
/** Points along each side of a sector. */
const POINTS = 34;
/** Fewer points than this are an edge and no ground. */
const ENOUGH = 12;
/** So many pixels around a point lie on the same ground: lines between grounds are no part of them. */
const INSET = 4;

/**
 * The middle luminance of floor, wall and void in every sector of the board that shows them, from a picture of the screen.
 * @param {Page} page
 * @param {Ground} ground
 * @returns {Promise<{ sector: string, floor?: number, wall?: number, void?: number }[]>}
 */
export async function luminances(page, ground) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, ground, SECTORS, POINTS, ENOUGH, INSET }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const brush = canvas.getContext('2d');
      brush.drawImage(image, 0, 0);
      const { data, width } = brush.getImageData(0, 0, image.width, image.height);
      const dense = image.width / innerWidth;
      const linear = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const luminance = (x, y) => {
        const at = 4 * (Math.round(y * dense) * width + Math.round(x * dense));
        return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      };
      const board = document.querySelector('.viewport');
      const shapesOf = (selector) =>
        [...board.querySelectorAll(selector)].map((shape) => ({
          shape,
          box: shape.getBoundingClientRect(),
          inverse: shape.getScreenCTM().inverse(),
        }));
      const layers = ['floor', 'wall', 'void'].map((name) => ({ name, shapes: shapesOf(ground[name]) }));
      const boxes = [...document.querySelectorAll(`${ground.over}, .viewport [data-overlay], .viewport button`)].map(
        (one) => one.getBoundingClientRect(),
      );
      const isIn = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;
      const groundAt = (x, y) => {
        if (boxes.some((box) => isIn(box, x, y))) return null;
        const found = layers.find(({ shapes }) =>
          shapes.some(
            ({ shape, box, inverse }) =>
              isIn(box, x, y) && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse)),
          ),
        );
        return found?.name ?? null;
      };
      const middle = (values) => values.sort((one, other) => one - other)[values.length >> 1];
      const { left, top, width: wide, height: tall } = board.getBoundingClientRect();
      const seen = { left, top, right: left + wide, bottom: Math.min(innerHeight, top + tall) };
      const sectors = [];
      for (let row = 0; row < SECTORS; row += 1)
        for (let column = 0; column < SECTORS; column += 1) {
          const values = { floor: [], wall: [], void: [] };
          for (let i = 0; i < POINTS * POINTS; i += 1) {
            const [u, v] = [(i % POINTS) + 0.5, Math.floor(i / POINTS) + 0.5];
            const x = seen.left + ((seen.right - seen.left) * (column + (2 * u) / POINTS)) / (SECTORS + 1);
            const y = seen.top + ((seen.bottom - seen.top) * (row + (2 * v) / POINTS)) / (SECTORS + 1);
            const name = groundAt(x, y);
            const isWithin = [-INSET, INSET].every(
              (by) => groundAt(x + by, y) === name && groundAt(x, y + by) === name,
            );
            if (name !== null && isWithin) values[name].push(luminance(x, y));
          }
          const found = Object.entries(values).filter(([, all]) => all.length >= ENOUGH);
          sectors.push({
            sector: `${column + 1}/${row + 1}`,
            ...Object.fromEntries(found.map(([name, all]) => [name, middle(all)])),
          });
        }
      return sectors;
    },
    { picture, ground, SECTORS, POINTS, ENOUGH, INSET },
  );
}

/** The contrast of two luminances, as WCAG counts it. */
export const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
