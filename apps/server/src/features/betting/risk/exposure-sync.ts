/**
 * Keeps the in-memory exposure of this process in step with the database and with the other
 * processes. Every process counts its own bets, publishes them after their commit, and counts what
 * the others publish; a process that starts, or may have missed an event, reads a snapshot.
 */
import { randomUUID } from 'node:crypto';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import { ShortLivedMap } from '../../../platform/concurrency/short-lived-map.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { betsPlaced, ordersChanged } from '../betting-events.ts';
import type { DailyWinnings, PromisedWinnings } from './daily-winnings.ts';
import type { ExposureBook, LegExposure } from './exposure-book.ts';
import type { Suspender } from './suspend-selections.ts';

/** What one bet adds to both counts. */
export type CountedBet = {
  readonly serialNumber: string;
  readonly payout: bigint;
  readonly legs: readonly LegExposure[];
  readonly winnings: PromisedWinnings;
};

type Counts = {
  readonly book: ExposureBook;
  readonly daily: Pick<DailyWinnings, 'book' | 'read'>;
  readonly suspender: Suspender;
};

export type ExposureSync = {
  /** The counts hold what the database holds; no bet is placed on a guess before. */
  readonly loaded: () => Promise<void>;
  /** A bet of this process is counted and about to be written. */
  readonly begin: (bet: CountedBet) => void;
  /** It is written: the others are told. */
  readonly confirm: (bet: CountedBet) => void;
  /** It was not written. */
  readonly release: (bet: CountedBet) => void;
};

/** Bets wait meanwhile: when rulings never stop, the last snapshot has to do. */
const SNAPSHOTS_MAX = 3;

export function createExposureSync(deps: BettingDeps, counts: Counts): ExposureSync {
  const { book, daily, suspender } = counts;
  const reconciler = createReconciler<CountedBet>(() => deps.clock.now().getTime());
  let rulings = 0;
  const load = loadedOnce(async () => {
    // Whether a snapshot holds a ruling that is heard meanwhile cannot be told: the next one does.
    let [snapshots, heard] = [0, rulings];
    do {
      [snapshots, heard] = [snapshots + 1, rulings];
      await replaceBySnapshot(deps, counts, reconciler);
    } while (heard !== rulings && snapshots < SNAPSHOTS_MAX);
    suspender.checkAll();
  });
  const publish = exchangePlacedBets(deps, (bet) => {
    if (!reconciler.hear(bet)) return;
    book.add(bet.legs);
    daily.book.add(bet.winnings);
    suspender.check(bet.legs);
  });
  // One that is heard after a snapshot that holds it already counts twice, until the next snapshot.
  deps.bus.subscribe(ordersChanged, ({ released }) => {
    if (released.length > 0) rulings += 1;
    for (const one of released) book.settle(one);
    if (released.some(({ owed }) => owed < 0n)) suspender.checkAll();
    else suspender.checkSuspended();
  });
  const reload = () => {
    load.forget();
    load.wait().catch((err) => deps.log.error({ err }, 'exposure: snapshot could not be read'));
  };
  deps.bus.onRejoin(reload);
  // What is full must be suspended before the first bet comes.
  reload();
  return {
    loaded: load.wait,
    begin: reconciler.begin,
    confirm: (bet) => {
      reconciler.confirm(bet);
      publish(bet);
    },
    release: reconciler.release,
  };
}

async function replaceBySnapshot(
  deps: BettingDeps,
  { book, daily }: Counts,
  reconciler: Reconciler,
): Promise<void> {
  const reading = reconciler.startSnapshot();
  const snapshot = await readSnapshot(deps, { sinceMs: reading.sinceMs, daily }).catch((reason) => {
    reading.abandon();
    throw reason;
  });
  const missing = reading.finish(snapshot.found);
  book.replaceWith(
    snapshot.open,
    missing.map(({ legs }) => legs),
  );
  daily.book.replaceWith(
    snapshot.winnings,
    missing.map(({ winnings }) => winnings),
  );
}

/** Publishes own bets and hears those of the other processes; returns how to publish one. */
function exchangePlacedBets(
  { bus, log }: BettingDeps,
  heard: (bet: CountedBet) => void,
): (bet: CountedBet) => void {
  const processId = randomUUID();
  let unpublished: CountedBet[] = [];
  bus.subscribe(betsPlaced, ({ from, bets }) => {
    if (from !== processId) for (const bet of bets) heard(bet);
  });
  const publishAll = () => {
    const bets = unpublished.map((bet) => ({ ...bet, legs: [...bet.legs] }));
    unpublished = [];
    // The bets stand whether the others hear of them or not.
    bus.publish(betsPlaced, { from: processId, bets }).catch((err) => {
      log.error({ err, bets: bets.length }, 'exposure: placed bets not published');
    });
  };
  return (bet) => {
    // Bets of one commit are confirmed in one turn: one message has them all.
    if (unpublished.length === 0) queueMicrotask(publishAll);
    unpublished.push(bet);
  };
}

