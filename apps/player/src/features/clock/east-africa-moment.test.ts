import { expect, test } from 'vitest';
import { eastAfricaMoment } from './east-africa-moment.ts';

test('[AS-33] the time of a sign-in is that of East Africa', () => {
  expect(eastAfricaMoment('2026-11-15T21:20:59.000Z')).toBe('16/11/2026 00:20');
});
