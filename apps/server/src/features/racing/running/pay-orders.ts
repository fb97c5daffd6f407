import { billTypes } from '@kipute/contract/constants/money/bills';
import { invariant } from '@kipute/domain/invariant';
import type { Senti } from '@kipute/domain/money/senti';
import type { orderWonEntry } from '@kipute/domain/racing/racing-entries';
import { CompiledQuery } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { numberList } from '../../../platform/database/number-lists.ts';
import type { RacingDeps } from '../racing-deps.ts';

/** What one order gets back: of the stakes, and of the pool. */
export type PaidBack = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly paid: Senti;
  readonly shared: Senti;
};

type Payment = {
  readonly roundId: bigint;
  readonly orders: readonly PaidBack[];
  readonly at: Date;
};

/** Orders that were written together, and the number of the entry of each. */
type Written = { readonly orders: readonly PaidBack[]; readonly entryIds: readonly bigint[] };

const WRITE = 'select write_racing_payouts($1, $2, $3, $4, $5, $6) as entry_ids';
const PAY = 'select pay_racing_players($1, $2, $3, $4) as written';

/** A refund of a round of any size comes in statements that end long before they may. */
const ORDERS_PER_STATEMENT = 5_000;

/**
 * All but the purses, in the transaction that ends the round, which holds it: so each order is paid
 * once or the round is not settled.
 */
export async function writePayouts(
  tx: Transaction,
  { roundId, orders, at }: Payment,
): Promise<readonly Written[]> {
  const written: Written[] = [];
  for (let from = 0; from < orders.length; from += ORDERS_PER_STATEMENT) {
    const chunk = orders.slice(from, from + ORDERS_PER_STATEMENT);
    const values = [
      ...[roundId, at, billTypes['racing-result'].id],
      numberList(chunk.map(({ orderId }) => orderId)),
      numberList(chunk.map(({ paid }) => paid)),
      numberList(chunk.map(({ shared }) => shared)),
    ];
    const { rows } = await tx.executeQuery<{ entryIds: readonly bigint[] }>(
      CompiledQuery.raw(WRITE, values),
    );
    const { entryIds = [] } = rows[0] ?? {};
    invariant(entryIds.length === chunk.length, 'each order has its entry');
    written.push({ orders: chunk, entryIds });
  }
  return written;
}

type PaidOut = {
  readonly written: readonly Written[];
  readonly at: Date;
  /** As the functions of the database write it. */
  readonly entryOf: (order: PaidBack) => ReturnType<typeof orderWonEntry>;
};

/** In the same transaction. Orders come sorted by player, as purses are locked. */
export async function payPurses(
  { wallet }: Pick<RacingDeps, 'wallet'>,
  tx: Transaction,
  { written, at, entryOf }: PaidOut,
): Promise<void> {
  for (const { orders, entryIds } of written) {
    const values = [
      ...[at, numberList(entryIds)],
      numberList(orders.map(({ playerId }) => playerId)),
      numberList(orders.map(({ paid, shared }) => paid + shared)),
    ];
    const { rows } = await tx.executeQuery<{ written: number }>(CompiledQuery.raw(PAY, values));
    invariant(rows[0]?.written === orders.length, 'each order is paid once');
    const moved = orders.map((order) => ({
      ...entryOf(order),
      serialNumber: order.serialNumber,
    }));
    wallet.announce(tx, moved);
  }
}
