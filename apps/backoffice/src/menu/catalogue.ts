import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const MatchesScreen = listScreen(async () => {
  const { matchesList: list } = await import('../screens/matches/matches-list.ts');
  return { list };
});

const TradingScreen = lazy(() =>
  import('../screens/trading/TradingScreen.tsx').then((module) => ({
    default: module.TradingScreen,
  })),
);

const MappingScreen = listScreen(async () => {
  const { mappingList: list } = await import('../screens/provider-numbers/mapping-list.ts');
  return { list };
});

const CompetitionsScreen = listScreen(async () => {
  const { competitionsList: list } = await import('../screens/competitions/competitions-list.ts');
  return { list };
});

const CompetitionTiersScreen = listScreen(async () => {
  const { tiersList: list } = await import('../screens/competition-tiers/tiers-list.ts');
  return { list };
});

const MarketTypesScreen = listScreen(async () => {
  const { marketTypesList: list } = await import('../screens/market-types/market-types-list.ts');
  return { list };
});

const CountriesScreen = listScreen(async () => {
  const { countriesList: list } = await import('../screens/countries/countries-list.ts');
  return { list };
});

const BookmakersScreen = listScreen(async () => {
  const { bookmakersList: list } = await import('../screens/bookmakers/bookmakers-list.ts');
  return { list };
});

const SuspendedMarketsScreen = listScreen(async () => {
  const { suspendedMarketsList: list } = await import(
    '../screens/suspended-markets/suspended-markets-list.ts'
  );
  return { list };
});

const BoostsScreen = listScreen(async () => {
  const { boostsList: list } = await import('../screens/boosts/boosts-list.ts');
  return { list };
});

export const catalogueScreens = [
  {
    path: '/matches',
    node: 'match/inquire',
    component: MatchesScreen,
    details: TradingScreen,
  },
  { path: '/provider-numbers', node: 'atlassian/get_mapping', component: MappingScreen },
  { path: '/competitions', node: 'atlassian/competition_inquire', component: CompetitionsScreen },
  {
    path: '/competition-tiers',
    node: 'competition_tier/inquire',
    component: CompetitionTiersScreen,
  },
  { path: '/market-types', node: 'atlassian/get_betting_type', component: MarketTypesScreen },
  { path: '/countries', node: 'atlassian/get_location', component: CountriesScreen },
  { path: '/bookmakers', node: 'bookmaker/inquire', component: BookmakersScreen },
  {
    path: '/suspended-markets',
    node: 'atlassian/get_suspended_markets',
    component: SuspendedMarketsScreen,
  },
  {
    path: '/boosts',
    node: 'boost/inquire',
    component: BoostsScreen,
  },
] as const satisfies readonly Screen[];
