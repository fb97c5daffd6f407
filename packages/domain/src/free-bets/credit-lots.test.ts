import { describe, expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import {
  applyLines,
  type CreditLine,
  type CreditLot,
  dueLots,
  inOrderOfEnd,
} from './credit-lots.ts';

const lot = (id: number, left: number, expiresAt: number | null): CreditLot => ({
  ...{ id: BigInt(id), amount: senti(BigInt(left)), left: senti(BigInt(left)), expiresAt },
  staked: senti(0n),
});

const stake = (amount: number, order: string): CreditLine => ({
  ...{ amount: senti(BigInt(-amount)), order, isStake: true },
});
const back = (amount: number, order: string): CreditLine => ({
  ...{ amount: senti(BigInt(amount)), order, isStake: false },
});
const taken = (amount: number): CreditLine => ({
  ...{ amount: senti(BigInt(-amount)), order: '', isStake: false },
});

const leftAfter = (lots: readonly CreditLot[], lines: readonly CreditLine[]) =>
  Object.fromEntries(
    applyLines({ lots, uses: [] }, lines).lots.map(({ id, left }) => [Number(id), Number(left)]),
  );

const three = [lot(1, 100, 30), lot(2, 100, 10), lot(3, 100, null)];

const courses = [
  ['nothing', [], { 1: 100, 2: 100, 3: 100 }],
  ['a stake takes what ends first', [stake(40, 'A')], { 1: 100, 2: 60, 3: 100 }],
  ['and then what ends next', [stake(150, 'A')], { 1: 50, 2: 0, 3: 100 }],
  ['what never ends comes last', [stake(210, 'A')], { 1: 0, 2: 0, 3: 90 }],
  ['beyond that it is other credit', [stake(400, 'A')], { 1: 0, 2: 0, 3: 0 }],
  ['a returned stake is there again', [stake(40, 'A'), back(40, 'A')], { 1: 100, 2: 100, 3: 100 }],
  [
    'half of it goes to what ends last',
    [stake(150, 'A'), back(75, 'A')],
    { 1: 100, 2: 25, 3: 100 },
  ],
  [
    'what another order brings is other credit',
    [stake(40, 'A'), back(40, 'B')],
    { 1: 100, 2: 60, 3: 100 },
  ],
  [
    'more than was staked is other credit',
    [stake(40, 'A'), back(90, 'A')],
    { 1: 100, 2: 100, 3: 100 },
  ],
  [
    'a correction takes it again',
    [stake(40, 'A'), back(40, 'A'), stake(40, 'A')],
    { 1: 100, 2: 60, 3: 100 },
  ],
  [
    'returned twice it is there once',
    [stake(40, 'A'), back(40, 'A'), back(40, 'A')],
    { 1: 100, 2: 100, 3: 100 },
  ],
  ['a gift is other credit', [back(500, '')], { 1: 100, 2: 100, 3: 100 }],
  ['what the office takes ends first', [taken(30)], { 1: 100, 2: 70, 3: 100 }],
] as const;

describe('what lines make of free bets', () => {
  test.each(courses)('[FRB-10] %s', (_what, lines, left) => {
    expect(leftAfter(three, lines)).toEqual(left);
  });

  test('[FRB-12] what comes back to a free bet that is over is other credit', () => {
    const { uses } = applyLines({ lots: [lot(1, 100, 5)], uses: [] }, [stake(60, 'A')]);
    const after = applyLines({ lots: [], uses }, [back(60, 'A')]);
    expect(after.lots).toEqual([]);
  });

  test('[FRB-14] stakes are counted as turnover, and what the office takes is not', () => {
    const { lots } = applyLines({ lots: [lot(1, 100, 5)], uses: [] }, [
      ...[stake(60, 'A'), back(60, 'A'), stake(30, 'B'), taken(10)],
    ]);
    expect(lots[0]).toMatchObject({ staked: 90n, left: 60n });
  });
});

test('[FRB-13] due is what has ended, in the order of its end', () => {
  const due = dueLots([lot(1, 5, 30), lot(2, 5, 10), lot(3, 5, null), lot(4, 5, 31)], 30);
  expect(due.map(({ id }) => id)).toEqual([2n, 1n]);
});

test('[FRB-10] of two that end together the older one is first', () => {
  const ids = inOrderOfEnd([lot(9, 1, 10), lot(2, 1, 10), lot(5, 1, null)]).map(({ id }) => id);
  expect(ids).toEqual([2n, 9n, 5n]);
});
