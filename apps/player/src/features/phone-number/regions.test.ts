import { ok, refuse } from '@kipute/domain/result';
import { expect, test } from 'vitest';
import { readPhone, regions } from './regions.ts';

const cases = [
  // typed             region   outcome
  ['0712 345 678', '255', ok('255712345678')],
  ['+255 621 345 678', '255', ok('255621345678')],
  ['', '255', refuse('register.error_03')],
  ['   ', '01', refuse('register.error_03')],
  ['0712345678', '', refuse('phone.regionMissing')],
  ['0712345678', '254', refuse('phone.notTanzanian')],
  ['202 555 0123', '01', refuse('phone.notTanzanian')],
  ['0222 123 456', '255', refuse('phone.notTanzanian')],
  ['71234', '255', refuse('phone.notTanzanian')],
  ['simu', '255', refuse('phone.notTanzanian')],
] as const;

test.each(cases)('[AS-02] %j in region %j', (typed, region, outcome) => {
  expect(readPhone(typed, region)).toEqual(outcome);
});

test('[AS-02] +255 is offered first, and +01 is among the others', () => {
  const codes = regions.map(({ code }) => code);
  expect(codes[0]).toBe('255');
  expect(codes).toContain('01');
});
