import { shillings } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import { conversionSum, convertState, typedAmount } from './conversion.ts';
import { convertBody } from './convert.ts';

const sums = [
  // way         amount tax  received
  ['to-coin', 2_455, 0, 2_455],
  ['to-balance', 2_455, 245, 2_210],
  ['to-balance', 9, 0, 9],
  ['to-balance', 10, 1, 9],
] as const;

test.each(sums)('[RCP-60] %s of %d is taxed %d and brings %d', (way, amount, tax, received) => {
  expect(conversionSum(way, shillings(amount), 10)).toEqual({
    amount: shillings(amount),
    tax: shillings(tax),
    received: shillings(received),
  });
});

const typed = [
  ['2,455', 2_455],
  ['', 0],
  ['-5 000.50', 500_050],
  ['abc', 0],
] as const;
test.each(typed)('[RCP-61] what is typed as %j is %d', (text, amount) => {
  expect(typedAmount(text)).toBe(shillings(amount));
});

type Facts = Parameters<typeof convertState>[0];
const ready: Facts = {
  ...({ activity: 'idle', direction: 'to-coin' } as const),
  ...{ amount: shillings(500), isOnline: true },
  purses: { balance: shillings(1_000), coin: shillings(300) },
};
const states: readonly (readonly [string, Partial<Facts>, unknown])[] = [
  ['all is there', {}, { kind: 'ready' }],
  ['it is on its way', { activity: 'sending' }, { kind: 'sending' }],
  ['there was no answer', { activity: 'unsure' }, { kind: 'unsure' }],
  ['nothing is typed', { amount: shillings(0) }, { kind: 'empty' }],
  ['coin is short', { direction: 'to-balance' }, { kind: 'coin-short' }],
  ['balance is short', { amount: shillings(1_001) }, { kind: 'deposit', missing: shillings(1) }],
  ['there is no network', { isOnline: false }, { kind: 'offline' }],
];
test.each(states)('[RCP-61] the button when %s', (_, changes, expected) => {
  expect(convertState({ ...ready, ...changes })).toEqual(expected);
});

test('[RCP-62] a conversion has a key of its own and whole shillings', () => {
  expect(convertBody('to-balance', shillings(2_455), () => 'k'.repeat(32))).toEqual({
    ...{ request_key: 'k'.repeat(32), direction: 'to-balance', amount: 2_455 },
  });
});
