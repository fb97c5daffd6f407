import { describe, expect, test } from 'vitest';
import { placesByHand } from './naive-pools.ts';
import { type StoredIssue, unevenPool } from './pool-shares.ts';

const played = (home: number, away: number) => ({ kind: 'played', home, away }) as const;
const off = (since: number) => ({ kind: 'off', since }) as const;
const waiting = { kind: 'waiting' } as const;

test.each([
  ['all played', [played(1, 0), played(0, 0)], [waiting], 'match 1:0, match 0:0'],
  ['one called off', [off(1), played(0, 0)], [played(2, 1)], 'reserve 0 2:1, match 0:0'],
  ['first called off first', [off(2), off(1)], [played(2, 1)], 'void, reserve 0 2:1'],
  ['the reserve is off before', [off(2), played(0, 0)], [off(1)], 'void, match 0:0'],
  ['the reserve is off at once', [off(1), played(0, 0)], [off(1)], 'void, match 0:0'],
  ['the reserve is off later', [off(1), off(2)], [off(3), played(0, 1)], 'void, reserve 1 0:1'],
  ['the reserve waits', [off(1), played(0, 0)], [waiting], 'waiting, match 0:0'],
])('[SIM-62] places counted by hand: %s', (_, matches, reserves, places) => {
  expect(placesByHand({ matches, reserves }).join(', ')).toBe(places);
});

const match = (isReserve: boolean, home: number, away: number): StoredIssue['matches'][number] => ({
  ...{ isReserve, ended: 'played', home, away, toldBy: 'hand', toldAt: 100 },
});

const standing = (home: number, away: number) =>
  ({ by: 'match', reserve: null, end: { kind: 'played', score: { home, away } } }) as const;

/**
 * A pool of 1,000 and 15 % of 600: 60 % for both right, a third of that for one. Of the first
 * ticket one line has both and one has one, of the second both lines have one.
 */
const settled: StoredIssue = {
  ...{ name: 'SP1', state: 'settled', opening: '100000', carried: '40000', carriedIn: '40000' },
  terms: {
    ...{ initialPool: '100000', growthPercent: 15, growthMaximum: '50000', taxPercent: 10 },
    tiers: [
      { right: 2, kind: 'percent-of-pool', percent: 60 },
      { right: 1, kind: 'percent-of-pool', percent: 20 },
    ],
  },
  matches: [match(false, 1, 0), match(false, 0, 0), match(true, 0, 0)],
  standings: [standing(1, 0), standing(0, 0)],
  begunAt: 200,
  tickets: [
    {
      ...{ serial: 'J1', picks: '1,X2', reservePicks: '1', multiplier: 1, stake: '40000' },
      ...{ paidWith: 'cash', prize: '72666', tax: '3200' },
    },
    {
      ...{ serial: 'J2', picks: '2,X', reservePicks: '1', multiplier: 2, stake: '20000' },
      ...{ paidWith: 'credit', prize: '14532', tax: '1400' },
    },
  ],
  ...{ openedByHouse: '60000', grown: '9000', toppedUp: '0', remainder: '2' },
  ...{ rolledOver: '21800', carriedOn: '0' },
};

describe('what came in is what went out', () => {
  const open: StoredIssue = {
    ...settled,
    ...{ state: 'open', standings: null, begunAt: null, rolledOver: '0' },
    ...{ grown: '0', remainder: '0' },
  };
  const first = (given: Partial<StoredIssue['tickets'][number]>): StoredIssue['tickets'] =>
    settled.tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...given } : ticket));

  test.each<[string, StoredIssue, string | undefined]>([
    ['on sale', open, undefined],
    ['settled', settled, undefined],
    ['cancelled', { ...open, state: 'cancelled', rolledOver: '100000' }, undefined],
    [
      'more was carried on before a correction',
      { ...settled, rolledOver: '30000', carriedOn: '30000', toppedUp: '8200' },
      undefined,
    ],
    [
      'carried over twice',
      { ...open, carriedIn: '80000' },
      'issue SP1 says 40000 was carried over, 80000 was',
    ],
    [
      'less than promised',
      { ...open, openedByHouse: '50000' },
      'issue SP1 began with 100000, promised was 100000 and 90000 was put in',
    ],
    [
      'paid out while it is sold',
      { ...open, remainder: '2' },
      'issue SP1 is open and moved 0, 0, 2',
    ],
    [
      'cancelled and lost',
      { ...open, state: 'cancelled' },
      'issue SP1 is cancelled and hands on 0, owed is 100000',
    ],
    [
      'a senti too much',
      { ...settled, tickets: first({ prize: '72667' }) },
      'issue SP1 gave J1 72667 with 3200 of tax, by match 1:0, match 0:0 it is 72666 with 3200',
    ],
    [
      'a prize for a wrong ticket',
      { ...settled, tickets: first({ picks: '1,12' }) },
      'issue SP1 gave J1 72666 with 3200 of tax, by match 1:0, match 0:0 it is 10900 with 0',
    ],
    [
      'another result than there is',
      { ...settled, matches: [match(false, 0, 1), ...settled.matches.slice(1)] },
      'issue SP1 was paid by match 1:0, match 0:0, its results are match 0:1, match 0:0',
    ],
    [
      'less rolls over',
      { ...settled, rolledOver: '21799' },
      'issue SP1 hands on 21799, 21800 was left',
    ],
    [
      'more rolls over',
      { ...settled, rolledOver: '21801' },
      'issue SP1 hands on 21801, 21800 was left',
    ],
    [
      'stakes that did not grow it',
      { ...settled, grown: '8999' },
      'issue SP1 moved 8999 of stakes, 0 of the house, 2 of remainder; counted it is 9000 of stakes, 0 of the house, 2 of remainder',
    ],
  ])('[SIM-62] %s', (_, issue, breach) => {
    expect(unevenPool([issue])).toBe(breach);
  });

  test('[SIM-62] a result that was told since says nothing of what was paid', () => {
    const told = { ...match(false, 0, 1), toldAt: 300 };
    const issue = { ...settled, matches: [told, ...settled.matches.slice(1)] };
    expect(unevenPool([issue])).toBeUndefined();
  });
});
