import type { Scene } from '../../actors/scene.ts';
import { type CashOutHappening, type Happening, ofKind } from '../../history.ts';
import { readOrders, type StoredOrder, type StoredSale } from '../betting/bet-records.ts';
import type { Law } from '../law.ts';

type Asked = Extract<CashOutHappening, { kind: 'cash-out-asked' }>;
type Selling = Pick<StoredOrder, 'id' | 'sales'>;
type Sold = StoredSale & { readonly orderId: string };

export function misplacedCashOut(
  happenings: readonly Happening[],
  orders: readonly Selling[],
): string | undefined {
  const sold = orders.flatMap(({ id, sales }) => sales.map((sale) => ({ ...sale, orderId: id })));
  const found = Map.groupBy(sold, ({ key }) => key);
  const asked = Map.groupBy(ofKind(happenings, 'cash-out-asked'), ({ key }) => key);
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = sold.find(({ key, soldBy }) => soldBy === 'player' && !asked.has(key));
  return stranger && `nobody asked for ${stranger.key}, which is ${wordsOf(partOf(stranger))}`;
}

/** All attempts under one key are one intention, though some may have had another content. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  sold: readonly Sold[],
): string | undefined {
  const [sale] = sold;
  if (sold.length > 1) return `${key} made ${sold.length} cash-outs`;
  const is = sale ? wordsOf(partOf(sale)) : 'nowhere';
  for (const attempt of attempts) {
    const told = attempt.sold && wordsOf({ ...attempt, ...attempt.sold });
    if (told && told !== is) return `${key} was acknowledged as ${told} and is ${is}`;
  }
  const mayExist = attempts.some((attempt) => sale && mayHaveMade(attempt, sale));
  return sale && !mayExist ? `${key} must not be and is ${is}` : undefined;
}

/** Nobody is paid less than they accepted; a repetition may have accepted more. */
const mayHaveMade = (attempt: Asked, sale: Sold): boolean =>
  attempt.answer !== 'refused' &&
  asksFor(attempt) === asksFor(sale) &&
  attempt.acceptedAmount <= shillings(sale.paid);

type Content = Pick<Asked, 'phone' | 'orderId' | 'sharePercent'>;
type Part = Content & NonNullable<Asked['sold']>;

const asksFor = ({ phone, orderId, sharePercent }: Content): string =>
  `${sharePercent} % of order ${orderId} of ${phone}`;

const wordsOf = ({ paid, tax, stakeLeft, ...content }: Part): string =>
  `${asksFor(content)} for ${paid} after ${tax} of tax, with ${stakeLeft} left`;

const partOf = (sale: Sold): Part => ({
  ...{ phone: sale.phone, orderId: sale.orderId, sharePercent: sale.sharePercent },
  paid: shillings(sale.paid),
  tax: shillings(sale.tax),
  stakeLeft: shillings(sale.stakeLeft),
});

const shillings = (senti: string): number => Number(senti) / 100;

export const oneKeyOneCashOut: Law<Scene> = {
  name: 'a request key makes one cash-out, an acknowledged one is there as it was told, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedCashOut(history.all(), await readOrders(world.database.ask)),
};
