import { pagesOfTexts, playerPages } from '@kipute/contract/constants/content/player-pages';
import { describe, expect, test } from 'vitest';
import { routeAt, routes } from './routes.tsx';

/** The table of the specification, section 2. */
const specified = [
  '/home',
  '/ready_start',
  '/rolling_ball',
  '/boost',
  '/popular_list',
  '/search_result',
  '/markets',
  '/national_competition',
  '/competition_search',
  '/league_search',
  '/order',
  '/order_detailed_info',
  '/string_ball/jackpot',
  '/string_ball/results',
  '/string_ball/rules',
  '/guess_score',
  '/register',
  '/ls',
  '/login',
  '/code_login',
  '/retrieve_password',
  '/reset_password',
  '/SMS',
  '/pay_recharge',
  '/user_withdraw',
  '/user_bill',
  '/user_info',
  '/message',
  '/rich_text',
  '/artcol',
  '/help',
  '/privacy_policy',
  '/promotion',
  '/event_page',
  '/my_referrals',
  '/super',
  '/purse',
  '/casino',
  '/archive',
  '/403.html',
  '/404',
];

test.each(specified)('[SHELL-08] %s has a screen', (path) => {
  expect(routeAt(path)).toHaveProperty('path', path);
});

const redirected = [
  ['/', '/home'],
  ['/string_ball', '/string_ball/jackpot'],
  ['/no/such/page', '/404'],
] as const;

test.each(redirected)('[SHELL-08] %s leads to %s', (path, target) => {
  expect(routeAt(path)).toEqual({ redirectTo: target });
});

test('[SHELL-08] a slash at the end changes nothing', () => {
  expect(routeAt('/casino/')).toBe(routeAt('/casino'));
});

test('[SHELL-08] no path has two routes', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

describe('[SHELL-18] a betting pause', () => {
  const pathsThat = (pause: 'closes' | 'stays') =>
    routes.filter((route) => route.pause === pause).map(({ path }) => path);

  test('closes the pages where bets are placed', () => {
    expect(pathsThat('closes')).toEqual(
      expect.arrayContaining(['/home', '/rolling_ball', '/markets', '/casino', '/aviator']),
    );
  });

  test('leaves money, bets already placed and help open', () => {
    expect(pathsThat('stays')).toEqual(
      expect.arrayContaining(['/order', '/user_withdraw', '/pay_recharge', '/user_bill', '/help']),
    );
  });
});

test('[SHELL-09] only players enter the aviator', () => {
  const guarded = routes.filter((route) => route.entry === 'players');
  expect(guarded.map(({ path }) => path)).toEqual(['/aviator']);
});

describe('[BAN-24] a banner leads to a page that is there', () => {
  const paths = routes.map(({ path }) => path);

  test.each([...playerPages])('%s is a page of the site', (path) => {
    expect(paths).toContain(path);
  });

  test.each([...pagesOfTexts])('[TXT-20] texts lead to %s, which is there', (path) => {
    expect(paths).toContain(path);
  });
});
