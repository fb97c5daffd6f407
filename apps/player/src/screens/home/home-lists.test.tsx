import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadAreas } from '../../i18n/i18n.ts';
import { quickMarkets } from '../../ui/match/match.ts';
import { homeListChoices, marketChoices, marketsShown } from './home-lists.ts';
import { LiveBlock } from './LiveBlock.tsx';
import { MatchLists } from './MatchLists.tsx';

beforeAll(() => loadAreas('home'));

const unused = () => {};
const loading = { status: 'loading' } as const;

function drawnLists(): string {
  const home = {
    list: 'popular' as const,
    chooseList: unused,
    market: 'winner' as const,
    chooseMarket: unused,
    markets: marketsShown('phone', 'winner'),
    live: loading,
    popular: loading,
    today: loading,
  };
  return renderToStaticMarkup(<MatchLists home={home} />);
}

function drawnLiveBlock(): string {
  return renderToStaticMarkup(
    <Router ssrPath="/home">
      <LiveBlock view={loading} markets={marketsShown('phone', 'winner')} />
    </Router>,
  );
}

test.each([
  ['the lists', drawnLists],
  ['the live block', drawnLiveBlock],
])('[SCR-20] before the first match %s hold three pending tiles of dashes', (_where, drawn) => {
  const markup = drawn();
  expect(markup.match(/<article/g)).toHaveLength(3);
  expect(markup.match(/Inasubiri/g)).toHaveLength(3);
  expect(markup.match(/<b [^>]*>–<\/b>/g)).toHaveLength(9);
});

test('[SCR-20] a placeholder offers nothing to tap', () => {
  const [, list = ''] = drawnLists().split('role="tabpanel"');
  expect(list).toContain('<article');
  expect(list).not.toMatch(/<button|<a /);
});

test.each(quickMarkets)('[SCR-21] a phone shows %s alone once its pill is pressed', (market) => {
  expect(marketsShown('phone', market)).toEqual([market]);
});

test('[SCR-21] a desktop shows winner, over/under and both-score side by side', () => {
  expect(marketsShown('desktop', 'doubleChance')).toEqual(['winner', 'overUnder', 'bothScore']);
});

test('[SCR-22] the lists are Maarufu, Leo, Kesho, Zinazokuja; the pills the four quick markets', () => {
  expect(homeListChoices().map(({ text }) => text)).toEqual([
    'Maarufu',
    'Leo',
    'Kesho',
    'Zinazokuja',
  ]);
  expect(marketChoices().map(({ text }) => text)).toEqual([
    '1X2',
    'Nafasi mbili',
    'GG/NG',
    'Juu/Chini 2.5',
  ]);
});
