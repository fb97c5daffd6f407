import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

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
