/**
 * Keeps what selections cost: each from its first price on, and later ones as often as its line in
 * the tables takes them. One process of the fleet does it; the others know nothing of it.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import { createLease } from '../../platform/database/lease.ts';
import type { FeedPrice } from '../odds-board/index.ts';
import type { PriceHistoryDeps } from './ports.ts';

export type PriceRecorder = {
  /** Takes or keeps the lead, looks at all prices, writes those that are due, forgets old ones. */
  readonly step: () => Promise<void>;
  readonly start: () => () => Promise<void>;
};

type Known = { readonly odds: number; readonly atMs: number; readonly stepMs: number };
type Waiting = FeedPrice & { readonly atMs: number };

const STEP_EVERY_MS = 30_000;
/** Of matches that began so long ago nobody looks at prices any more. */
const KEPT_MS = 86_400_000;
const FIRST_STEP_MS = 120_000;
/** Keeps a statement within its time limit. */
const ROWS_PER_STATEMENT = 5_000;
/** Matches between which other work has its turn. */
const MATCHES_PER_TURN = 10;

export function createPriceRecorder(deps: PriceHistoryDeps): PriceRecorder {
  const { database, clock, board, log } = deps;
  const lease = createLease(database, {
    ...{ name: 'price-history', holder: randomUUID() },
    milliseconds: 3 * STEP_EVERY_MS,
  });
  const known = new Map<string, Known>();
  const waiting = new Map<string, Waiting>();
  let isLeading = false;

  const note = (price: FeedPrice) => {
    const atMs = clock.now().getTime();
    const last = known.get(price.selectionId);
    if (last && (last.odds === price.odds || atMs < last.atMs + last.stepMs)) return;
    // An opening that waits to be written stays the opening.
    if (!last && waiting.has(price.selectionId)) return;
    waiting.set(price.selectionId, { ...price, atMs });
  };
  const noteAll = async () => {
    let matches = 0;
    for (const prices of board.feedPrices()) {
      for (const price of prices) note(price);
      matches += 1;
      if (matches % MATCHES_PER_TURN === 0) await nextTurn();
    }
  };
  board.onPriced((matchId, selectionIds) => {
    if (!isLeading) return;
    for (const id of selectionIds) {
      const price = known.has(id) ? undefined : board.feedPriceOf(matchId, id);
      if (price) note(price);
    }
  });

  const step = async () => {
    const now = clock.now();
    if (!(await lease.hold(now))) {
      isLeading = false;
      return;
    }
    if (!isLeading) {
      await replaceByStored(deps, known);
      waiting.clear();
      isLeading = true;
    }
    await noteAll();
    await writeWaiting(deps, { known, waiting });
    await forgetOld(deps, now);
  };
  return {
    step,
    start: () => {
      let running: Promise<void> = Promise.resolve();
      const timer = setInterval(() => {
        running = running.then(step).catch((err: unknown) => {
          isLeading = false;
          log.warn({ err }, 'price-history: prices not noted, will be retried');
        });
      }, STEP_EVERY_MS).unref();
      return async () => {
        clearInterval(timer);
        await running;
        await lease.release();
      };
    },
  };
}

type Prices = { readonly known: Map<string, Known>; readonly waiting: Map<string, Waiting> };

async function writeWaiting(
  { database }: PriceHistoryDeps,
  { known, waiting }: Prices,
): Promise<void> {
  const all = [...waiting.values()];
  for (let from = 0; from < all.length; from += ROWS_PER_STATEMENT) {
    const points = all.slice(from, from + ROWS_PER_STATEMENT);
    const rows = points.map(({ selectionId, matchId, startsAt, atMs, odds }) => ({
      ...{ id: selectionId, match_id: matchId, at: atMs, price: odds },
      starts_at: new Date(startsAt).toISOString(),
    }));
    const noted = await database.inOneStatement.executeQuery<{ id: bigint; step: bigint }>(
      CompiledQuery.raw('select * from note_prices($1::jsonb)', [JSON.stringify(rows)]),
    );
    const steps = new Map(noted.rows.map(({ id, step }) => [String(id), Number(step)]));
    for (const point of points) {
      const stepMs = steps.get(point.selectionId) ?? FIRST_STEP_MS;
      known.set(point.selectionId, { odds: point.odds, atMs: point.atMs, stepMs });
      if (waiting.get(point.selectionId) === point) waiting.delete(point.selectionId);
    }
  }
}

async function replaceByStored(
  { database }: PriceHistoryDeps,
  known: Map<string, Known>,
): Promise<void> {
  const { rows } = await sql<{ id: string; odds: number; at: string; step: string }>`
    select selection_id::text as id, odds[cardinality(odds)] as odds,
      moments[cardinality(moments)]::text as at, step_ms::text as step
    from price_history`.execute(database.read);
  known.clear();
  for (const { id, odds, at, step } of rows) {
    known.set(id, { odds, atMs: Number(at), stepMs: Number(step) });
  }
}

async function forgetOld({ database }: PriceHistoryDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  const old = sql`delete from price_history where selection_id in (
    select selection_id from price_history where match_starts_at < ${before}
    limit ${ROWS_PER_STATEMENT})`;
  await database.inOneStatement.executeQuery(old.compile(database.read));
}
