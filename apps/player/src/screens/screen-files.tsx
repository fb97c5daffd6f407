import type { ComponentType } from 'react';
import type { Area } from '../i18n/areas.ts';
import { loadAreas } from '../i18n/i18n.ts';

type Screen = ComponentType<object>;

/**
 * Where each screen is that visits seldom begin with, and the texts it needs. A file of its own,
 * because the names of fifty files would weigh on a first view that shows none of them.
 */
export const screenFiles = {
  login: screen(['screens'], () => import('./login/LoginScreen.tsx').then((m) => m.LoginScreen)),
  register: screen(['screens', 'accounts'], () =>
    import('./register/RegisterScreen.tsx').then((m) => m.RegisterScreen),
  ),
  codeLogin: screen(['screens', 'accounts'], () =>
    import('./code-login/CodeLoginScreen.tsx').then((m) => m.CodeLoginScreen),
  ),
  retrieve: screen(['screens', 'accounts'], () =>
    import('./password/RetrievePasswordScreen.tsx').then((m) => m.RetrievePasswordScreen),
  ),
  messageCode: screen(['screens', 'accounts'], () =>
    import('./password/MessageCodeScreen.tsx').then((m) => m.MessageCodeScreen),
  ),
  resetPassword: screen(['screens', 'accounts'], () =>
    import('./password/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  account: screen(['screens', 'accounts', 'profile'], () =>
    import('./account/AccountScreen.tsx').then((m) => m.AccountScreen),
  ),
  forbidden: screen(['screens'], () =>
    import('./forbidden/ForbiddenScreen.tsx').then((m) => m.ForbiddenScreen),
  ),
  notFound: screen(['screens'], () =>
    import('./not-found/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
  ),
  networkError: screen(['screens'], () =>
    import('./network-error/NetworkErrorScreen.tsx').then((m) => m.NetworkErrorScreen),
  ),
  upcoming: screen(['lists'], () =>
    import('./upcoming/UpcomingScreen.tsx').then((m) => m.UpcomingScreen),
  ),
  live: screen(['lists'], () => import('./live/LiveScreen.tsx').then((m) => m.LiveScreen)),
  boost: screen(['lists', 'places'], () =>
    import('./boost/BoostScreen.tsx').then((m) => m.BoostScreen),
  ),
  results: screen(['results', 'lists'], () =>
    import('./results/ResultsScreen.tsx').then((m) => m.ResultsScreen),
  ),
  popular: screen(['lists', 'places'], () =>
    import('./popular/PopularScreen.tsx').then((m) => m.PopularScreen),
  ),
  country: screen(['lists', 'places'], () =>
    import('./country/CountryScreen.tsx').then((m) => m.CountryScreen),
  ),
  competition: screen(['lists', 'places'], () =>
    import('./competition/CompetitionScreen.tsx').then((m) => m.CompetitionScreen),
  ),
  league: screen(['lists', 'places'], () =>
    import('./league/LeagueScreen.tsx').then((m) => m.LeagueScreen),
  ),
  orders: screen(['orders', 'money'], () =>
    import('./order/OrderScreen.tsx').then((m) => m.OrderScreen),
  ),
  order: screen(['orders', 'booking', 'money'], () =>
    import('./order-detail/OrderDetailScreen.tsx').then((m) => m.OrderDetailScreen),
  ),
  orderLookup: screen(['orders'], () =>
    import('./order-lookup/OrderLookupScreen.tsx').then((m) => m.OrderLookupScreen),
  ),
  deposit: screen(['money', 'accounts', 'ownLimits'], () =>
    import('./deposit/DepositScreen.tsx').then((m) => m.DepositScreen),
  ),
  withdraw: screen(['money'], () =>
    import('./withdraw/WithdrawScreen.tsx').then((m) => m.WithdrawScreen),
  ),
  playLimits: screen(['protection'], () =>
    import('./play-limits/PlayLimitsScreen.tsx').then((m) => m.PlayLimitsScreen),
  ),
  referrals: screen(['referrals', 'booking'], () =>
    import('./referrals/ReferralsScreen.tsx').then((m) => m.ReferralsScreen),
  ),
  stopOffers: screen(['offers', 'screens'], () =>
    import('./stop-offers/StopOffersScreen.tsx').then((m) => m.StopOffersScreen),
  ),
  inbox: screen(['inbox', 'money'], () =>
    import('./inbox/InboxScreen.tsx').then((m) => m.InboxScreen),
  ),
  statement: screen(['money', 'freeBets'], () =>
    import('./statement/StatementScreen.tsx').then((m) => m.StatementScreen),
  ),
  appDownload: screen(['app'], () =>
    import('./app-download/AppDownloadScreen.tsx').then((m) => m.AppDownloadScreen),
  ),
  archive: screen(['money', 'orders'], () =>
    import('./archive/ArchiveScreen.tsx').then((m) => m.ArchiveScreen),
  ),
  richText: screen(['reading'], () =>
    import('./reading/RichTextScreen.tsx').then((m) => m.RichTextScreen),
  ),
  agreement: screen(['reading'], () =>
    import('./reading/RichTextScreen.tsx').then((m) => m.AgreementScreen),
  ),
  privacy: screen(['reading'], () =>
    import('./reading/RichTextScreen.tsx').then((m) => m.PrivacyScreen),
  ),
  articles: screen(['reading'], () =>
    import('./reading/ArticlesScreen.tsx').then((m) => m.ArticlesScreen),
  ),
  help: screen(['reading'], () => import('./help/HelpScreen.tsx').then((m) => m.HelpScreen)),
  promotions: screen(['campaigns'], () =>
    import('./campaigns/PromotionScreen.tsx').then((m) => m.PromotionScreen),
  ),
  campaign: screen(['campaigns'], () =>
    import('./campaigns/CampaignScreen.tsx').then((m) => m.CampaignScreen),
  ),
  progress: screen(['campaigns', 'money'], () =>
    import('./campaigns/ProgressScreen.tsx').then((m) => m.ProgressScreen),
  ),
  jackpot: screen(['pools'], () =>
    import('./jackpot/JackpotScreen.tsx').then((m) => m.JackpotScreen),
  ),
  jackpotResults: screen(['pools'], () =>
    import('./jackpot/ResultsScreen.tsx').then((m) => m.ResultsScreen),
  ),
  jackpotRules: screen(['pools'], () =>
    import('./jackpot/RulesScreen.tsx').then((m) => m.RulesScreen),
  ),
  luckySix: screen(['pools', 'luckySix'], () =>
    import('./lucky-six/LuckySixScreen.tsx').then((m) => m.LuckySixScreen),
  ),
  casino: screen(['casino'], () => import('./casino/CasinoScreen.tsx').then((m) => m.CasinoScreen)),
  casinoRounds: screen(['casino', 'money'], () =>
    import('./casino/rounds/RoundsScreen.tsx').then((m) => m.RoundsScreen),
  ),
  aviator: screen(['casino'], () =>
    import('./aviator/AviatorScreen.tsx').then((m) => m.AviatorScreen),
  ),
  racing: screen(['racing'], () => import('./racing/RacingScreen.tsx').then((m) => m.RacingScreen)),
  racingResults: screen(['racing'], () =>
    import('./racing/RacingResultsScreen.tsx').then((m) => m.RacingResultsScreen),
  ),
  racingRules: screen(['racing'], () =>
    import('./racing/RacingRulesScreen.tsx').then((m) => m.RacingRulesScreen),
  ),
  racingBets: screen(['racing'], () =>
    import('./racing/RacingBetsScreen.tsx').then((m) => m.RacingBetsScreen),
  ),
  racingProof: screen(['racing'], () =>
    import('./racing/RacingProofScreen.tsx').then((m) => m.RacingProofScreen),
  ),
  racingCoin: screen(['racing', 'money'], () =>
    import('./racing-coin/CoinScreen.tsx').then((m) => m.CoinScreen),
  ),
  winners: screen(['winners'], () =>
    import('./winners/WinnersScreen.tsx').then((m) => m.WinnersScreen),
  ),
} satisfies Record<string, () => Promise<Screen>>;

export type ScreenName = keyof typeof screenFiles;

function screen(areas: readonly Area[], load: () => Promise<Screen>): () => Promise<Screen> {
  return async () => {
    const [component] = await Promise.all([load(), loadAreas(...areas)]);
    return component;
  };
}
