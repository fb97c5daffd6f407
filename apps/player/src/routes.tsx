import { loadAreas, type PlainTextKey } from './i18n/i18n.ts';
import type { ComingName } from './screens/coming/coming-table.ts';
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
const login = screen(() => import('./screens/login/LoginScreen.tsx').then((m) => m.LoginScreen));
const forbidden = screen(() =>
  import('./screens/forbidden/ForbiddenScreen.tsx').then((m) => m.ForbiddenScreen),
);
const notFound = screen(() =>
  import('./screens/not-found/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
);
const networkError = screen(() =>
  import('./screens/network-error/NetworkErrorScreen.tsx').then((m) => m.NetworkErrorScreen),
);

/** The table of the site: every path there is, in the order of the specification. */
export const routes: readonly Route[] = [
  { path: '/home', title: 'home.title', screen: home, frame: 'board', pause: 'closes' },
  { path: '/ready_start', ...coming('upcoming'), frame: 'board', pause: 'closes' },
  { path: '/rolling_ball', ...coming('live'), frame: 'board', pause: 'closes' },
  { path: '/boost', ...coming('boost'), frame: 'board', pause: 'closes' },
  { path: '/popular_list', ...coming('popular'), frame: 'board', pause: 'closes' },
  { path: '/search_result', ...coming('search'), frame: 'board', pause: 'closes' },
  { path: '/markets', ...coming('markets'), frame: 'board', pause: 'closes' },
  { path: '/national_competition', ...coming('country'), frame: 'board', pause: 'closes' },
  { path: '/competition_search', ...coming('leagues'), frame: 'board', pause: 'closes' },
  { path: '/league_search', ...coming('league'), frame: 'board', pause: 'closes' },
  { path: '/order', ...coming('bets'), frame: 'board', pause: 'stays' },
  { path: '/order_detailed_info', ...coming('bet'), frame: 'board', pause: 'stays' },
  { path: '/string_ball/jackpot', ...coming('jackpot'), frame: 'page', pause: 'closes' },
  { path: '/string_ball/results', ...coming('jackpotResults'), frame: 'page', pause: 'stays' },
  { path: '/string_ball/rules', ...coming('jackpotRules'), frame: 'page', pause: 'stays' },
  { path: '/guess_score', ...coming('luckySix'), frame: 'page', pause: 'closes' },
  { path: '/register', ...coming('register'), frame: 'page', pause: 'stays' },
  { path: '/ls', ...coming('register'), frame: 'page', pause: 'stays' },
  { path: '/login', title: 'login.title', screen: login, frame: 'page', pause: 'stays' },
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
  { path: '/403.html', title: 'forbidden.title', screen: forbidden, frame: 'page', pause: 'stays' },
  { path: '/404', title: 'notFound.title', screen: notFound, frame: 'page', pause: 'stays' },

  // Screens the specification names without an address; these are ours.
  { path: '/aviator', ...coming('aviator'), frame: 'page', pause: 'closes', entry: 'players' },
  { path: '/racing', ...coming('racing'), frame: 'page', pause: 'closes' },
  { path: '/racing_coin', ...coming('racingCoin'), frame: 'page', pause: 'stays' },
  { path: '/order_lookup', ...coming('betLookup'), frame: 'page', pause: 'stays' },
  { path: '/app_download', ...coming('appDownload'), frame: 'page', pause: 'stays' },
  {
    path: '/network_error',
    title: 'networkError.title',
    screen: networkError,
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

function screen(load: () => Promise<() => React.JSX.Element>): SplitView<object> {
  return splitView(async () => {
    const [component] = await Promise.all([load(), loadAreas('screens')]);
    return component;
  });
}

function coming(name: ComingName): Pick<Route, 'title' | 'screen'> {
  const announced = screen(async () => {
    const { ComingScreen } = await import('./screens/coming/ComingScreen.tsx');
    return () => <ComingScreen name={name} />;
  });
  return { title: `coming.${name}.title`, screen: announced };
}
