import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { depositStates, depositStep, isDepositOver, type PaymentStatus } from './deposit-states.ts';
import { holdEntry, payoutEntry, returnEntry } from './payment-entries.ts';
import { queryBackoffSeconds } from './query-backoff.ts';
import {
  isWithdrawalOver,
  type WithdrawalEvent,
  type WithdrawalState,
  withdrawalStates,
  withdrawalStep,
} from './withdrawal-states.ts';

const words: readonly PaymentStatus[] = ['in-progress', 'unknown', 'paid', 'refused'];

test('[PAY-01] a deposit is credited on the step to paid and on no other', () => {
  for (const state of depositStates) {
    for (const word of words) {
      const step = depositStep(state, word);
      const arrives = state !== 'paid' && step.to === 'paid';
      expect(step.money === 'is-credited', `${state} ${word}`).toBe(arrives);
    }
  }
});

test('[PAY-01] nothing leaves paid, and only a yes opens what was refused', () => {
  for (const word of words) expect(depositStep('paid', word).to).toBe('paid');
  expect(words.filter((word) => depositStep('refused', word).to !== 'refused')).toEqual(['paid']);
  expect(depositStep('refused', 'paid')).toEqual({
    to: 'unknown',
    money: 'stays',
    contradicts: true,
  });
  expect(depositStep('paid', 'refused').contradicts).toBe(true);
});

test('[PAY-03] unknown is never taken for refused', () => {
  for (const state of depositStates) {
    const { to } = depositStep(state, 'unknown');
    expect(to === 'refused' && state !== 'refused', state).toBe(false);
  }
  for (const state of withdrawalStates) {
    const to = withdrawalStep(state, 'unknown')?.to;
    expect(to === 'returned' && state !== 'returned', state).toBe(false);
  }
});

const withdrawalWords: readonly WithdrawalEvent[] = [
  ...words,
  'approved',
  'rejected',
  'handed-over',
];

test('[PAY-02] held money leaves once: every walk pays out or returns at most once', () => {
  const walk = (state: WithdrawalState, moved: number, depth: number): void => {
    expect(moved, state).toBeLessThanOrEqual(1);
    expect(moved === 1, state).toBe(isWithdrawalOver(state));
    if (depth === 0) return;
    for (const word of withdrawalWords) {
      const step = withdrawalStep(state, word);
      if (!step) continue;
      const leaves = step.money === 'is-paid-out' || step.money === 'is-returned';
      walk(step.to, moved + (leaves ? 1 : 0), depth - 1);
    }
  };
  walk('reviewing', 0, 6);
  walk('ready', 0, 6);
});

test('[PAY-02] nothing is sent before it was approved, and an approval comes once', () => {
  expect(withdrawalStep('reviewing', 'handed-over')).toBeUndefined();
  expect(withdrawalStep('reviewing', 'paid')).toBeUndefined();
  expect(withdrawalStep('ready', 'approved')).toBeUndefined();
  expect(withdrawalStep('sending', 'rejected')).toBeUndefined();
});

test('[PAY-02] what was returned stays returned when a yes comes late, and says so', () => {
  expect(withdrawalStep('returned', 'paid')).toEqual({
    to: 'returned',
    money: 'stays',
    contradicts: true,
  });
  expect(withdrawalStep('paid', 'refused')?.contradicts).toBe(true);
});

test('[PAY-04] paid out and returned share a key, so the books take only one of them', () => {
  const payment = {
    serialNumber: 'W1',
    playerId: 7n,
    float: 'float-mpesa',
    amount: senti(100n),
  } as const;
  expect(payoutEntry(payment).key).toBe(returnEntry(payment).key);
  expect(holdEntry(payment).key).not.toBe(payoutEntry(payment).key);
});

test('[PAY-05] an operator is asked ever more patiently, and never given up', () => {
  const waits = Array.from({ length: 1_000 }, (_, asked) => queryBackoffSeconds(asked));
  expect(waits.every((wait, place) => place === 0 || wait >= (waits[place - 1] ?? 0))).toBe(true);
  const untilSlow = waits.slice(0, 100).reduce((sum, wait) => sum + wait, 0);
  expect(untilSlow).toBeGreaterThan(3 * 86_400);
  expect(waits.at(-1)).toBe(6 * 3_600);
});

test('[PAY-01] a deposit is over once it is paid or refused', () => {
  expect(depositStates.filter(isDepositOver)).toEqual(['paid', 'refused']);
});
