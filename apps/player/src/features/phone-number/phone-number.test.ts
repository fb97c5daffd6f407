import { expect, test } from 'vitest';
import { normalisedPhone, shownPhone } from './phone-number.ts';

const cases = [
  // typed                   sent
  ['0712345678', '255712345678'],
  ['712345678', '255712345678'],
  ['255712345678', '255712345678'],
  ['+255712345678', '255712345678'],
  ['00255712345678', '255712345678'],
  ['0712 345 678', '255712345678'],
  ['+255 (0) 712-345-678', '255712345678'],
  [' 0621.345.678 ', '255621345678'],
  ['+1 202 555 0123', '12025550123'],
  ['0222 123 456', '0222123456'],
  ['71234', '71234'],
  ['simu', ''],
  ['', ''],
] as const;

test.each(cases)('[SCR-40] %j is sent as %j', (typed, sent) => {
  expect(normalisedPhone(typed)).toBe(sent);
});

const shown = [
  ['255712345678', '0712 345 678'],
  ['0621345678', '0621 345 678'],
  ['12025550123', '12025550123'],
] as const;

test.each(shown)('[AS-02] %s is shown as %s', (phone, text) => {
  expect(shownPhone(phone)).toBe(text);
});
