import { expect, test } from 'vitest';
import { clockOffsetMs, eastAfricaClock } from './east-africa-time.ts';

const instants = [
  ['2026-07-01T15:42:07Z', '18:42:07'],
  ['2026-12-31T21:00:00Z', '00:00:00'],
  ['2026-03-29T23:59:59.999Z', '02:59:59'],
] as const;

test.each(instants)('[SHELL-10] %s is %s in East Africa', (instant, clock) => {
  expect(eastAfricaClock(Date.parse(instant))).toBe(clock);
});

test('[SHELL-10] a device five minutes slow is put right by the server', () => {
  const receivedAtMs = Date.parse('2026-07-01T15:37:07Z');
  const offsetMs = clockOffsetMs({ serverTime: '2026-07-01T15:42:07Z', receivedAtMs });
  expect(eastAfricaClock(receivedAtMs + offsetMs)).toBe('18:42:07');
});

test('[SHELL-10] a time that cannot be read leaves the device its own', () => {
  expect(clockOffsetMs({ serverTime: 'soon', receivedAtMs: 1_000 })).toBe(0);
});
