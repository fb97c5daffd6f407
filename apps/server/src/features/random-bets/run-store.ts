import { type Senti, senti } from '@kipute/domain/money/senti';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type RandomRun = Omit<Selectable<DB['randomRun']>, 'stakeMinimum' | 'stakeMaximum'> & {
  readonly stakeMinimum: Senti;
  readonly stakeMaximum: Senti;
};

const runOf = (row: Selectable<DB['randomRun']>): RandomRun => ({
  ...row,
  stakeMinimum: senti(row.stakeMinimum),
  stakeMaximum: senti(row.stakeMaximum),
});

export async function insertRun(
  tx: Transaction,
  row: Insertable<DB['randomRun']>,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('randomRun')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRun(reader: Reader, id: bigint): Promise<RandomRun | undefined> {
  const row = await reader
    .selectFrom('randomRun')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && runOf(row);
}

/** The bets that nothing was written about yet. */
export async function numbersLeft(
  reader: Reader,
  { id, total }: Pick<RandomRun, 'id' | 'total'>,
  limit: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly number: number }>`
    select number from generate_series(1, ${total}) as number
    where not exists (
      select from random_bet where run_id = ${id} and random_bet.number = number.number)
    order by number limit ${limit}`.execute(reader);
  return rows.map(({ number }) => number);
}

export type TriedBet = Insertable<DB['randomBet']>;

/** Another run of the job may have been quicker, with the same bet. */
export async function keepTried(tx: Transaction, row: TriedBet): Promise<void> {
  await tx
    .insertInto('randomBet')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function endRun(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await tx
    .updateTable('randomRun')
    .set({ endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute();
}

/** False when it has ended already. */
export async function stopRun(
  tx: Transaction,
  id: bigint,
  { at, by }: { readonly at: Date; readonly by: bigint },
): Promise<boolean> {
  const row = await tx
    .updateTable('randomRun')
    .set({ stoppedAt: at, stoppedBy: by, endedAt: at })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type RunProgress = {
  readonly placed: number;
  readonly refused: number;
  readonly refusedWhy: string | null;
  readonly staked: bigint;
};

export async function pageOfRuns(
  reader: Reader,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly runs: readonly (RandomRun & RunProgress)[]; readonly count: number }> {
  const { count } = await reader
    .selectFrom('randomRun')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await reader
    .selectFrom('randomRun')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const runs: (RandomRun & RunProgress)[] = [];
  for (const row of rows) runs.push({ ...runOf(row), ...(await progressOf(reader, row.id)) });
  return { runs, count };
}

async function progressOf(reader: Reader, id: bigint): Promise<RunProgress> {
  const { rows } = await sql<Omit<RunProgress, 'staked'> & { readonly staked: string }>`
    select count(order_id)::integer as placed, count(refusal)::integer as refused,
      mode() within group (order by refusal) as "refusedWhy",
      coalesce(sum(stake), 0)::text as staked
    from random_bet left join bet_order on bet_order.id = order_id
    where run_id = ${id}`.execute(reader);
  const [row] = rows;
  return {
    placed: row?.placed ?? 0,
    refused: row?.refused ?? 0,
    refusedWhy: row?.refusedWhy ?? null,
    staked: BigInt(row?.staked ?? 0),
  };
}

/** Of those that are asked for who is nobody. */
export async function unknownAmong(
  reader: Reader,
  ids: readonly bigint[],
): Promise<readonly bigint[]> {
  const rows = await reader
    .selectFrom('player')
    .select('id')
    .where('id', 'in', ids)
    .where('closedAt', 'is', null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
