import {
  AlertOutlined,
  AppstoreOutlined,
  BookOutlined,
  CalendarOutlined,
  FlagOutlined,
  GlobalOutlined,
} from '@ant-design/icons';
import { listScreen } from './list-screen.tsx';
import type { Screen } from './screen.ts';

const SuspendedMarketsScreen = listScreen(async () => {
  const { suspendedMarketsList: list } = await import(
    '../screens/suspended-markets/suspended-markets-list.ts'
  );
  return { list };
});

export const catalogueScreens = [
  {
    path: '/matches',
    node: 'atlassian/getmatch',
    group: 'catalogue',
    icon: CalendarOutlined,
    title: { en: 'Matches', sw: 'Mechi' },
    component: 'coming',
  },
  {
    path: '/suspended-markets',
    node: 'atlassian/get_suspended_markets',
    group: 'catalogue',
    icon: AlertOutlined,
    title: { en: 'Suspended markets', sw: 'Masoko yaliyositishwa' },
    component: SuspendedMarketsScreen,
  },
  {
    path: '/competitions',
    node: 'atlassian/competition_inquire',
    group: 'catalogue',
    icon: FlagOutlined,
    title: { en: 'Competitions', sw: 'Ligi' },
    component: 'coming',
  },
  {
    path: '/markets',
    node: 'atlassian/get_betting_type',
    group: 'catalogue',
    icon: AppstoreOutlined,
    title: { en: 'Markets', sw: 'Masoko' },
    component: 'coming',
  },
  {
    path: '/bookmakers',
    node: 'bookmaker/inquire',
    group: 'catalogue',
    icon: BookOutlined,
    title: { en: 'Bookmakers', sw: 'Kampuni za ubashiri' },
    component: 'coming',
  },
  {
    path: '/countries',
    node: 'atlassian/get_location',
    group: 'catalogue',
    icon: GlobalOutlined,
    title: { en: 'Countries', sw: 'Nchi' },
    component: 'coming',
  },
] as const satisfies readonly Screen[];
