// The Caves of Casadh on the page: a whole game, a flight on another's turn, a look that stays private, a dynamite.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choices, choose as chooseBest, offered, person, playNow, setUp } from './browser.js';
import { SEED } from './luck.js';
import { browser, house } from './stage.js';

/** The choice that `prefer` gives the most for, more or less. */
const choose = (page, prefer) => chooseBest(page, (action, luck) => prefer(action) + luck);

/** Looks for treasure first, and is out of the caves as soon as the way leads back there. */
const cautious = (moves) => (action) => {
  if (action.do === 'leave') return moves > 12 ? 20 : -5;
  return (
    {
      explore: moves < 30 ? 4 : 1,
      'collect-treasure': 5,
      'collect-items': 2,
      move: moves < 12 ? 1 : 4,
      'end-turn': 0.4,
      deploy: -3,
      defuse: -3,
    }[action.do] ?? 1
  );
};

/** Looks on and decides for the seats of this person without a page until something is reached; runs in the browser. */
function scout({ id, goal, limitMs, seed }) {
  const WORTH = {
    explore: 3,
    'collect-items': 4,
    'collect-treasure': 1.5,
    deploy: 1,
    move: 1.5,
    leave: -9,
    'end-turn': 0.2,
    defuse: -9,
    'use-medkit': 2,
  };
  const isReached = {
    flee: ({ seat, view, legal }) => legal[0].do === 'flee' && legal.length > 1 && view.turn !== seat,
    deploy: ({ legal }) =>
      legal.some((action) => action.do === 'deploy') && legal.some((action) => action.do === 'move'),
    nothing: () => false,
  }[goal];
  const luck = (version, action) => {
    let mixed = seed ^ 0x9e3779b9;
    for (const letter of `${version} ${JSON.stringify(action)}`)
      mixed = Math.imul(mixed ^ letter.charCodeAt(0), 0x01000193);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  // A line takes so many messages at once; then another one is opened.
  const BURST = 50;
  return new Promise((resolve) => {
    let socket, said, left;
    const stop = (why) => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      resolve(why);
    };
    const timer = setTimeout(() => stop('too late'), limitMs);
    const connect = () => {
      left = BURST;
      socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
      socket.onmessage = ({ data }) => heard(JSON.parse(data));
      socket.onclose = connect;
    };
    const heard = (message) => {
      if (message.type !== 'game') return;
      if (message.outcome) return stop('over');
      const asked = message.vantages.find(({ legal }) => legal.length > 0);
      if (asked === undefined || said === message.version) return;
      if (isReached(asked)) return stop('reached');
      const { seat, view, legal } = asked;
      // A Grue has to find me: whoever stands on its symbol waits there.
      const here = view.hexes.find((hex) => hex.at === view.players[seat].at);
      const waits = goal === 'flee' && here !== undefined && /L1-1[17]|L2-(01|05|08|12|14|19|20)/.test(here.hex);
      const worth = (action) =>
        (waits && action.do === 'end-turn' ? 9 : (WORTH[action.do] ?? 1)) + 2 * luck(message.version, action);
      const [best] = legal
        .map((action) => ({ action, worth: worth(action) }))
        .sort((one, other) => other.worth - one.worth);
      if ((left -= 1) < 0) return socket.close();
      said = message.version;
      socket.send(
        JSON.stringify({
          type: 'act',
          id: `scout-${message.version}`,
          seat,
          version: message.version,
          action: best.action,
        }),
      );
    };
    connect();
  });
}

/** Opens a table by the server's door; `seats` as the protocol wants them. */
async function openTable(page, seats) {
  const setup = { players: seats.length, stall_limit: 30, round_limit: 200, house: [] };
  const answer = await page.request.post('/api/tables', {
    data: { game: 'casadh', setup, seats, public: false, hot_seat: false },
  });
  assert.ok(answer.ok(), await answer.text());
  return (await answer.json()).id;
}

