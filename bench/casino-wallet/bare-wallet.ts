import { Pool } from 'pg';
import type { BenchPlayer } from '../stage/players.ts';

/** The same ledger rows by one function: purse, entry and postings, with nothing else kept or asked. */
const BARE_MOVE = `create or replace function bench_bare_move(player bigint, key text, gained bigint,
  cause smallint)
returns void language plpgsql as $$
declare
  entry bigint;
  line bigint;
  after bigint;
begin
  update purse set balance = balance + gained, lines = lines + 1
  where player_id = player and kind = 'cash' and balance + gained >= 0
  returning lines, balance into line, after;
  insert into journal_entry (key, cause, serial_number, remark, recorded_at)
  values (key, cause, '', '', now()) returning id into entry;
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  values (now(), entry, 1, player, 'cash', gained, line, after - gained, after),
    (now(), entry, 2, null, 'casino-stakes', -gained, null, null, null);
end
$$`;

const CONNECTIONS = 16;
const STAKE = 10_000;

type BareRun = { readonly seconds: number; readonly name: string };

/**
 * One function call and one transaction for each message that moves money. Ours must also remember
 * the wins of nothing, which are a quarter of its messages.
 */
export async function runBareWallet(
  databaseUrl: string,
  players: readonly BenchPlayer[],
  { seconds, name }: BareRun,
): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query(BARE_MOVE);
  const endsAt = performance.now() + seconds * 1_000;
  let calls = 0;
  const move = (values: readonly unknown[]) =>
    pool.query({
      name: 'bare-move',
      text: 'select bench_bare_move($1, $2, $3, $4::smallint)',
      values: [...values],
    });
  const loop = async (lane: number) => {
    for (let turn = lane; performance.now() < endsAt; turn += CONNECTIONS) {
      const { id } = players[turn % players.length] ?? { id: '0' };
      await move([id, `${name} ${turn} d`, -STAKE, 23]);
      calls += 1;
      // What was not won moves nothing: it is not asked here, and so not counted.
      if (turn % 2 !== 0) continue;
      await move([id, `${name} ${turn} c`, 2 * STAKE, 24]);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => loop(lane)));
  await pool.end();
  return calls / seconds;
}
