import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

export type TaxedProduct = 'sports' | 'jackpot' | 'racing' | 'casino';

export type DayFigures = {
  /** Of East Africa, as `2026-11-19`. */
  readonly day: string;
  readonly product: TaxedProduct;
  readonly bets: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly tax: bigint;
  readonly bonus: bigint;
};

type Times = { readonly from: Date; readonly until: Date };

const day = sql`(at at time zone 'Africa/Dar_es_Salaam')::date::text`;
/** Lucky Six is taxed as the jackpot is; what belongs to no game, such as a welcome gift, as nothing. */
const taxed = sql`case product when 'lucky-six' then 'jackpot' else product end`;

const summed = (lines: RawBuilder<unknown>) => sql<DayFigures>`
  select ${day} as day, ${taxed} as product, sum(bets)::bigint as bets,
    sum(stakes)::bigint as stakes, sum(payouts)::bigint as payouts, sum(tax)::bigint as tax,
    sum(bonus)::bigint as bonus
  from (${lines}) as line where product <> 'account'
  group by 1, 2 order by 1, 2`;

const rolledUp = ({ from, until }: Times) => sql`
  select hour as at, product, bets, stakes, payouts, tax, bonus from statistics_hour
  where facet = 'product' and hour >= ${from} and hour < ${until}`;

/** The same out of the books, entry by entry, by the definitions of docs/spec/statistics.md. */
const ofBooks = ({ from, until }: Times) => sql`
  select entry.recorded_at as at,
    case
      when cause in (5, 7, 8, 9, 10, 12, 2, 27) then 'account'
      when key like 'casino%' then 'casino'
      when key like 'racing-coin %' then 'racing'
      when cause in (1, 3, 11, 13, 18) then 'sports'
      when cause in (4, 6) then 'jackpot'
      when cause in (14, 15, 16, 17) then 'racing'
      when cause in (19, 20) then 'lucky-six'
      when cause in (23, 24, 25) then 'casino'
      else case left(serial_number, 1) when 'B' then 'sports' when 'J' then 'jackpot'
        when 'S' then 'lucky-six' when 'R' then 'racing' else 'account' end
    end as product,
    case when cause in (3, 4, 14, 19, 23) then sign(gaming) else 0 end as bets,
    case when cause in (3, 4, 14, 19, 23) then gaming else 0 end as stakes,
    case when cause in (3, 4, 14, 19, 23) then 0 else -gaming end as payouts, tax, bonus
  from (
    select entry_id, max(player_id) as player_id,
      coalesce(sum(amount) filter (where account in ('stakes', 'pool-stakes', 'pools', 'pool-house',
        'pool-remainders', 'racing-stakes', 'racing-pool', 'casino-stakes')), 0) as gaming,
      coalesce(sum(amount) filter (where account = 'winnings-tax'), 0) as tax,
      coalesce(-sum(amount) filter (where account in ('bonuses', 'inviter-rewards',
        'casino-rewards')), 0) as bonus
    from posting where recorded_at >= ${from} and recorded_at < ${until} group by entry_id
  ) as moved
    join journal_entry as entry on entry.id = moved.entry_id
    join player on player.id = moved.player_id and counts_in_statistics
  where gaming <> 0 or tax <> 0 or bonus <> 0`;

/**
 * What each product took and paid on each day, of accounts that count (REG-10). From the roll-up when
 * it has come that far, which it is within a minute of a day's end; from the books themselves before.
 */
export async function dayFigures(reader: Reader, times: Times): Promise<readonly DayFigures[]> {
  const { rows: progress } = await sql<{ isRolled: boolean }>`
    select rolled_at >= ${times.until} and not exists (
      select from statistics_stale_hour where hour >= ${times.from} and hour < ${times.until}
    ) as is_rolled from statistics_progress`.execute(reader);
  const lines = progress[0]?.isRolled === true ? rolledUp(times) : ofBooks(times);
  const { rows } = await summed(lines).execute(reader);
  return rows;
}
