import { senti } from '@kipute/domain/money/senti';
import { expect, test } from 'vitest';
import type { CallbackReading } from '../ports.ts';
import { readReading, writeReading } from './callback-store.ts';

const amount = senti(9_007_199_254_740_993n);
const readings: readonly CallbackReading[] = [
  {
    kind: 'outcome',
    reference: 'R',
    carrierReference: 'C',
    verdict: { kind: 'paid', receipt: 'X', amount, phone: '255712000101', fee: senti(0n) },
    authenticated: false,
  },
  { kind: 'outcome', reference: 'R', verdict: { kind: 'in-progress' }, authenticated: true },
  { kind: 'paybill-check', reference: '0712000101', phone: '255712000101' },
  { kind: 'paybill', payment: { receipt: 'X', amount, phone: '255712000101', reference: 'R' } },
  { kind: 'forged', why: 'key wrong' },
  { kind: 'unreadable', why: 'no JSON' },
];

test.each(readings)('[PAY-18] a kept $kind says the same to the last senti', (reading) => {
  expect(readReading(JSON.parse(writeReading(reading)))).toEqual(reading);
});
