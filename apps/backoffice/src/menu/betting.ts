import { lazy } from 'react';
import type { Screen } from './screen.ts';

const OrdersScreen = lazy(() =>
  import('../screens/orders/OrdersScreen.tsx').then((module) => ({ default: module.OrdersScreen })),
);

const ReferredBetsScreen = lazy(() =>
  import('../screens/referred-bets/ReferredBetsScreen.tsx').then((module) => ({
    default: module.ReferredBetsScreen,
  })),
);

const RefusedResultsScreen = lazy(() =>
  import('../screens/refused-results/RefusedResultsScreen.tsx').then((module) => ({
    default: module.RefusedResultsScreen,
  })),
);

export const bettingScreens = [
  {
    path: '/orders',
    node: 'order_list/inquire',
    component: OrdersScreen,
  },
  {
    path: '/referred-bets',
    node: 'referred_bet/inquire',
    component: ReferredBetsScreen,
  },
  {
    path: '/refused-results',
    node: 'order_list/refused_results',
    component: RefusedResultsScreen,
  },
] as const satisfies readonly Screen[];
