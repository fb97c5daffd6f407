import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { aPayConfig } from '../../features/payments/fixtures/a-payment.ts';
import { wayIn } from './deposit-way.ts';
import { ownStopOf } from './OwnStop.tsx';
import { depositLimits, readDeposit, wantedAmount } from './use-deposit-form.ts';

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

const own = (left: number | null, pause_ends_at: string | null = null) => ({ left, pause_ends_at });

test('[MS-07] what the player’s own limits leave is the most that can be typed', () => {
  const config = aPayConfig();
  expect(depositLimits(config, own(null)).maximum).toBe(3_000_000);
  expect(depositLimits(config, own(12_500.75)).maximum).toBe(12_500);
  expect(depositLimits(config, own(9_000_000)).maximum).toBe(3_000_000);
});

const stops = [
  [own(null), undefined],
  [own(100), undefined],
  [own(99.99), 'used-up'],
  [own(0), 'used-up'],
  [own(null, '2026-11-20T00:00:00Z'), 'paused'],
  [own(0, '2026-11-20T00:00:00Z'), 'paused'],
] as const;

test.each(stops)('[MS-07] %j closes the form as %s', (terms, stop) => {
  expect(ownStopOf({ own: terms, config: aPayConfig() })).toBe(stop);
});

const ways = [
  ['', 'prompt'],
  ['?way=paybill', 'paybill'],
  ['?way=claim', 'claim'],
  ['?way=cash', 'prompt'],
] as const;

test.each(ways)('[MS-07] the address %s means the way %s', (search, way) => {
  expect(wayIn(new URLSearchParams(search))).toBe(way);
});
