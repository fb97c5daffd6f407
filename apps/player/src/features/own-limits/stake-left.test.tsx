import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { DrawnLeft } from './StakeLeft.tsx';

beforeAll(() => {
  vi.stubGlobal('history', { state: null });
  return loadAreas('ownLimits');
});

const wordsOf = (left: Parameters<typeof DrawnLeft>[0]): string =>
  renderToStaticMarkup(<DrawnLeft {...left} />).replace(/<[^>]*>/g, ' ');

test('[PRO-16] what is left to stake is said, and nothing where nothing limits it', () => {
  expect(wordsOf({ stake: null, pause_ends_at: null })).toBe('');
  expect(wordsOf({ stake: 12_500, pause_ends_at: null })).toContain('kubashiri TSh 12,500 zaidi');
  expect(wordsOf({ stake: 0, pause_ends_at: null })).toContain('kubashiri TSh 0 zaidi');
});

test('[PRO-16] a break outweighs what is left, with its end in East Africa', () => {
  const paused = wordsOf({ stake: 500, pause_ends_at: '2026-11-19T21:30:00Z' });
  expect(paused).toContain('Unapumzika hadi 20/11/2026 00:30');
  expect(paused).not.toContain('500');
});
