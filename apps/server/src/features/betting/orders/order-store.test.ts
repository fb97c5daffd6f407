import { expect, test } from 'vitest';
import { typedSerial } from './order-store.ts';

const cases = [
  // typed, serial number
  ['B01KABCDEF234567', 'B01KABCDEF234567'],
  ['01KABCDEF234567', 'B01KABCDEF234567'],
  [' b01kabcdef 234567 ', 'B01KABCDEF234567'],
  ['B0123456789ABCD', 'BB0123456789ABCD'],
  ['D01KABCDEF234567', undefined],
  ['01KABCDEF23456', undefined],
  ['01KABCDEF23456U', undefined],
  ['', undefined],
] as const;

test.each(cases)('[BET-62] %j is the serial number %s', (typed, serial) => {
  expect(typedSerial(typed)).toBe(serial);
});
