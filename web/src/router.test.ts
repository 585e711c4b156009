import { expect, test } from 'vitest';

import { hrefOf, ownLink, routeOf, ruleOf, withRule, type Route } from './router';

const at = (path: string): URL => new URL(path, 'http://cave.test');

test('every page has an address that leads back to it', () => {
  const pages: Route[] = [
    { page: 'home' },
    { page: 'set-up', game: 'cave-troll', like: null },
    { page: 'set-up', game: 'cave-troll', like: 'a b/c' },
    { page: 'table', id: '01JC/x' },
    { page: 'notifications' },
    { page: 'account' },
    { page: 'person', id: 'u 1' },
    { page: 'order' },
    { page: 'replay', of: 'tables', id: '01JC/x' },
    { page: 'replay', of: 'records', id: 'abc' },
    { page: 'records' },
    { page: 'rules', game: 'cave-troll', as: 'book' },
    { page: 'rules', game: 'a b', as: 'summary' },
    { page: 'learn', game: 'cave-troll' },
  ];
  for (const page of pages) expect(routeOf(at(hrefOf(page)))).toEqual(page);
});

test('anything else is not found', () => {
  for (const path of [
    '/tables',
    '/tables/1/2',
    '/new',
    '/account/x',
    '/nonsense',
    '/tables/1/extra',
    '/rules',
    '/rules/casadh/other',
    '/learn',
    '/learn/cave-troll/2',
  ])
    expect(routeOf(at(path)).page).toBe('not-found');
  expect(routeOf(at('/tables/%E0%A4%A'))).toEqual({ page: 'table', id: '%E0%A4%A' });
});

test('an address points at a rule', () => {
  expect(ruleOf(at('/#rule=ct-enter-04'))).toBe('CT-ENTER-04');
  expect(ruleOf(at('/#other'))).toBeNull();
  expect(withRule(at('/new/cave-troll?like=x#rule=CT-A-01'), null)).toBe('/new/cave-troll?like=x');
  expect(withRule(at('/'), 'CT-A-01')).toBe('/#rule=CT-A-01');
});

function click(anchor: string, init: MouseEventInit = {}): URL | null {
  document.body.innerHTML = anchor;
  let target: URL | null = null;
  const listen = (event: MouseEvent): void => {
    target = ownLink(event, at('/'));
    event.preventDefault();
  };
  document.addEventListener('click', listen, { once: true });
  document.body
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return target;
}

test('own links are followed here; others, new tabs and downloads are left to the browser', () => {
  expect(click('<a href="http://cave.test/tables/7"><b>x</b></a>')?.pathname).toBe('/tables/7');
  expect(click('<a href="http://elsewhere.test/"><b>x</b></a>')).toBeNull();
  expect(click('<a href="http://cave.test/x" download><b>x</b></a>')).toBeNull();
  expect(click('<a href="http://cave.test/api/tables/7/record"><b>x</b></a>')).toBeNull();
  expect(click('<a href="http://cave.test/x"><b>x</b></a>', { ctrlKey: true })).toBeNull();
});
