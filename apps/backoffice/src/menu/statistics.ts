import {
  ClockCircleOutlined,
  FieldTimeOutlined,
  LineChartOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import type { Screen } from './screen.ts';

export const statisticsScreens = [
  {
    path: '/statistics-today',
    node: 'statistics/today',
    group: 'statistics',
    icon: ClockCircleOutlined,
    title: { en: 'Today', sw: 'Leo' },
    component: 'coming',
  },
  {
    path: '/statistics-hourly',
    node: 'statistics/hourly',
    group: 'statistics',
    icon: FieldTimeOutlined,
    title: { en: 'Hourly', sw: 'Kwa saa' },
    component: 'coming',
  },
  {
    path: '/statistics-history',
    node: 'statistics/history',
    group: 'statistics',
    icon: LineChartOutlined,
    title: { en: 'History', sw: 'Historia' },
    component: 'coming',
  },
  {
    path: '/statistics-agents',
    node: 'statistics/agent',
    group: 'statistics',
    icon: ShareAltOutlined,
    title: { en: 'By agent', sw: 'Kwa wakala' },
    component: 'coming',
  },
] as const satisfies readonly Screen[];
