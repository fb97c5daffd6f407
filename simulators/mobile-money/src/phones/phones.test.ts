import { expect, test } from 'vitest';
import { operatorOfPhone, phoneOf } from './operators.ts';
import { newReceipt } from './receipts.ts';
import { Subscribers } from './subscribers.ts';

const numbers = [
  ['255757654321', 'mpesa'],
  ['255689000001', 'airtel'],
  ['255712000101', 'mixx'],
  ['255621000001', 'halopesa'],
  ['255730000001', undefined],
  ['25575765432', undefined],
] as const;

test.each(numbers)('[MM-25] %s belongs to %s', (phone, operator) => {
  expect(operatorOfPhone(phone)).toBe(operator);
});

test.each(['0712000101', '+255 712 000 101', '712000101'])(
  '[MM-25] %s is written so',
  (written) => {
    expect(phoneOf(written)).toBe('255712000101');
  },
);

test('[MM-25] a phone is there from its first use, and can move to another operator', () => {
  const subscribers = new Subscribers();
  expect(subscribers.find('255712000101')).toMatchObject({ balance: 500_000, operator: 'mixx' });
  expect(subscribers.findAt('255712000101', 'airtel')?.operator).toBe('airtel');
  expect(subscribers.find('255712000101')?.operator).toBe('airtel');
  expect(subscribers.find('255730000001')).toBeUndefined();
});

const receipts = [
  ['mpesa', /^[A-Z]{3}[A-Z0-9]{7}$/],
  ['airtel', /^MP260102\.\d{4}\.[A-H]\d{5}$/],
  ['mixx', /^\d{13}$/],
  ['halopesa', /^\d{10}$/],
] as const;

test.each(receipts)('[MM-26] a receipt of %s', (operator, pattern) => {
  const now = new Date('2026-01-02T12:00:00Z');
  const many = Array.from({ length: 50 }, () => newReceipt(operator, now));
  for (const receipt of many) expect(receipt).toMatch(pattern);
  expect(new Set(many).size).toBe(50);
});