const ME = { who: 'me', name: null, entropy: null };
const guest = (name) => ({ who: 'me', name, entropy: null });
const space = (page, at) => page.locator(`[data-testid="space"][data-space="${at}"]`);

test('a game against bots is played to its end on the page', { timeout: 400_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await playNow(page, 'casadh');
  await choices(page).first().waitFor();
  const spaces = await page.getByTestId('space').count();
  assert.ok(spaces >= 7, 'Base Camp and the dark on six sides at least');
  // The first step by pointing at the map: to a hex, or into the dark.
  const ticker = await page.getByTestId('ticker').innerText();
  await page.locator('[data-testid="space"].lit').last().click();
  await page.waitForFunction(
    (before) => document.querySelector('[data-testid="ticker"]')?.textContent !== before,
    ticker,
  );

  const end = Date.now() + 330_000;
  for (let moves = 0; Date.now() < end && !(await page.getByTestId('result').isVisible());) {
    if (await choose(page, cautious(moves))) moves += 1;
    else await page.waitForTimeout(40);
  }
  assert.match(await page.getByTestId('result').getByRole('heading').first().innerText(), /win|share/i);
  await page.getByTestId('leaf-final').click();
  await page.getByTestId('final-table').waitFor();
  assert.equal(
    await page.getByTestId('final').getByRole('listitem').count(),
    await page.getByTestId('seat-chip').count(),
    'what became of everybody',
  );
  assert.ok((await page.getByTestId('space').count()) > spaces, 'the cave has grown');
  assert.deepEqual(faults, []);
});

test('a hex is turned in its place before it is laid', { timeout: 90_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await setUp(page, ['me'], 'casadh');
  const controls = page.getByTestId('lay-controls');
  const end = Date.now() + 60_000;
  // Some hexes look the same however they are turned and are laid by themselves.
  while (!(await controls.isVisible()) && Date.now() < end) {
    const step = await choose(
      page,
      ({ do: verb }) => ({ explore: 9, keep: 5, leave: -9, 'end-turn': 1, move: 2, rotate: -Infinity })[verb] ?? 1,
    );
    if (step === null) await page.waitForTimeout(40);
  }
  const before = await page.getByTestId('laying').getAttribute('data-spot');
  await page.getByTestId('laying').click();
  const clicked = await page.getByTestId('laying').getAttribute('data-spot');
  assert.notEqual(clicked, before, 'a click turns it');
  await page.keyboard.press(']');
  assert.equal(await page.getByTestId('laying').getAttribute('data-spot'), before, 'a key turns it back');
  await page.getByTestId('laying').hover();
  await page.mouse.wheel(0, 100);
  assert.notEqual(await page.getByTestId('laying').getAttribute('data-spot'), before, 'so does the wheel');
  await page.getByTestId('lay').click();
  await page.getByTestId('laying').waitFor({ state: 'detached' });
  assert.deepEqual(faults, []);
});

test('a way that my passage does not lead to is refused with its rule', { timeout: 120_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await setUp(page, ['me'], 'casadh');
  await choices(page).first().waitFor();
  // By keys alone: 6 lies on the keypad where east lies on the map.
  await page.keyboard.press('6');
  const SIDES = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] };
  let closed = null;
  for (const end = Date.now() + 80_000; Date.now() < end && closed === null;) {
    const actions = await offered(page);
    const ways = actions.filter(({ do: verb }) => verb === 'move' || verb === 'explore').map(({ side }) => side);
    const here = await page.locator('[data-spot="pawn:0"]').getAttribute('aria-label');
    const at = await page
      .locator('[data-testid="space"]')
      .evaluateAll(
        (spaces, name) => spaces.find((space) => space.getAttribute('aria-label').startsWith(name))?.dataset.space,
        / of (.*)$/.exec(here)?.[1],
      );
    const side = Object.keys(SIDES).find((word) => !ways.includes(word));
    if (ways.length > 0 && side !== undefined && at !== undefined) {
      const [q, r] = at.split(',').map(Number);
      closed = `${q + SIDES[side][0]},${r + SIDES[side][1]}`;
    } else if (!(await choose(page, ({ do: verb }) => ({ explore: 9, leave: -9, move: 2 })[verb] ?? 1))) {
      await page.waitForTimeout(40);
    }
  }
  assert.ok(closed, 'some passages do not lead everywhere');
  await space(page, closed).focus();
  await page.keyboard.press('Enter');
  const why = page.getByTestId('why-not');
  await why.waitFor();
  await why.locator('[data-rule-link^="CC-"]').waitFor();
  await page.getByTestId('why-rule').click();
  await page.getByTestId('rules').locator('[data-rule^="CC-"].pointed').waitFor();
  assert.deepEqual(faults, []);
});

