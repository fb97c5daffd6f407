import {
  CarOutlined,
  CloudDownloadOutlined,
  ControlOutlined,
  HistoryOutlined,
  MobileOutlined,
  PhoneOutlined,
  PoweroffOutlined,
  SettingOutlined,
  StopOutlined,
  SwapOutlined,
} from '@ant-design/icons';
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

export const systemScreens = [
  {
    path: '/switches',
    node: 'configuration/switches',
    group: 'system',
    icon: PoweroffOutlined,
    title: { en: 'Emergency switches', sw: 'Swichi za dharura' },
    component: SwitchesScreen,
  },
  {
    path: '/system-configuration',
    node: 'configuration/update',
    group: 'system',
    icon: SettingOutlined,
    title: { en: 'System configuration', sw: 'Mipangilio ya mfumo' },
    component: 'coming',
  },
  {
    path: '/pay-configuration',
    node: 'pay_config/update',
    group: 'system',
    icon: SwapOutlined,
    title: { en: 'Pay configuration', sw: 'Mipangilio ya malipo' },
    component: 'coming',
  },
  {
    path: '/bet-configuration',
    node: 'bet_config/update',
    group: 'system',
    icon: ControlOutlined,
    title: { en: 'Bet configuration', sw: 'Mipangilio ya bashiri' },
    component: 'coming',
  },
  {
    path: '/racing-configuration',
    node: 'racing_config/update',
    group: 'system',
    icon: CarOutlined,
    title: { en: 'Racing configuration', sw: 'Mipangilio ya mbio' },
    component: 'coming',
  },
  {
    path: '/channels',
    node: 'channel/inquire',
    group: 'system',
    icon: MobileOutlined,
    title: { en: 'Channels', sw: 'Mitandao ya malipo' },
    component: 'coming',
  },
  {
    path: '/phone-area-codes',
    node: 'area_code/inquire',
    group: 'system',
    icon: PhoneOutlined,
    title: { en: 'Phone area codes', sw: 'Misimbo ya simu' },
    component: 'coming',
  },
  {
    path: '/ip-blacklist',
    node: 'ip_blacklist/inquire',
    group: 'system',
    icon: StopOutlined,
    title: { en: 'IP blacklist', sw: 'IP zilizozuiwa' },
    component: 'coming',
  },
  {
    path: '/exports',
    node: 'export_list/inquire',
    group: 'system',
    icon: CloudDownloadOutlined,
    title: { en: 'Exports', sw: 'Taarifa za kupakua' },
    component: 'coming',
  },
  {
    path: '/logs',
    node: 'log/inquire',
    group: 'system',
    icon: HistoryOutlined,
    title: { en: 'Logs', sw: 'Kumbukumbu' },
    component: LogsScreen,
  },
] as const satisfies readonly Screen[];
