import type { PlainTextKey } from './i18n/i18n.ts';
import type { ComingName } from './screens/coming/coming-table.ts';
import type { ScreenName } from './screens/screen-files.tsx';
import type { Frame } from './shell/frame.ts';
import { type SplitView, splitView } from './shell/split-view.tsx';

export type Route = {
  readonly path: string;
  readonly title: PlainTextKey;
  readonly screen: SplitView<object>;
  readonly frame: Frame;
  /** A page where bets are placed gives way to the "no bet" view while betting is paused. */
  readonly pause: 'closes' | 'stays';
  /** Who may enter; a visitor is led to the login instead. */
  readonly entry?: 'players';
};

const home = splitView(() => import('./screens/home/HomeScreen.tsx').then((m) => m.HomeScreen));
/** Fetched beside the app where a visit begins on another page than home (main.tsx). */
const screenFiles = () => import('./screens/screen-files.tsx');

/** The table of the site: every path there is, in the order of the specification. */
export const routes: readonly Route[] = [
  { path: '/home', title: 'home.title', screen: home, frame: 'board', pause: 'closes' },
  {
    path: '/ready_start',
    title: 'lists.upcoming.title',
    screen: later('upcoming'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/rolling_ball',
    title: 'lists.live.title',
    screen: later('live'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/boost',
    title: 'lists.boost.title',
    screen: later('boost'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/popular_list',
    title: 'lists.popular.title',
    screen: later('popular'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/search_result',
    title: 'lists.search.title',
    screen: later('search'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/markets',
    title: 'markets.title',
    screen: later('markets'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/national_competition',
    title: 'lists.country.title',
    screen: later('country'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/competition_search',
    title: 'lists.leagues.title',
    screen: later('competition'),
    frame: 'board',
    pause: 'closes',
  },
  {
    path: '/league_search',
    title: 'lists.league.title',
    screen: later('league'),
    frame: 'board',
    pause: 'closes',
  },
  { path: '/order', ...coming('bets'), frame: 'board', pause: 'stays' },
  { path: '/order_detailed_info', ...coming('bet'), frame: 'board', pause: 'stays' },
  { path: '/string_ball/jackpot', ...coming('jackpot'), frame: 'page', pause: 'closes' },
  { path: '/string_ball/results', ...coming('jackpotResults'), frame: 'page', pause: 'stays' },
  { path: '/string_ball/rules', ...coming('jackpotRules'), frame: 'page', pause: 'stays' },
  { path: '/guess_score', ...coming('luckySix'), frame: 'page', pause: 'closes' },
  { path: '/register', ...coming('register'), frame: 'page', pause: 'stays' },
  { path: '/ls', ...coming('register'), frame: 'page', pause: 'stays' },
  { path: '/login', title: 'login.title', screen: later('login'), frame: 'page', pause: 'stays' },
  { path: '/code_login', ...coming('codeLogin'), frame: 'page', pause: 'stays' },
  { path: '/retrieve_password', ...coming('findPassword'), frame: 'page', pause: 'stays' },
  { path: '/reset_password', ...coming('newPassword'), frame: 'page', pause: 'stays' },
  { path: '/SMS', ...coming('messageCode'), frame: 'page', pause: 'stays' },
  { path: '/pay_recharge', ...coming('deposit'), frame: 'page', pause: 'stays' },
  { path: '/user_withdraw', ...coming('withdraw'), frame: 'page', pause: 'stays' },
  { path: '/user_bill', ...coming('statement'), frame: 'page', pause: 'stays' },
  { path: '/user_info', ...coming('profile'), frame: 'page', pause: 'stays' },
  { path: '/message', ...coming('messages'), frame: 'page', pause: 'stays' },
  { path: '/rich_text', ...coming('article'), frame: 'page', pause: 'stays' },
  { path: '/artcol', ...coming('articles'), frame: 'page', pause: 'stays' },
  { path: '/help', ...coming('help'), frame: 'page', pause: 'stays' },
  { path: '/privacy_policy', ...coming('privacy'), frame: 'page', pause: 'stays' },
  { path: '/promotion', ...coming('promotions'), frame: 'page', pause: 'stays' },
  { path: '/event_page', ...coming('campaign'), frame: 'page', pause: 'stays' },
  { path: '/my_referrals', ...coming('referrals'), frame: 'page', pause: 'stays' },
  { path: '/super', ...coming('winners'), frame: 'page', pause: 'stays' },
  { path: '/purse', ...coming('progress'), frame: 'page', pause: 'stays' },
  { path: '/casino', ...coming('casino'), frame: 'page', pause: 'closes' },
  { path: '/archive', ...coming('archive'), frame: 'page', pause: 'stays' },
  {
    path: '/403.html',
    title: 'forbidden.title',
    screen: later('forbidden'),
    frame: 'page',
    pause: 'stays',
  },
  {
    path: '/404',
    title: 'notFound.title',
    screen: later('notFound'),
    frame: 'page',
    pause: 'stays',
  },

  // Screens the specification names without an address; these are ours.
  { path: '/aviator', ...coming('aviator'), frame: 'page', pause: 'closes', entry: 'players' },
  { path: '/racing', ...coming('racing'), frame: 'page', pause: 'closes' },
  { path: '/racing_coin', ...coming('racingCoin'), frame: 'page', pause: 'stays' },
  { path: '/order_lookup', ...coming('betLookup'), frame: 'page', pause: 'stays' },
  { path: '/app_download', ...coming('appDownload'), frame: 'page', pause: 'stays' },
  {
    path: '/network_error',
    title: 'networkError.title',
    screen: later('networkError'),
    frame: 'page',
    pause: 'stays',
  },
];

const NOT_FOUND_PATH = '/404';

const redirects: Readonly<Record<string, string>> = {
  '/': '/home',
  '/string_ball': '/string_ball/jackpot',
};

const routeOfPath = new Map(routes.map((route) => [route.path, route]));

/** The route of a path, or the path to go to instead; every path has one of the two (SHELL-08). */
export function routeAt(path: string): Route | { readonly redirectTo: string } {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return routeOfPath.get(trimmed) ?? { redirectTo: redirects[trimmed] ?? NOT_FOUND_PATH };
}

function later(name: ScreenName): SplitView<object> {
  return splitView(async () => (await screenFiles()).screenFiles[name]());
}

function coming(name: ComingName): Pick<Route, 'title' | 'screen'> {
  const announced = splitView(async () => (await screenFiles()).comingScreen(name));
  return { title: `coming.${name}.title`, screen: announced };
}