/** Read once, and again after it was forgotten or could not be read. */
function loadedOnce(read: () => Promise<void>) {
  let loaded: Promise<void> | undefined;
  return {
    forget: () => {
      loaded = undefined;
    },
    wait: () => {
      loaded ??= read().catch((reason) => {
        // The next bet tries again; this one is not placed on a guess.
        loaded = undefined;
        throw reason;
      });
      return loaded;
    },
  };
}

/**
 * A bet that was placed so long before a snapshot began is in it: no statement takes that long, and
 * no two clocks of the fleet differ so much.
 */
const SURELY_WRITTEN_MS = 60_000;

type Numbered = { readonly serialNumber: string };

/** Orders placed since then that a snapshot holds, whatever their state. */
type Found = { readonly sinceMs: number; readonly serialNumbers: ReadonlySet<string> };

type SnapshotReading<Bet> = {
  /** From when on the snapshot has to say which orders it holds. */
  readonly sinceMs: number;
  /** Returns the bets that have to be counted on top of the snapshot. */
  readonly finish: (found: Found) => readonly Bet[];
  /** It could not be read. */
  readonly abandon: () => void;
};

type Reconciler = ReturnType<typeof createReconciler<CountedBet>>;

/**
 * While a snapshot is read, bets are written and others are heard of. Whether it holds such a bet
 * only its serial number tells: taken for contained it could be counted nowhere, and a ceiling
 * passed; taken for missing it could be counted twice, and less be sold.
 */
export function createReconciler<Bet extends Numbered>(now: () => number) {
  const inFlight = new ShortLivedMap<string, Bet>();
  const readings = new Set<Set<Bet>>();
  let lastFound: Found = { sinceMs: 0, serialNumbers: new Set() };
  const written = (bet: Bet) => {
    for (const meanwhile of readings) meanwhile.add(bet);
  };
  return {
    begin: (bet: Bet) => inFlight.set(bet.serialNumber, bet),
    confirm: (bet: Bet) => {
      if (inFlight.delete(bet.serialNumber)) written(bet);
    },
    release: (bet: Bet) => void inFlight.delete(bet.serialNumber),
    /** Another process wrote it; whether it is news, and not counted with the last snapshot. */
    hear: (bet: Bet): boolean => {
      written(bet);
      return !isIn(lastFound, bet);
    },
    startSnapshot: (): SnapshotReading<Bet> => {
      const meanwhile = new Set<Bet>();
      readings.add(meanwhile);
      const times = inFlight.values().map(placedAtMs);
      return {
        sinceMs: Math.min(now(), ...times) - SURELY_WRITTEN_MS,
        finish: (found) => {
          readings.delete(meanwhile);
          lastFound = found;
          return [...inFlight.values(), ...meanwhile].filter((bet) => !isIn(found, bet));
        },
        abandon: () => void readings.delete(meanwhile),
      };
    },
  };
}

function isIn({ sinceMs, serialNumbers }: Found, bet: Numbered): boolean {
  return placedAtMs(bet) < sinceMs || serialNumbers.has(bet.serialNumber);
}

function placedAtMs({ serialNumber }: Numbered): number {
  return serialTimeMs(serialNumber) ?? Number.POSITIVE_INFINITY;
}

type Wanted = { readonly sinceMs: number; readonly daily: Pick<DailyWinnings, 'read'> };

/** All of one moment, so that a bet is in all of it or in none. */
async function readSnapshot({ database }: BettingDeps, { sinceMs, daily }: Wanted) {
  return await database.transact(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    return {
      open: await openExposure(tx),
      winnings: await daily.read(tx),
      found: { sinceMs, serialNumbers: await serialNumbersSince(tx, sinceMs) },
    };
  });
}

/**
 * What bets owe that are not decided, by selection; those that a person must look at too. The share
 * of a leg is its order's payout divided by the odds of the others, which are the total odds over
 * its own; a system counts as a whole.
 */
export async function openExposure(reader: Reader): Promise<readonly LegExposure[]> {
  const { rows } = await sql<{
    selectionId: bigint;
    matchId: bigint;
    odds: number;
    liability: string;
    stake: string;
  }>`
    select selection_id, match_id, max(odds) as odds,
      sum(coalesce(stake_in_play, stake))::text as stake,
      ceil(sum(case when system_size > 0 then payout
        else payout * odds * 0.1 / greatest(total_odds, 1) end))::text as liability
    from bet_leg join bet_order on bet_order.id = bet_leg.order_id
    where bet_leg.outcome = 0 and bet_order.status in (2, 3)
    group by selection_id, match_id`.execute(reader);
  return rows.map(({ selectionId, matchId, odds, liability, stake }) => ({
    selectionId: String(selectionId),
    matchId: String(matchId),
    odds,
    liability: BigInt(liability),
    stake: BigInt(stake),
  }));
}

/** Whatever became of them since. */
async function serialNumbersSince(reader: Reader, sinceMs: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ serialNumber: string }>`
    select serial_number from bet_order
    where id >= bet_id_from(${new Date(sinceMs)})`.execute(reader);
  return new Set(rows.map(({ serialNumber }) => serialNumber));
}
