import { loadAreas, type PlainTextKey } from './i18n/i18n.ts';
import type { ScreenName } from './screens/screen-files.tsx';
import { type SplitView, splitView } from './ui/split-view.tsx';

/**
 * What stands beside a page on a wide screen: `board` has the match filters and the slip,
 * `account` the other pages of a player's account, `page` has the whole width for reading and forms,
 * `game` the whole window.
 */
export type Frame = 'board' | 'account' | 'page' | 'game';

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

const home = splitView(async () => {
  const [file] = await Promise.all([import('./screens/home/HomeScreen.tsx'), loadAreas('home')]);
  return file.HomeScreen;
});
/** Where visits begin besides home: on a match somebody shared, with what a search engine found. */
const markets = splitView(async () => {
  const [file] = await Promise.all([
    import('./screens/match-markets/MatchMarketsScreen.tsx'),
    loadAreas('markets'),
  ]);
  return file.MatchMarketsScreen;
});
const search = splitView(async () => {
  const [file] = await Promise.all([
    import('./screens/search/SearchScreen.tsx'),
    loadAreas('lists'),
  ]);
  return file.SearchScreen;
});

/** Fetched beside the app where a visit begins on another page than those (main.tsx). */
const screenFiles = () => import('./screens/screen-files.tsx');

const board = { frame: 'board', pause: 'closes' } as const;
const page = { frame: 'page', pause: 'stays' } as const;
const accountPage = { frame: 'account', pause: 'stays' } as const;
const bettingPage = { frame: 'page', pause: 'closes' } as const;
const game = { frame: 'game', pause: 'stays' } as const;
const gamePage = { frame: 'game', pause: 'closes' } as const;

/** The table of the site: every path there is, in the order of the specification. */
export const routes: readonly Route[] = [
  { path: '/home', title: 'home.title', screen: home, ...board },
  { path: '/ready_start', title: 'lists.upcoming.title', screen: later('upcoming'), ...board },
  { path: '/rolling_ball', title: 'lists.live.title', screen: later('live'), ...board },
  { path: '/boost', title: 'lists.boost.title', screen: later('boost'), ...board },
  { path: '/results', title: 'results.title', screen: later('results'), ...board, pause: 'stays' },
  { path: '/popular_list', title: 'lists.popular.title', screen: later('popular'), ...board },
  { path: '/search_result', title: 'lists.search.title', screen: search, ...board },
  { path: '/markets', title: 'markets.title', screen: markets, ...board },
  {
    path: '/national_competition',
    title: 'lists.country.title',
    screen: later('country'),
    ...board,
  },
  {
    path: '/competition_search',
    title: 'lists.leagues.title',
    screen: later('competition'),
    ...board,
  },
  { path: '/league_search', title: 'lists.league.title', screen: later('league'), ...board },
  { path: '/order', title: 'orders.title', screen: later('orders'), ...page, frame: 'board' },
  {
    path: '/order_detailed_info',
    title: 'orders.one',
    screen: later('order'),
    ...page,
    frame: 'board',
  },
  { path: '/string_ball/jackpot', title: 'pools.jackpot', screen: later('jackpot'), ...gamePage },
  {
    path: '/string_ball/results',
    title: 'pools.results',
    screen: later('jackpotResults'),
    ...game,
  },
  { path: '/string_ball/rules', title: 'pools.rulesTitle', screen: later('jackpotRules'), ...game },
  // Results, rules and tickets are at the same address: a pause closes its button alone.
  { path: '/guess_score', title: 'pools.luckySix', screen: later('luckySix'), ...game },
  { path: '/register', title: 'register.title', screen: later('register'), ...page },
  { path: '/ls', title: 'register.title', screen: later('register'), ...page },
  { path: '/login', title: 'login.title', screen: later('login'), ...page },
  { path: '/code_login', title: 'codeLogin.title', screen: later('codeLogin'), ...page },
  { path: '/retrieve_password', title: 'retrieve.title', screen: later('retrieve'), ...page },
  { path: '/reset_password', title: 'reset.title', screen: later('resetPassword'), ...page },
  { path: '/SMS', title: 'messageCode.title', screen: later('messageCode'), ...page },
  { path: '/pay_recharge', title: 'deposit.title', screen: later('deposit'), ...accountPage },
  { path: '/user_withdraw', title: 'withdraw.title', screen: later('withdraw'), ...accountPage },
  { path: '/user_bill', title: 'statement.title', screen: later('statement'), ...accountPage },
  { path: '/user_info', title: 'account.title', screen: later('account'), ...accountPage },
  { path: '/message', title: 'inbox.title', screen: later('inbox'), ...accountPage },
  { path: '/rich_text', title: 'reading.title', screen: later('richText'), ...page },
  { path: '/artcol', title: 'articles.title', screen: later('articles'), ...page },
  { path: '/help', title: 'help.title', screen: later('help'), ...page },
  { path: '/privacy_policy', title: 'reading.privacyTitle', screen: later('privacy'), ...page },
  { path: '/promotion', title: 'promotions.title', screen: later('promotions'), ...page },
  { path: '/event_page', title: 'campaign.title', screen: later('campaign'), ...page },
  { path: '/my_referrals', title: 'referrals.title', screen: later('referrals'), ...accountPage },
  { path: '/super', title: 'winners.title', screen: later('winners'), ...page },
  { path: '/purse', title: 'progress.title', screen: later('progress'), ...page },
  { path: '/casino', title: 'nav.casino', screen: later('casino'), ...gamePage },
  { path: '/archive', title: 'archive.title', screen: later('archive'), ...accountPage },
  { path: '/403.html', title: 'forbidden.title', screen: later('forbidden'), ...page },
  { path: '/404', title: 'notFound.title', screen: later('notFound'), ...page },

  // Screens the specification names without an address, or not at all; these are ours.
  {
    path: '/user_agreement',
    title: 'reading.agreementTitle',
    screen: later('agreement'),
    ...page,
  },
  { path: '/play_limits', title: 'playLimits.title', screen: later('playLimits'), ...accountPage },
  {
    path: '/casino_rounds',
    title: 'casino.roundsTitle',
    screen: later('casinoRounds'),
    ...accountPage,
  },
  {
    path: '/aviator',
    title: 'nav.aviator',
    screen: later('aviator'),
    ...bettingPage,
    entry: 'players',
  },
  { path: '/racing', title: 'racing.title', screen: later('racing'), ...gamePage },
  {
    path: '/racing/results',
    title: 'racing.resultsTitle',
    screen: later('racingResults'),
    ...game,
  },
  { path: '/racing/rules', title: 'racing.rulesTitle', screen: later('racingRules'), ...game },
  { path: '/racing/bets', title: 'racing.betsTitle', screen: later('racingBets'), ...game },
  { path: '/racing/proof', title: 'racing.proofTitle', screen: later('racingProof'), ...game },
  { path: '/racing_coin', title: 'racing.coinTitle', screen: later('racingCoin'), ...accountPage },
  { path: '/order_lookup', title: 'lookup.title', screen: later('orderLookup'), ...page },
  { path: '/app_download', title: 'app.title', screen: later('appDownload'), ...page },
  { path: '/stop_offers', title: 'stopOffers.title', screen: later('stopOffers'), ...page },
  { path: '/network_error', title: 'networkError.title', screen: later('networkError'), ...page },
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
