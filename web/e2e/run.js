// Runs the browser tests: two files at a time, then one by one those that measure, then once more what failed.
//
// Luck is the same each time, but a machine may be busy: a test that fails is given a second try, alone, and named. What
// fails twice has failed. Words narrow it: `npm run e2e -- casadh rules`; `played`, `offline` and `measured` are its parts.

import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { run } from 'node:test';
import { tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

import { SEED } from './luck.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MEASURE = ['first-move', 'idle', 'smooth', 'speed', 'weight'];
/** Without a server, as a site or beside one that is gone. */
const OFFLINE = ['first-visit', 'mishaps', 'pocket', 'site', 'twins'];
const AT_ONCE = Math.min(2, availableParallelism());

const nameOf = (file) => basename(file, '.test.js');

/** Runs the files and tells of them; says which failed. */
function play(files, concurrency) {
  return new Promise((resolve, reject) => {
    if (files.length === 0) return resolve([]);
    const failed = new Set();
    const tests = run({ files, concurrency });
    tests.on('test:fail', ({ file, name, todo, skip }) => {
      // A file that cannot even be read has no tests, only its name.
      if (todo === undefined && skip === undefined) failed.add(file ?? name);
    });
    tests.once('error', reject);
    const told = tests.compose(tap);
    told.once('end', () => resolve([...failed]));
    told.pipe(process.stdout, { end: false });
  });
}

const all = readdirSync(HERE).filter((file) => file.endsWith('.test.js'));
const played = all.map(nameOf).filter((name) => !MEASURE.includes(name) && !OFFLINE.includes(name));
const PARTS = { played, offline: OFFLINE, measured: MEASURE };
const asked = process.argv.slice(2).flatMap((word) => PARTS[word] ?? [word]);
const unknown = asked.find((word) => !all.map(nameOf).includes(word));
if (unknown) {
  console.error(`There is no browser test "${unknown}"; there are ${all.map(nameOf).join(', ')}.`);
  process.exit(2);
}
const files = all.filter((file) => asked.length === 0 || asked.includes(nameOf(file))).map((file) => HERE + file);
const measures = (file) => MEASURE.includes(nameOf(file));

const failed = [
  ...(await play(
    files.filter((file) => !measures(file)),
    AT_ONCE,
  )),
  ...(await play(files.filter(measures), 1)),
];
const twice = await play(failed, 1);
if (failed.length > 0)
  console.log(
    `# failed at first: ${failed.map(nameOf).join(', ')}; failed again: ${twice.map(nameOf).join(', ') || 'none'}; seed ${SEED}`,
  );
process.exitCode = twice.length > 0 ? 1 : 0;
