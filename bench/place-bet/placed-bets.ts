import { Client } from 'pg';
import { type BetLoadPlan, runBetLoad } from './bet-load.ts';

/** Bets a second that stand in the books, whatever the answers said. */
export async function placedPerSecond(databaseUrl: string, plan: BetLoadPlan): Promise<number> {
  const { placed, failures } = await countPlaced(databaseUrl, () => runBetLoad(plan));
  if (failures > 0) throw new Error(`${failures} of the bets failed`);
  return placed / plan.seconds;
}

/** How many bets came into the books meanwhile, beside what was made of them. */
export async function countPlaced<Made extends object>(
  databaseUrl: string,
  meanwhile: () => Promise<Made>,
): Promise<Made & { readonly placed: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Ids say when: old orders, however many, need not be counted.
    const now = await client.query('select bet_id_from(clock_timestamp()) as id');
    const made = await meanwhile();
    const { rows } = await client.query('select count(*) from bet_order where id >= $1', [
      now.rows[0].id,
    ]);
    return { ...made, placed: Number(rows[0].count) };
  } finally {
    await client.end();
  }
}
