import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
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

export const gamesScreens = [
  {
    path: '/pool-issues',
    node: 'pool_issue/inquire',
    component: PoolIssuesScreen,
    details: PoolIssueScreen,
  },
  { path: '/pool-types', node: 'guessing_bet_type/inquire', component: PoolTypesScreen },
] as const satisfies readonly Screen[];
