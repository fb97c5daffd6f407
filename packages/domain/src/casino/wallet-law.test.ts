import { expect, test } from 'vitest';
import { walletLaw } from './wallet-law.ts';

const cases = [
  // what comes, what it meets,  what is done, what is answered
  ['debit', 'new', 'move', 'ok'],
  ['debit', 'taken-back', 'keep', 'debit-rolled-back'],
  ['credit', 'no-debit', 'refuse', 'round-unknown'],
  ['credit', 'standing', 'move', 'ok'],
  ['credit', 'taken-back', 'refuse', 'debit-rolled-back'],
  ['rollback', 'no-debit', 'keep', 'ok'],
  ['rollback', 'standing', 'move', 'ok'],
  ['rollback', 'taken-back', 'keep', 'ok'],
  ['rollback', 'settled', 'refuse', 'debit-settled'],
  ['rollback', 'other', 'refuse', 'transaction-conflict'],
  ['reward', 'new', 'move', 'ok'],
] as const;

test.each(cases)('[CAS-10] %s that meets %s: %s, %s', (kind, standing, does, answers) => {
  const meanings: Readonly<Record<string, unknown>> = walletLaw[kind];
  expect(meanings[standing]).toEqual({ does, answers });
});

test('[CAS-10] nothing else can come', () => {
  const all = Object.values(walletLaw).flatMap((meanings) => Object.keys(meanings));
  expect(all).toHaveLength(cases.length);
});
