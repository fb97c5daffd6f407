import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { PlayReminder, type PlaySession } from './PlayReminderSheet.tsx';

beforeAll(() => loadAreas('protection'));

const wordsOf = (result: PlaySession['result'], activeMs = 3_600_000) =>
  renderToStaticMarkup(<PlayReminder session={{ activeMs, result }} />).replace(/<[^>]+>/g, ' ');

const results = [
  [
    'lost',
    { staked: 12_000, net_result: -4_500 },
    /Jumla ya madau\s+TSh\s+12,000\s+Umepoteza\s+TSh\s+4,500/,
  ],
  ['won', { staked: 500, net_result: 800 }, /Jumla ya madau\s+TSh\s+500\s+Umeshinda\s+TSh\s+800/],
  ['neither', { staked: 0, net_result: 0 }, /Jumla ya madau\s+TSh\s+0\s+Matokeo\s+TSh\s+0/],
] as const;

test.each(results)('[PRO-14] who has %s is told how much', (_what, result, words) => {
  expect(wordsOf(result)).toMatch(words);
});

test('[PRO-14] the time is told before the result has come, and without it', () => {
  const words = wordsOf(undefined, 95 * 60_000);
  expect(words).toMatch(/Umecheza kwa\s+Saa 1 na dakika 35/);
  expect(words).not.toContain('TSh');
});

test('[PRO-15] it offers to go on or to take a break', () => {
  expect(wordsOf(undefined)).toMatch(/Endelea kucheza\s+Pumzika/);
});
