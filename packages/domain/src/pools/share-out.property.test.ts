import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti, shillings } from '../money/senti.ts';
import { anyIssue } from './fixtures/any-issue.ts';
import { rightOfEachLine } from './fixtures/naive-grading.ts';
import { luckySixTerms, picksOf, sumOf } from './fixtures/some-terms.ts';
import { linesByRight } from './lines.ts';
import { placeMarks, placeStandings } from './place-standing.ts';
import { type PoolTier, poolTermsRefusal } from './pool-terms.ts';
import {
  openingPool,
  poolGrowth,
  type SharedPool,
  sharedAnew,
  shareOut,
  ticketPrize,
} from './share-out.ts';

const PLACES = 13;
const runs = { seed: 470_325, numRuns: 2_000 };

const anyAmount = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(senti);
/** Often few, sometimes more than there are senti. */
const anyCount = fc.oneof(fc.constant(0), fc.nat(9), fc.nat(100_000_000));
const anyWinners = fc.array(anyCount, { minLength: PLACES + 1, maxLength: PLACES + 1 });

const anyPercents = fc
  .array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: PLACES })
  .map((parts) => {
    const all = Math.max(
      10_000,
      parts.reduce((sum, one) => sum + one, 0),
    );
    return parts.map((part) => Math.max(1, Math.floor((part * 9_900) / all)) / 100);
  })
  .map((parts) =>
    parts.map(
      (percent, at): PoolTier => ({ right: PLACES - at, kind: 'percent-of-pool', percent }),
    ),
  );
const anyFixed = fc
  .array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: PLACES })
  .map((amounts) =>
    amounts.map(
      (amount, at): PoolTier => ({
        right: PLACES - at,
        kind: 'fixed-amount',
        amount: senti(amount),
      }),
    ),
  );
const anyTiers = fc.oneof(anyPercents, anyFixed);

function expectWhole(pool: bigint, { paid, remainder, topUp, rollover }: SharedPool): void {
  expect(pool + topUp).toBe(paid + remainder + rollover);
  expect([paid, remainder, topUp, rollover].every((amount) => amount >= 0n)).toBe(true);
}

test('[POL-32] pool and what the house adds = paid + remainder + rollover, to the senti', () => {
  const law = fc.property(anyAmount, anyTiers, anyWinners, (pool, tiers, winners) => {
    const terms = { ...luckySixTerms, places: PLACES, chooseMaximum: PLACES, tiers };
    expect(poolTermsRefusal(terms)).toBeUndefined();
    const shared = shareOut(pool, tiers, winners);
    expectWhole(pool, shared);
    for (const tier of shared.tiers) {
      expect(tier.paid).toBe(tier.prizePerLine * BigInt(tier.lines));
      if (tier.lines > 0) expect(tier.remainder).toBeLessThan(BigInt(tier.lines));
    }
    if (tiers[0]?.kind === 'percent-of-pool') expect(shared.topUp).toBe(0n);
    else expect(shared.remainder).toBe(0n);
  });
  fc.assert(law, runs);
});

test('[POL-30, POL-31] a pool is never less than promised, and grows with every line up to its most', () => {
  const law = fc.property(anyAmount, anyAmount, anyAmount, anyAmount, (one, other, third, more) => {
    const { pool, topUp } = openingPool(one, other);
    expect(pool).toBe(one + topUp);
    expect(pool).toBeGreaterThanOrEqual(other);
    expect(topUp).toBeGreaterThanOrEqual(0n);
    const growing = { growthPercent: 15, growthMaximum: third };
    const before = poolGrowth(one, growing);
    const after = poolGrowth(senti(one + more), growing);
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after).toBeLessThanOrEqual(third);
    expect(before).toBeLessThanOrEqual(one);
  });
  fc.assert(law, runs);
});

test('[POL-33] nobody is taxed more than was won, and tax is of whole shillings', () => {
  const law = fc.property(
    ...[anyAmount, anyTiers, anyWinners, anyAmount],
    fc.integer({ min: 0, max: 100 }),
    fc.constantFrom('balance' as const, 'credit' as const),
    (pool, tiers, winners, stake, taxPercent, paidWith) => {
      const shared = shareOut(pool, tiers, winners);
      const ticket = { linesByRight: winners, stake, paidWith };
      const { prize, tax, paid } = ticketPrize(ticket, shared.tiers, taxPercent);
      expect(prize).toBe(shared.paid);
      expect(paid + tax).toBe(prize);
      expect(tax % 100n).toBe(0n);
      expect(tax).toBeGreaterThanOrEqual(0n);
      const won = paidWith === 'credit' ? prize : prize - stake;
      expect(tax).toBeLessThanOrEqual(won > 0n ? won : 0n);
    },
  );
  fc.assert(law, runs);
});

