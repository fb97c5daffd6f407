import { boardTopics } from '@kipute/contract/live-board';
import { openWorld, type World } from '@kipute/tools/start/world';
import { joinReaders } from '../fan-out/odds-readers.ts';
import { openBenchPage } from '../load/bench-page.ts';
import { budgetMeasure, type Measure } from '../measure.ts';
import { startProvider } from '../odds/provider.ts';
import { makeWorld } from '../odds/provider-world.ts';
import { steadyChanges } from '../odds/steady-changes.ts';
import { untilBoardHas } from '../odds/until-board-has.ts';
import { createBatches } from '../odds/update-frames.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { watchMemory } from './memory-watch.ts';

const MATCHES = 50;
const MARKETS_PER_MATCH = 100;
const READERS = 2_000;
const CHANGES_PER_SECOND = 500;
const CHANGES_PER_BATCH = 10;
/** After a fifth of the run everything that is going to be cached is. */
const SETTLED_AT = 0.2;

/** MEMORY_MINUTES shortens the run; its goals are meant for ten. */
const minutes = Number(process.env.MEMORY_MINUTES || 10);

/** Resident memory of a server with a full board and a full hall, and whether it stays there. */
export async function benchMemory(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  const provider = await startProvider(odds);
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ODDS_FEED_URL: provider.url },
  });
  try {
    await untilBoardHas(world, MATCHES);
    const page = await openBenchPage({ ...world, as: 'visitor' });
    const topics = odds.matchIds.map((id) => boardTopics.match(id, 'sw'));
    const group = await joinReaders({ world, page, topics, readers: READERS });
    const stream = { provider, odds, batches: createBatches() };
    const memory = await measureRun(world, (seconds) =>
      steadyChanges(stream, {
        changesPerSecond: CHANGES_PER_SECOND,
        changesPerBatch: CHANGES_PER_BATCH,
        seconds,
      }),
    );
    group.stop();
    return memory;
  } finally {
    await world.stop();
    provider.stop();
  }
}

async function measureRun(
  world: World,
  run: (seconds: number) => Promise<void>,
): Promise<readonly Measure[]> {
  const watch = watchMemory(world);
  await run(minutes * 60);
  const { highest, around } = watch.end();
  const [settled, last] = [around(SETTLED_AT), around(1)];
  const growth = { amount: (last / settled - 1) * 100, unit: '%' };
  return [
    budgetMeasure('memory', { amount: highest, unit: 'MB' }, { atMost: 400 }),
    budgetMeasure(`memory: growth in ${minutes} minutes`, growth, { atMost: 5 }),
  ];
}
