import { boardTopics } from '@kipute/contract/live-board';
import type { World } from '@kipute/tools/start/world';
import { budgetMeasure, type Measure } from '../measure.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { steadyChanges } from '../stage/price-changes.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { joinReaders } from '../stage/socket-readers.ts';
import { onOddsStage } from '../stage/stage.ts';

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
  return onOddsStage({ odds, matches: MATCHES }, async (stage) => {
    const topics = odds.matchIds.map((id) => boardTopics.match(id, 'sw'));
    const group = await joinReaders({ ...stage, topics, readers: READERS });
    const memory = await measureRun(stage.world, (seconds) =>
      steadyChanges(stage, {
        changesPerSecond: CHANGES_PER_SECOND,
        changesPerBatch: CHANGES_PER_BATCH,
        seconds,
      }),
    );
    group.stop();
    return memory;
  });
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
