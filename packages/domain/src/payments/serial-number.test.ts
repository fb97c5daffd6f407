import { expect, test } from 'vitest';
import { serialNumber, serialSequence, serialTimeMs, typedSerials } from './serial-number.ts';

const highest = () => 32 ** 6 - 1;
const lowest = () => 0;
const now = Date.parse('2026-11-15T18:30:00.123Z');

/** Any will do: what it draws is kept for all numbers of the sequence. */
function drawing() {
  let drawn = 17;
  return (below: number) => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn % below;
  };
}

test('[PAY-06] a serial number sorts by time, whatever stands behind it', () => {
  expect(serialNumber('D', now, highest) < serialNumber('D', now + 1, lowest)).toBe(true);
  const later = serialNumber('D', Date.parse('2200-01-01'), lowest);
  expect(serialNumber('D', now, highest) < later).toBe(true);
});

test('[PAY-06] it begins with the letter of its product and has sixteen characters', () => {
  expect(serialNumber('W', now, highest)).toMatch(/^W[0-9A-HJKMNP-TV-Z]{9}ZZZZZZ$/);
  expect(() => serialNumber('w', 0, lowest)).toThrow();
});

test('[PAY-06] it says when it was made, and what is none says nothing', () => {
  expect(serialTimeMs(serialNumber('B', now, highest))).toBe(now);
  for (const text of ['', 'B', 'B12345678', 'Bu23456789ABCDEF', 'B1234 6789']) {
    expect(serialTimeMs(text)).toBeUndefined();
  }
});

test('[PAY-07] a million of one process in one millisecond: no two are alike', () => {
  const next = serialSequence(1_023, drawing());
  const made = new Set<string>();
  for (let count = 0; count < 1_000_000; count += 1) made.add(serialNumber('B', now, next));
  expect(made.size).toBe(1_000_000);
});

test('[PAY-07] no two processes give the same number, whatever each of them draws', () => {
  const made = new Set<number>();
  for (let processNumber = 0; processNumber < 100; processNumber += 1) {
    const next = serialSequence(processNumber, drawing());
    for (let count = 0; count < 1_000; count += 1) made.add(next());
  }
  expect(made.size).toBe(100_000);
  expect(Math.max(...[...made].slice(-1_000))).toBeLessThan(32 ** 6);
  for (const none of [-1, 1_024, 0.5]) expect(() => serialSequence(none, drawing())).toThrow();
});

test('[PAY-07] two numbers do not tell how many lie between', () => {
  const next = serialSequence(0, drawing());
  const numbers = Array.from({ length: 1_000 }, next);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  expect(new Set(steps).size).toBeGreaterThan(990);
  expect(steps.filter((step) => step < 0).length).toBeGreaterThan(400);
});

const whole = 'B01KABCDEF234567';
const typings = [
  // typed, meant
  ['B01KABCDEF234567', [whole]],
  ['b01kabcdef234567', [whole]],
  [' 01KA BCDE F234 567 ', [whole, 'J01KABCDEF234567']],
  ['B-01KABCDEF-234567', [whole]],
  ['b01ka–bcdef—234567', [whole]],
  ['#B01KABCDEF234567', [whole]],
  ['Mkeka 01KABCDEF234567', [whole, 'J01KABCDEF234567']],
  ['Bet B01KABCDEF234567', [whole]],
  ['No. B01KABCDEF234567', [whole]],
  ['BOIKABCDEF234567', [whole]],
  ['j01kabcdef234567', ['J01KABCDEF234567']],
  ['D01KABCDEF234567', []],
  ['01KABCDEF23456', []],
  ['01KABCDEF23456U', []],
  ["'; drop table bet_order", []],
  ['', []],
] as const;

test.each(typings)('[BET-62] %j may mean %j', (typed, meant) => {
  expect(typedSerials(typed, ['B', 'J'])).toEqual(meant);
});
