// What frames cost, as the browser itself wrote it down: the processor time of every task of the page and of its painters.
//
// The time between two frames says how busy the machine is; the processor time of a task says how much work the page made
// of a frame on a machine of this kind; how often styles and layout were worked out is the same on any.

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Traces what `doing` does on the page, and says what it cost. */
export async function frameCosts(browser, page, doing) {
  await page.evaluate(() => {
    window.__deltas = [];
    let last = performance.now();
    const frame = (now) => {
      window.__deltas.push(now - last);
      last = now;
      window.__frame = requestAnimationFrame(frame);
    };
    window.__frame = requestAnimationFrame(frame);
  });
  await browser.startTracing(page, { categories: CATEGORIES });
  await doing();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const deltas = await page.evaluate(() => {
    cancelAnimationFrame(window.__frame);
    return window.__deltas;
  });
  return { ...costs(trace.traceEvents), frames: deltas.length, slowestFrameMs: Math.max(...deltas) };
}

/** The dearest task of the page's own thread, and the dearest painting of a frame, in milliseconds of processor time. */
function costs(events) {
  const named = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [`${event.pid}/${event.tid}`, event.args.name]),
  );
  const threadOf = (event) => named.get(`${event.pid}/${event.tid}`) ?? '';
  const main = events.filter((event) => event.name === 'RunTask' && threadOf(event) === 'CrRendererMain');
  const raster = events.filter((event) => event.name === 'RasterTask' && event.tdur !== undefined);
  const painters = new Set(raster.map((event) => `${event.pid}/${event.tid}`)).size;
  const perFrame = new Map();
  for (const event of raster) {
    const frame = event.args?.tileData?.sourceFrameNumber ?? 0;
    perFrame.set(frame, (perFrame.get(frame) ?? 0) + event.tdur / 1000);
  }
  const taskMs = main.map((event) => (event.tdur ?? 0) / 1000);
  const onMain = (name) =>
    events.filter((event) => event.name === name && threadOf(event) === 'CrRendererMain' && event.ph !== 'E').length;
  return {
    tasks: main.length,
    layouts: onMain('Layout'),
    styles: onMain('UpdateLayoutTree'),
    dearestTaskMs: Math.max(0, ...taskMs),
    // Painters work side by side.
    dearestPaintMs: Math.max(0, ...perFrame.values()) / Math.max(1, painters),
    painters,
  };
}
