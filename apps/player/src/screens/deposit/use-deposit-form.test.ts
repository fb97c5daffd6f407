import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readDeposit, wantedAmount } from './use-deposit-form.ts';

const limits = { minimum: 100, maximum: 3_000_000 };

test('[MS-10] a whole form is sent as the server takes it', () => {
  const typed = { operator: 'mpesa', phone: '0754 123 456', amount: '5,000' } as const;
  expect(readDeposit(typed, limits)).toEqual(
    ok({ pay_type: 6, phone: '255754123456', amount: 5_000 }),
  );
});

test('[MS-10] every wrong field is named at once', () => {
  expect(readDeposit({ operator: undefined, phone: '12', amount: '' }, limits)).toEqual(
    refuse({ operator: 'missing', phone: 'not-tanzanian', amount: 'missing' }),
  );
});

const addresses = [
  ['?amount=2500', '2,500'],
  ['?amount=0.5', '1'],
  ['', ''],
  ['?amount=-1', ''],
  ['?amount=1e9', ''],
  ['?amount=<b>', ''],
] as const;

test.each(addresses)('[POL-124] what was missing begins the form: %s', (search, amount) => {
  expect(wantedAmount(search)).toBe(amount);
});
