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
import type { ComponentType, LazyExoticComponent } from 'react';

/** One row of the registry. */
export type Screen = {
  readonly path: string;
  /** The permission node that opens it: the name of the call it lives on. */
  readonly node: string;
  readonly group: MenuGroupKey;
  readonly icon: ComponentType;
  readonly title: Localised;
  /** `coming` shows the designed placeholder of `coming/coming-table.ts`. */
  readonly component: LazyExoticComponent<ComponentType> | 'coming';
};

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
