// Company at a table: talking in two rooms, a door that closes, and once more with the same people.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fromMore, person, playOn, setUp } from './browser.js';
import { browser, house } from './stage.js';

const chat = (page) => page.getByTestId('chat');

async function say(page, words) {
  await page.getByTestId('chat-words').fill(words);
  await page.keyboard.press('Enter');
  await chat(page).getByText(words).waitFor();
}

test(
  'two people talk, a third one cannot hear it, the door closes, and a rematch turns the seats',
  { timeout: 420_000 },
  async () => {
    const [anna, ben, carl] = await Promise.all([
      person(browser, house),
      person(browser, house, { viewport: { width: 360, height: 740 } }),
      person(browser, house),
    ]);
    await setUp(anna.page, ['me', 'open']);
    const link = await anna.page.getByTestId('link').inputValue();
    await Promise.all([ben.page.goto(link), carl.page.goto(link)]);
    await say(anna.page, 'Who joins me?');
    await chat(carl.page).getByText('Who joins me?').waitFor();

    await ben.page.getByTestId('sit').click();
    await Promise.all([anna, ben, carl].map(({ page }) => page.getByTestId('game').waitFor()));
    await anna.page.keyboard.press('c');
    await say(anna.page, 'Beware of the troll.');
    // On a phone the chat lies behind the button, which says that something is unread.
    const more = ben.page.getByTestId('more');
    await more.getByText('1 unread').waitFor();
    await more.click();
    await ben.page.getByRole('button', { name: 'Chat 1 unread' }).click();
    await chat(ben.page).getByText('Beware of the troll.').waitFor();
    await chat(ben.page)
      .getByRole('button', { name: /Close the chat/ })
      .click();
    assert.equal(await more.getByText('unread').count(), 0, 'now it is read');
    await carl.page.getByTestId('toggle-chat').click();
    await chat(carl.page).getByText('Only spectators can read this.').waitFor();
    assert.equal(await chat(carl.page).getByText('Beware').count(), 0);
    assert.equal(await chat(carl.page).getByText('Who joins me?').count(), 0, 'the players took their words with them');

    await fromMore(anna.page, 'watching');
    await carl.page.getByTestId('connection').getByText('closed this table to spectators').waitFor();
    await anna.page.getByTestId('more').click();
    await anna.page.getByTestId('watching').getByText('Players only').waitFor();
    await anna.page.keyboard.press('Escape');

    await playOn([anna.page, ben.page]);
    await ben.page.getByTestId('rematch').click();
    await ben.page.getByTestId('start').waitFor();
    await anna.page.getByTestId('rematch').getByText('Join the rematch').click();
    await Promise.all([anna, ben].map(({ page }) => page.getByTestId('game').waitFor()));
    assert.equal(anna.page.url(), ben.page.url());
    // Anna sat first and sits second now.
    await anna.page.getByTestId('seat-chip').nth(1).getByText('you').waitFor();
    assert.deepEqual([...anna.faults, ...ben.faults, ...carl.faults], []);
  },
);
