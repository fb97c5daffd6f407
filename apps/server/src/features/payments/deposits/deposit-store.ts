import { type Senti, senti } from '@kipute/domain/money/senti';
import type { DepositState } from '@kipute/domain/payments/deposit-course';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import { needsLook } from '../attention/attention-store.ts';
import { ownNumbersOf, recordIdentifiers } from '../payment-identifiers.ts';
import type { OperatorName } from '../ports.ts';

type DepositWay = 'push' | 'paybill' | 'by-hand';

export type Deposit = Omit<Selectable<DB['deposit']>, 'operator' | 'state' | 'way' | 'amount'> & {
  readonly operator: OperatorName;
  readonly state: DepositState;
  readonly way: DepositWay;
  readonly amount: Senti;
};

/** Sound: the table's checks name the same words. */
export function depositOf(row: Selectable<DB['deposit']>): Deposit {
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
  if (!inserted) return undefined;
  await recordIdentifiers(tx, ownNumbersOf(inserted), {
    payment: { depositId: inserted.id },
    at: inserted.createdAt,
  });
  return depositOf(inserted);
}

export async function lockDeposit(tx: Transaction, id: bigint): Promise<Deposit | undefined> {
  const row = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && depositOf(row);
}

/** Open deposits that a payment from an operator's statement could be, locked: by payer or player. */
export async function openDepositsLike(
  tx: Transaction,
  { playerId, phone, amount }: Pick<Deposit, 'playerId' | 'phone' | 'amount'>,
): Promise<readonly Deposit[]> {
  const rows = await tx
    .selectFrom('deposit')
    .selectAll()
    .where('state', 'in', ['asking', 'prompted', 'unknown'])
    .where('amount', '=', amount)
    .where((where) => where.or([where('playerId', '=', playerId), where('phone', '=', phone)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(depositOf);
}

/** Deposits to one phone are asked for in turn, and so are those of one player. */
export async function lockPrompts(
  tx: Transaction,
  { playerId, phone }: { readonly playerId: bigint; readonly phone: string },
): Promise<void> {
  for (const name of [`prompts of ${playerId}`, `prompts to ${phone}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
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
    .where('state', 'in', ['asking', 'prompted', 'unknown'])
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
    .where(
      'createdAt',
      '>=',
      sql<Date>`date_trunc('day', ${now}::timestamptz, 'Africa/Dar_es_Salaam')`,
    )
    .executeTakeFirstOrThrow();
  return counted.prompts;
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
  readonly states: readonly DepositState[];
  readonly page: number;
  readonly pageSize: number;
};

type Listed = { readonly deposits: readonly Deposit[]; readonly count: number };

export function listDeposits(
  reader: Reader,
  page: DepositsPage & { readonly playerId: bigint },
): Promise<Listed> {
  return listAllDeposits(reader, page);
}

type AllDepositsPage = DepositsPage & {
  readonly playerId?: bigint;
  readonly serialNumber?: string;
  readonly receipt?: string;
  readonly needsLook?: boolean;
};

/** Of all players, newest first, as far as they are not narrowed down. */
export async function listAllDeposits(
  reader: Reader,
  { states, page, pageSize, ...narrowed }: AllDepositsPage,
): Promise<Listed> {
  const { playerId, serialNumber, receipt } = narrowed;
  let wanted = reader.selectFrom('deposit').where('state', 'in', states);
  if (playerId !== undefined) wanted = wanted.where('playerId', '=', playerId);
  if (serialNumber !== undefined) wanted = wanted.where('serialNumber', '=', serialNumber);
  if (receipt !== undefined) wanted = wanted.where(sql`upper(receipt)`, '=', receipt);
  if (narrowed.needsLook !== undefined) {
    wanted = wanted.where(needsLook('deposit'), '=', narrowed.needsLook);
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
  return { deposits: rows.map(depositOf), count: Number(counted.count) };
}

type DepositRow = Selectable<DB['deposit']>;

/** What names one of them: its number, our reference, or what a player has of it. */
type DepositName =
  | Pick<DepositRow, 'id'>
  | Pick<DepositRow, 'reference'>
  | Pick<DepositRow, 'serialNumber'>
  | Pick<DepositRow, 'playerId' | 'requestKey'>
  | Pick<DepositRow, 'playerId' | 'serialNumber'>;

export async function findDeposit(reader: Reader, name: DepositName): Promise<Deposit | undefined> {
  const row = await reader
    .selectFrom('deposit')
    .selectAll()
    .where((where) => where.and(name))
    .executeTakeFirst();
  return row && depositOf(row);
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
  return row && depositOf(row);
}
