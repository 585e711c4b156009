import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';

import { api } from '../../net/api';
import { invitation, isLoopback } from './invitation';
import Invitation from './Invitation.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LAN = ['http://192.168.1.7:4055', 'http://10.0.0.2:4055'];
const page = (hostname: string) => ({ origin: `http://${hostname}:4055`, hostname, pathname: '/tables/t1' });

test('only this machine is a loopback', () => {
  expect(['localhost', 'karst.localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true);
  expect(['192.168.1.7', 'localhost.example', '127.example', 'cave.lan', '[fe80::1]'].some(isLoopback)).toBe(false);
});

test('a host on a loopback invites by the first address that the server has for others', () => {
  expect(invitation(page('127.0.0.1'), LAN)).toBe('http://192.168.1.7:4055/tables/t1');
  expect(invitation(page('localhost'), ['http://192.168.1.7:4055/'])).toBe('http://192.168.1.7:4055/tables/t1');
});

test('everybody else invites by the address they came by', () => {
  expect(invitation(page('localhost'), [])).toBe('http://localhost:4055/tables/t1');
  expect(invitation(page('cave.example'), LAN)).toBe('http://cave.example:4055/tables/t1');
});

test('the link on the page is the one for others', async () => {
  const about = vi.spyOn(api, 'about').mockResolvedValue({ version: '1', addresses: LAN });
  expect(isLoopback(location.hostname), 'tests run on a loopback').toBe(true);
  render(Invitation, { title: 'Cave Troll' });
  const link = screen.getByTestId<HTMLInputElement>('link');
  await vi.waitFor(() => expect(link.value).toBe(LAN[0] + location.pathname));
  expect(about).toHaveBeenCalledOnce();
});
