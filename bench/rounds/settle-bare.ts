import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Client } from 'pg';

const TWIN_ID = '202001010002';

/** An ended race in a year without any, with the same orders, and what each gets told beforehand. */
export async function makeTwin(client: Client, roundId: string): Promise<void> {
  await client.query(
    `insert into racing_round (id, opens_at, closes_at, starts_at, ends_at, commitment, salt,
       sealed_seed, terms, state, result, drawn_at, seed, ended_at)
     select $1, opened, opened + interval '1 minute', opened + interval '2 minutes',
       opened + interval '3 minutes', commitment, salt, '', terms, 'settled', result, opened, seed,
       opened
     from racing_round, (values (timestamptz '2020-01-01')) as times (opened) where id = $2`,
    [TWIN_ID, roundId],
  );
  await client.query(
    `insert into racing_order (round_id, player_id, serial_number, request_key, request_hash,
       placed_at, kind, picks, tickets, ticket_stake, stake, device)
     select $1, player_id, 'T' || serial_number, 'twin ' || request_key, '', placed_at, kind, picks,
       tickets, ticket_stake, stake, device
     from racing_order where round_id = $2 order by id`,
    [TWIN_ID, roundId],
  );
  await client.query(
    `create temporary table twin_won as
     select twin.id, twin.player_id, twin.serial_number, paid
     from racing_order as twin join racing_order as one on twin.serial_number = 'T' || one.serial_number
       join racing_payout on order_id = one.id
     where one.round_id = ${roundId} and shared = 0 order by twin.player_id, twin.id`,
  );
  await client.query('vacuum (analyze) racing_order, racing_payout, purse, journal_entry, posting');
  await client.query('analyze twin_won');
}

/** The same rows by hand in one statement: who won, and how much, is only read. */
export async function settleBare(client: Client): Promise<{ readonly seconds: number }> {
  const beganAt = performance.now();
  await client.query(
    `with paid as materialized (
       select id, player_id, serial_number, paid, row_number() over mine as nth,
         (sum(paid) over mine)::bigint as running
       from twin_won window mine as (partition by player_id order by id)
     ), payout as (
       insert into racing_payout (order_id, paid, shared) select id, paid, 0 from paid
     ), entry as (
       insert into journal_entry (key, cause, serial_number, remark, recorded_at)
       select 'racing-result ' || serial_number, ${billTypes['racing-result'].id}, serial_number, '',
         now()
       from paid
       returning id, serial_number
     ), moved as (
       update purse set balance = balance + gained, lines = lines + orders
       from (
         select player_id, sum(paid)::bigint as gained, count(*) as orders from paid
         group by player_id
       ) as sums
       where purse.player_id = sums.player_id and kind = 'racing-coin'
       returning purse.player_id, balance - gained as before, lines - orders as lines_before
     ), ended as (
       update racing_round set bets = (select count(*) from paid) where id = ${TWIN_ID}
     )
     insert into posting (recorded_at, entry_id, line, player_id, account, amount, purse_line,
       balance_before, balance_after)
     select now(), entry.id, line, half.player_id, account, amount, purse_line, half.before, after
     from paid join moved using (player_id) join entry using (serial_number), lateral (values
       (1, paid.player_id, 'racing-coin', paid, lines_before + nth, moved.before + running - paid,
         moved.before + running),
       (2, null, 'racing-stakes', -paid, null, null, null)
     ) as half (line, player_id, account, amount, purse_line, before, after)`,
  );
  return { seconds: (performance.now() - beganAt) / 1_000 };
}
