import { lazy } from 'react';
import { bettingScreens } from './betting.ts';
import { catalogueScreens } from './catalogue.ts';
import { gamesScreens } from './games.ts';
import { growthScreens } from './growth.ts';
import { messagesScreens } from './messages.ts';
import { moneyScreens } from './money.ts';
import { peopleScreens } from './people.ts';
import { regulatorScreens } from './regulator.ts';
import type { Screen } from './screen.ts';
import { statisticsScreens } from './statistics.ts';
import { systemScreens } from './system.ts';
import { wordsScreens } from './words.ts';

const OverviewScreen = lazy(() =>
  import('../screens/overview/OverviewScreen.tsx').then((module) => ({
    default: module.OverviewScreen,
  })),
);

const ApprovalsScreen = lazy(() =>
  import('../screens/approvals/ApprovalsScreen.tsx').then((module) => ({
    default: module.ApprovalsScreen,
  })),
);

const LiveBoardScreen = lazy(() =>
  import('../screens/live-board/LiveBoardScreen.tsx').then((module) => ({
    default: module.LiveBoardScreen,
  })),
);

const startScreens = [
  {
    path: '/',
    node: 'subscriber/subscriber_info',
    component: OverviewScreen,
  },
  {
    path: '/approvals',
    node: 'approval/inquire',
    component: ApprovalsScreen,
    details: ApprovalsScreen,
  },
  {
    path: '/live-board',
    node: 'live_board/inquire',
    component: LiveBoardScreen,
  },
] as const satisfies readonly Screen[];

/** Every screen of the back-office: one row per screen, one file per group. */
export const screens: readonly Screen[] = [
  ...startScreens,
  ...peopleScreens,
  ...moneyScreens,
  ...bettingScreens,
  ...gamesScreens,
  ...catalogueScreens,
  ...wordsScreens,
  ...messagesScreens,
  ...growthScreens,
  ...statisticsScreens,
  ...regulatorScreens,
  ...systemScreens,
];
