import { type Senti, senti } from '@kipute/domain/money/senti';
import type { DepositState } from '@kipute/domain/payments/deposit-course';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { OperatorName } from '../ports.ts';

type DepositWay = 'push' | 'paybill' | 'by-hand';

export type Deposit = Omit<Selectable<DB['deposit']>, 'operator' | 'state' | 'way' | 'amount'> & {
  readonly operator: OperatorName;
  readonly state: DepositState;
  readonly way: DepositWay;
  readonly amount: Senti;
};

/** Sound: the table's checks name the same words. */
function deposit(row: Selectable<DB['deposit']>): Deposit {
  return {
    ...row,
    operator: row.operator as OperatorName,
    state: row.state as DepositState,
    way: row.way as DepositWay,
    amount: senti(row.amount),
  };
}

/** Undefined when this receipt or this intention of the player is there already. */
export async function insertDeposit(
  tx: Transaction,
  row: Insertable<DB['deposit']>,
): Promise<Deposit | undefined> {
  const inserted = await tx
    .insertInto('deposit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted && deposit(inserted);
}

export async function lockDeposit(tx: Transaction, id: bigint): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && deposit(row);
}

/** Asked for, and not known to be paid or refused. */
export async function sumUnderWay(reader: Reader, playerId: bigint): Promise<Senti> {
  const row = await reader
    .selectFrom('deposit')
    .select(sql<string | null>`sum(amount)::text`.as('sum'))
    .where('playerId', '=', playerId)
    .where('state', 'in', ['asking', 'prompted', 'unknown'])
    .executeTakeFirstOrThrow();
  return senti(BigInt(row.sum ?? '0'));
}

type DepositsPage = {
  readonly playerId: bigint;
  readonly states: readonly DepositState[];
  readonly page: number;
  readonly pageSize: number;
};

export async function listDeposits(
  reader: Reader,
  { playerId, states, page, pageSize }: DepositsPage,
): Promise<{ readonly deposits: readonly Deposit[]; readonly count: number }> {
  const wanted = reader
    .selectFrom('deposit')
    .where('playerId', '=', playerId)
    .where('state', 'in', states);
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { deposits: rows.map(deposit), count: Number(counted.count) };
}

type DepositRow = Selectable<DB['deposit']>;

/** What names one of them: its number, our reference, or what a player has of it. */
type DepositName =
  | Pick<DepositRow, 'id'>
  | Pick<DepositRow, 'reference'>
  | Pick<DepositRow, 'channel' | 'receipt'>
  | Pick<DepositRow, 'playerId' | 'requestKey'>
  | Pick<DepositRow, 'playerId' | 'serialNumber'>;

export async function findDeposit(reader: Reader, name: DepositName): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('deposit')
    .selectAll()
    .where((where) => where.and(name))
    .executeTakeFirst();
  return row && deposit(row);
}

export async function updateDeposit(
  tx: Transaction,
  id: bigint,
  changes: Updateable<DB['deposit']>,
): Promise<void> {
  await tx.updateTable('deposit').set(changes).where('id', '=', id).execute();
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
  return row && deposit(row);
}

/** Theirs for the request; the first one told stays. */
export async function noteDepositNumber(
  tx: Transaction,
  id: bigint,
  carrierReference: string,
): Promise<void> {
  await tx
    .updateTable('deposit')
    .set({ carrierReference })
    .where('id', '=', id)
    .where('carrierReference', 'is', null)
    .execute();
}
