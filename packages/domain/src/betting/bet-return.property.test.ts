import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import {
  type BetMoney,
  bestReturn,
  betReturn,
  type DecidedLeg,
  type DecidedOutcome,
  FACTOR_UNIT,
  leastReturn,
  legFactor,
} from './bet-return.ts';
import { allOfThem, type BetShape, lineCount, lineSizes, sumOfLines } from './bet-shape.ts';

const seed = 610_006;
const runs = { seed, numRuns: 1_000 };

const anyOdds = fc.integer({ min: 1_001, max: 100_000 });
const anyOutcome = fc.constantFrom<DecidedOutcome>(
  'win',
  'half-win',
  'refund',
  'half-lose',
  'lose',
);
const anyLeg: fc.Arbitrary<DecidedLeg> = fc.record({ odds: anyOdds, outcome: anyOutcome });
const someLegs = fc.array(anyLeg, { minLength: 1, maxLength: 12 });
const anyBet: fc.Arbitrary<BetMoney> = fc.record({
  shape: fc.constant(allOfThem),
  stake: fc.integer({ min: 100, max: 3_000_000 }).map(shillings),
  paidWith: fc.constantFrom('balance', 'credit'),
  terms: fc.record({
    taxRatePercent: fc.constantFrom(0, 10, 15, 12.5),
    singleProfitMaximum: fc.constantFrom(50_000_000, 1_000_000, 100).map(shillings),
    multipleProfitMaximum: fc.constantFrom(300_000_000, 1_000_000, 100).map(shillings),
    taxedBeforeCeiling: fc.constantFrom(undefined, true as const),
    winBonus: fc.record({
      ladder: fc.array(fc.record({ legs: fc.integer({ min: 2, max: 12 }), percent: fc.nat(100) })),
      oddsMinimum: fc.integer({ min: 1_000, max: 3_000 }),
    }),
  }),
});

test('[BET-07] what is paid, taxed and given adds up, and nothing is negative', () => {
  const law = fc.property(anyBet, someLegs, (bet, legs) => {
    const { profit, winBonus, tax, paid, creditReturned } = betReturn(bet, legs);
    for (const amount of [profit, winBonus, tax, paid, creditReturned]) {
      expect(amount).toBeGreaterThanOrEqual(0n);
    }
    expect(tax % 100n).toBe(0n);
    expect(tax).toBeLessThanOrEqual(profit + winBonus);
    expect(paid).toBeLessThanOrEqual(bet.stake + profit - tax + winBonus);
    expect(creditReturned === 0n || paid === 0n).toBe(true);
  });
  fc.assert(law, runs);
});

test('[BET-06, BET-07] the lines of a won bet add up to what is paid, at the ceiling too', () => {
  const wins = fc.array(anyOdds, { minLength: 1, maxLength: 12 });
  const law = fc.property(anyBet, wins, (bet, odds) => {
    const { profit, winBonus, tax, paid, ceiling } = bestReturn(bet, odds);
    const stake = bet.paidWith === 'balance' ? bet.stake : 0n;
    expect(profit + winBonus - tax + stake - (ceiling?.cut ?? 0n)).toBe(paid);
    const maximum =
      odds.length === 1 ? bet.terms.singleProfitMaximum : bet.terms.multipleProfitMaximum;
    expect(paid).toBeLessThanOrEqual(maximum);
    if (bet.terms.taxedBeforeCeiling) return;
    const together = profit + winBonus;
    const won = together - (together > maximum ? together - maximum : 0n);
    const rate = BigInt(Math.round(bet.terms.taxRatePercent * 100));
    expect(tax).toBe(((won * rate) / 1_000_000n) * 100n);
    expect(tax).toBeLessThanOrEqual(won);
  });
  fc.assert(law, runs);
});

test('[BET-01, BET-02] the order of the legs changes nothing', () => {
  const law = fc.property(anyBet, someLegs, (bet, legs) => {
    expect(betReturn(bet, legs.toReversed())).toEqual(betReturn(bet, legs));
  });
  fc.assert(law, runs);
});

test('[BET-10] a better ending of one leg never pays less', () => {
  const fromWorst: readonly DecidedOutcome[] = ['lose', 'half-lose', 'refund', 'half-win', 'win'];
  const law = fc.property(anyBet, someLegs, anyOdds, (bet, others, odds) => {
    // Without a ladder, since a refunded leg leaves the count of the bonus, and with a ceiling
    // that no stake passes.
    const maximum = shillings(50_000_000);
    const maxima = { singleProfitMaximum: maximum, multipleProfitMaximum: maximum };
    const winBonus = { ladder: [], oddsMinimum: 1 };
    const plain = { ...bet, terms: { ...bet.terms, ...maxima, winBonus } };
    const returned = fromWorst.map((outcome) => {
      const { paid, creditReturned } = betReturn(plain, [{ odds, outcome }, ...others]);
      return paid + creditReturned;
    });
    const isRefunded = others.every(({ outcome }) => outcome === 'refund');
    // A credit stake that comes back whole may be worth more than a small win in cash.
    if (bet.paidWith === 'credit' && isRefunded) return;
    // Tax is whole shillings of a profit in senti: a shilling of it may pass the gain.
    for (const [at, amount] of returned.entries()) {
      expect(amount + 100n).toBeGreaterThanOrEqual(returned[at - 1] ?? 0n);
    }
  });
  fc.assert(law, runs);
});

