import { setTimeout as delay } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { RefusedWord } from '../../catalogue/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { isLeftToProvider, resultOfMatch } from '../result/read-result.ts';
import { isRunning } from './final-score.ts';

export type RefusedResult = Selectable<DB['refusedResult']>;

/** What was refused, about which record, and why. */
type Refused = Pick<RefusedResult, 'about' | 'subjectId' | 'reason' | 'matchId'> & {
  readonly words: unknown;
  readonly times: number;
};

/** A repetition is counted; its newest content stays. */
async function storeRefused(tx: Transaction, refused: readonly Refused[], at: Date): Promise<void> {
  const column = <Value>(of: (one: Refused) => Value) => refused.map(of);
  await sql`
    insert into refused_result as known
      (about, subject_id, reason, match_id, words, times, first_heard_at, last_heard_at)
    select about, subject_id, reason, match_id, words::jsonb, times, ${at}, ${at}
    from unnest(
      ${column(({ about }) => about)}::text[], ${column(({ subjectId }) => subjectId)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ matchId }) => matchId)}::bigint[],
      ${column(({ words }) => JSON.stringify(words))}::text[],
      ${column(({ times }) => times)}::integer[]
    ) as heard (about, subject_id, reason, match_id, words, times)
    order by about, subject_id, reason
    on conflict (about, subject_id, reason) do update set
      words = excluded.words, times = known.times + excluded.times,
      match_id = coalesce(excluded.match_id, known.match_id),
      last_heard_at = excluded.last_heard_at`.execute(tx);
}

type RefusedPage = {
  readonly matchId: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** What was heard last comes first. */
export async function listRefusedResults(
  reader: Reader,
  { matchId, page, pageSize }: RefusedPage,
): Promise<{ readonly rows: readonly RefusedResult[]; readonly count: number }> {
  let wanted = reader.selectFrom('refusedResult');
  if (matchId !== undefined) wanted = wanted.where('matchId', '=', matchId);
  const rows = await wanted
    .selectAll()
    .orderBy('lastHeardAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

/** What results are made of; a refused price or name costs nobody money. */
const kindsOfResults: readonly string[] = ['event', 'fact', 'incident', 'selection'];

const BATCH_MS = 1_000;

/** A broken feed must not fill the memory; what is dropped here is still counted in the metrics. */
const BATCH_MAX = 1_000;

type Deps = Pick<SettlementDeps, 'database' | 'clock' | 'log'>;

/** Stores refused changes about results in batches, without delaying the feed (STL-46). */
export function refusedChangeRecorder({ database, clock, log }: Deps): (word: RefusedWord) => void {
  let batch = new Map<string, Refused>();

  async function storeSoon(): Promise<void> {
    await delay(BATCH_MS);
    const refused = [...batch.values()];
    batch = new Map();
    await database
      .transact((tx) => storeRefused(tx, refused, clock.now()))
      .catch((err) =>
        log.error({ err, changes: refused.length }, 'settlement: storing refused results failed'),
      );
  }

  return (word) => {
    if (!kindsOfResults.includes(word.change.kind)) return;
    const isFirst = batch.size === 0;
    const refused = refusedOf(word);
    const key = `${refused.about} ${refused.subjectId} ${refused.reason}`;
    const before = batch.get(key);
    if (!before && batch.size >= BATCH_MAX) return;
    batch.set(key, { ...refused, times: (before?.times ?? 0) + 1 });
    if (isFirst) void storeSoon();
  };
}

function refusedOf({ refusal, change, matchId }: RefusedWord): Refused {
  const id = change.act === 'create' ? change.record.id : change.id;
  return {
    ...{ about: change.kind, subjectId: String(id), reason: refusal, times: 1 },
    matchId: matchId === undefined ? null : BigInt(matchId),
    words: change,
  };
}

/**
 * Stores why the result of an ended match is refused, whether the provider has graded it or not:
 * open bets would otherwise not say what they wait for (STL-46).
 */
export async function recordRefusedResult(
  matchId: string,
  { catalogue, database, clock }: Pick<SettlementDeps, 'catalogue' | 'database' | 'clock'>,
): Promise<void> {
  const match = catalogue.matches().get(matchId);
  if (!match || isRunning(match.status)) return;
  const snapshot = {
    match,
    facts: catalogue.factsOf(matchId),
    incidents: catalogue.incidentsOf(matchId),
  };
  const result = resultOfMatch(snapshot);
  if (result.ok || isLeftToProvider(result.refusal)) return;
  const refused = {
    ...{ about: 'result', subjectId: matchId, reason: result.refusal, matchId: BigInt(matchId) },
    ...{ words: { status: match.status, facts: snapshot.facts }, times: 1 },
  };
  await database.transact((tx) => storeRefused(tx, [refused], clock.now()));
}
