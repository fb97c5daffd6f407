import { Pool } from 'pg';
import type { BenchPlayer } from '../stage/players.ts';

/**
 * The same rows for a bet of three legs by one function, with nothing checked but that the purse
 * holds the stake. It takes what stands in the orders as its pattern.
 */
const BARE_BET = `create or replace function bench_bare_bet(player bigint, key text, pattern bigint)
returns void language plpgsql as $$
declare
  entry bigint;
  line bigint;
  after bigint;
  placed_id bigint := bet_id_from(clock_timestamp()) | nextval('bet_order_counter');
begin
  update purse set balance = balance - 10000, lines = lines + 1
  where player_id = player and kind = 'cash' and balance >= 10000
  returning lines, balance into line, after;
  insert into journal_entry (key, cause, serial_number, remark, recorded_at)
  values (key, 3, 'B' || placed_id, '', now()) returning id into entry;
  insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
    balance_before, balance_after)
  values (now(), entry, 1, player, 'cash', -10000, line, after + 10000, after),
    (now(), entry, 2, null, 'stakes', 10000, null, null, null);
  insert into bet_order (id, player_id, serial_number, request_key, request_hash, placed_at, type,
    status, system_size, leg_count, stake, paid_with, device, total_odds, terms_id, profit,
    win_bonus, tax, payout)
  select placed_id, player, 'B' || placed_id, key, request_hash, now(), type, status, system_size,
    leg_count, stake, paid_with, device, total_odds, terms_id, profit, win_bonus, tax, payout
  from bet_order where id = pattern;
  insert into bet_leg (order_id, place, match_id, market_id, market_type_id, part_id, selection_id,
    offer_id, odds, is_live, starts_at, words)
  select placed_id, place, match_id, market_id, market_type_id, part_id, selection_id, offer_id,
    odds, is_live, starts_at, words
  from bet_leg where bet_leg.order_id = pattern;
end
$$`;

const CONNECTIONS = 16;

/** One function call and one transaction for each bet; answers bets a second. */
export async function runBareBets(
  databaseUrl: string,
  players: readonly BenchPlayer[],
  { seconds, name }: { readonly seconds: number; readonly name: string },
): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  await pool.query(BARE_BET);
  const { rows } = await pool.query('select id from bet_order where leg_count = 3 limit 1');
  const pattern = rows[0].id;
  const endsAt = performance.now() + seconds * 1000;
  let bets = 0;
  const loop = async (lane: number) => {
    for (let turn = lane; performance.now() < endsAt; turn += CONNECTIONS) {
      const { id } = players[turn % players.length] ?? { id: '0' };
      await pool.query({
        name: 'bare-bet',
        text: 'select bench_bare_bet($1, $2, $3)',
        values: [id, `${name} ${turn}`, pattern],
      });
      bets += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, lane) => loop(lane)));
  await pool.end();
  return bets / seconds;
}
