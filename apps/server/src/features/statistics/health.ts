import type { CallContent } from '@kipute/contract/registry';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader } from '../../platform/database/database.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import { newestCheck } from './check-books.ts';
import { progressOf } from './roll-up.ts';
import { money } from './statistics-view.ts';

export type HealthRoutes = HandlersFor<'statistics/health'>;

export type HealthDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** False while nothing may be bet on. */
  readonly isFeedFresh: () => boolean;
};

type Health = CallContent<'statistics/health'>;
type Alarm = Health['alarms'][number];

/** Everybody at the office asks every few seconds, and sees the same. */
const KEPT_MS = 5_000;
/** The roll-up is asked every two seconds; who is so far behind has stopped. */
const LAG_MS_MAX = 120_000;
/** Fewer payments than these say nothing about an operator. */
const PAYMENTS_MIN = 10;
const PAID_PERCENT_MIN = 70;

export function healthRoutes(deps: HealthDeps): HealthRoutes {
  let kept: { readonly health: Promise<Health>; readonly untilMs: number } | undefined;
  return {
    'statistics/health': async () => {
      const nowMs = deps.clock.now().getTime();
      if (!kept || kept.untilMs <= nowMs) {
        kept = { health: healthNow(deps), untilMs: nowMs + KEPT_MS };
        kept.health.catch(() => {
          kept = undefined;
        });
      }
      return answer(await kept.health);
    },
  };
}

async function healthNow({ database, clock, isFeedFresh }: HealthDeps): Promise<Health> {
  const { office } = database;
  const now = clock.now();
  const operators = await operatorsOf(office, now);
  const floats = await floatsOf(office);
  const isFresh = isFeedFresh();
  const alarms = [
    ...(await booksAlarms(office)),
    ...(await rollingAlarms(office, now)),
    ...(isFresh ? [] : [{ kind: 'feed' as const, about: '', since: null }]),
    ...floats
      .filter(({ low }) => low === 1)
      .map(({ channel, read_at }) => ({ kind: 'float' as const, about: channel, since: read_at })),
    ...operators
      .filter(failsOften)
      .map(({ operator }) => ({ kind: 'operator' as const, about: operator, since: null })),
  ];
  return { feed: { fresh: isFresh ? 1 : 0 }, operators, floats, alarms };
}

const failsOften = ({ deposits, deposits_paid }: Health['operators'][number]) =>
  deposits >= PAYMENTS_MIN && deposits_paid * 100 < deposits * PAID_PERCENT_MIN;

type OperatorRow = {
  readonly operator: string;
  readonly deposits: number;
  readonly depositsPaid: number;
  readonly withdrawals: number;
  readonly withdrawalsPaid: number;
  readonly answerSeconds: number | null;
};

/** Payments are numbered in their order: those of a day are among the newest. */
async function operatorsOf(reader: Reader, now: Date): Promise<Health['operators']> {
  const since = new Date(now.getTime() - 86_400_000);
  const { rows } = await sql<OperatorRow>`
    select operator, coalesce(deposits, 0) as deposits,
      coalesce(deposits_paid, 0) as deposits_paid, coalesce(withdrawals, 0) as withdrawals,
      coalesce(withdrawals_paid, 0) as withdrawals_paid, answer_seconds
    from (
      select operator, count(*)::int as deposits,
        (count(*) filter (where state = 'paid'))::int as deposits_paid,
        percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at))
          filter (where state = 'paid' and way = 'push') as answer_seconds
      from deposit
      where id > (select max(id) - 100000 from deposit) and created_at >= ${since}
        and created_at <= ${now} and state in ('paid', 'refused')
      group by operator
    ) as came full join (
      select operator, count(*)::int as withdrawals,
        (count(*) filter (where state = 'paid'))::int as withdrawals_paid
      from withdrawal
      where id > (select max(id) - 100000 from withdrawal) and ended_at >= ${since}
        and ended_at <= ${now}
      group by operator
    ) as went using (operator)
    order by operator`.execute(reader);
  return rows.map((row) => ({
    operator: row.operator,
    ...{ deposits: row.deposits, deposits_paid: row.depositsPaid },
    ...{ withdrawals: row.withdrawals, withdrawals_paid: row.withdrawalsPaid },
    answer_seconds: row.answerSeconds === null ? null : Number(row.answerSeconds),
  }));
}

async function floatsOf(reader: Reader): Promise<Health['floats']> {
  const { rows } = await sql<{ channel: string; balance: bigint; low: boolean; readAt: Date }>`
    select distinct on (channel) channel, balance, low, read_at from (
      select * from float_reading order by id desc limit 200
    ) as newest order by channel, id desc`.execute(reader);
  return rows.map(({ channel, balance, low, readAt }) => ({
    ...{ channel, balance: money(balance), low: low ? (1 as const) : (0 as const) },
    read_at: readAt.toISOString(),
  }));
}

async function booksAlarms(reader: Reader): Promise<readonly Alarm[]> {
  const audit = await reader
    .selectFrom('booksAudit')
    .select(['sound', 'auditedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!audit || audit.sound) return [];
  return [{ kind: 'books', about: '', since: audit.auditedAt.toISOString() }];
}

async function rollingAlarms(reader: Reader, now: Date): Promise<readonly Alarm[]> {
  const check = await newestCheck(reader);
  const { rolledAt } = await progressOf(reader);
  const differs: readonly Alarm[] =
    check && !check.sound
      ? [{ kind: 'statistics', about: '', since: check.checkedAt.toISOString() }]
      : [];
  const lags = !rolledAt || now.getTime() - rolledAt.getTime() > LAG_MS_MAX;
  return lags
    ? [...differs, { kind: 'lag', about: '', since: rolledAt?.toISOString() ?? null }]
    : differs;
}
