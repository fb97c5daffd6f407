import { expect, test } from 'vitest';
import { bytesIn, bytesText } from './bytes-today.ts';

const kept = { day: '2026-11-14', bytes: 5_000 };

const moments = [
  // kept     now (UTC)               today
  [kept, '2026-11-14T20:59:59Z', { day: '2026-11-14', bytes: 5_000 }],
  [kept, '2026-11-14T21:00:00Z', { day: '2026-11-15', bytes: 0 }],
  [null, '2026-11-14T10:00:00Z', { day: '2026-11-14', bytes: 0 }],
  ['5000', '2026-11-14T10:00:00Z', { day: '2026-11-14', bytes: 0 }],
  [{ ...kept, bytes: -3 }, '2026-11-14T10:00:00Z', { day: '2026-11-14', bytes: 0 }],
  [{ ...kept, bytes: 'x' }, '2026-11-14T10:00:00Z', { day: '2026-11-14', bytes: 0 }],
] as const;

test.each(moments)('[BRW-42] of %j at %s today has %j', (found, now, today) => {
  expect(bytesIn(found, Date.parse(now))).toEqual(today);
});

const texts = [
  [0, '0 KB'],
  [1_536, '2 KB'],
  [860_160, '840 KB'],
  [3_355_443, '3.2 MB'],
] as const;

test.each(texts)('[BRW-42] %d bytes are shown as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