test('[POL-32, POL-33] twenty issues counted line by line: the same winners and the same senti', () => {
  const { places, reserves } = luckySixTerms;
  const tiers = [60, 25.5, 14.5].map(
    (percent, at): PoolTier => ({ right: places - at, kind: 'percent-of-pool', percent }),
  );
  const issues = anyIssue({ game: 'jackpot', places, reserves, tickets: 50, canWait: false });
  let firstPrizes = 0;
  const law = fc.property(issues, anyAmount, (issue, pool) => {
    const standings = placeStandings(issue.matches, issue.reserves);
    const counts = issue.tickets.map(({ picks, reservePicks, multiplier }) => {
      const read = {
        picks: picksOf(picks.join(' ')),
        reservePicks: picksOf(reservePicks.join(' ')),
      };
      return linesByRight(placeMarks(read, standings), multiplier);
    });
    const all = Array.from({ length: places + 1 }, (_, right) =>
      counts.reduce((sum, one) => sum + (one[right] ?? 0), 0),
    );
    const shared = shareOut(pool, tiers, all);
    const stake = shillings(1_000);
    const prizes = counts.map((one) =>
      ticketPrize({ linesByRight: one, stake, paidWith: 'balance' }, shared.tiers, 15),
    );

    const written = issue.tickets.map((ticket) => rightOfEachLine(issue, ticket));
    const everyLine = written.flat();
    const prizeOf = (right: number): bigint => {
      const thousandths = { [places]: 600n, [places - 1]: 255n, [places - 2]: 145n }[right] ?? 0n;
      const sharers = everyLine.filter((one) => one === right).length;
      return (pool * thousandths) / 1_000n / BigInt(sharers);
    };
    const expected = written.map((rights) =>
      rights.reduce((sum, right) => sum + prizeOf(right), 0n),
    );
    expect(prizes.map(({ prize }) => prize)).toEqual(expected);
    expect(sumOf(prizes.map(({ prize }) => prize))).toBe(shared.paid);
    expectWhole(pool, shared);
    firstPrizes += everyLine.filter((right) => right === places).length;
  });
  fc.assert(law, { seed: 470_326, numRuns: 20 });
  expect(firstPrizes).toBeGreaterThan(0);
});

test('[POL-41] however often it is corrected and carried on, no senti is made or lost', () => {
  const anyCorrection = fc.record({ winners: anyWinners, isCarriedOn: fc.boolean() });
  const anyCourse = fc.array(anyCorrection, { minLength: 1, maxLength: 6 });
  const law = fc.property(
    anyAmount,
    anyTiers,
    anyWinners,
    anyCourse,
    (pool, tiers, winners, course) => {
      const first = shareOut(pool, tiers, winners);
      let shared = first;
      let waiting = first.rollover;
      let carriedOn = senti(0n);
      // What stands in the books, moved by differences alone.
      const moved = { topUp: first.topUp, remainder: first.remainder };
      for (const correction of course) {
        if (correction.isCarriedOn) {
          carriedOn = senti(carriedOn + waiting);
          waiting = senti(0n);
        }
        const after = shareOut(pool, tiers, correction.winners);
        const difference = sharedAnew(shared, after, carriedOn);
        moved.topUp = senti(moved.topUp + difference.topUp);
        moved.remainder = senti(moved.remainder + difference.remainder);
        waiting = difference.rollover;
        shared = difference.shared;
        expect(pool + moved.topUp).toBe(after.paid + moved.remainder + carriedOn + waiting);
        expectWhole(pool, shared);
        expect(shared).toMatchObject({
          ...moved,
          tiers: after.tiers,
          rollover: carriedOn + waiting,
        });
      }
      // Only what was carried on of later settlements, and no more than that, is missing to the house.
      const back = sharedAnew(shared, first, carriedOn);
      const beyond = carriedOn > first.rollover ? carriedOn - first.rollover : 0n;
      expect(back.shared.topUp).toBe(first.topUp + beyond);
      expect(back.shared.remainder).toBe(first.remainder);
    },
  );
  fc.assert(law, runs);
});

test('[POL-41] a correction back to the first results gives everything back', () => {
  const law = fc.property(anyAmount, anyTiers, anyWinners, anyWinners, fc.boolean(), (...drawn) => {
    const [pool, tiers, winners, others, isCarriedOn] = drawn;
    const first = shareOut(pool, tiers, winners);
    const carriedOn = isCarriedOn ? first.rollover : senti(0n);
    const there = sharedAnew(first, shareOut(pool, tiers, others), carriedOn);
    const back = sharedAnew(there.shared, first, carriedOn);
    expect(there.topUp + back.topUp).toBe(0n);
    expect(there.remainder + back.remainder).toBe(0n);
    expect(carriedOn + back.rollover).toBe(first.rollover);
    expect(back.shared).toEqual(first);
  });
  fc.assert(law, runs);
});
