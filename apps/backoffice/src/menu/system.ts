import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const LogsScreen = listScreen(async () => {
  const { logsList: list } = await import('../screens/logs/logs-list.ts');
  return { list };
});

const SwitchesScreen = lazy(() =>
  import('../screens/switches/SwitchesScreen.tsx').then((module) => ({
    default: module.SwitchesScreen,
  })),
);

const OfficeConfigurationScreen = lazy(() =>
  import('../screens/office-configuration/OfficeConfigurationScreen.tsx').then((module) => ({
    default: module.OfficeConfigurationScreen,
  })),
);

export const systemScreens = [
  {
    path: '/switches',
    node: 'configuration/switches',
    component: SwitchesScreen,
  },
  {
    path: '/office-configuration',
    node: 'office_config/inquire',
    component: OfficeConfigurationScreen,
  },
  {
    path: '/logs',
    node: 'log/inquire',
    component: LogsScreen,
  },
] as const satisfies readonly Screen[];
