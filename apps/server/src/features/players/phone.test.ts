import { expect, test } from 'vitest';
import { areaCodeOf, normalisePhone, readPhone } from './phone.ts';

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

test.each([
  ['0712345678', '255712345678', '255'],
  ['+254 712 345 678', '254712345678', '254'],
  ['254712345678', '254712345678', '254'],
  ['00256772123456', '256772123456', '256'],
  ['+1 202 555 0123', '12025550123', '1'],
  ['254', undefined, ''],
  ['0000000000', undefined, ''],
  ['+254 71', undefined, ''],
  ['asha', undefined, ''],
])('[ARC-03] "%s" is the number %s of +%s', (typed, phone, areaCode) => {
  const read = readPhone(typed);
  expect([read, read === undefined ? '' : areaCodeOf(read)]).toEqual([phone, areaCode]);
});
