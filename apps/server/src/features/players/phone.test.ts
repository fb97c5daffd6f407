import { expect, test } from 'vitest';
import { normalisePhone } from './phone.ts';

const cases: readonly [typed: string, phone: string | undefined][] = [
  ['0712345678', '255712345678'],
  ['712345678', '255712345678'],
  ['255712345678', '255712345678'],
  ['+255 712 345 678', '255712345678'],
  ['00255712345678', '255712345678'],
  ['0622 000 104', '255622000104'],
  ['0682-000-102', '255682000102'],
  [' 0754000103 ', '255754000103'],
  ['071234567', undefined],
  ['07123456789', undefined],
  ['+254712345678', undefined],
  ['+8613800138000', undefined],
  ['', undefined],
  ['asha', undefined],
  ['0712\x1c5678', undefined],
];

test.each(cases)('[ACC-14] "%s" is the phone %s', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone);
});
