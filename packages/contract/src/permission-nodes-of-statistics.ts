import type { GroupRow } from './permission-node-rows.ts';

/** What the business did. */
export const statistics = {
  path: 'menu/statistics',
  name: { sw: 'Takwimu', en: 'Statistics' },
  icon: 'bar-chart',
  screens: [
    { path: 'statistics/today', name: { sw: 'Leo', en: 'Today' }, icon: 'clock-circle' },
    { path: 'statistics/hourly', name: { sw: 'Kwa saa', en: 'Hourly' }, icon: 'heat-map' },
    {
      path: 'statistics/history',
      name: { sw: 'Historia', en: 'History' },
      icon: 'line-chart',
      buttons: [['statistics/top_players', 'Kuona wachezaji wa juu', 'See the top players']],
    },
    { path: 'statistics/agent', name: { sw: 'Kwa wakala', en: 'By agent' }, icon: 'team' },
  ],
} as const satisfies GroupRow;
