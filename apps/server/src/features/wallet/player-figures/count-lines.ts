import { billTypes } from '@kipute/contract/constants/money/bills';
import { sql } from 'kysely';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import { causesOf, type Figure } from './figure-of-cause.ts';

/** Players of one transaction: their lines of figures are locked while it lasts. */
const CHUNK = 200;

/**
 * Adds what is new in the purses of these players to their figures. The lines of a purse are
 * numbered without a gap and become visible in that order; the figures keep how many they have
 * counted, under their own lock. So every posting is counted once, however often, in how many
 * processes and after whatever crash this runs (USR-50).
 */
export async function countLinesOf(
  { transact }: Pick<Database, 'transact'>,
  playerIds: readonly bigint[],
): Promise<void> {
  for (let begin = 0; begin < playerIds.length; begin += CHUNK) {
    const ids = playerIds.slice(begin, begin + CHUNK);
    await transact(async (tx) => {
      const locked = await lockTotals(tx, ids);
      if (locked.length > 0) await addNewLines(tx, locked);
    });
  }
}

/** Whoever is being counted by another process is left to that one. */
async function lockTotals(tx: Transaction, ids: readonly bigint[]): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select player_id from player_total where player_id = any (${ids}::bigint[])
    order by player_id for no key update skip locked`.execute(tx);
  return rows.map(({ playerId }) => playerId);
}

const sumOf = (figure: Figure, sign: '' | '-' = '') => sql`
  coalesce(sum(${sql.raw(`${sign}amount`)}) filter (
    where account <> 'held' and cause = any (${causesOf(figure)}::int[])), 0)::bigint as ${sql.ref(figure)}`;

/** Paid out is what leaves the purse of what is held; what is returned from there leaves it too. */
const withdrawals = sql`
  coalesce(sum(-amount) filter (where account = 'held' and amount < 0
    and cause = ${billTypes.withdrawal.id}), 0)::bigint as withdrawals`;

/** Of the gifts, what an agent was given for the lost bets of friends. */
const rewards = sql`
  coalesce(sum(amount) filter (where account <> 'held'
    and cause = ${billTypes['invitation-reward'].id}), 0)::bigint as rewards`;

const sums = sql.join([
  sumOf('deposits'),
  withdrawals,
  sumOf('stakes', '-'),
  sumOf('payouts'),
  sumOf('gifts'),
  rewards,
]);

const lastBalance = (purse: 'cash' | 'credit') => sql`
  (array_agg(balance_after order by purse_line desc) filter (where account = ${purse}))[1]`;

const linesOf = (purse: string) => sql`count(*) filter (where account = ${purse})`;

/** In a snapshot that is newer than the locks. */
async function addNewLines(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await sql`
    with behind as (
      select player_id, kind, counted
      from player_total join purse using (player_id),
        lateral (select case kind when 'cash' then cash_lines when 'credit' then credit_lines
          when 'held' then held_lines else coin_lines end as counted) as standing
      where player_id = any (${ids}::bigint[]) and purse.lines > counted
    ), fresh as (
      select posting.player_id, account, purse_line, amount, balance_after, cause,
        (posting.recorded_at at time zone 'Africa/Dar_es_Salaam')::date as day
      from behind join posting on posting.player_id = behind.player_id
        and posting.account = behind.kind and posting.purse_line > behind.counted
      join journal_entry on journal_entry.id = posting.entry_id
    ), days as (
      insert into player_day as known
        (player_id, day, deposits, withdrawals, stakes, payouts, gifts, rewards, balance)
      select player_id, day, ${sums}, ${lastBalance('cash')}
      from fresh group by player_id, day
      on conflict (player_id, day) do update set
        deposits = known.deposits + excluded.deposits,
        withdrawals = known.withdrawals + excluded.withdrawals,
        stakes = known.stakes + excluded.stakes,
        payouts = known.payouts + excluded.payouts,
        gifts = known.gifts + excluded.gifts,
        rewards = known.rewards + excluded.rewards,
        balance = coalesce(excluded.balance, known.balance)
    ), more as (
      select player_id, ${sums},
        ${lastBalance('cash')} as cash_balance, ${lastBalance('credit')} as credit_balance,
        ${linesOf('cash')} as cash_lines, ${linesOf('credit')} as credit_lines,
        ${linesOf('held')} as held_lines, ${linesOf('racing-coin')} as coin_lines
      from fresh group by player_id
    )
    update player_total as known set
      deposits = known.deposits + more.deposits,
      withdrawals = known.withdrawals + more.withdrawals,
      stakes = known.stakes + more.stakes,
      payouts = known.payouts + more.payouts,
      gifts = known.gifts + more.gifts,
      rewards = known.rewards + more.rewards,
      cash_balance = coalesce(more.cash_balance, known.cash_balance),
      credit_balance = coalesce(more.credit_balance, known.credit_balance),
      cash_lines = known.cash_lines + more.cash_lines,
      credit_lines = known.credit_lines + more.credit_lines,
      held_lines = known.held_lines + more.held_lines,
      coin_lines = known.coin_lines + more.coin_lines
    from more where more.player_id = known.player_id`.execute(tx);
}

/** Whose purses moved since then, as the postings say. */
export async function playersMovedSince(reader: Reader, since: Date): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select distinct player_id from posting
    where recorded_at >= ${since} and player_id is not null`.execute(reader);
  return rows.map(({ playerId }) => playerId);
}

type Range = { readonly after: bigint; readonly upTo: bigint };

/** Who has lines that are not counted, among these ids. */
export async function playersBehind(
  reader: Reader,
  { after, upTo }: Range,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select player_id from player_total join purse using (player_id)
    where player_id > ${after} and player_id <= ${upTo}
    group by player_id, cash_lines, credit_lines, held_lines, coin_lines
    having sum(lines) > cash_lines + credit_lines + held_lines + coin_lines
    order by player_id`.execute(reader);
  return rows.map(({ playerId }) => playerId);
}

/** Of the players there are; undefined while there are none. */
export async function idRange(reader: Reader): Promise<Range | undefined> {
  const { rows } = await sql<{ first: bigint | null; last: bigint | null }>`
    select min(player_id) as first, max(player_id) as last from player_total`.execute(reader);
  const { first = null, last = null } = rows[0] ?? {};
  return first === null || last === null ? undefined : { after: first - 1n, upTo: last };
}
