import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

test('[LWD-12] the oftener one is turned away the longer one stays away, until an answer', () => {
  const patience = new Patience();
  const waits: number[] = [];
  for (let now = 0; waits.length < 8; now = patience.waitsUntil) {
    patience.turnedAway(now);
    waits.push(patience.waitsUntil - now);
    expect(patience.isOver(patience.waitsUntil - 1)).toBe(false);
  }
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  const now = patience.waitsUntil;
  patience.answered();
  expect(patience.isOver(now)).toBe(true);
  patience.turnedAway(now);
  expect(patience.waitsUntil - now).toBe(2_000);
});

test('[LWD-12] who says how long is believed', () => {
  const patience = new Patience();
  patience.turnedAway(0, 45_000);
  expect(patience.waitsUntil).toBe(45_000);
});