test('[BET-10] a refunded leg among others is a leg that was never there', () => {
  const law = fc.property(anyBet, someLegs, anyOdds, (bet, legs, odds) => {
    fc.pre(legs.length >= 2 && !legs.every(({ outcome }) => outcome === 'refund'));
    expect(betReturn(bet, [...legs, { odds, outcome: 'refund' }])).toEqual(betReturn(bet, legs));
  });
  fc.assert(law, runs);
});

test('[BET-11] refunded as a whole, after whatever terms, every senti goes back', () => {
  const law = fc.property(
    anyBet,
    fc.array(anyOdds, { minLength: 1, maxLength: 60 }),
    (bet, odds) => {
      const legs = odds.map((one): DecidedLeg => ({ odds: one, outcome: 'refund' }));
      const { paid, creditReturned, tax } = betReturn(bet, legs);
      expect([paid + creditReturned, tax]).toEqual([bet.stake, 0n]);
    },
  );
  fc.assert(law, runs);
});

const anySystem = fc.integer({ min: 3, max: 8 }).chain((count) =>
  fc.record({
    legs: fc.array(anyLeg, { minLength: count, maxLength: count }),
    shape: fc.oneof(
      fc.record({ kind: fc.constant('system'), size: fc.integer({ min: 2, max: count - 1 }) }),
      fc.record({ kind: fc.constant('full-cover'), from: fc.constantFrom(1, 2) }),
    ) as fc.Arbitrary<BetShape>,
  }),
);

test('[BET-08, BET-16] a system pays what its lines would pay, listed one by one', () => {
  const law = fc.property(anySystem, ({ legs, shape }) => {
    const sizes = lineSizes(shape, legs.length);
    const lines = sizes.flatMap((size) => choicesOf(legs.map(legFactor), size));
    expect(lineCount(shape, legs.length)).toBe(lines.length);
    const listed = lines.reduce(
      (sum, line) =>
        sum + line.reduce((a, b) => a * b, 1n) * FACTOR_UNIT ** BigInt(legs.length - line.length),
      0n,
    );
    expect(sumOfLines(shape, legs.map(legFactor), FACTOR_UNIT)).toBe(listed);
  });
  fc.assert(law, runs);
});

test('[BET-16] a full cover returns what its k of n return together, each with its lines', () => {
  const law = fc.property(anyBet, someLegs, fc.constantFrom(1, 2), (bet, legs, from) => {
    fc.pre(legs.length >= 3 && legs.length <= 8);
    const maximum = shillings(300_000_000_000);
    const terms = {
      ...bet.terms,
      ...{ taxRatePercent: 0, singleProfitMaximum: maximum, multipleProfitMaximum: maximum },
      winBonus: { ladder: [], oddsMinimum: 0 },
    };
    fc.pre(!legs.every(({ outcome }) => outcome === 'refund'));
    const shape = { kind: 'full-cover', from } as const;
    // One shilling a line, so that nothing is rounded but the end of each bet.
    const paidFor = (of: BetShape, on: readonly DecidedLeg[]) =>
      betReturn(
        { shape: of, stake: shillings(lineCount(of, on.length)), paidWith: 'balance', terms },
        on,
      ).paid;
    const parts = lineSizes(shape, legs.length).flatMap((size) => {
      if (size === 1) return legs.map((leg) => paidFor(allOfThem, [leg]));
      if (size === legs.length) return [paidFor(allOfThem, legs)];
      return [paidFor({ kind: 'system', size }, legs)];
    });
    const together = parts.reduce((sum, part) => sum + part, 0n);
    const paid = paidFor(shape, legs);
    expect(paid).toBeGreaterThanOrEqual(together);
    expect(paid - together).toBeLessThan(BigInt(parts.length));
  });
  fc.assert(law, runs);
});

test('[BET-16] no ending that pays anything pays less than the least', () => {
  const law = fc.property(anyBet, anySystem, (bet, { legs, shape }) => {
    const terms = { ...bet.terms, winBonus: { ladder: [], oddsMinimum: 0 } };
    const system = { ...bet, terms, shape, paidWith: 'balance' } as const;
    const ending = legs.map(({ odds, outcome }) => ({
      odds,
      outcome: outcome === 'win' ? outcome : ('lose' as const),
    }));
    const { paid } = betReturn(system, ending);
    const least = leastReturn(
      system,
      legs.map(({ odds }) => odds),
    ).paid;
    // Tax is cut to whole shillings: a shilling of it may pass the gain.
    if (paid > 0n) expect(paid + 100n).toBeGreaterThanOrEqual(least);
    const most = bestReturn(
      system,
      legs.map(({ odds }) => odds),
    ).paid;
    expect(most + 100n).toBeGreaterThanOrEqual(least);
  });
  fc.assert(law, runs);
});

test('[BET-02] twice the stake never pays less than twice, but for the ceiling', () => {
  const law = fc.property(anyBet, anyOdds, (bet, odds) => {
    const once = bestReturn(bet, [odds]);
    const twice = bestReturn({ ...bet, stake: senti(bet.stake * 2n) }, [odds]);
    fc.pre(twice.profit < bet.terms.singleProfitMaximum);
    expect(twice.profit).toBeGreaterThanOrEqual(once.profit * 2n);
  });
  fc.assert(law, runs);
});

function choicesOf<One>(from: readonly One[], size: number): readonly (readonly One[])[] {
  if (size === 0) return [[]];
  return from.flatMap((first, at) =>
    choicesOf(from.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
