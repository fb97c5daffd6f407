import { shillings } from '@kipute/domain/money/senti';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '../../features/pools/issue/pool.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { aLuckySix, fixedTiers } from './fixtures/a-lucky-six.ts';
import { figureOf, IssueHead, LuckySixHead, leftText } from './LuckySixHead.tsx';
import { howToPick, tabOf } from './LuckySixScreen.tsx';

beforeAll(() => loadAreas('pools', 'luckySix'));

const words = (issue: Issue) =>
  renderToStaticMarkup(<IssueHead issue={issue} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('[POL-185] what is to be won', () => {
  test('of a shared pool is what each tier shares as it stands', () => {
    const said = words(aLuckySix());
    for (const part of ['Sahihi 6 8,200,000', 'Sahihi 5 1,537,500', 'Sahihi 4 512,500']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('wanagawana sawa. Kabla ya kodi ya zuio 15%.');
    expect(figureOf(aLuckySix())).toBe(shillings(10_250_000));
  });

  test('of fixed amounts is what each line gets, whatever the pool', () => {
    const issue = aLuckySix({ tiers: fixedTiers, reward_type: 1 });
    const said = words(issue);
    for (const part of ['Sahihi 6 50,000,000', 'Sahihi 5 500,000', 'Sahihi 4 20,000']) {
      expect(said).toContain(part);
    }
    expect(said).toContain('unapata kiasi chote.');
    expect(figureOf(issue)).toBe(shillings(50_000_000));
  });

  test('without a tax none is spoken of', () => {
    expect(words(aLuckySix({ tax_rate: 0 }))).not.toContain('kodi');
  });

  test('parts of a shilling are not promised', () => {
    expect(words(aLuckySix({ jackpot: 250_001.5 }))).toContain('Sahihi 5 1,537,500 ');
  });
});

test('[POL-185] the line below says what is guessed and what a line costs', () => {
  expect(words(aLuckySix())).toContain('Bashiri matokeo sahihi ya mechi 6. Mstari mmoja TSh 500.');
});

const left = [
  [2 * 86_400 + 21 * 3_600 + 59, 'siku 2, saa 21'],
  [3 * 3_600 + 5 * 60, 'saa 3, dakika 5'],
  [9 * 60 + 8, 'dakika 9, sekunde 8'],
  [59, 'sekunde 59'],
] as const;

test.each(left)('[POL-185] %i seconds are "%s"', (seconds, said) => {
  expect(leftText(seconds)).toBe(said);
});

test('[POL-185] an issue whose time is over says so', () => {
  expect(words(aLuckySix({ close_time: '2020-01-01T00:00:00Z' }))).toContain('Limefungwa');
});

test('[POL-180] without an issue the game has its name', () => {
  expect(renderToStaticMarkup(<LuckySixHead view={{ status: 'empty' }} />)).toContain('Lucky Six');
});

const tabs = [
  [null, 'choose'],
  ['', 'choose'],
  ['tickets', 'tickets'],
  ['results', 'results'],
  ['rules', 'rules'],
  ['constructor', 'choose'],
] as const;

test.each(tabs)('[POL-180] ?tab=%s is the page "%s"', (text, tab) => {
  expect(tabOf(text)).toBe(tab);
});

test('[POL-187] the rules say how one picks, by the settings of the issue', () => {
  const [score, other] = howToPick(aLuckySix({ guess_number: 7 }));
  expect(score).toContain('kati ya 7');
  expect(other).toContain('6 au zaidi');
});
