import { expect, test } from 'vitest';
import { drawnBookingCode, typedBookingCode } from './booking-code.ts';

test('[BET-50] six characters, none of which looks like another', () => {
  const everyLetter = Array.from({ length: 31 }, (_, place) => drawnBookingCode(() => place)[0]);
  expect(everyLetter.join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
  expect(drawnBookingCode((below) => below - 1)).toBe('ZZZZZZ');
});

const typed = [
  // typed, code
  ['K7P2QX', 'K7P2QX'],
  ['k7p2qx', 'K7P2QX'],
  [' k7p 2qx\n', 'K7P2QX'],
  ['K7P-2QX', 'K7P2QX'],
  ['K7P2Q', undefined],
  ['K7P2QXX', undefined],
  ['K7P2Q0', undefined],
  ['K7P2Q1', undefined],
  ['K7P2QO', undefined],
  ['', undefined],
] as const;

test.each(typed)('[BET-50] %j is read as %s', (text, code) => {
  expect(typedBookingCode(text)).toBe(code);
});
