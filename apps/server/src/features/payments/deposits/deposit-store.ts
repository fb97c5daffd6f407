import { type Senti, senti } from '@kipute/domain/money/senti';
import type { DepositState } from '@kipute/domain/payments/deposit-states';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { lockName } from '../payment-identifiers.ts';
import { dayBegins, paymentStore } from '../payment-store.ts';
import type { OperatorName } from '../ports.ts';

/** In which an operator may still say something about a deposit. */
const OPEN_STATES: readonly DepositState[] = ['asking', 'prompted', 'unknown'];

type DepositWay = 'push' | 'paybill' | 'by-hand';

export type Deposit = Omit<Selectable<DB['deposit']>, 'operator' | 'state' | 'way' | 'amount'> & {
  readonly operator: OperatorName;
  readonly state: DepositState;
  readonly way: DepositWay;
  readonly amount: Senti;
};

/** Sound: the table's checks list the same values. */
export function depositOf(row: Selectable<DB['deposit']>): Deposit {
  return {
    ...row,
    operator: row.operator as OperatorName,
    state: row.state as DepositState,
    way: row.way as DepositWay,
    amount: senti(row.amount),
  };
}

export const {
  insert: insertDeposit,
  lock: lockDeposit,
  find: findDeposit,
  update: updateDeposit,
  list: listDeposits,
} = paymentStore<'deposit', DepositState, Deposit>({ table: 'deposit', paymentOf: depositOf });

type Alike = Pick<Deposit, 'playerId' | 'phone' | 'amount'>;

const openLike = (reader: Reader, { playerId, phone, amount }: Alike) =>
  reader
    .selectFrom('deposit')
    .where('state', 'in', OPEN_STATES)
    .where('amount', '=', amount)
    .where((where) => where.or([where('playerId', '=', playerId), where('phone', '=', phone)]));

/** Open deposits that a payment from an operator's statement could be, locked: by payer or player. */
export async function openDepositsLike(tx: Transaction, alike: Alike): Promise<readonly Deposit[]> {
  const rows = await openLike(tx, alike).selectAll().orderBy('id').forUpdate().execute();
  return rows.map(depositOf);
}

export async function countOpenLike(reader: Reader, alike: Alike): Promise<number> {
  const { count } = await openLike(reader, alike)
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deposits to one phone are asked for in turn, and so are those of one player. */
export async function lockPrompts(
  tx: Transaction,
  { playerId, phone }: { readonly playerId: bigint; readonly phone: string },
): Promise<void> {
  for (const name of [`prompts of ${playerId}`, `prompts to ${phone}`]) {
    await lockName(tx, name);
  }
}

/** After so long without being handed over, nobody hands it over any more. */
const HANDED_OVER_WITHIN_MS = 3_600_000;

/** Whether the phone shows a prompt of ours, or is about to, whoever asked for it. */
export async function isPrompted(reader: Reader, phone: string, now: Date): Promise<boolean> {
  const open = await reader
    .selectFrom('deposit')
    .select('id')
    .where('phone', '=', phone)
    .where('way', '=', 'push')
    .where('state', 'in', OPEN_STATES)
    .where((where) =>
      where.or([
        where('promptEndsAt', '>', now),
        where.and([
          where('handedOverAt', 'is', null),
          where('createdAt', '>', new Date(now.getTime() - HANDED_OVER_WITHIN_MS)),
        ]),
      ]),
    )
    .executeTakeFirst();
  return open !== undefined;
}

/** Asked for since the day began in Dar es Salaam, whatever became of them. */
export async function promptsToday(reader: Reader, playerId: bigint, now: Date): Promise<number> {
  const counted = await reader
    .selectFrom('deposit')
    .select(sql<number>`count(*)::int`.as('prompts'))
    .where('playerId', '=', playerId)
    .where('way', '=', 'push')
    .where('createdAt', '>=', dayBegins(now))
    .executeTakeFirstOrThrow();
  return counted.prompts;
}

/** Asked for, and not known to be paid or refused. */
export async function sumUnderWay(reader: Reader, playerId: bigint): Promise<Senti> {
  const row = await reader
    .selectFrom('deposit')
    .select(sql<string | null>`sum(amount)::text`.as('sum'))
    .where('playerId', '=', playerId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return senti(BigInt(row.sum ?? '0'));
}

/**
 * From now on the operator may have seen the request. A worker that dies after this cannot cause
 * a second prompt. Undefined when somebody was here before.
 */
export async function claimDeposit(
  tx: Transaction,
  id: bigint,
  times: { readonly now: Date; readonly promptEndsAt: Date },
): Promise<Deposit | undefined> {
  const row = await tx
    .updateTable('deposit')
    .set({ handedOverAt: times.now, promptEndsAt: times.promptEndsAt })
    .where('id', '=', id)
    .where('state', '=', 'asking')
    .where('handedOverAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row && depositOf(row);
}
