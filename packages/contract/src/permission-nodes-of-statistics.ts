import type { GroupRow } from './permission-node-rows.ts';

/** What the business did. */
export const statistics = {
  path: 'menu/statistics',
  name: { sw: 'Takwimu', en: 'Statistics' },
  icon: 'barchart',
  screens: [
    { path: 'statistics/today', name: { sw: 'Leo', en: 'Today' }, icon: 'clock' },
    { path: 'statistics/hourly', name: { sw: 'Kwa saa', en: 'Hourly' }, icon: 'heatmap' },
    {
      path: 'statistics/history',
      name: { sw: 'Historia', en: 'History' },
      icon: 'linechart',
      buttons: [
        ['statistics/top_players', 'Kuona wachezaji wa juu', 'See the top players'],
      ],
    },
    { path: 'statistics/agent', name: { sw: 'Kwa wakala', en: 'By agent' }, icon: 'team' },
  ],
} as const satisfies GroupRow;
