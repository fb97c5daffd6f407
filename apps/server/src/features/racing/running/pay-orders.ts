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
  /** As the function of the database writes it. */
  readonly entryOf: (order: PaidBack) => ReturnType<typeof orderWonEntry>;
};

const SETTLE_ROUND = 'select settle_racing_round($1, $2, $3, $4, $5, $6) as written';

/** A refund of a round of any size comes in statements that end long before they may. */
const ORDERS_PER_STATEMENT = 5_000;

/**
 * In the transaction that ends the round, which holds it: so each order is paid once or the round is
 * not settled. Orders come sorted by player, as purses are locked.
 */
export async function payOrders(
  { wallet, clock }: Pick<RacingDeps, 'wallet' | 'clock'>,
  tx: Transaction,
  { roundId, orders, entryOf }: Payment,
): Promise<void> {
  const at = clock.now();
  for (let from = 0; from < orders.length; from += ORDERS_PER_STATEMENT) {
    const chunk = orders.slice(from, from + ORDERS_PER_STATEMENT);
    const values = [
      ...[roundId, at, billTypes['racing-result'].id],
      numberList(chunk.map(({ orderId }) => orderId)),
      numberList(chunk.map(({ paid }) => paid)),
      numberList(chunk.map(({ shared }) => shared)),
    ];
    const { rows } = await tx.executeQuery<{ written: number }>(
      CompiledQuery.raw(SETTLE_ROUND, values),
    );
    invariant(rows[0]?.written === chunk.length, 'each order is paid once');
    const moved = chunk.map((order) => ({
      ...entryOf(order),
      serialNumber: order.serialNumber,
    }));
    wallet.announce(tx, moved);
  }
}
