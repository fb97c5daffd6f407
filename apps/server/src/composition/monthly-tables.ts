import type { MonthlyTables } from '../platform/database/months-ahead.ts';

/** Everything that lies in months. */
export const monthlyTables: readonly MonthlyTables[] = [
  { tables: ['posting'], add: 'add_posting_month' },
  { tables: ['bet_order', 'bet_leg'], add: 'add_bet_month' },
];
