import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Hmac } from '../chance/drawn-numbers.ts';
import { cars, championOf, drawFinish, isBig, isFinish, isOdd } from './race.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const counting = Uint8Array.from({ length: 32 }, (_, at) => at);

const races: readonly (readonly [string, Uint8Array, string, string, readonly number[]])[] = [
  // what it is, seed, salt, round, cars as they came in by a program in another language
  [
    'a counting seed',
    counting,
    '00112233445566778899aabbccddeeff',
    '202611190375',
    [10, 6, 7, 3, 4, 9, 1, 8, 5, 2],
  ],
  [
    'the same seed, another round',
    counting,
    '00112233445566778899aabbccddeeff',
    '202611190376',
    [10, 4, 7, 1, 6, 8, 2, 3, 9, 5],
  ],
  [
    'all ones',
    new Uint8Array(32).fill(255),
    'f'.repeat(32),
    '202612310480',
    [7, 9, 2, 3, 4, 5, 8, 6, 1, 10],
  ],
  [
    'all zeros',
    new Uint8Array(32),
    '0'.repeat(32),
    '202603010001',
    [3, 8, 5, 2, 10, 7, 4, 1, 9, 6],
  ],
];
test.each(races)('[RAC-03] %s', (_, seed, salt, roundId, finish) => {
  expect(drawFinish({ seed, salt, roundId }, hmac)).toEqual(finish);
});

test('[RAC-04] five are small and five are big, five odd and five even', () => {
  expect(cars.filter(isBig)).toEqual([6, 7, 8, 9, 10]);
  expect(cars.filter(isOdd)).toEqual([1, 3, 5, 7, 9]);
  expect(championOf([4, 1, 2, 3, 5, 6, 7, 8, 9, 10])).toBe(4);
});

test('[RAC-03] an end of a race has every car once', () => {
  expect(isFinish([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])).toBe(true);
  expect(isFinish([10, 9, 8, 7, 6, 5, 4, 3, 2, 2])).toBe(false);
  expect(isFinish([1, 2, 3])).toBe(false);
  expect(isFinish([...cars, 1])).toBe(false);
});
