import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

type RacingPool = { readonly balance: Senti; readonly starts: number };

type PoolRow = { readonly balance: bigint; readonly starts: number };

const poolOf = (row: PoolRow | undefined): RacingPool => ({
  balance: senti(row?.balance ?? 0n),
  starts: row?.starts ?? 0,
});

/** As the last round left it. */
export async function readPool(reader: Reader): Promise<RacingPool> {
  const { rows } = await sql<PoolRow>`select balance, starts from racing_pool`.execute(reader);
  return poolOf(rows[0]);
}

/** Ends of rounds share it out one after another. */
export async function lockPool(tx: Transaction): Promise<RacingPool> {
  await sql`insert into racing_pool (balance, starts) values (0, 0) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<PoolRow>`
    select balance, starts from racing_pool for update`.execute(tx);
  return poolOf(rows[0]);
}

export async function writePool(tx: Transaction, { balance, starts }: RacingPool): Promise<void> {
  await sql`update racing_pool set balance = ${balance}, starts = ${starts}`.execute(tx);
}
