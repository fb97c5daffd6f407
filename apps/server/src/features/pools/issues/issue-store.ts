import type { Localised } from '@kipute/contract/locale';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { PoolMatchEnd } from '@kipute/domain/pools/place-standing';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { PoolIssueState } from '@kipute/domain/pools/pool-states';
import type { PoolTerms } from '@kipute/domain/pools/pool-terms';
import { poolGrowth, type SharedPool } from '@kipute/domain/pools/share-out';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type KeptShared, type KeptTerms, sharedFrom, termsFrom } from '../types/kept-terms.ts';

export type MatchWords = {
  readonly competition: Localised;
  readonly home: Localised;
  readonly away: Localised;
};

/** A match of an issue; `place` from 1, reserves begin at 1 again. */
export type PoolIssueMatch = {
  readonly isReserve: boolean;
  readonly place: number;
  readonly matchId: bigint;
  readonly homeId: bigint;
  readonly awayId: bigint;
  readonly startsAt: Date;
  readonly words: MatchWords;
  readonly ended: 'waiting' | 'played' | 'off';
  readonly home: number | null;
  readonly away: number | null;
  readonly toldBy: 'feed' | 'hand';
  readonly toldAt: Date | null;
};

export type PoolIssue = {
  readonly id: bigint;
  readonly typeId: bigint;
  readonly game: PoolGame;
  readonly number: number;
  /** As its tickets name it, such as `J46`. */
  readonly name: string;
  readonly label: string;
  readonly state: PoolIssueState;
  readonly revision: number;
  /** Null until it is opened. */
  readonly terms: PoolTerms | null;
  readonly openingPool: Senti;
  readonly carried: Senti;
  readonly closesAt: Date;
  readonly madeBy: bigint | null;
  readonly madeAt: Date;
  readonly openedBy: bigint | null;
  readonly openedAt: Date | null;
  readonly closedAt: Date | null;
  readonly settledBy: bigint | null;
  readonly settledAt: Date | null;
  readonly settlements: number;
  readonly growth: Senti;
  readonly shared: SharedPool | null;
  readonly digest: string;
  /** By place, the reserves after the others. */
  readonly matches: readonly PoolIssueMatch[];
};

type IssueRow = Omit<
  PoolIssue,
  'terms' | 'openingPool' | 'carried' | 'growth' | 'shared' | 'matches'
> & {
  readonly terms: KeptTerms | null;
  readonly openingPool: bigint;
  readonly carried: bigint;
  readonly growth: bigint;
  readonly shared: KeptShared | null;
};

type MatchRow = PoolIssueMatch & { readonly issueId: bigint };

const columns = sql`
  id, type_id, game, number, name, label, state, revision, terms, opening_pool, carried, closes_at,
  made_by, made_at, opened_by, opened_at, closed_at, settled_by, settled_at, settlements, growth,
  shared, digest`;

/** With their matches, in the order asked for. */
export async function issuesWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly PoolIssue[]> {
  const { rows } = await sql<IssueRow>`select ${columns} from pool_issue ${tail}`.execute(reader);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const { rows: matches } = await sql<MatchRow>`
    select issue_id, is_reserve, place, match_id, home_id, away_id, starts_at, words, ended, home,
      away, told_by, told_at
    from pool_issue_match where issue_id = any (${ids}::bigint[])
    order by issue_id, is_reserve, place`.execute(reader);
  const byIssue = Map.groupBy(matches, ({ issueId }) => issueId);
  return rows.map((row) => issueOf(row, byIssue.get(row.id) ?? []));
}

function issueOf(row: IssueRow, matches: readonly MatchRow[]): PoolIssue {
  return {
    ...row,
    terms: row.terms && termsFrom(row.terms),
    openingPool: senti(row.openingPool),
    carried: senti(row.carried),
    growth: senti(row.growth),
    shared: row.shared && sharedFrom(row.shared),
    matches: matches.map(({ issueId: _, ...match }) => match),
  };
}

export async function findIssue(reader: Reader, id: bigint): Promise<PoolIssue | undefined> {
  const [found] = await issuesWhere(reader, sql`where id = ${id}`);
  return found;
}

export const issuesById = (reader: Reader, ids: readonly bigint[]) =>
  issuesWhere(reader, sql`where id = any (${ids}::bigint[])`);

/**
 * Nobody else changes it until the transaction ends, and no ticket of it is written meanwhile: those
 * hold it in `for share`, which waits for this lock and it for them.
 */
export async function lockIssue(tx: Transaction, id: bigint): Promise<PoolIssue | undefined> {
  const { rows } = await sql`select from pool_issue where id = ${id} for no key update`.execute(tx);
  return rows.length === 0 ? undefined : findIssue(tx, id);
}

/** As the domain asks for them, matches and reserves apart, each by place. */
export function endsOf({ matches }: Pick<PoolIssue, 'matches'>): {
  readonly matches: readonly PoolMatchEnd[];
  readonly reserves: readonly PoolMatchEnd[];
} {
  const endsWhere = (reserve: boolean) =>
    matches.filter(({ isReserve }) => isReserve === reserve).map(endOf);
  return { matches: endsWhere(false), reserves: endsWhere(true) };
}

function endOf({ ended, home, away, toldAt }: PoolIssueMatch): PoolMatchEnd {
  if (ended === 'played' && home !== null && away !== null) {
    return { kind: 'played', score: { home, away } };
  }
  return ended === 'off' ? { kind: 'off', since: toldAt?.getTime() ?? 0 } : { kind: 'waiting' };
}

export type PoolSales = {
  readonly tickets: number;
  readonly lines: number;
  readonly stakes: Senti;
};

export const noSales: PoolSales = { tickets: 0, lines: 0, stakes: senti(0n) };

/** Summed, so that no ticket waits for another one's row; those without a ticket are left out. */
export async function salesOf(
  reader: Reader,
  issueIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PoolSales>> {
  type Row = { issueId: bigint; tickets: number; lines: number; stakes: bigint };
  const { rows } = await sql<Row>`
    select issue_id, count(*)::integer as tickets, sum(lines)::integer as lines,
      sum(stake)::bigint as stakes
    from pool_ticket where issue_id = any (${issueIds}::bigint[])
    group by issue_id`.execute(reader);
  return new Map(
    rows.map(({ issueId, stakes, ...row }) => [issueId, { ...row, stakes: senti(stakes) }]),
  );
}

/** What is in the pool of an issue that is open or closed: what it began with, and its growth. */
export function poolNow(
  { openingPool, terms }: Pick<PoolIssue, 'openingPool' | 'terms'>,
  { stakes }: Pick<PoolSales, 'stakes'>,
): Senti {
  return terms ? senti(openingPool + poolGrowth(stakes, terms)) : openingPool;
}

export async function gameOfIssue(reader: Reader, id: bigint): Promise<PoolGame | undefined> {
  const row = await reader
    .selectFrom('poolIssue')
    .select('game')
    .where('id', '=', id)
    .executeTakeFirst();
  // Sound: the table's check names the same two words.
  return row?.game as PoolGame | undefined;
}
