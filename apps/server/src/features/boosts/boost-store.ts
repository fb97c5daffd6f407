import type { BoostState } from '@kipute/contract/constants/betting/boosts';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { BoostRule } from '@kipute/domain/odds/boost';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { LegWords } from '../odds-board/index.ts';

export type BoostWords = Readonly<Record<string, LegWords>>;

/** A raised price as it is planned. */
export type NewBoost = {
  readonly selectionId: bigint;
  readonly matchId: bigint;
  readonly marketId: bigint;
  readonly words: BoostWords;
  readonly matchStartsAt: Date;
  readonly rule: BoostRule;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stakeMaximum: Senti;
  readonly budget: Senti;
  readonly note: string;
  readonly madeBy: bigint;
  readonly madeAt: Date;
};

export type KeptBoost = NewBoost & {
  readonly id: bigint;
  /** What bets at the raised price make the house pay extra at most. */
  readonly spent: Senti;
  readonly bets: number;
  readonly staked: Senti;
  readonly endedAt: Date | null;
  readonly endedWhy: string | null;
  readonly endedBy: bigint | null;
};

export async function insertBoost(tx: Transaction, boost: NewBoost): Promise<bigint> {
  const { rule, words, ...columns } = boost;
  const { id } = await tx
    .insertInto('oddsBoost')
    .values({
      ...columns,
      words: JSON.stringify(words),
      odds: rule.kind === 'fixed' ? rule.odds : null,
      percent: rule.kind === 'of-fair' ? String(rule.percent) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function boostOf(row: Selectable<DB['oddsBoost']>): KeptBoost {
  const { odds, percent, ...columns } = row;
  return {
    ...columns,
    words: row.words as BoostWords,
    rule: odds === null ? { kind: 'of-fair', percent: Number(percent) } : { kind: 'fixed', odds },
    stakeMaximum: senti(row.stakeMaximum),
    budget: senti(row.budget),
    spent: senti(row.spent),
    staked: senti(row.staked),
  };
}

/** Those whose time is not over and that nothing has ended. */
export async function goingBoosts(reader: Reader, now: Date): Promise<readonly KeptBoost[]> {
  const rows = await reader
    .selectFrom('oddsBoost')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(boostOf);
}

type BoostsPage = {
  readonly state?: BoostState | undefined;
  readonly matchId?: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly now: Date;
};

export async function pageOfBoosts(
  reader: Reader,
  { state, matchId, page, pageSize, now }: BoostsPage,
): Promise<{ readonly boosts: readonly KeptBoost[]; readonly count: number }> {
  const some = reader
    .selectFrom('oddsBoost')
    .where(inState(state, now))
    .$if(matchId !== undefined, (query) => query.where('matchId', '=', matchId ?? 0n));
  const { count } = await some
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await some
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { boosts: rows.map(boostOf), count };
}

/** As `stateOf` has it, for the database. */
function inState(state: BoostState | undefined, now: Date): RawBuilder<boolean> {
  switch (state) {
    case undefined:
      return sql`true`;
    case 'planned':
      return sql`ended_at is null and starts_at > ${now}`;
    case 'running':
      return sql`ended_at is null and starts_at <= ${now} and ends_at > ${now}`;
    case 'over':
      return sql`ended_at is null and ends_at <= ${now}`;
    default:
      return sql`ended_why = ${state}`;
  }
}

export function stateOf({ endedWhy, startsAt, endsAt }: KeptBoost, now: Date): BoostState {
  if (endedWhy !== null) return endedWhy as BoostState;
  if (startsAt > now) return 'planned';
  return endsAt > now ? 'running' : 'over';
}

type Asked = Pick<NewBoost, 'selectionId' | 'startsAt' | 'endsAt'>;

/** One selection has one price: of two boosts at a time nobody could say which. */
export async function hasBoostAt(
  tx: Transaction,
  { selectionId, startsAt, endsAt }: Asked,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`boosts of ${selectionId}`}, 0))`.execute(
    tx,
  );
  const other = await tx
    .selectFrom('oddsBoost')
    .select('id')
    .where('selectionId', '=', selectionId)
    .where('endedAt', 'is', null)
    .where('startsAt', '<', endsAt)
    .where('endsAt', '>', startsAt)
    .executeTakeFirst();
  return other !== undefined;
}

export async function lockBoost(tx: Transaction, id: bigint): Promise<KeptBoost | undefined> {
  const row = await tx
    .selectFrom('oddsBoost')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && boostOf(row);
}

type Ending = {
  readonly why: 'stopped' | 'overtaken' | 'used-up';
  readonly at: Date;
  readonly by?: bigint;
};

/** What has ended before stays as it ended. */
export async function endBoosts(
  writer: Transaction,
  ids: readonly bigint[],
  { why, at, by }: Ending,
): Promise<void> {
  await writer
    .updateTable('oddsBoost')
    .set({ endedAt: at, endedWhy: why, endedBy: by ?? null })
    .where('id', 'in', ids)
    .where('endedAt', 'is', null)
    .execute();
}
