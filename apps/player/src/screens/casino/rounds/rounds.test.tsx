import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aRound } from '../../../features/casino/fixtures/a-game.ts';
import type { CasinoRound } from '../../../features/casino/game.ts';
import type { RowsResult } from '../../../features/query/paged-query.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { RoundRows } from './RoundList.tsx';

beforeAll(() => loadAreas('casino', 'money'));

const drawn = (list: Partial<RowsResult<CasinoRound>>, age: 'recent' | 'archived' = 'recent') =>
  renderToStaticMarkup(
    <RoundRows list={{ fetchNextPage: () => {}, ...list } as RowsResult<CasinoRound>} age={age} />,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const one = (changes: Partial<CasinoRound>) =>
  drawn({ status: 'ready', rows: [aRound(changes)], count: 1, tail: 'end' });

const rows = [
  ['won', {}, ['01/07/2026 Aviator', 'Dau 500 · ushindi 970.50', '08:00 r-88120', '+470.50']],
  ['lost', { won_amount: 0, profit: -500 }, ['Dau 500 · ushindi 0', '−500']],
  ['taxed', { tax_amount: 47, profit: 423.5 }, ['kodi 47', '+423.50']],
  ['under way', { status: 1, won_amount: 0, profit: -500 }, ['08:00 Inaendelea', ' – ']],
  ['stuck', { status: 3, won_amount: 0, profit: -500 }, ['Imekwama', ' – ']],
] as const satisfies readonly (readonly [string, Partial<CasinoRound>, readonly string[]])[];

test.each(rows)('[CSP-30] a round that is %s', (_, changes, parts) => {
  for (const part of parts) expect(one(changes)).toContain(part);
});

test('[CSP-30] of a round under way no loss is told', () => {
  expect(one({ status: 1, won_amount: 0, profit: -500 })).not.toContain('−500');
});

const empty = [
  ['recent', 'Bado hujacheza raundi yoyote'],
  ['archived', 'Hakuna raundi za zamani'],
] as const;

test.each(empty)('[CSP-31] without %s rounds the page says so', (age, words) => {
  expect(drawn({ status: 'empty' }, age)).toContain(words);
});
