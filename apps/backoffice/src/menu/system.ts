import { lazy } from 'react';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const LogsScreen = listScreen(async () => {
  const [{ logsList: list }, { LogDetails: Details }] = await Promise.all([
    import('../screens/logs/logs-list.ts'),
    import('../screens/logs/LogDetails.tsx'),
  ]);
  return { list, Details };
});

const IpListsScreen = listScreen(async () => {
  const { ipListsList: list } = await import('../screens/ip-lists/ip-lists-list.ts');
  return { list };
});

const AreaCodesScreen = listScreen(async () => {
  const { areaCodesList: list } = await import('../screens/phone-area-codes/area-codes-list.ts');
  return { list };
});

const JobsScreen = listScreen(async () => {
  const { jobsList: list } = await import('../screens/jobs/jobs-list.ts');
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

const BetConfigurationScreen = lazy(() =>
  import('../screens/configuration/ConfigurationScreen.tsx').then((module) => ({
    default: module.BetConfigurationScreen,
  })),
);

const PayConfigurationScreen = lazy(() =>
  import('../screens/configuration/ConfigurationScreen.tsx').then((module) => ({
    default: module.PayConfigurationScreen,
  })),
);

const SystemConfigurationScreen = lazy(() =>
  import('../screens/configuration/ConfigurationScreen.tsx').then((module) => ({
    default: module.SystemConfigurationScreen,
  })),
);

export const systemScreens = [
  { path: '/jobs', node: 'job/inquire', component: JobsScreen },
  { path: '/bet-configuration', node: 'bet_config/manage', component: BetConfigurationScreen },
  { path: '/pay-configuration', node: 'pay_config/manage', component: PayConfigurationScreen },
  {
    path: '/system-configuration',
    node: 'system_config/manage',
    component: SystemConfigurationScreen,
  },
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
    path: '/phone-area-codes',
    node: 'area_code/inquire',
    component: AreaCodesScreen,
  },
  {
    path: '/ip-lists',
    node: 'ip_blacklist/inquire',
    component: IpListsScreen,
  },
  {
    path: '/logs',
    node: 'log/inquire',
    component: LogsScreen,
  },
] as const satisfies readonly Screen[];
