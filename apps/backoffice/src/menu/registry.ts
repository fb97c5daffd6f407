import { DashboardOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { bettingScreens } from './betting.ts';
import { catalogueScreens } from './catalogue.ts';
import { contentScreens } from './content.ts';
import { moneyScreens } from './money.ts';
import { peopleScreens } from './people.ts';
import type { Screen } from './screen.ts';
import { statisticsScreens } from './statistics.ts';
import { systemScreens } from './system.ts';

const OverviewScreen = lazy(() =>
  import('../screens/overview/OverviewScreen.tsx').then((module) => ({
    default: module.OverviewScreen,
  })),
);

const startScreens = [
  {
    path: '/',
    node: 'subscriber/subscriber_info',
    group: 'start',
    icon: DashboardOutlined,
    title: { en: 'Overview', sw: 'Muhtasari' },
    component: OverviewScreen,
  },
] as const satisfies readonly Screen[];

/**
 * Every screen of the back-office, in the order of the menu: one row per screen, one file per
 * group. A screen that gets built swaps `'coming'` for its lazy component and loses its row in
 * `coming/coming-table.ts`.
 */
export const screens = [
  ...startScreens,
  ...peopleScreens,
  ...moneyScreens,
  ...bettingScreens,
  ...catalogueScreens,
  ...contentScreens,
  ...statisticsScreens,
  ...systemScreens,
] as const;

type ComingIn<Row> = Row extends { readonly component: 'coming'; readonly path: infer Path }
  ? Path
  : never;

/** Paths that still show the placeholder. */
export type ComingPath = ComingIn<(typeof screens)[number]>;
