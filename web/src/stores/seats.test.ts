import { expect, test } from 'vitest';

import type { SeatInfo } from '../generated/protocol';
import { faceAt, seatNames, showing } from './seats';

const hot = { hot_seat: true, phase: 'running' } as const;
const cold = { hot_seat: false, phase: 'running' } as const;

test('one seat is simply shown, and lookers-on see what lies open', () => {
  expect(showing({ table: hot, mine: [1], asked: [0], chosen: null })).toEqual({ show: 'seat', seat: 1 });
  expect(showing({ table: hot, mine: [], asked: [0], chosen: null })).toEqual({ show: 'seat', seat: null });
});

test('a hot seat is covered until the one who is asked says so', () => {
  expect(showing({ table: hot, mine: [0, 1], asked: [0], chosen: null })).toEqual({ show: 'cover', next: 0 });
  expect(showing({ table: hot, mine: [0, 1], asked: [0], chosen: 0 })).toEqual({ show: 'seat', seat: 0 });
});

test('the question goes to the other at this screen: covered in the same moment', () => {
  expect(showing({ table: hot, mine: [0, 1], asked: [1], chosen: 0 })).toEqual({ show: 'cover', next: 1 });
});

test('while a bot thinks, whoever holds the device goes on looking', () => {
  expect(showing({ table: hot, mine: [0, 1], asked: [2], chosen: 0 })).toEqual({ show: 'seat', seat: 0 });
  expect(showing({ table: hot, mine: [0, 1], asked: [], chosen: null })).toEqual({ show: 'cover', next: null });
});

test('a finished game needs no cover', () => {
  expect(showing({ table: { hot_seat: true, phase: 'finished' }, mine: [0, 1], asked: [], chosen: null })).toEqual({
    show: 'seat',
    seat: 0,
  });
});

test('several seats of mine elsewhere follow the question, or the tab', () => {
  expect(showing({ table: cold, mine: [0, 2], asked: [2], chosen: 0 })).toEqual({ show: 'seat', seat: 2 });
  expect(showing({ table: cold, mine: [0, 2], asked: [1], chosen: 2 })).toEqual({ show: 'seat', seat: 2 });
  expect(showing({ table: cold, mine: [0, 2], asked: [0, 2], chosen: 2 })).toEqual({ show: 'seat', seat: 2 });
});

test('a seat that was left is no longer looked through', () => {
  expect(showing({ table: hot, mine: [1, 2], asked: [2], chosen: 0 })).toEqual({ show: 'cover', next: 2 });
});

test('people and bots have names and faces, a free chair its letter', () => {
  const seats: SeatInfo[] = [
    { seat: 0, occupant: { who: 'person', user: 'u', name: 'Anna', face: 'person-7', present: true }, away: null },
    { seat: 1, occupant: { who: 'bot', bot: 'steady', name: 'Bram', face: 'cave-troll-steady-0' }, away: null },
    { seat: 2, occupant: { who: 'open' }, away: null },
  ];
  expect(seatNames(seats)).toEqual(['Anna', 'Bram', 'Seat C']);
  expect(seats.map(faceAt)).toEqual(['person-7', 'cave-troll-steady-0', null]);
});
