import { expect, test } from 'vitest';
import { maskedPhone } from './masked-phone.ts';

test.each([
  // kept            shown
  ['255712000101', '0712•••101'],
  ['254700123456', '2547•••456'],
  ['erased-100001', ''],
  ['12', '•••'],
])('[BO-45] the phone %s is shown as "%s"', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});
