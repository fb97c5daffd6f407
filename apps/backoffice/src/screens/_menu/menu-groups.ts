import {
  BarChartOutlined,
  DashboardOutlined,
  PictureOutlined,
  ProfileOutlined,
  SettingOutlined,
  TeamOutlined,
  TrophyOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { Localised } from '@kipute/contract/locale';
import type { ComponentType } from 'react';

type MenuGroup = { readonly title: Localised; readonly icon: ComponentType };

/** In the order of the menu. `start` has no heading: its screens stand on their own. */
export const menuGroups = {
  start: { title: { en: 'Start', sw: 'Mwanzo' }, icon: DashboardOutlined },
  people: { title: { en: 'People', sw: 'Watu' }, icon: TeamOutlined },
  money: { title: { en: 'Money', sw: 'Pesa' }, icon: WalletOutlined },
  betting: { title: { en: 'Betting', sw: 'Bashiri' }, icon: ProfileOutlined },
  catalogue: { title: { en: 'Catalogue', sw: 'Mechi na masoko' }, icon: TrophyOutlined },
  content: {
    title: { en: 'Content', sw: 'Maudhui' },
    icon: PictureOutlined,
  },
  statistics: { title: { en: 'Statistics', sw: 'Takwimu' }, icon: BarChartOutlined },
  system: { title: { en: 'System', sw: 'Mfumo' }, icon: SettingOutlined },
} as const satisfies Record<string, MenuGroup>;

export type MenuGroupKey = keyof typeof menuGroups;
