import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { applyLines, type CreditLine, type CreditLot, dueLots, leftOfLots } from './credit-lots.ts';

const seed = 580_010;

/** What happens to a purse: wishes are cut to what is possible, as the purse does. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    amount: fc.nat(500),
    end: fc.option(fc.nat(50)),
  }),
  fc.record({ kind: fc.constant('stake' as const), amount: fc.nat(700), order: fc.nat(5) }),
  fc.record({ kind: fc.constant('back' as const), amount: fc.nat(700), order: fc.nat(5) }),
  fc.record({ kind: fc.constant('gift' as const), amount: fc.nat(300) }),
  fc.record({ kind: fc.constant('end' as const), now: fc.nat(60) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

type World = {
  lots: readonly CreditLot[];
  uses: ReturnType<typeof applyLines>['uses'];
  balance: bigint;
  granted: bigint;
  takenBack: bigint;
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

function step(world: World, one: Step): void {
  const apply = (line: CreditLine) => {
    world.balance += line.amount;
    Object.assign(world, applyLines(world, [line]));
  };
  switch (one.kind) {
    case 'grant': {
      const amount = senti(BigInt(one.amount) + 1n);
      const id = world.granted * 1_000n + BigInt(world.lots.length);
      world.granted += amount;
      world.balance += amount;
      const lot = { id, amount, left: amount, expiresAt: one.end, staked: senti(0n) };
      world.lots = [...world.lots, lot];
      return;
    }
    case 'end':
      for (const lot of dueLots(world.lots, one.now)) {
        world.balance -= lot.left;
        world.takenBack += lot.left;
        world.lots = world.lots.filter(({ id }) => id !== lot.id);
        world.uses = world.uses.filter(({ lotId }) => lotId !== lot.id);
      }
      return;
    case 'stake': {
      const wish = BigInt(one.amount);
      const amount = smaller(wish, world.balance);
      apply({ amount: senti(-amount), order: String(one.order), isStake: true });
      return;
    }
    case 'back':
      apply({ amount: senti(BigInt(one.amount)), order: String(one.order), isStake: false });
      return;
    case 'gift':
      apply({ amount: senti(BigInt(one.amount)), order: '', isStake: false });
  }
}

const newWorld = (): World => ({ lots: [], uses: [], balance: 0n, granted: 0n, takenBack: 0n });

function holds(law: (world: World) => void): void {
  const courses = fc.array(anyStep, { maxLength: 60 });
  fc.assert(
    fc.property(courses, (steps) => {
      const world = newWorld();
      for (const one of steps) {
        step(world, one);
        law(world);
      }
    }),
    { seed, numRuns: 1_000 },
  );
}

test('[FRB-11] free bets never have more than is in the purse, nor than was given, nor less than nothing', () => {
  holds(({ lots, balance }) => {
    expect(leftOfLots(lots)).toBeLessThanOrEqual(balance);
    for (const { left, amount } of lots) {
      expect(left).toBeGreaterThanOrEqual(0n);
      expect(left).toBeLessThanOrEqual(amount);
    }
  });
});

test('[FRB-11] what orders still have of a free bet is no more than is missing from it', () => {
  holds(({ lots, uses }) => {
    for (const { id, amount, left } of lots) {
      const used = uses
        .filter(({ lotId }) => lotId === id)
        .reduce((sum, use) => sum + use.amount, 0n);
      expect(used).toBeLessThanOrEqual(amount - left);
    }
  });
});

test('[FRB-13] whatever is taken back at an end is there to be taken', () => {
  holds(({ balance }) => expect(balance).toBeGreaterThanOrEqual(0n));
});

test('[FRB-10] lines one by one and all at once come to the same', () => {
  const anyLine = fc
    .record({ amount: fc.integer({ min: -200, max: 200 }), order: fc.nat(3) })
    .map(({ amount, order }) => ({
      ...{ amount: senti(BigInt(amount)), order: String(order), isStake: amount < 0 },
    }));
  const lots = [1, 2, 3].map((id) => ({
    ...{ id: BigInt(id), amount: senti(150n), left: senti(150n), staked: senti(0n) },
    expiresAt: id === 3 ? null : id,
  }));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
      const start = { lots, uses: [] };
      const oneByOne = lines.reduce((now, line) => applyLines(now, [line]), applyLines(start, []));
      expect(oneByOne).toEqual(applyLines(start, lines));
    }),
    { seed, numRuns: 500 },
  );
});
