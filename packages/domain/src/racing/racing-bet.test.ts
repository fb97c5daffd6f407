import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { ordersOf, racingTerms as terms } from './fixtures/racing-terms.ts';
import { cars } from './race.ts';
import {
  pickRefusal,
  priceOrder,
  type RacingKind,
  type RacingPick,
  type RacingPickRefusal,
  racingKinds,
  returnOf,
  ticketsOf,
} from './racing-bet.ts';
import { statedReturn } from './stated-return.ts';

const all = [...cars];
const pick = (kind: RacingKind, ...numbers: readonly number[]): RacingPick => ({ kind, numbers });

const refusals: readonly (readonly [RacingPick, RacingPickRefusal | undefined])[] = [
  [pick('champion'), 'racing-pick-missing'],
  [pick('champion', 1), undefined],
  [pick('champion', 0), 'racing-pick-invalid'],
  [pick('champion', 11), 'racing-pick-invalid'],
  [pick('champion', 1.5), 'racing-pick-invalid'],
  [pick('champion', Number.NaN), 'racing-pick-invalid'],
  [pick('champion', 3, 3), 'racing-pick-invalid'],
  [pick('champion', ...all), undefined],
  [pick('champion-and-runner-up'), 'racing-pick-missing'],
  [pick('champion-and-runner-up', 1), 'racing-pick-missing'],
  [pick('champion-and-runner-up', 10, 1), undefined],
  [pick('champion-and-runner-up', 1, 1), 'racing-pick-invalid'],
  [pick('top-three', 1, 2), 'racing-pick-missing'],
  [pick('top-three', 1, 2, 3), undefined],
  [pick('odd-even'), 'racing-pick-missing'],
  [pick('odd-even', 1), undefined],
  [pick('odd-even', 1, 2), undefined],
  [pick('odd-even', 3), 'racing-pick-invalid'],
  [pick('big-small', 2), undefined],
  [pick('big-small', 2, 2), 'racing-pick-invalid'],
  [pick('big-small', 0), 'racing-pick-invalid'],
  [pick('ten-of-ten'), 'racing-ten-incomplete'],
  [pick('ten-of-ten', ...all.slice(1)), 'racing-ten-incomplete'],
  [pick('ten-of-ten', ...all), undefined],
  [pick('ten-of-ten', ...all.slice(1), 10), 'racing-ten-twice'],
  [pick('ten-of-ten', ...all, 1), 'racing-ten-twice'],
  [pick('ten-of-ten', ...all.slice(1), 11), 'racing-pick-invalid'],
];
test.each(refusals)('[RAC-11] %j: %s', (asked, refusal) => {
  expect(pickRefusal(asked)).toBe(refusal);
});

/** Every set of so many of the cars, written out. */
function setsOf(from: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return from.flatMap((car, at) =>
    setsOf(from.slice(at + 1), size - 1).map((rest) => [car, ...rest]),
  );
}

describe('tickets', () => {
  const sizes = { champion: 1, 'champion-and-runner-up': 2, 'top-three': 3 } as const;
  test.each(Object.entries(sizes))('[RAC-12] of %s every set of %i is one', (kind, size) => {
    for (let chosen = size; chosen <= 10; chosen += 1) {
      const numbers = all.slice(0, chosen);
      expect(ticketsOf(pick(kind as RacingKind, ...numbers))).toBe(setsOf(numbers, size).length);
    }
  });

  test('[RAC-12] both of two are two, and an order of ten is one', () => {
    expect(ticketsOf(pick('odd-even', 1, 2))).toBe(2);
    expect(ticketsOf(pick('big-small', 1))).toBe(1);
    expect(ticketsOf(pick('ten-of-ten', ...all))).toBe(1);
  });

  test('[RAC-13] an order costs its tickets, each the same', () => {
    const picks = [pick('champion', 1, 2), pick('top-three', 1, 2, 3, 4), pick('odd-even', 1)];
    expect(priceOrder(picks, shillings(100))).toEqual({
      ok: true,
      value: { tickets: 7, stake: shillings(700) },
    });
  });

  test('[RAC-13] nothing, a kind twice and a pick that is none are refused', () => {
    const refused = (picks: readonly RacingPick[]) => priceOrder(picks, shillings(100));
    expect(refused([])).toEqual({ ok: false, refusal: 'racing-pick-missing' });
    expect(refused([pick('champion', 1), pick('champion', 2)])).toEqual({
      ok: false,
      refusal: 'racing-pick-invalid',
    });
    expect(refused([pick('champion', 1), pick('ten-of-ten')])).toEqual({
      ok: false,
      refusal: 'racing-ten-incomplete',
    });
  });
});

const stake = shillings(100);

