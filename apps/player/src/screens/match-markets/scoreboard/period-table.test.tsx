import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import type { Periods } from '../../../ui/match/match.ts';
import { PeriodCells } from '../../../ui/match/PeriodCells.tsx';
import { sides } from '../fixtures/a-market.ts';
import { PeriodTable } from './PeriodTable.tsx';

beforeAll(() => loadAreas('periods'));

const tennis: Periods = {
  list: [
    { home: 6, away: 4 },
    { home: 2, away: 3 },
  ],
  points: { home: '40', away: 'A' },
  serve: 'away',
};
const baseball: Periods = {
  list: [
    { home: 0, away: 11 },
    { home: 1, away: 0 },
  ],
  points: null,
  serve: null,
};

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');

test('[LST-14] the page of a match has a table: each set, the points, who serves', () => {
  const markup = renderToStaticMarkup(<PeriodTable match={sides} periods={tennis} />);
  expect(textOf(markup)).toBe(
    '|Matokeo kwa kila kipindi|1|2|Pt|Simba SC|6|2|40|Young Africans|, anaanzisha|4|3|A|',
  );
});

test('[LST-14] a row has the newest first, for the oldest give way, and says all in order', () => {
  const drawn = (periods: Periods, side: 'home' | 'away') =>
    textOf(renderToStaticMarkup(<PeriodCells periods={periods} side={side} />));
  expect(drawn(tennis, 'home')).toBe('|40|2|6|, kila kipindi: 6, 2, pointi 40, |');
  expect(drawn(tennis, 'away')).toBe('|A|3|4|, kila kipindi: 4, 3, pointi A, anaanzisha, |');
  expect(drawn(baseball, 'home')).toBe('|1|0|, kila kipindi: 0, 1, |');
});

test('[LST-14] a column is as wide for both sides', () => {
  const widths = (side: 'home' | 'away') =>
    renderToStaticMarkup(<PeriodCells periods={baseball} side={side} />).match(/width:\dch/g);
  expect([widths('home'), widths('away')]).toEqual([
    ['width:1ch', 'width:2ch'],
    ['width:1ch', 'width:2ch'],
  ]);
});
