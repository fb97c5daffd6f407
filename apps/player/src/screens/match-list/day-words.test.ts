import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { dayWords } from './day-words.ts';

beforeAll(() => loadAreas('lists'));

/** Half past eleven in the evening in London is tomorrow in Dar es Salaam. */
const nowMs = Date.parse('2026-11-14T23:30:00Z');

const days = [
  ['2026-11-14', 'Jmosi 14/11'],
  ['2026-11-15', 'Leo'],
  ['2026-11-16', 'Kesho'],
  ['2026-11-17', 'Jnne 17/11'],
  ['2026-11-22', 'Jpili 22/11'],
] as const;

test.each(days)('[LST-10] %s is called %s', (date, words) => {
  expect(dayWords(date, nowMs)).toBe(words);
});
