import { lazy } from 'react';
import { detailScreen, listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const PoolIssuesScreen = lazy(() =>
  import('../screens/pool-issues/PoolIssuesScreen.tsx').then((module) => ({
    default: module.PoolIssuesScreen,
  })),
);

const PoolIssueScreen = lazy(() =>
  import('../screens/pool-issues/PoolIssuesScreen.tsx').then((module) => ({
    default: module.PoolIssueScreen,
  })),
);

const PoolTypesScreen = listScreen(async () => {
  const [{ poolTypesList: list }, { PoolTypeDetails: Details }] = await Promise.all([
    import('../screens/pool-types/pool-types-list.ts'),
    import('../screens/pool-types/PoolTypeDetails.tsx'),
  ]);
  return { list, Details };
});

const RacingRoundsScreen = listScreen(async () => {
  const { roundsList: list } = await import('../screens/racing-rounds/rounds-list.ts');
  return { list };
});

const RacingRoundScreen = detailScreen(async () => {
  const { roundDetail: detail } = await import('../screens/racing-rounds/round-detail.ts');
  return { detail };
});

const RacingOrdersScreen = listScreen(async () => {
  const [{ racingOrdersList: list }, { PickedCars: Details }] = await Promise.all([
    import('../screens/racing-orders/racing-orders-list.ts'),
    import('../screens/racing-orders/PickedCars.tsx'),
  ]);
  return { list, Details };
});

const RacingConfigScreen = lazy(() =>
  import('../screens/racing-config/RacingConfigScreen.tsx').then((module) => ({
    default: module.RacingConfigScreen,
  })),
);

const CasinoGamesScreen = lazy(() =>
  import('../screens/casino-games/CasinoGamesScreen.tsx').then((module) => ({
    default: module.CasinoGamesScreen,
  })),
);

const CasinoResultsScreen = lazy(() =>
  import('../screens/casino-games/CasinoGamesScreen.tsx').then((module) => ({
    default: module.CasinoResultsScreen,
  })),
);

const CasinoRoundsScreen = listScreen(async () => {
  const { casinoRoundsList: list } = await import('../screens/casino-rounds/casino-rounds-list.ts');
  return { list };
});

const CasinoTransactionsScreen = listScreen(async () => {
  const { casinoTransactionsList: list } = await import(
    '../screens/casino-transactions/casino-transactions-list.ts'
  );
  return { list };
});

const CasinoDifferencesScreen = listScreen(async () => {
  const { casinoDifferencesList: list } = await import(
    '../screens/casino-differences/casino-differences-list.ts'
  );
  return { list };
});

export const gamesScreens = [
  {
    path: '/pool-issues',
    node: 'pool_issue/inquire',
    component: PoolIssuesScreen,
    details: PoolIssueScreen,
  },
  { path: '/pool-types', node: 'guessing_bet_type/inquire', component: PoolTypesScreen },
  {
    path: '/racing-rounds',
    node: 'racing_round/inquire',
    component: RacingRoundsScreen,
    details: RacingRoundScreen,
  },
  { path: '/racing-orders', node: 'racing_order/inquire', component: RacingOrdersScreen },
  { path: '/racing-config', node: 'racing_config/inquire', component: RacingConfigScreen },
  {
    path: '/casino-games',
    node: 'casino_game/inquire',
    component: CasinoGamesScreen,
    details: CasinoResultsScreen,
  },
  { path: '/casino-rounds', node: 'casino_round/inquire', component: CasinoRoundsScreen },
  {
    path: '/casino-transactions',
    node: 'casino_transaction/inquire',
    component: CasinoTransactionsScreen,
  },
  {
    path: '/casino-differences',
    node: 'casino_difference/inquire',
    component: CasinoDifferencesScreen,
  },
] as const satisfies readonly Screen[];
