import type { DeskBoard, DeskMatch } from '@kipute/contract/calls/office/live-desk';
import { serialTimeMs } from '@kipute/domain/payments/serial-number';
import { sql } from 'kysely';
import { betsPlaced, ordersChanged } from '../betting/index.ts';
import { createAlarms } from './alarms.ts';
import { BetRates } from './bet-rates.ts';
import { ExposureRows, inShillings } from './exposure-rows.ts';
import { hearFeed } from './feed-watch.ts';
import { createLargeBets } from './large-bets.ts';
import { largeBetRefused } from './live-desk-events.ts';
import { type LiveDeskRoutes, liveDeskRoutes } from './live-desk-routes.ts';
import type { LiveDeskDeps } from './ports.ts';
import { createRefusedCounts, type RefusedCount } from './refused-counts.ts';

export { watchFeed } from './feed-watch.ts';

const TOPIC = 'live-desk';
const TOLD_EVERY_MS = 1_000;
const READ_EVERY_MS = 2_000;
const REBUILT_EVERY_MS = 60_000;
const HOUR_MS = 60 * 60_000;

export type LiveDesk = {
  readonly routes: LiveDeskRoutes;
  /** Reads what was before this process; the board is whole from then on. */
  readonly begin: () => Promise<void>;
  /** What happens by itself every second; a test does it at once. */
  readonly tell: () => void;
  readonly close: () => Promise<void>;
};

/**
 * The live board. Every process hears of every bet, so each makes the whole board by itself and
 * tells its own pages; nothing is added up over processes, and so nothing twice (LVB-10).
 */
