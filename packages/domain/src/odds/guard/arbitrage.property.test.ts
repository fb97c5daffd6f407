import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Arbitrage,
  type ArbitrageSearch,
  findArbitrage,
  type Returns,
  searchArbitrage,
  worthOf,
} from './arbitrage.ts';

const STATES = 40;
const chance = fc.double({ min: 0.01, max: 1, noNaN: true });
const measures = fc.array(chance, { minLength: STATES, maxLength: STATES });
const winSets = fc.array(fc.array(fc.boolean(), { minLength: STATES, maxLength: STATES }), {
  minLength: 1,
  maxLength: 30,
});

const paidAt = (wins: readonly boolean[], odds: number): Returns => ({
  outcomeIn: Uint8Array.from(wins, Number),
  paid: [0, odds],
});

const returnOf = (offer: Returns | undefined, state: number): number =>
  offer?.paid[offer.outcomeIn[state] ?? 0] ?? 0;

function worstOf({ stakes }: Arbitrage, offers: readonly Returns[]): number {
  const returned = Array.from({ length: STATES }, (_, state) =>
    stakes.reduce((sum, { offer, share }) => sum + share * returnOf(offers[offer], state), 0),
  );
  return Math.min(...returned) - stakes.reduce((sum, { share }) => sum + share, 0);
}

function endOf(search: ReturnType<typeof searchArbitrage>): ArbitrageSearch {
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

describe('[ODB-73] what is a sure profit', () => {
  test('prices that are fair or worse by one measure never are', () => {
    fc.assert(
      fc.property(
        measures,
        winSets,
        fc.double({ min: 1, max: 1.2, noNaN: true }),
        (raw, sets, margin) => {
          const total = raw.reduce((sum, one) => sum + one, 0);
          const offers = sets.map((wins) => {
            const fair = wins.reduce((sum, isWon, at) => sum + (isWon ? (raw[at] ?? 0) : 0), 0);
            return paidAt(wins, fair > 0 ? total / (fair * margin) : 0);
          });
          expect(findArbitrage(offers, STATES).found).toBe('none');
        },
      ),
      { seed: 28, numRuns: 300 },
    );
  });

  test('whatever the prices, the answer comes with its proof', () => {
    const priced = fc.tuple(
      winSets,
      fc.array(fc.double({ min: 1.01, max: 9, noNaN: true }), { minLength: 30, maxLength: 30 }),
    );
    const found = { arbitrage: 0, none: 0, unknown: 0 };
    fc.assert(
      fc.property(priced, ([sets, odds]) => {
        const offers = sets.map((wins, at) => paidAt(wins, odds[at] ?? 2));
        const answer = findArbitrage(offers, STATES);
        found[answer.found] += 1;
        if (answer.found === 'arbitrage') {
          expect(worstOf(answer.arbitrage, offers)).toBeCloseTo(answer.arbitrage.profit, 6);
          expect(answer.arbitrage.profit).toBeGreaterThan(0);
        }
        if (answer.found === 'none') expect(worthOf(answer.measure, offers)).toBeLessThan(1.00001);
      }),
      { seed: 28, numRuns: 300 },
    );
    expect(found.arbitrage).toBeGreaterThan(20);
    expect(found.none).toBeGreaterThan(20);
    expect(found.unknown).toBe(0);
  });

  test('a book below one is, by as much as it is below', () => {
    const answer = findArbitrage([paidAt([true, false], 2.1), paidAt([false, true], 2.1)], 2);
    expect(answer).toMatchObject({ found: 'arbitrage' });
    if (answer.found === 'arbitrage') expect(answer.arbitrage.profit).toBeCloseTo(0.05, 6);
  });

  test('a search that begins with what mattered last time says the same', () => {
    const priced = fc.tuple(
      winSets,
      fc.array(fc.double({ min: 1.01, max: 9, noNaN: true }), { minLength: 30, maxLength: 30 }),
      fc.array(fc.nat({ max: 2 * STATES }), { maxLength: 30 }),
    );
    fc.assert(
      fc.property(priced, ([sets, odds, states]) => {
        const offers = sets.map((wins, at) => paidAt(wins, odds[at] ?? 2));
        const mattered = states.map((state) => ({ state, chance: 1 / states.length }));
        const warm = endOf(searchArbitrage(offers, STATES, mattered));
        expect(warm.found).toBe(findArbitrage(offers, STATES).found);
      }),
      { seed: 28, numRuns: 300 },
    );
  });

  test('nothing on sale is not', () => {
    expect(findArbitrage([], STATES)).toEqual({ found: 'none', measure: [] });
  });
});
