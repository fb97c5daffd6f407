import type { ErrorCode } from '@kipute/contract/errors';
import { poolIssueStateAfter } from '@kipute/domain/pools/pool-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { type PoolOrder, poolRecord } from '../pool-orders.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { countIssue, lockType, type PoolType } from '../types/type-store.ts';
import { type CandidateMatch, candidateOf } from './catalogue-matches.ts';
import { lockIssue, type PoolIssue } from './issue-store.ts';

export type ChangeIssueDeps = Pick<PoolsDeps, 'database' | 'clock' | 'audit' | 'catalogue'>;

/** Numbers of matches, in the order of their places. */
export type ChosenMatches = {
  readonly matches: readonly bigint[];
  readonly reserves: readonly bigint[];
};

/** A draft, which no player sees; it need not be complete. */
export function addIssue(
  deps: ChangeIssueDeps,
  { typeId, chosen }: { readonly typeId: bigint; readonly chosen: ChosenMatches },
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  const { database, clock, audit } = deps;
  return database.transact(async (tx) => {
    const now = clock.now();
    const type = await lockType(tx, typeId);
    if (!type) return refuse('pool-type-unknown');
    if (!type.isActive) return refuse('pool-type-off');
    // One draft at a time: the other one can be changed.
    if (await isThereOne(tx, typeId, 'draft')) return refuse('pool-draft-exists');
    const placed = placedMatches(deps, { type, chosen });
    if (!placed.ok) return placed;
    const number = await countIssue(tx, type);
    const { rows } = await sql<{ id: bigint }>`
      insert into pool_issue (type_id, game, number, name, label, state, closes_at, made_by,
        made_at)
      values (${typeId}, ${type.game}, ${number}, ${type.prefix + number}, ${type.label}, 'draft',
        ${firstStart(placed.value) ?? now}, ${order.administratorId}, ${now})
      returning id`.execute(tx);
    const id = rows[0]?.id ?? 0n;
    await insertMatches(tx, id, placed.value);
    const changes = { state: [null, 'draft'], ...numbersOf(chosen) } as const;
    await audit.record(tx, poolRecord({ kind: 'pool-issue', id }, order, changes));
    return ok(id);
  });
}

export type IssueUpdate = {
  readonly id: bigint;
  /** The one that whoever changes it has seen. */
  readonly revision: number;
  readonly chosen: ChosenMatches;
};

export function updateIssue(
  deps: ChangeIssueDeps,
  { id, revision, chosen }: IssueUpdate,
  order: PoolOrder,
): Promise<Result<bigint, ErrorCode>> {
  const { database, clock, audit } = deps;
  return database.transact(async (tx) => {
    const draft = await lockDraft(tx, { id, revision, cause: 'changed' });
    if (!draft.ok) return draft;
    const type = await lockType(tx, draft.value.typeId);
    if (!type) return refuse('pool-type-unknown');
    const placed = placedMatches(deps, { type, chosen });
    if (!placed.ok) return placed;
    await sql`delete from pool_issue_match where issue_id = ${id}`.execute(tx);
    await insertMatches(tx, id, placed.value);
    await sql`
      update pool_issue set revision = ${revision + 1}, label = ${type.label},
        closes_at = ${firstStart(placed.value) ?? clock.now()}
      where id = ${id}`.execute(tx);
    const before = {
      matches: draft.value.matches.filter(({ isReserve }) => !isReserve),
      reserves: draft.value.matches.filter(({ isReserve }) => isReserve),
    };
    const idsOf = (matches: PoolIssue['matches']) => matches.map(({ matchId }) => matchId);
    const changes = {
      matches: [idsOf(before.matches), chosen.matches],
      reserves: [idsOf(before.reserves), chosen.reserves],
    } as const;
    await audit.record(tx, poolRecord({ kind: 'pool-issue', id }, order, changes));
    return ok(id);
  });
}

type AskedDraft = Pick<IssueUpdate, 'id' | 'revision'> & {
  readonly cause: 'changed' | 'opened';
};

/** A draft as whoever asks has seen it, held until the transaction ends. */
export async function lockDraft(
  tx: Transaction,
  { id, revision, cause }: AskedDraft,
): Promise<Result<PoolIssue, ErrorCode>> {
  const issue = await lockIssue(tx, id);
  if (!issue) return refuse('pool-issue-unknown');
  if (!poolIssueStateAfter(issue.state, cause)) return refuse('pool-issue-fixed');
  return issue.revision === revision ? ok(issue) : refuse('pool-issue-changed');
}

export async function isThereOne(
  tx: Transaction,
  typeId: bigint,
  state: 'draft' | 'open',
): Promise<boolean> {
  const { rows } = await sql`
    select from pool_issue where type_id = ${typeId} and state = ${state}`.execute(tx);
  return rows.length > 0;
}

export type PlacedMatch = CandidateMatch & { readonly isReserve: boolean; readonly place: number };

type Placing = { readonly type: Pick<PoolType, 'terms'>; readonly chosen: ChosenMatches };

/** In the order they are checked: too many, one twice, one that cannot be sold. */
export function placedMatches(
  { catalogue, clock }: Pick<PoolsDeps, 'catalogue' | 'clock'>,
  { type: { terms }, chosen }: Placing,
): Result<readonly PlacedMatch[], ErrorCode> {
  const { matches, reserves } = chosen;
  if (matches.length > terms.places || reserves.length > terms.reserves) {
    return refuse('pool-places-invalid');
  }
  if (new Set([...matches, ...reserves]).size < matches.length + reserves.length) {
    return refuse('pool-match-twice');
  }
  const now = clock.now();
  const placed = (ids: readonly bigint[], isReserve: boolean) =>
    ids.flatMap((id, at) => {
      const match = candidateOf(catalogue, catalogue.matches().get(id.toString()), now);
      return match ? [{ ...match, isReserve, place: at + 1 }] : [];
    });
  const known = [...placed(matches, false), ...placed(reserves, true)];
  const isComplete = known.length === matches.length + reserves.length;
  return isComplete ? ok(known) : refuse('pool-match-unknown');
}

export function firstStart(matches: readonly Pick<PlacedMatch, 'startsAt'>[]): Date | undefined {
  const starts = matches.map(({ startsAt }) => startsAt.getTime());
  return starts.length === 0 ? undefined : new Date(Math.min(...starts));
}

export async function insertMatches(
  tx: Transaction,
  issueId: bigint,
  matches: readonly PlacedMatch[],
): Promise<void> {
  for (const { isReserve, place, matchId, homeId, awayId, startsAt, words } of matches) {
    await sql`
      insert into pool_issue_match (issue_id, is_reserve, place, match_id, home_id, away_id,
        starts_at, words)
      values (${issueId}, ${isReserve}, ${place}, ${matchId}, ${homeId}, ${awayId}, ${startsAt},
        ${JSON.stringify(words)}::jsonb)`.execute(tx);
  }
}

const numbersOf = ({ matches, reserves }: ChosenMatches) =>
  ({ matches: [null, matches], reserves: [null, reserves] }) as const;
