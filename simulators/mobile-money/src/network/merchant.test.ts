import { expect, test } from 'vitest';
import { MerchantAccount } from './merchant.ts';

const line = { receipt: 'A', reference: 'R', phone: '255750000001', amount: 1_000 };

test('[MM-27] a line belongs to the day of East Africa, and the float follows', () => {
  const account = new MerchantAccount();
  account.book({ ...line, way: 'in' }, new Date('2026-01-01T20:59:59Z'));
  account.book({ ...line, receipt: 'B', way: 'out' }, new Date('2026-01-01T21:00:00Z'));
  const receipts = (day: string) => account.linesOfDay(day).map(({ receipt }) => receipt);
  expect([receipts('2026-01-01'), receipts('2026-01-02')]).toEqual([['A'], ['B']]);
  expect(account.float).toBe(50_000_000);
});

test('[MM-27] what went back is no line any more', () => {
  const account = new MerchantAccount();
  account.book({ ...line, way: 'in' });
  account.unbook('A');
  account.unbook('A');
  expect(account.findReceipt('A')).toBeUndefined();
  expect(account.float).toBe(50_000_000);
});
