// A picture of the board as it is on the screen: one file that needs no stylesheet, no font and no page around it.

import * as said from '$words/replay';

/** What makes a drawing look as it does. Written into each element where it is not as usual. */
const LOOKS: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'vector-effect': 'none',
  'paint-order': 'normal',
  opacity: '1',
  display: 'inline',
  visibility: 'visible',
  'mix-blend-mode': 'normal',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'mask-image': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'flood-color': 'rgb(0, 0, 0)',
  'flood-opacity': '1',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  transform: 'none',
  translate: 'none',
  rotate: 'none',
  scale: 'none',
};
/** What a parent hands down: written only where it changes. */
const INHERITED = new Set([
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'stroke-dashoffset',
  'paint-order',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
]);
/** What belongs to the page and not to the picture. */
const LEFT_OUT = '[data-overlay], title, desc, script, style, .focus-ring';
const ATTRIBUTES_LEFT_OUT = /^(?:class|role|tabindex|aria-|data-|on)/;
const SVG = 'http://www.w3.org/2000/svg';

/** The largest drawing within; none when there is none. */
export function boardIn(root: Element): SVGSVGElement | null {
  const area = (svg: Element): number => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;
  const drawings = [...root.querySelectorAll<SVGSVGElement>('svg')].filter(
    (svg) => svg.parentElement?.closest('svg') == null,
  );
  return drawings.reduce<SVGSVGElement | null>(
    (best, svg) => (best === null || area(svg) > area(best) ? svg : best),
    null,
  );
}

/** The drawing as the text of a file, with every look written into it. */
export function svgText(board: SVGSVGElement): string {
  const { width, height } = board.getBoundingClientRect();
  // The copy lies where the board does, so that every style and colour of the page holds for it too.
  const copy = board.cloneNode(true) as SVGSVGElement;
  copy.style.visibility = 'hidden';
  copy.style.pointerEvents = 'none';
  copy.querySelectorAll(LEFT_OUT).forEach((element) => element.remove());
  board.after(copy);
  try {
    expand(copy);
    fetchDefinitions(copy);
    const looks = [...copy.querySelectorAll<SVGElement>('*')].map((element) => [element, looksOf(element)] as const);
    for (const [element, look] of looks) {
      for (const { name } of [...element.attributes]) if (ATTRIBUTES_LEFT_OUT.test(name)) element.removeAttribute(name);
      element.setAttribute('style', look);
      if (look === '') element.removeAttribute('style');
    }
    const ground = document.createElementNS(SVG, 'rect');
    const box = copy.viewBox.baseVal;
    for (const [name, value] of Object.entries({ ...around(box, width / height), fill: groundOf(board) }))
      ground.setAttribute(name, String(value));
    copy.prepend(ground);
    const own = getComputedStyle(board);
    copy.setAttribute('style', `font-family:${own.fontFamily};font-size:${own.fontSize}`);
    for (const { name } of [...copy.attributes]) if (ATTRIBUTES_LEFT_OUT.test(name)) copy.removeAttribute(name);
    const { x, y, width: w, height: h } = around(box, width / height);
    copy.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
    copy.setAttribute('width', String(Math.round(width)));
    copy.setAttribute('height', String(Math.round(height)));
    copy.setAttribute('xmlns', SVG);
    return new XMLSerializer().serializeToString(copy);
  } finally {
    copy.remove();
  }
}

/** The drawing as a PNG file, so many times its size on the screen. */
export async function pngOf(svg: string, times = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * times;
    canvas.height = image.naturalHeight * times;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error(said.cannotDraw);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error(said.tooLargePng);
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 10_000);
}