test('a Grue drives me off on the turn of another, and I choose where to', { timeout: 300_000 }, async () => {
  const anna = await person(browser, house);
  const ben = await person(browser, house);
  await Promise.all([anna, ben].map(({ page }) => page.goto('/')));
  let id = null;
  for (const end = Date.now() + 220_000; Date.now() < end && id === null;) {
    const table = await openTable(anna.page, [ME, { who: 'open' }, { who: 'open' }, { who: 'open' }]);
    for (const seat of [1, 2, 3])
      await ben.page.request.post(`/api/tables/${table}/seats/${seat}/sit`, {
        data: { name: `Ben ${seat}`, entropy: null },
      });
    const others = ben.page
      .evaluate(scout, { id: table, goal: 'nothing', limitMs: 60_000, seed: SEED })
      .catch(() => null);
    if ((await anna.page.evaluate(scout, { id: table, goal: 'flee', limitMs: 60_000, seed: SEED })) === 'reached')
      id = table;
    else await others;
  }
  assert.ok(id, 'in many games a Grue came for me');

  await anna.page.goto(`/tables/${id}`);
  await choices(anna.page).first().waitFor();
  const ways = await offered(anna.page);
  assert.ok(ways.every((action) => action.do === 'flee') && ways.length > 1);
  assert.match(await anna.page.getByTestId('prompt').innerText(), /Grue/);
  assert.equal(await anna.page.getByTestId('seat-chip').first().getAttribute('data-turn'), 'false', 'not on my turn');
  const refuges = await anna.page
    .locator('[data-testid="space"].dread')
    .evaluateAll((spaces) => spaces.map((one) => one.dataset.space));
  assert.equal(refuges.length, ways.length, 'every refuge is lit');
  await space(anna.page, refuges[0]).focus();
  await anna.page.keyboard.press('Enter');
  await anna.page.waitForFunction(
    () =>
      document.querySelectorAll('[data-testid="choice"]').length === 0 ||
      !document.querySelector('[data-action*="flee"]'),
  );
  assert.deepEqual(anna.faults, []);
  await Promise.all([anna, ben].map(({ context }) => context.close()));
});

