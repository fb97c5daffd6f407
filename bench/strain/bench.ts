import { boardTopics } from '@kipute/contract/live-board';
import { openWorld, type World } from '@kipute/tools/start/world';
import { joinReaders } from '../fan-out/odds-readers.ts';
import { type BenchPage, openBenchPage } from '../load/bench-page.ts';
import { runLoad } from '../load/load.ts';
import { budgetMeasure, type Measure } from '../measure.ts';
import { type Provider, startProvider } from '../odds/provider.ts';
import { makeWorld, type ProviderWorld } from '../odds/provider-world.ts';
import { steadyChanges } from '../odds/steady-changes.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { type Batches, createBatches } from '../odds/update-frames.ts';
import { loadedEnvironment } from '../production-environment.ts';

const MATCHES = 50;
const READERS = 2_000;
const SECONDS = 10;
/** What a busy evening asks for beside what strains the server. */
const CALLS_PER_SECOND = 300;
const CONNECTIONS = 8;
/** As `place-bet` has it: nobody notices less. */
const P99_MS_MAX = 100;

type Stage = {
  readonly world: World;
  readonly provider: Provider;
  readonly odds: ProviderWorld;
  readonly page: BenchPage;
  readonly batches: Batches;
};

/** Resolves, when it has been going on for long enough, with what ends it. */
type Strain = () => Promise<() => void>;

const calm: Strain = async () => () => {};

/** How soon the home lists are answered while something else strains the server. */
export async function benchStrain(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: 100, wideMarket: 1_000 });
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  try {
    await untilBoardHas(world, MATCHES);
    const page = await openBenchPage({ ...world, as: 'visitor' });
    const stage = { world, provider, odds, page, batches: createBatches() };
    await callsMeanwhile(stage, calm);
    return [
      await measured(stage, 'calm', calm),
      await measured(stage, 'reconnect storm of 2,000', () => storm(stage)),
      await measured(stage, 'feed at 5,000 changes/s', () => busyFeed(stage)),
      await measured(stage, '1,000 outcomes in a market', () => wideMarketMoves(stage)),
    ];
  } finally {
    await world.stop();
    provider.stop();
  }
}

async function measured(stage: Stage, name: string, strain: Strain): Promise<Measure> {
  const p99Ms = await callsMeanwhile(stage, strain);
  return budgetMeasure(
    `strain: p99 of a call, ${name}`,
    { amount: p99Ms, unit: 'ms' },
    { atMost: P99_MS_MAX },
  );
}

async function callsMeanwhile({ page }: Stage, strain: Strain): Promise<number> {
  const target = await page.targetOf('atlassian/popular_events');
  const [{ p99Ms, failures }, end] = await Promise.all([
    runLoad({
      ...target,
      connections: CONNECTIONS,
      callsPerSecond: CALLS_PER_SECOND,
      seconds: SECONDS,
    }),
    strain(),
  ]);
  end();
  if (failures > 0) throw new Error(`${failures} of the calls failed`);
  return p99Ms;
}

/** Everybody comes at once and follows a match, as after a restart. */
async function storm({ world, page, odds }: Stage) {
  const [matchId = ''] = odds.matchIds;
  const topics = [boardTopics.match(matchId, 'sw')];
  return (await joinReaders({ world, page, topics, readers: READERS, atOnce: true })).stop;
}

async function busyFeed(stage: Stage) {
  const pace = { changesPerSecond: 5_000, changesPerBatch: 50, seconds: SECONDS };
  await steadyChanges(stage, pace);
  return () => {};
}

/** The match with the wide market is followed, and all its prices move again and again. */
async function wideMarketMoves(stage: Stage) {
  const { odds } = stage;
  const matchId = odds.matchIds.at(-1) ?? '';
  const topics = [boardTopics.match(matchId, 'sw')];
  const readers = await joinReaders({ ...stage, topics, readers: READERS / 10 });
  const offerIds = odds.offerIds.slice(-1);
  const pace = { changesPerSecond: 1_000, changesPerBatch: 100, seconds: SECONDS };
  await steadyChanges({ ...stage, odds: { ...odds, offerIds } }, pace);
  return readers.stop;
}
