import { DashboardOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import type { Screen } from './screen.ts';

const OverviewScreen = lazy(() =>
  import('../overview/OverviewScreen.tsx').then((module) => ({ default: module.OverviewScreen })),
);

export const startScreens = [
  {
    path: '/',
    node: 'subscriber/subscriber_info',
    group: 'start',
    icon: DashboardOutlined,
    title: { en: 'Overview', sw: 'Muhtasari' },
    component: OverviewScreen,
  },
] as const satisfies readonly Screen[];
