import type { BetReturn } from '@kipute/domain/betting/bet-return';
import { senti, shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { changedOrder } from './order-grade.ts';

const order = {
  id: 77n,
  playerId: 7n,
  serialNumber: 'B01KABCDEF234567',
  status: 2,
  stakeInPlay: 100_000n,
};

const nothing = senti(0n);
const moneyOf = (money: Partial<BetReturn>): BetReturn => ({
  ...{ profit: nothing, winBonusPercent: 0, winBonus: nothing, tax: nothing, paid: nothing },
  ...{ creditReturned: nothing, moneyBack: nothing, ...money },
});

test('[ORD-50] a part of the stake given back as credit leaves a lost bet lost', () => {
  const money = moneyOf({ moneyBack: shillings(500) });
  expect(changedOrder({ order, grade: { to: 'settled', money } })).toEqual({
    ...{ playerId: 7n, orderId: 77n, serialNumber: 'B01KABCDEF234567', status: 4 },
    end: { result: 'lost', paid: shillings(500) },
  });
});

test('[ORD-50] one that stays as it was says its status and no end', () => {
  const sold = { ...order, status: 6 };
  expect(changedOrder({ order: sold, grade: { to: 'stay' } })).toEqual({
    ...{ playerId: 7n, orderId: 77n, serialNumber: 'B01KABCDEF234567', status: 6 },
  });
});
