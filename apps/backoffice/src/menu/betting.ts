import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const OrdersScreen = lazy(() =>
  import('../screens/orders/OrdersScreen.tsx').then((module) => ({ default: module.OrdersScreen })),
);

const orderQueue = (name: 'abnormalOrdersList' | 'delayedOrdersList') =>
  listScreen(async () => {
    const [queues, { OrderDetails: Details }] = await Promise.all([
      import('../screens/orders/order-queues.ts'),
      import('../screens/orders/OrderDetails.tsx'),
    ]);
    return { list: queues[name], Details };
  });

const AbnormalOrdersScreen = orderQueue('abnormalOrdersList');
const DelayedOrdersScreen = orderQueue('delayedOrdersList');

const BoardOrdersScreen = listScreen(async () => {
  const { boardOrdersList: list } = await import('../screens/orders/order-queues.ts');
  return { list };
});

const RandomBetsScreen = listScreen(async () => {
  const { randomBetsList: list } = await import('../screens/random-bets/random-bets-list.ts');
  return { list };
});

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
  { path: '/abnormal-orders', node: 'order_list/abnormal', component: AbnormalOrdersScreen },
  { path: '/delayed-orders', node: 'order_list/delayed', component: DelayedOrdersScreen },
  { path: '/random-bets', node: 'order_list/random_betting', component: RandomBetsScreen },
  {
    path: '/gaming-board',
    node: 'order_list/gambling_bureau_query',
    component: BoardOrdersScreen,
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