export function createLiveDesk(deps: LiveDeskDeps): LiveDesk {
  const { clock, officeLive, catalogue } = deps;
  const now = () => clock.now().getTime();
  const parts = createParts(deps);
  const { rates, rows, large, alarms, feed } = parts;
  const read = createSlowReading(parts);
  const startedAt = now();
  const stops = hearBets(deps, parts, startedAt);
  let told: ReadonlyMap<string, DeskMatch> = new Map();

  const heading = (): Omit<DeskBoard, 'matches'> => ({
    at: clock.now().toISOString(),
    totals: totalsOf(parts, rows.all().values(), { nowMs: now(), refused: read.refused(), deps }),
    feed: { fresh: catalogue.freshness() === 'fresh' ? 1 : 0, ...feed.now() },
    ticks: large.view(),
    alarms: read.alarms(),
  });
  const board = (): DeskBoard => {
    rows.renew(now());
    return { ...heading(), matches: [...rows.all().values()] };
  };
  function tell(): void {
    if (!officeLive.hasReaders(TOPIC)) return;
    read.soon(now());
    rows.renew(now());
    // What a new page was shown meanwhile is news to the others: only what was told is compared.
    const before = told;
    told = new Map(rows.all());
    const matches = [...told.values()].filter((row) => !isSame(row, before.get(row.id)));
    const gone = [...before.keys()].filter((id) => !told.has(id));
    officeLive.publishHere(TOPIC, { kind: 'changed', ...heading(), matches, gone });
  }

  officeLive.provideSnapshot(TOPIC, () => {
    read.soon(now());
    return { kind: 'all', ...board() };
  });
  const timers = [
    setInterval(tell, TOLD_EVERY_MS),
    setInterval(() => {
      rows.rebuild(now());
      rows.sampleTrends();
    }, REBUILT_EVERY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    tell,
    routes: liveDeskRoutes({
      alarms,
      board: async () => {
        await read.now();
        return board();
      },
    }),
    begin: async () => {
      await deps.betting.exposure.loaded();
      rows.rebuild(now());
      await readBack(deps, rates, startedAt);
      await large.readBack();
      await read.now();
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      for (const stop of stops) stop();
      await alarms.settled();
      await parts.refused.close();
    },
  };
}

type Parts = ReturnType<typeof createParts>;

function createParts(deps: LiveDeskDeps) {
  const rates = new BetRates();
  return {
    rates,
    rows: new ExposureRows({ ...deps, rates }),
    large: createLargeBets(deps),
    refused: createRefusedCounts(deps),
    alarms: createAlarms(deps),
    feed: hearFeed(deps),
    log: deps.log,
  };
}

/** Everything here is done for each bet of the fleet: a few additions and no waiting. */
function hearBets(deps: LiveDeskDeps, parts: Parts, startedAt: number): readonly (() => void)[] {
  const { bus, betting, catalogue, clock, log } = deps;
  const { rates, rows, large, alarms, refused, feed } = parts;
  betting.onRefused(({ reason, requests }) => {
    refused.count(reason);
    for (const { playerId, stake, legs } of requests) {
      if (!large.isLarge(stake)) continue;
      const named = legs.map(({ selectionId, matchId }) => ({ selectionId, matchId }));
      const bet = { at: clock.now().getTime(), playerId, stake, legs: named, reason };
      bus
        .publish(largeBetRefused, bet)
        .catch((err) => log.error({ err }, 'live desk: a refused bet could not be told'));
    }
  });
  catalogue.onTouched(({ matches }) => {
    for (const matchId of matches) rows.lookAgain(matchId);
  });
  return [
    feed.stop,
    bus.subscribe(largeBetRefused, ({ at, ...bet }) =>
      large.note({ ...bet, atMs: at, serialNumber: '', payout: 0n }),
    ),
    bus.subscribe(ordersChanged, ({ released }) => {
      for (const { matchId, selectionId } of released) rows.touch(matchId, selectionId);
    }),
    bus.subscribe(betsPlaced, ({ bets }) => {
      for (const { serialNumber, legs, winnings, payout } of bets) {
        const atMs = serialTimeMs(serialNumber) ?? clock.now().getTime();
        const stake = legs[0]?.stake ?? 0n;
        for (const { matchId, selectionId } of legs) rows.touch(matchId, selectionId);
        const { playerId } = winnings;
        const selectionIds = legs.map(({ selectionId }) => selectionId);
        alarms.note({ serialNumber, playerId, atMs, stake, selectionIds });
        if (large.isLarge(stake)) {
          large.note({ serialNumber, atMs, playerId, stake, payout, legs, reason: '' });
        }
        // What was placed before this process was there is read from the books.
        if (atMs < startedAt) continue;
        const matchIds = legs.map(({ matchId }) => matchId);
        rates.count({ atMs, bets: 1, stake, matchIds });
      }
    }),
  ];
}

/** What stands in tables, read every two seconds while somebody watches. */
function createSlowReading({ refused, alarms, large, log }: Parts) {
  let latest = {
    refused: [] as readonly RefusedCount[],
    alarms: [] as DeskBoard['alarms'],
    readAt: 0,
  };
  const now = async () => {
    const [counts, list] = await Promise.all([
      refused.ofLastHour(),
      alarms.list(),
      large.readNames(),
    ]);
    latest = { ...latest, refused: counts, alarms: list };
  };
  return {
    now,
    soon: (nowMs: number) => {
      if (nowMs - latest.readAt < READ_EVERY_MS) return;
      latest = { ...latest, readAt: nowMs };
      now().catch((err) => log.error({ err }, 'live desk: tables could not be read, tried again'));
    },
    refused: () => latest.refused,
    alarms: () => latest.alarms,
  };
}

type Rest = {
  readonly nowMs: number;
  readonly refused: readonly RefusedCount[];
  readonly deps: LiveDeskDeps;
};

function totalsOf(
  { rates }: Parts,
  matches: Iterable<DeskMatch>,
  { nowMs, refused, deps }: Rest,
): DeskBoard['totals'] {
  const seconds = rates.perSecond(nowMs);
  const all = [...matches];
  return {
    bets: seconds.map(({ bets }) => bets),
    stakes: seconds.map(({ stake }) => inShillings(stake)),
    matches: all.length,
    live: all.filter(({ live }) => live === 1).length,
    owed: all.reduce((sum, { owed }) => sum + owed, 0),
    worst: all.reduce((sum, { worst }) => sum + worst, 0),
    placed_last_hour: rates.inLastHour(nowMs),
    refused: [...refused],
    tick_from: inShillings(deps.settings.current('bet').tickStake),
  };
}

const isSame = (one: DeskMatch, other: DeskMatch | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The last hour from the books, so that a process that has just started shows what the others do. */
async function readBack(
  { database }: LiveDeskDeps,
  rates: BetRates,
  startedAt: number,
): Promise<void> {
  const [from, to] = [new Date(startedAt - HOUR_MS), new Date(startedAt)];
  const { rows } = await sql<{ second: string; bets: string; stake: string }>`
    select floor(extract(epoch from placed_at))::text as second, count(*)::text as bets,
      sum(stake)::text as stake
    from bet_order
    where id >= bet_id_from(${from}) and id < bet_id_from(${to})
    group by 1 order by 1`.execute(database.office);
  for (const { second, bets, stake } of rows) {
    const counted = { bets: Number(bets), stake: BigInt(stake), matchIds: [] };
    rates.count({ atMs: Number(second) * 1_000, ...counted });
  }
}
