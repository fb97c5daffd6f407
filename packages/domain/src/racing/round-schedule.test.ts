import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RoundPace, roundAfter, roundAt, roundsOfDay } from './round-schedule.ts';

const pace: RoundPace = {
  ...{ bettingSeconds: 150, closedSeconds: 10, raceSeconds: 15, resultSeconds: 5 },
};
const at = (time: string) => roundAt(new Date(time), pace);

const instants: readonly (readonly [string, bigint, string])[] = [
  // an instant, the round of it, and when that opens
  ['2026-11-18T21:00:00.000Z', 202611190001n, '2026-11-18T21:00:00.000Z'],
  ['2026-11-18T20:59:59.999Z', 202611180480n, '2026-11-18T20:57:00.000Z'],
  ['2026-11-18T21:02:59.999Z', 202611190001n, '2026-11-18T21:00:00.000Z'],
  ['2026-11-18T21:03:00.000Z', 202611190002n, '2026-11-18T21:03:00.000Z'],
  ['2026-11-19T15:42:00.000Z', 202611190375n, '2026-11-19T15:42:00.000Z'],
  ['2026-12-31T21:00:00.000Z', 202701010001n, '2026-12-31T21:00:00.000Z'],
  ['2028-02-28T21:00:00.000Z', 202802290001n, '2028-02-28T21:00:00.000Z'],
];
test.each(instants)('[RAC-40] at %s it is round %s', (time, id, opens) => {
  expect(at(time)).toMatchObject({ id, opensAt: new Date(opens) });
});

test('[RAC-40] a round has its four moments', () => {
  expect(at('2026-11-19T15:43:00Z')).toEqual({
    ...{ id: 202611190375n, day: '2026-11-19', number: 375 },
    opensAt: new Date('2026-11-19T15:42:00Z'),
    closesAt: new Date('2026-11-19T15:44:30Z'),
    startsAt: new Date('2026-11-19T15:44:40Z'),
    endsAt: new Date('2026-11-19T15:44:55Z'),
  });
});

describe('a day', () => {
  const anyPace = fc.record({
    bettingSeconds: fc.integer({ min: 1, max: 3_600 }),
    closedSeconds: fc.integer({ min: 1, max: 600 }),
    raceSeconds: fc.integer({ min: 5, max: 60 }),
    resultSeconds: fc.integer({ min: 2, max: 600 }),
  });
  const anyInstant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  test('[RAC-40] rounds made again at any moment of theirs are the same', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyPace,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, any, part) => {
          const round = roundAt(now, any);
          const length = round.endsAt.getTime() - round.opensAt.getTime();
          const again = new Date(round.opensAt.getTime() + Math.floor(length * part));
          expect(roundAt(again, any)).toEqual(round);
        },
      ),
      { seed: 330_140, numRuns: 1_000 },
    );
  });

  test('[RAC-40] one round follows another without overlap, and all are of the day', () => {
    fc.assert(
      fc.property(anyInstant, anyPace, (now, any) => {
        const round = roundAt(now, any);
        const next = roundAfter(round, any);
        expect(round.number).toBeLessThanOrEqual(roundsOfDay(any));
        if (!next) {
          expect(round.number).toBe(roundsOfDay(any));
          return;
        }
        expect(next.number).toBe(round.number + 1);
        expect(next.opensAt.getTime() - round.endsAt.getTime()).toBe(any.resultSeconds * 1_000);
        expect(next.day).toBe(round.day);
        expect(roundAt(next.opensAt, any)).toEqual(next);
      }),
      { seed: 330_141, numRuns: 1_000 },
    );
  });

  test('[RAC-40] the next day begins by its own settings, whatever the last one left', () => {
    const slow = { ...pace, bettingSeconds: 1_000 };
    const last = roundAt(new Date('2026-11-19T20:59:59Z'), slow);
    expect(last.number).toBe(roundsOfDay(slow));
    expect(last.endsAt.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-19T21:00:00Z'));
    expect(roundAfter(last, slow)).toBeUndefined();
    expect(roundAt(new Date('2026-11-19T21:00:00Z'), pace)).toMatchObject({
      ...{ id: 202611200001n, closesAt: new Date('2026-11-19T21:02:30Z') },
    });
  });
});