test('treasures that I look at are in no message to anybody else', { timeout: 180_000 }, async () => {
  const anna = await person(browser, house);
  const ben = await person(browser, house);
  const heard = [];
  ben.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const look = anna.page.getByTestId('treasures');
  const mine = anna.page.getByTestId('treasure');
  // A cave may end, or close around her, before she finds anything; then they go into another.
  for (let caves = 0; caves < 5 && (await mine.count()) === 0; caves += 1) {
    await setUp(anna.page, ['me', 'open'], 'casadh');
    await ben.page.goto(await anna.page.getByTestId('link').inputValue());
    await ben.page.getByTestId('sit').click();
    await Promise.all([anna, ben].map(({ page }) => page.getByTestId('game').waitFor()));
    const end = Date.now() + 30_000;
    while ((await mine.count()) === 0 && Date.now() < end && !(await anna.page.getByTestId('result').isVisible())) {
      const [one, other] = [
        await choose(
          anna.page,
          ({ do: verb }) => ({ explore: 9, keep: -Infinity, leave: -9, 'end-turn': 0.5 })[verb] ?? 1,
        ),
        await choose(ben.page, ({ do: verb }) => ({ 'end-turn': 9 })[verb] ?? 1),
      ];
      if (one === null && other === null) await anna.page.waitForTimeout(40);
    }
  }
  const values = await mine.evaluateAll((buttons) => buttons.map((button) => Number(button.dataset.value)));
  assert.equal(values.length, 2, 'two are in the caves, so two treasures are drawn');
  assert.match(await look.innerText(), /Only you see these/);
  await ben.page.getByTestId('treasures').waitFor();
  assert.equal(await ben.page.getByTestId('treasure').count(), 0, 'Ben sees backs');
  assert.match(await ben.page.getByTestId('treasures').innerText(), /looks at 2 treasures/);
  await mine.first().click();
  await look.waitFor({ state: 'detached' });
  await anna.page
    .getByTestId('my-total')
    .filter({ hasText: String(values[0]) })
    .waitFor();

  // All that came to Ben: no value of a treasure that Anna saw, and none in her hand.
  const games = heard.map((text) => JSON.parse(text)).filter(({ type }) => type === 'game');
  const events = games.flatMap(({ story }) => story.flatMap((step) => step.events));
  const secret = events.filter(({ event, seat }) => seat === 0 && ['treasure-drawn', 'looked', 'kept'].includes(event));
  assert.ok(secret.length > 0, 'he hears that she looked');
  for (const event of secret)
    assert.ok((event.value ?? null) === null && (event.values ?? null) === null, JSON.stringify(event));
  for (const { vantages } of games) {
    for (const { view } of vantages) {
      assert.deepEqual(view.players[0].values, [], 'her hand is unknown');
      if (view.turn === 0 && view.air) assert.equal(view.air.values, null);
    }
  }
  const sentences = games.flatMap(({ story }) => story.flatMap((step) => step.sentences)).join(' ');
  assert.doesNotMatch(sentences, /keeps a treasure of|sees a treasure of/);
  assert.deepEqual([...anna.faults, ...ben.faults], []);
  await Promise.all([anna, ben].map(({ context }) => context.close()));
});

test('dynamite burns down and brings its hex down', { timeout: 300_000 }, async () => {
  const { page, faults } = await person(browser, house);
  await page.goto('/');
  let id = null;
  for (const end = Date.now() + 220_000; Date.now() < end && id === null;) {
    const table = await openTable(page, [ME, guest('Ben')]);
    if ((await page.evaluate(scout, { id: table, goal: 'deploy', limitMs: 60_000, seed: SEED })) === 'reached')
      id = table;
  }
  assert.ok(id, 'in many games somebody carried dynamite');

  await page.goto(`/tables/${id}`);
  await page.getByTestId('verb-deploy').waitFor();
  await page.getByTestId('verb-deploy').click();
  // It is asked twice.
  await page.getByTestId('chooser').getByRole('button').click();
  const charge = page.locator('[data-spot^="fuse:"]');
  await charge.waitFor();
  assert.match(await charge.getAttribute('aria-label'), /goes off/);
  const at = /fuse:(.*)@/.exec(await charge.getAttribute('data-spot'))[1];
  // Away from there, and round until the fuse has burnt down. Nobody else goes near it.
  const fallen = page.locator(`[data-space="${at}"][aria-label^="Rubble"]`);
  const end = Date.now() + 60_000;
  while ((await fallen.count()) === 0 && Date.now() < end) {
    const step = await choose(
      page,
      ({ do: verb }) =>
        ({ move: 3, 'end-turn': 2, flee: 9, leave: -9, defuse: -99, explore: -5, deploy: -99 })[verb] ?? 0,
    );
    if (step === null) await page.waitForTimeout(40);
  }
  await fallen.waitFor();
  await page.keyboard.press('l');
  await page
    .getByTestId('log')
    .getByText(/dynamite goes off/)
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
});
