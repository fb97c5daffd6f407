import type { Scene } from '../../actors/scene.ts';
import type { Happening } from '../../history.ts';
import { readOrders, type StoredOrder, type StoredSale } from '../betting/bet-records.ts';
import type { Law } from '../law.ts';
import { mayBeInForce, type RuleAsked, rulesAsked } from './rules-in-force.ts';

type Ruled = Pick<StoredOrder, 'id' | 'serial' | 'sales'>;

/** What was sold by rules, beside what players asked for. */
export function wildRule(
  happenings: readonly Happening[],
  orders: readonly Ruled[],
): string | undefined {
  const asked = rulesAsked(happenings);
  for (const { id, serial, sales } of orders) {
    const fired = sales.filter(({ soldBy }) => soldBy === 'rule');
    if (fired.length > 1) return `the rule of ${serial} fired ${fired.length} times`;
    const wrong = fired.map((sale) => wildSale(sale, asked.get(id) ?? [])).find(Boolean);
    if (wrong) return `the rule of ${serial} ${wrong}`;
  }
  return undefined;
}

function wildSale(sale: StoredSale, asked: readonly RuleAsked[]): string | undefined {
  if (sale.stakeLeft !== '0') return `left ${sale.stakeLeft} in play`;
  const thresholds = mayBeInForce(asked, sale.at).flatMap(({ threshold }) => threshold ?? []);
  if (thresholds.length === 0) return 'fired, and nobody had one set';
  const lowest = Math.min(...thresholds);
  const paid = Number(sale.paid) / 100;
  return paid < lowest ? `fired at ${paid}, it was to wait for ${lowest}` : undefined;
}

export const rulesFireOnce: Law<Scene> = {
  name: 'a rule sells its order once, whole, and only at or above the threshold in force',
  holds: 'always',
  breach: async ({ world, history }) =>
    wildRule(history.all(), await readOrders(world.database.ask)),
};
