// Keeping order: a host removes somebody, a line of chat is reported, a moderator mutes and bans, and a block is undone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { person, setUp } from './browser.js';
import { browser, house } from './stage.js';

const PASSWORD = 'a lantern in the deep';
const phone = { viewport: { width: 390, height: 844 } };
const chat = (page) => page.getByTestId('chat');

async function say(page, words) {
  await page.getByTestId('chat-words').fill(words);
  await page.keyboard.press('Enter');
}

/** An account of this name; the host of the server makes it a moderator. */
async function moderator(name) {
  const somebody = await person(browser, house, phone);
  await somebody.page.goto('/account');
  const form = somebody.page.getByTestId('claim');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create' }).click();
  await somebody.page.getByTestId('sessions').waitFor();
  house.admin('users', 'promote', name, 'moderator');
  return somebody;
}

async function measure(page, kind, why) {
  await page.getByTestId(`lay-${kind}`).click();
  await page.getByTestId('why').fill(why);
  await page.keyboard.press('Enter');
  await page.getByTestId('measure-form').waitFor({ state: 'detached' });
}

/** Nothing is wider than the page. */
const fits = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a host removes, a player reports and blocks, a moderator mutes and bans', { timeout: 240_000 }, async () => {
  const [anna, ben, carl] = await Promise.all([
    person(browser, house),
    person(browser, house, phone),
    person(browser, house),
  ]);
  await setUp(anna.page, ['me', 'open', 'open']);
  const link = await anna.page.getByTestId('link').inputValue();
  await Promise.all([ben.page.goto(link), carl.page.goto(link)]);
  await ben.page.getByTestId('sit').first().click();
  await anna.page.getByTestId('remove').click();
  await ben.page.getByText('The host has removed you from this table.', { exact: false }).first().waitFor();
  await ben.page.getByTestId('sit').first().click();
  await ben.page.getByText('choose another', { exact: false }).first().waitFor();

  await say(ben.page, 'a pox on this table');
  await chat(anna.page).getByText('a pox on this table').waitFor();
  await anna.page.getByTestId('report-line').click();
  await anna.page.getByTestId('report-form').getByText('a pox on this table').waitFor();
  await anna.page.getByTestId('block-too').check();
  await anna.page.getByTestId('send-report').click();
  await chat(anna.page).getByText('a pox on this table').waitFor({ state: 'detached' });
  await say(ben.page, 'can you hear me?');
  await chat(carl.page).getByText('can you hear me?').waitFor();
  assert.equal(await chat(anna.page).getByText('can you hear me?').count(), 0);

  const mina = await moderator('Mina');
  await carl.page.goto('/order');
  await carl.page.getByText('This page is for moderators.', { exact: false }).waitFor();
  await mina.page.goto('/account');
  await mina.page.getByTestId('to-order').click();
  await mina.page.getByTestId('quoted').getByText('a pox on this table').waitFor();
  assert.ok(await fits(mina.page), 'the reports fit a phone');
  await mina.page.getByTestId('context').click();
  await mina.page.getByText('can you hear me?').waitFor();
  await mina.page.getByTestId('more-about').click();
  await measure(mina.page, 'mute', 'no poxes here');
  await say(ben.page, 'and now?');
  await ben.page.getByText('You are muted until', { exact: false }).first().waitFor();
  await measure(mina.page, 'ban', 'went on after a mute');
  await ben.page.getByText('You are banned from this server until', { exact: false }).first().waitFor();
  await ben.page.goto('/');
  await ben.page.getByText('went on after a mute', { exact: false }).first().waitFor();
  assert.ok(await fits(mina.page), 'a person fits a phone');
  await mina.page.getByTestId('settle-acted').click();
  await mina.page.getByText('No open reports.').waitFor();

  await mina.page.getByTestId('part-people').click();
  await mina.page.getByTestId('people').getByText('banned').waitFor();
  await mina.page.getByTestId('part-tables').click();
  await mina.page.getByTestId('tables-found').getByRole('link').waitFor();
  await mina.page.getByTestId('part-networks').click();
  await mina.page.getByText('No networks are banned.').waitFor();
  await mina.page.getByTestId('part-log').click();
  await mina.page.getByTestId('log').getByText('went on after a mute').waitFor();
  assert.ok(await fits(mina.page), 'the log fits a phone');

  await anna.page.goto('/account');
  await anna.page
    .getByTestId('blocks')
    .getByRole('button', { name: /Unblock/ })
    .click();
  await anna.page.getByText('You have not blocked anyone.').waitFor();
  assert.deepEqual([...anna.faults, ...carl.faults, ...mina.faults], []);
});
