import { describe, expect, test } from 'vitest';
import { desktopEntriesAt } from './desktop-entries.ts';
import { filterEntries, stripEntries } from './entries.ts';
import { defaultPopularLeagues } from './popular-leagues.ts';
import { searchPath } from './search-path.ts';

const namesAt = (widthPx: number, side: 'start' | 'end') =>
  desktopEntriesAt(widthPx, side).map(({ label }) => label.replace('nav.', ''));

describe('[SHELL-04] the desktop navigation list', () => {
  const always = ['live', 'jackpot', 'popular', 'casino'];
  const wide = ['home', 'live', 'upcoming', 'jackpot', 'popular', 'casino', 'aviator', 'racing'];

  const widths = [
    [960, always, []],
    [1055, always, []],
    [1056, ['home', ...always], ['help', 'support']],
    [1339, ['home', ...always], ['help', 'support']],
    [1340, [...wide, 'promotions'], ['help', 'support']],
    [1430, [...wide, 'promotions'], ['help', 'support']],
    [1431, [...wide, 'promotions'], ['help', 'support', 'app']],
  ] as const;

  test.each(widths)('at %d px', (widthPx, start, end) => {
    expect([namesAt(widthPx, 'start'), namesAt(widthPx, 'end')]).toEqual([start, end]);
  });
});

test('[SHELL-05] the filters begin with home and hold the upcoming matches', () => {
  const paths = filterEntries.map(({ path }) => path);
  expect(paths[0]).toBe('/home');
  expect(paths).toContain('/ready_start');
});

test('[SHELL-06] the strip holds both specified sets of options', () => {
  expect(stripEntries.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/casino',
      '/rolling_ball',
      '/ready_start',
      '/aviator',
      '/popular_list',
      '/boost',
    ]),
  );
});

test('[SHELL-07] seven leagues, the most wanted first, each with a flag', () => {
  expect(defaultPopularLeagues.map(({ title, flag }) => `${flag} ${title}`)).toEqual([
    'EU EURO',
    'GB-ENG Premier League',
    'AR Copa America',
    'ES La Liga',
    'DE Bundesliga',
    'IT Serie A',
    'FR Ligue 1',
  ]);
});

test('[SHELL-07] a search trims its words and keeps them whole', () => {
  expect(searchPath(' Simba & Yanga ')).toBe('/search_result?key_word=Simba%20%26%20Yanga');
});
