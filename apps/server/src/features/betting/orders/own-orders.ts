import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import type { Reader } from '../../../platform/database/database.ts';
import { newestOrdersOf } from './order-store.ts';
import { orderView } from './order-view.ts';

type Asked = {
  readonly playerId: bigint;
  readonly locale: Locale;
  /** The newest so many. */
  readonly orders: number;
};

/** How a pick stands right now is no part of what is kept about it. */
const withoutPicks = { scorePickOf: () => undefined };

/** For the document of everything the house holds about a player (PDP-01). */
export async function ownOrdersOf(
  reader: Reader,
  { playerId, locale, orders: limit }: Asked,
): Promise<CallContent<'personal_data/export'>['orders']> {
  const orders = await newestOrdersOf(reader, playerId, limit);
  return orders.map((order) => orderView(order, { board: withoutPicks, locale }));
}
