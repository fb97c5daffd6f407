import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { maskedPhone, readPhone } from './phone.ts';

const typedPhones = [
  ['0754 123 456', ok('255754123456')],
  ['754123456', ok('255754123456')],
  ['+255 (0) 754-123-456', ok('255754123456')],
  ['00255621345678', ok('255621345678')],
  ['', refuse('missing')],
  ['simu', refuse('missing')],
  ['07541234', refuse('not-tanzanian')],
  ['+1 202 555 0123', refuse('not-tanzanian')],
] as const;

test.each(typedPhones)('[MS-04] %j is read as %j', (typed, outcome) => {
  expect(readPhone(typed)).toEqual(outcome);
});

test('[MS-31] the number a withdrawal goes to is masked in part', () => {
  expect(maskedPhone('255754123456')).toBe('0754 ••• 456');
  expect(maskedPhone('12025550123')).toBe('••• 123');
});
