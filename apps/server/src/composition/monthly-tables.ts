import type { Config } from '../config.ts';
import { createMonthsAhead, type MonthlyTables } from '../platform/database/months-ahead.ts';
import type { Platform } from './open-platform.ts';

/** Everything that lies in months. */
export const monthlyTables: readonly MonthlyTables[] = [
  { tables: ['posting'], add: 'add_posting_month' },
  { tables: ['bet_order', 'bet_leg'], add: 'add_bet_month' },
];

export function watchMonths(config: Config, platform: Platform) {
  const months = createMonthsAhead(platform, monthlyTables);
  platform.metrics.gauge(
    'kipute_months_missing',
    'Tables by month: months among this one and the next that have no partition',
    months.missing,
  );
  if (config.ROLES.includes('worker')) platform.shutdown.defer(months.watch());
  return months;
}
