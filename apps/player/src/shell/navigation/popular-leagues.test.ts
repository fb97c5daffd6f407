import { expect, test } from 'vitest';
import { popularLeagueOf } from './popular-leagues.ts';

const listed = (said: { title: string; country?: string; icon?: string; associated?: string }) => ({
  ...{ id: '1', country: '', icon: '', associated: '', note: '', remove_status: 0 as const },
  ...{ sorting: 100, show_status: 1 as const, match_num: 3 },
  ...said,
});

const leagues = [
  // of the server                                      flag       leads to
  [{ title: 'La Liga', associated: '77' }, 'ES', '/league_search?competition_id=77'],
  [{ title: 'EURO', associated: '5#6' }, 'EU', '/league_search?competition_id=5'],
  [{ title: 'Serie A' }, 'IT', '/search_result?key_word=Serie%20A'],
  [{ title: 'Ligi Kuu', icon: 'TZ', associated: '8' }, 'TZ', '/league_search?competition_id=8'],
  [
    { title: 'Kombe', icon: 'cup.png', associated: '8' },
    undefined,
    '/league_search?competition_id=8',
  ],
] as const;

const icons = [
  [
    '/files/0123456789abcdef0123456789abcdef.webp',
    '/files/0123456789abcdef0123456789abcdef-480.webp',
  ],
  ['https://elsewhere.test/a.webp', undefined],
  ['TZ', undefined],
] as const;

test.each(icons)('[POP-07] the icon %s is the picture %s', (icon, picture) => {
  expect(popularLeagueOf(listed({ title: 'Ligi Kuu', icon })).picture).toBe(picture);
});

test.each(leagues)('[BRW-22] %j has the flag %s and leads to %s', (said, flag, path) => {
  expect(popularLeagueOf(listed(said))).toEqual({
    title: said.title,
    flag,
    path,
    matches: 3,
  });
});

test('[LST-53] a league of one country brings its name', () => {
  expect(popularLeagueOf(listed({ title: 'Ligi Kuu', country: 'Kenya' })).country).toBe('Kenya');
  expect(popularLeagueOf(listed({ title: 'CAF Champions League' }))).not.toHaveProperty('country');
});
