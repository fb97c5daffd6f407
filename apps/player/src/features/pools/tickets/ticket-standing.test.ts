import { expect, test } from 'vitest';
import { aTicket, placesOfTicket } from '../fixtures/a-ticket.ts';
import { anIssue } from '../fixtures/an-issue.ts';
import type { TicketPlace } from '../issue/pool.ts';
import { bestTier, partOfRing, ticketMarks, tierOf } from './ticket-standing.ts';

const changed = (at: number, change: Partial<TicketPlace>, reserve: Partial<TicketPlace> = {}) =>
  ticketMarks(
    aTicket({
      places: placesOfTicket.map((place, index) => {
        if (index === at) return { ...place, ...change };
        return place.reserve === 1 && place.place === 1 ? { ...place, ...reserve } : place;
      }),
    }),
  )[at];

test('[POL-130] a place is what its own match says', () => {
  const marks = ticketMarks(aTicket());
  expect(marks.map(({ kind }) => kind).join(' ')).toBe(
    'right right right right wrong right right right right right right right live',
  );
  expect(marks.map(({ place }) => place)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
});

const reserves = [
  ['a reserve that is right', { mark: 'right', pick: 'X' }, 'right'],
  ['a reserve that is wrong', { mark: 'wrong', pick: 'X' }, 'wrong'],
  ['a reserve that is being played', { mark: 'waiting', live: 1, pick: 'X' }, 'live'],
  ['a reserve still to come', { mark: 'waiting', live: 0, pick: 'X' }, 'waiting'],
] as const;

test.each(reserves)('[POL-130] a place with %s shows its pick', (_, reserve, kind) => {
  const mark = changed(3, { mark: 'replaced', stand_in: 1 }, reserve);
  expect(mark).toMatchObject({ place: 4, pick: 'X', kind, reserve: 1 });
  expect(mark?.match.team_home).toBe('KMC FC');
});

test('[POL-130] without a reserve left a place is void', () => {
  expect(changed(3, { mark: 'void', stand_in: 0 })).toMatchObject({
    kind: 'void',
    reserve: undefined,
  });
});

const { tiers } = anIssue();

test('[POL-131] a tier is met by exactly so many right picks', () => {
  expect([13, 11, 10].map((right) => tierOf(tiers, right)?.percent)).toEqual([85, 5, undefined]);
});

test('[POL-131] the best tier that can be reached', () => {
  expect([13, 12, 11, 10].map((most) => bestTier(tiers, most)?.right)).toEqual([
    13,
    12,
    11,
    undefined,
  ]);
});

test('[POL-131] the ring is filled by what is right', () => {
  expect([partOfRing(11, 13), partOfRing(0, 13), partOfRing(0, 0)]).toEqual(['84.6%', '0%', '0%']);
});
