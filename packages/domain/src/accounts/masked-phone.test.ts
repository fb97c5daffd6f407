import { expect, test } from 'vitest';
import { maskedPhone, maskedPhonesIn } from './masked-phone.ts';

test.each([
  // kept            shown
  ['255712000101', '0712•••101'],
  ['254700123456', '2547•••456'],
  ['erased-100001', ''],
  ['12', '•••'],
])('[BO-45] the phone %s is shown as "%s"', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown);
});

test.each([
  ['0712000101', '0712•••101'],
  ['+255712000101', '0712•••101'],
  ['paid by 255712000101, not 254700123456', 'paid by 0712•••101, not 2547•••456'],
  ['KIP2603010000123456789', 'KIP2603010000123456789'],
  ['receipt 9A1B2C', 'receipt 9A1B2C'],
])('[BO-45] in "%s" a number is read as "%s"', (text, shown) => {
  expect(maskedPhonesIn(text)).toBe(shown);
});
