import { expect, test } from 'vitest';
import { serialNumber, serialTimeMs } from './serial-number.ts';

const last = (below: number) => below - 1;
const first = () => 0;

test('[PAY-06] a serial number sorts by time, whatever chance adds', () => {
  const now = Date.parse('2026-11-15T18:30:00Z');
  expect(serialNumber('D', now, last) < serialNumber('D', now + 1, first)).toBe(true);
  expect(serialNumber('D', now, last) < serialNumber('D', Date.parse('2200-01-01'), first)).toBe(
    true,
  );
});

test('[PAY-06] it begins with the letter of its product and has sixteen characters', () => {
  expect(serialNumber('W', Date.parse('2026-11-15T18:30:00Z'), last)).toMatch(
    /^W[0-9A-HJKMNP-TV-Z]{9}ZZZZZZ$/,
  );
  expect(() => serialNumber('w', 0, first)).toThrow();
});

test('[PAY-06] it says when it was made, and what is none says nothing', () => {
  const now = Date.parse('2026-11-15T18:30:00.123Z');
  expect(serialTimeMs(serialNumber('B', now, last))).toBe(now);
  for (const text of ['', 'B', 'B12345678', 'Bu23456789ABCDEF', 'B1234 6789']) {
    expect(serialTimeMs(text)).toBeUndefined();
  }
});