/** A box of the screen's shape around the drawing's own: what `preserveAspectRatio` shows besides it. */
export function around(
  box: { x: number; y: number; width: number; height: number },
  shape: number,
): { x: number; y: number; width: number; height: number } {
  const width = Math.max(box.width, box.height * shape);
  const height = Math.max(box.height, box.width / shape);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** Puts what a `use` shows in its place: there the colours of the place hold, and can be read. */
function expand(copy: SVGSVGElement): void {
  // Things used within things that are used: a few times over is more than any board has.
  for (let depth = 0; depth < 5; depth += 1) {
    const uses = [...copy.querySelectorAll('use')];
    if (uses.length === 0) return;
    for (const use of uses) {
      const id = (use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '').slice(1);
      const shown = id === '' ? null : document.getElementById(id);
      if (shown === null) {
        use.remove();
        continue;
      }
      const group = document.createElementNS(SVG, 'g');
      for (const { name, value } of [...use.attributes])
        if (!['href', 'xlink:href', 'x', 'y', 'width', 'height'].includes(name)) group.setAttribute(name, value);
      const [x, y] = [use.getAttribute('x') ?? '0', use.getAttribute('y') ?? '0'];
      if (shown instanceof SVGSymbolElement) {
        const inner = document.createElementNS(SVG, 'svg');
        for (const name of ['viewBox', 'preserveAspectRatio', 'class']) {
          const value = shown.getAttribute(name);
          if (value !== null) inner.setAttribute(name, value);
        }
        for (const [name, value] of Object.entries({
          x,
          y,
          width: use.getAttribute('width') ?? '100%',
          height: use.getAttribute('height') ?? '100%',
        }))
          inner.setAttribute(name, value);
        inner.setAttribute('overflow', getComputedStyle(shown).overflow === 'visible' ? 'visible' : 'hidden');
        inner.append(...[...shown.childNodes].map((child) => child.cloneNode(true)));
        group.append(inner);
      } else {
        const moved = document.createElementNS(SVG, 'g');
        moved.setAttribute('transform', `translate(${x} ${y})`);
        moved.append(shown.cloneNode(true));
        group.append(moved);
      }
      use.replaceWith(group);
    }
  }
}

/** Brings gradients, filters and shapes that lie elsewhere on the page along. */
function fetchDefinitions(copy: SVGSVGElement): void {
  const definitions = document.createElementNS(SVG, 'defs');
  copy.prepend(definitions);
  for (let depth = 0; depth < 4; depth += 1) {
    const missing = new Set<string>();
    for (const element of copy.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const texts = [
        style.fill,
        style.stroke,
        style.filter,
        style.clipPath,
        style.mask,
        element.getAttribute('href') ?? '',
        ...['fill', 'stroke', 'filter', 'clip-path', 'mask'].map((name) => element.getAttribute(name) ?? ''),
      ];
      for (const text of texts) {
        const id = /url\("?[^#)]*#([^")]+)"?\)/.exec(text)?.[1] ?? (text.startsWith('#') ? text.slice(1) : undefined);
        if (id !== undefined && copy.querySelector(`[id="${CSS.escape(id)}"]`) === null) missing.add(id);
      }
    }
    const found = [...missing].flatMap((id) => document.getElementById(id) ?? []);
    if (found.length === 0) return;
    definitions.append(...found.map((element) => element.cloneNode(true)));
  }
}

function looksOf(element: SVGElement): string {
  const style = getComputedStyle(element);
  const parent = element.parentElement === null ? null : getComputedStyle(element.parentElement);
  const looks: string[] = [];
  for (const [name, usual] of Object.entries(LOOKS)) {
    const value = style.getPropertyValue(name);
    const known = INHERITED.has(name) && parent !== null ? parent.getPropertyValue(name) : usual;
    // The copy itself is hidden, and nothing of it is to be.
    if (value === '' || value === known || name === 'visibility') continue;
    looks.push(`${name}:${value.replaceAll(/url\("?[^#)]*#([^")]+)"?\)/g, 'url(#$1)')}`);
  }
  if (['transform', 'translate', 'rotate', 'scale'].some((name) => style.getPropertyValue(name) !== 'none')) {
    looks.push(`transform-origin:${style.transformOrigin}`, `transform-box:${style.getPropertyValue('transform-box')}`);
  }
  return looks.join(';');
}

/** The colour that lies under the board. */
function groundOf(board: Element): string {
  for (let element: Element | null = board; element !== null; element = element.parentElement) {
    const colour = getComputedStyle(element).backgroundColor;
    if (colour !== '' && colour !== 'transparent' && colour !== 'rgba(0, 0, 0, 0)') return colour;
  }
  return 'none';
}