/** From the words of the rules, by looking at each ticket by itself. */
function naiveReturn({ kind, numbers }: RacingPick, finish: readonly number[]): bigint {
  const [champion = 0, second = 0, third = 0] = finish;
  const pays = (odds: number) => (stake * BigInt(odds)) / 1_000n;
  const won = (sets: readonly (readonly number[])[], wanted: readonly number[]) =>
    sets.filter((set) => set.every((car) => wanted.includes(car))).length;
  switch (kind) {
    case 'champion':
      return BigInt(won(setsOf(numbers, 1), [champion])) * pays(9_690);
    case 'champion-and-runner-up':
      return BigInt(won(setsOf(numbers, 2), [champion, second])) * pays(28_000);
    case 'top-three':
      return BigInt(won(setsOf(numbers, 3), [champion, second, third])) * pays(56_000);
    case 'odd-even':
      return numbers.includes([2, 4, 6, 8, 10].includes(champion) ? 2 : 1) ? pays(1_970) : 0n;
    case 'big-small':
      return numbers.includes(champion >= 6 ? 1 : 2) ? pays(1_970) : 0n;
    case 'ten-of-ten': {
      const right = numbers.filter((car, at) => car === finish[at]).length;
      return stake * ([0n, 0n, 1n, 3n, 10n, 35n, 200n, 800n, 9_000n][right] ?? 0n);
    }
  }
}

const anyPick = fc.constantFrom(...racingKinds).chain((kind) => {
  const from = kind === 'odd-even' || kind === 'big-small' ? [1, 2] : all;
  const minLength = { 'champion-and-runner-up': 2, 'top-three': 3, 'ten-of-ten': 10 } as const;
  const least = kind in minLength ? minLength[kind as keyof typeof minLength] : 1;
  return fc
    .shuffledSubarray(from, { minLength: least, maxLength: from.length })
    .map((numbers): RacingPick => ({ kind, numbers }));
});

test('[RAC-20] a pick brings what its tickets bring one by one', () => {
  fc.assert(
    fc.property(anyPick, fc.shuffledSubarray(all, { minLength: 10 }), (chosen, finish) => {
      const { paid, sharesPool } = returnOf(chosen, { finish, stake, terms });
      expect(pickRefusal(chosen)).toBeUndefined();
      expect(paid).toBe(naiveReturn(chosen, finish));
      const isWhole = chosen.kind === 'ten-of-ten' && chosen.numbers.join() === finish.join();
      expect(sharesPool).toBe(isWhole);
    }),
    { seed: 330_120, numRuns: 3_000 },
  );
});

test('[RAC-20] odds are rounded down to a senti', () => {
  const finish = [3, ...all.filter((car) => car !== 3)];
  const odd = { finish, stake: senti(333n), terms };
  expect(returnOf(pick('odd-even', 1), odd).paid).toBe(656n);
});

describe('over every end of a race', () => {
  // Of the first three places each end stands for as many as the others: there are 720 of them.
  const ends = all.flatMap((first) =>
    all.flatMap((second) =>
      all.flatMap((third) =>
        new Set([first, second, third]).size < 3
          ? []
          : [[first, second, third, ...all.filter((car) => ![first, second, third].includes(car))]],
      ),
    ),
  );

  test.each(racingKinds.filter((kind) => kind !== 'ten-of-ten'))(
    '[RAC-30] %s returns what is stated',
    (kind) => {
      const ofTwo = kind === 'odd-even' || kind === 'big-small';
      for (const chosen of [pick(kind, ...(ofTwo ? [1, 2] : all)), pick(kind, 1, 2, 3)]) {
        if (pickRefusal(chosen)) continue;
        const paid = ends.reduce(
          (sum, finish) => sum + returnOf(chosen, { finish, stake, terms }).paid,
          0n,
        );
        const staked = stake * BigInt(ticketsOf(chosen) * ends.length);
        expect(Number((paid * 1_000_000n) / staked)).toBe(Math.floor(statedReturn(kind, terms)));
      }
    },
  );

  test('[RAC-30] ten-of-ten returns what is stated, over all 3,628,800', () => {
    const chosen = pick('ten-of-ten', ...all);
    const counts = new Map<number, number>();
    let paid = 0n;
    for (const finish of ordersOf([...all])) {
      const back = returnOf(chosen, { finish, stake: senti(1n), terms });
      counts.set(back.rightPlaces, (counts.get(back.rightPlaces) ?? 0) + 1);
      paid += back.paid;
    }
    expect(counts.get(9)).toBeUndefined();
    expect(counts.get(10)).toBe(1);
    const stated = statedReturn('ten-of-ten', terms);
    expect(Number((paid * 1_000_000n) / 3_628_800n)).toBe(stated);
  });
});
