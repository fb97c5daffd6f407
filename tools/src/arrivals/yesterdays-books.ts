import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { Client } from 'pg';

const byHand = join(import.meta.dirname, '../../../docs/spec/statistics.sql');

/** Noon of yesterday in East Africa, and where that day begins and ends. */
const YESTERDAY = `
  select day + interval '12 hours' as noon, day as begins, day + interval '1 day' as ends from (
    select (date_trunc('day', now() at time zone 'Africa/Dar_es_Salaam') - interval '1 day')
      at time zone 'Africa/Dar_es_Salaam' as day) as one`;

type Yesterday = { readonly noon: Date; readonly begins: Date; readonly ends: Date };

/** Senti; as a program would have written them yesterday that a test cannot wait for. */
type Bet = { readonly phone: string; readonly stake: bigint; readonly paid: bigint };

/** A bet of yesterday with what it brought, in the books. */
export function betYesterday(databaseUrl: string, { phone, stake, paid }: Bet): Promise<void> {
  return withBooks(databaseUrl, async (client, { noon }) => {
    const move = (key: string, cause: number, house: string, amount: bigint) =>
      client.query(
        `select append_entry($1, $2::smallint, '', '', $3,
           array[(select id from player where phone = $4), null], array['cash', $5],
           array[$6::bigint, -$6::bigint])`,
        [`yesterday ${key} ${phone}`, cause, noon, phone, house, amount],
      );
    await move('gift', 2, 'corrections', stake);
    await move('stake', 3, 'stakes', -stake);
    await move('payout', 1, 'stakes', paid);
  });
}

/** Gross gaming revenue of yesterday by docs/spec/statistics.sql, as the office writes it. */
export function yesterdaysRevenue(databaseUrl: string): Promise<string> {
  return withBooks(databaseUrl, async (client, { begins, ends }) => {
    const { rows } = await client.query<{ ggr: string }>(readFileSync(byHand, 'utf8'), [
      begins,
      ends,
    ]);
    return formatShillings(senti(BigInt(rows[0]?.ggr ?? 0)));
  });
}

async function withBooks<Value>(
  databaseUrl: string,
  work: (client: Client, yesterday: Yesterday) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Yesterday>(YESTERDAY);
    if (!rows[0]) throw new Error('there is always a yesterday');
    return await work(client, rows[0]);
  } finally {
    await client.end();
  }
}
