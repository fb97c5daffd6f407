import { type Senti, senti } from '@kipute/domain/money/senti';
import type { WithdrawalState } from '@kipute/domain/payments/withdrawal-course';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { needsLook } from '../attention/attention-store.ts';
import { ownNumbersOf, recordIdentifiers } from '../payment-identifiers.ts';
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

/** Sound: the table's checks name the same words. */
function withdrawal(row: Selectable<DB['withdrawal']>): Withdrawal {
  return {
    ...row,
    operator: row.operator as OperatorName,
    state: row.state as WithdrawalState,
    amount: senti(row.amount),
    fee: senti(row.fee),
  };
}

/** Until the end of the transaction nobody else begins a withdrawal of this player. */
export async function lockWithdrawalsOf(tx: Transaction, playerId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals of ${playerId}`}, 0))`.execute(
    tx,
  );
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

export async function insertWithdrawal(
  tx: Transaction,
  row: Insertable<DB['withdrawal']>,
): Promise<Withdrawal> {
  const inserted = await tx
    .insertInto('withdrawal')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordIdentifiers(tx, ownNumbersOf(inserted), {
    payment: { withdrawalId: inserted.id },
    at: inserted.createdAt,
  });
  return withdrawal(inserted);
}

export async function lockWithdrawal(tx: Transaction, id: bigint): Promise<Withdrawal | undefined> {
  const row = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && withdrawal(row);
}

type AllWithdrawalsPage = {
  readonly states: readonly WithdrawalState[];
  readonly page: number;
  readonly pageSize: number;
};

/** SQL knows no empty list. */
const NO_STATE = '';

type Listed = { readonly withdrawals: readonly Withdrawal[]; readonly count: number };

export function listWithdrawals(
  reader: Reader,
  page: AllWithdrawalsPage & { readonly playerId: bigint },
): Promise<Listed> {
  return listAllWithdrawals(reader, page);
}

/** Of all players, newest first, as far as they are not narrowed down. */
export async function listAllWithdrawals(
  reader: Reader,
  {
    states,
    page,
    pageSize,
    ...narrowed
  }: AllWithdrawalsPage & { readonly playerId?: bigint; readonly needsLook?: boolean },
): Promise<Listed> {
  const { playerId } = narrowed;
  let wanted = reader.selectFrom('withdrawal').where('state', 'in', [...states, NO_STATE]);
  if (playerId !== undefined) wanted = wanted.where('playerId', '=', playerId);
  if (narrowed.needsLook !== undefined) {
    wanted = wanted.where(needsLook('withdrawal'), '=', narrowed.needsLook);
  }
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { withdrawals: rows.map(withdrawal), count: Number(counted.count) };
}

/** Asked for since the day began in Dar es Salaam, without what came back. */
export async function withdrawnToday(reader: Reader, playerId: bigint, now: Date): Promise<Senti> {
  const dayBegins = sql<Date>`date_trunc('day', ${now}::timestamptz, 'Africa/Dar_es_Salaam')`;
  const sum = await reader
    .selectFrom('withdrawal')
    .select(sql<string | null>`sum(amount)::text`.as('total'))
    .where('playerId', '=', playerId)
    .where('state', '<>', 'returned')
    .where('createdAt', '>=', dayBegins)
    .executeTakeFirstOrThrow();
  return senti(BigInt(sum.total ?? '0'));
}

type WithdrawalRow = Selectable<DB['withdrawal']>;

/** What names one of them: its number, our reference, or what a player has of it. */
type WithdrawalName =
  | Pick<WithdrawalRow, 'id'>
  | Pick<WithdrawalRow, 'reference'>
  | Pick<WithdrawalRow, 'serialNumber'>
  | Pick<WithdrawalRow, 'playerId' | 'requestKey'>
  | Pick<WithdrawalRow, 'playerId' | 'serialNumber'>;

export async function findWithdrawal(
  reader: Reader,
  name: WithdrawalName,
): Promise<Withdrawal | undefined> {
  const row = await reader
    .selectFrom('withdrawal')
    .selectAll()
    .where((where) => where.and(name))
    .executeTakeFirst();
  return row && withdrawal(row);
}

export async function updateWithdrawal(
  tx: Transaction,
  id: bigint,
  changes: Updateable<DB['withdrawal']>,
): Promise<void> {
  await tx.updateTable('withdrawal').set(changes).where('id', '=', id).execute();
}
