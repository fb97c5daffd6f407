import type { Scene } from '../../actors/scene.ts';
import { type BetHappening, type Happening, ofKind, type ShownOrder } from '../../history.ts';
import type { Law } from '../law.ts';
import { isDecided, readOrders, type StoredOrder } from './bet-records.ts';

type Asked = Extract<BetHappening, { kind: 'bet-asked' }>;

export function misplacedBet(
  happenings: readonly Happening[],
  stored: readonly StoredOrder[],
): string | undefined {
  const found = Map.groupBy(stored, ({ key }) => key);
  const asked = Map.groupBy(ofKind(happenings, 'bet-asked'), ({ key }) => key);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = stored.find(({ key }) => !asked.has(key));
  return stranger && `nobody asked for ${stranger.serial}`;
}

/** All attempts under one key are one intention, though some may have had another content. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  orders: readonly StoredOrder[],
): string | undefined {
  const [order] = orders;
  if (orders.length > 1) return `${key} made ${orders.length} orders`;
  for (const { order: shown } of attempts) {
    if (!shown) continue;
    const is = order ? wordsOf(shownAs(order, shown)) : 'nowhere';
    if (wordsOf(shown) !== is) return `${key} was acknowledged as ${wordsOf(shown)} and is ${is}`;
  }
  const acknowledged = attempts.filter(({ answer }) => answer === 'done');
  const other = order && acknowledged.find((one) => asksFor(one) !== contentOf(order));
  if (other) return `${key} asked for ${asksFor(other)} and was given ${contentOf(order)}`;
  const mayExist = attempts.some(({ answer, asks }) => answer !== 'refused' && asks === 'fit');
  return order && !mayExist ? `${key} must not be and is ${order.serial}` : undefined;
}

const wordsOf = ({ serial, stake, totalOdds, payout, legs }: ShownOrder): string => {
  const picks = legs.map(({ selectionId, odds }) => `${selectionId} @ ${odds}`).join(', ');
  return `${serial}: ${stake} at ${totalOdds} for ${payout} on ${picks}`;
};

const shillings = (senti: string): number => Number(senti) / 100;

/** Decided or sold, its payout is what became of it or of what is left, and not what was shown. */
const shownAs = (order: StoredOrder, shown: ShownOrder): ShownOrder => ({
  ...{ id: order.id, serial: order.serial },
  stake: shillings(order.stake),
  totalOdds: order.totalOdds.padStart(3, '0').replace(/(..)$/, '.$1'),
  payout: isDecided(order) || order.sales.length > 0 ? shown.payout : shillings(order.payout),
  legs: order.legs.map(({ selectionId, odds }) => ({ selectionId, odds: odds / 1000 })),
});

type Content = Pick<Asked, 'phone' | 'stake' | 'paidWith' | 'systemSize' | 'selectionIds'>;

const asksFor = ({ phone, stake, paidWith, systemSize, selectionIds }: Content): string =>
  `${stake} of ${phone} by ${paidWith} on ${systemSize || 'all'} of ${selectionIds.join(' ')}`;

const contentOf = ({ phone, stake, paidWith, systemSize, legs }: StoredOrder): string =>
  asksFor({
    phone,
    stake: shillings(stake),
    paidWith: paidWith === 'credit' ? 'credit' : 'balance',
    systemSize,
    selectionIds: legs.map(({ selectionId }) => selectionId),
  });

export const oneKeyOneOrder: Law<Scene> = {
  name: 'a request key makes one order, an acknowledged bet is there as it was shown, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedBet(history.all(), await readOrders(world.database.ask)),
};
