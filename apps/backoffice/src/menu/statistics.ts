import { lazy } from 'react';
import type { Screen } from './screen.ts';

const TodayScreen = lazy(() =>
  import('../screens/statistics/TodayScreen.tsx').then(({ TodayScreen }) => ({
    default: TodayScreen,
  })),
);

const HourlyScreen = lazy(() =>
  import('../screens/statistics/HourlyScreen.tsx').then(({ HourlyScreen }) => ({
    default: HourlyScreen,
  })),
);

const HistoryScreen = lazy(() =>
  import('../screens/statistics/HistoryScreen.tsx').then(({ HistoryScreen }) => ({
    default: HistoryScreen,
  })),
);

const AgentScreen = lazy(() =>
  import('../screens/statistics/AgentScreen.tsx').then(({ AgentScreen }) => ({
    default: AgentScreen,
  })),
);

export const statisticsScreens = [
  { path: '/statistics/today', node: 'statistics/today', component: TodayScreen },
  { path: '/statistics/hourly', node: 'statistics/hourly', component: HourlyScreen },
  { path: '/statistics/history', node: 'statistics/history', component: HistoryScreen },
  { path: '/statistics/agent', node: 'statistics/agent', component: AgentScreen },
] as const satisfies readonly Screen[];
