import {
  GiftOutlined,
  ProfileOutlined,
  ThunderboltOutlined,
  TrophyOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { lazy } from 'react';
import type { Screen } from './screen.ts';

const OrdersScreen = lazy(() =>
  import('../screens/orders/OrdersScreen.tsx').then((module) => ({ default: module.OrdersScreen })),
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
    group: 'betting',
    icon: ProfileOutlined,
    title: { en: 'Orders', sw: 'Mikeka' },
    component: OrdersScreen,
  },
  {
    path: '/refused-results',
    node: 'order_list/refused_results',
    group: 'betting',
    icon: WarningOutlined,
    title: { en: 'Refused results', sw: 'Matokeo yaliyokataliwa' },
    component: RefusedResultsScreen,
  },
  {
    path: '/random-bets',
    node: 'order_list/random_betting',
    group: 'betting',
    icon: ThunderboltOutlined,
    title: { en: 'Random bets', sw: 'Bashiri za nasibu' },
    component: 'coming',
  },
  {
    path: '/jackpot-types',
    node: 'guessing_bet_type/inquire',
    group: 'betting',
    icon: TrophyOutlined,
    title: { en: 'Jackpot types', sw: 'Aina za Jackpot' },
    component: 'coming',
  },
  {
    path: '/jackpot-settlement',
    node: 'guessing_bet_type/update',
    group: 'betting',
    icon: GiftOutlined,
    title: { en: 'Jackpot settlement', sw: 'Malipo ya Jackpot' },
    component: 'coming',
  },
] as const satisfies readonly Screen[];
