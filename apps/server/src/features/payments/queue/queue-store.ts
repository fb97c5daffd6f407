import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { dayBegins } from '../payment-store.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawals/withdrawal-store.ts';

const QUEUE_SHOWN_MAX = 200;

/** Oldest first: who waits longest is next. */
export async function waitingWithdrawals(reader: Reader): Promise<readonly Withdrawal[]> {
  const ids = await reader
    .selectFrom('withdrawal')
    .select('id')
    .where('state', '=', 'reviewing')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(QUEUE_SHOWN_MAX)
    .execute();
  const rows = await Promise.all(ids.map(({ id }) => findWithdrawal(reader, { id })));
  return rows.flatMap((row) => row ?? []);
}

type QueueFigures = {
  readonly waiting: number;
  readonly sum: Senti;
  readonly unclear: number;
  readonly paidToday: number;
  readonly refusedToday: number;
  readonly lastDecidedAt: Date | null;
};

export async function queueFigures(reader: Reader, now: Date): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures & { readonly sum: string }>`
    select
      (select count(*)::int from withdrawal where state = 'reviewing') as waiting,
      (select coalesce(sum(amount), 0)::text from withdrawal where state = 'reviewing') as sum,
      (select count(*)::int from withdrawal
        where state = 'unknown' and state not in ('paid', 'returned')) as unclear,
      (select count(*)::int from withdrawal
        where state = 'paid' and created_at >= ${dayBegins(now)} - interval '3 days'
          and ended_at >= ${dayBegins(now)}) as paid_today,
      (select count(*)::int from withdrawal
        where state = 'returned' and reviewed_by is not null
          and created_at >= ${dayBegins(now)} - interval '3 days'
          and ended_at >= ${dayBegins(now)}) as refused_today,
      (select heard_at from payment_word where source = 'clerk' and withdrawal_id is not null
        order by id desc limit 1) as last_decided_at`.execute(reader);
  const [found] = rows;
  if (!found) throw new Error('a select of figures answers a row');
  return { ...found, sum: senti(BigInt(found.sum)) };
}

type Owner = { readonly id: bigint; readonly name: string; readonly registeredAt: Date };

export async function ownersOf(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Owner>> {
  if (playerIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'registeredAt'])
    .where('id', 'in', [...new Set(playerIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type MoneyDay = { readonly day: string; readonly moneyIn: Senti; readonly moneyOut: Senti };

/** Of one player, day by day of East Africa. */
export async function moneyDays(
  reader: Reader,
  { playerId, days, now }: { playerId: bigint; days: number; now: Date },
): Promise<readonly MoneyDay[]> {
  const { rows } = await sql<{ day: string; moneyIn: string; moneyOut: string }>`
    with days as (
      select ((${now}::timestamptz at time zone 'Africa/Dar_es_Salaam')::date - back) as day
      from generate_series(0, ${days - 1}::integer) as back
    ), moved as (
      select (paid_at at time zone 'Africa/Dar_es_Salaam')::date as day, amount, 0 as out
      from deposit where player_id = ${playerId} and state = 'paid'
      union all
      select (ended_at at time zone 'Africa/Dar_es_Salaam')::date, 0, amount
      from withdrawal where player_id = ${playerId} and state = 'paid'
    )
    select days.day::text as day, coalesce(sum(amount), 0)::text as money_in,
      coalesce(sum(out), 0)::text as money_out
    from days left join moved using (day) group by days.day order by days.day`.execute(reader);
  return rows.map(({ day, moneyIn, moneyOut }) => ({
    ...{ day, moneyIn: senti(BigInt(moneyIn)), moneyOut: senti(BigInt(moneyOut)) },
  }));
}
