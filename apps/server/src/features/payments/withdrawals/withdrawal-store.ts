import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { WithdrawalState } from '@kipute/domain/payments/withdrawal-states';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { lockName } from '../payment-identifiers.ts';
import { dayBegins, paymentStore } from '../payment-store.ts';
import type { OperatorName } from '../ports.ts';

export type Withdrawal = Omit<
  Selectable<DB['withdrawal']>,
  'operator' | 'state' | 'amount' | 'fee'
> & {
  readonly operator: OperatorName;
  readonly state: WithdrawalState;
  readonly amount: Senti;
  readonly fee: Senti;
};

/** Sound: the table's checks list the same values. */
function withdrawalOf(row: Selectable<DB['withdrawal']>): Withdrawal {
  return {
    ...row,
    operator: row.operator as OperatorName,
    state: row.state as WithdrawalState,
    amount: senti(row.amount),
    fee: senti(row.fee),
  };
}

const { insert, ...store } = paymentStore<'withdrawal', WithdrawalState, Withdrawal>({
  table: 'withdrawal',
  paymentOf: withdrawalOf,
});

export const {
  lock: lockWithdrawal,
  find: findWithdrawal,
  update: updateWithdrawal,
  list: listWithdrawals,
} = store;

/** Under the lock of its player, whose request key was looked for first. */
export async function insertWithdrawal(
  tx: Transaction,
  row: Insertable<DB['withdrawal']>,
): Promise<Withdrawal> {
  const inserted = await insert(tx, row);
  invariant(inserted, 'a withdrawal is written once under its request key');
  return inserted;
}

/** Until the end of the transaction nobody else begins a withdrawal of this player. */
export async function lockWithdrawalsOf(tx: Transaction, playerId: bigint): Promise<void> {
  await lockName(tx, `withdrawals of ${playerId}`);
}

/** Whether an operator or a clerk may still say something about a withdrawal of the player. */
export async function isWithdrawing(reader: Reader, playerId: bigint): Promise<boolean> {
  const open = await openWithdrawals(reader, playerId).executeTakeFirst();
  return open !== undefined;
}

/**
 * Whether one is on its way of which an answer is expected. One whose answer was lost, or that a
 * person looks at, keeps its own money held and stands in nobody's way (PAY-86).
 */
export async function isOnItsWay(reader: Reader, playerId: bigint): Promise<boolean> {
  const expected = await openWithdrawals(reader, playerId)
    .where('state', '<>', 'unknown')
    .where('lookWantedAt', 'is', null)
    .executeTakeFirst();
  return expected !== undefined;
}

const openWithdrawals = (reader: Reader, playerId: bigint) =>
  reader
    .selectFrom('withdrawal')
    .select('id')
    .where('playerId', '=', playerId)
    .where('state', 'not in', ['paid', 'returned']);

/** Asked for since the day began in Dar es Salaam, without what came back. */
export async function withdrawnToday(reader: Reader, playerId: bigint, now: Date): Promise<Senti> {
  const sum = await reader
    .selectFrom('withdrawal')
    .select(sql<string | null>`sum(amount)::text`.as('total'))
    .where('playerId', '=', playerId)
    .where('state', '<>', 'returned')
    .where('createdAt', '>=', dayBegins(now))
    .executeTakeFirstOrThrow();
  return senti(BigInt(sum.total ?? '0'));
}

/** How many wait for a clerk, and since when. */
export async function countReviewing(
  reader: Reader,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { count, oldest } = await reader
    .selectFrom('withdrawal')
    .select((select) => [
      select.fn.countAll<bigint>().as('count'),
      select.fn.min('createdAt').as('oldest'),
    ])
    // The second condition is that of the index.
    .where('state', '=', 'reviewing')
    .where('state', 'not in', ['paid', 'returned'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** The largest withdrawal that ever reached the player; nought for none. */
export async function largestPaid(reader: Reader, playerId: bigint): Promise<Senti> {
  const { largest } = await reader
    .selectFrom('withdrawal')
    .select((select) => select.fn.max('amount').as('largest'))
    .where('playerId', '=', playerId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  return senti(largest ?? 0n);
}

/** The player's withdrawals before this one, newest first. */
export async function withdrawalsBefore(
  reader: Reader,
  { id, playerId }: Pick<Withdrawal, 'id' | 'playerId'>,
  limit: number,
): Promise<readonly Withdrawal[]> {
  const rows = await reader
    .selectFrom('withdrawal')
    .selectAll()
    .where('playerId', '=', playerId)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(withdrawalOf);
}
