import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { type Batches, createBatches, steadyChanges } from '../stage/price-changes.ts';
import { makeWorld, type ProviderWorld } from '../stage/provider-world.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';
import { makeWatchedOrders, type Selection, selectionsOf } from './watched-orders.ts';

const MATCHES = 20;
const MARKETS_PER_MATCH = 25;
/** On the one market whose prices move; they are all that is to be priced. */
const TOUCHED = 5_000;
const WATCHED = 50_000;
const WARM_SECONDS = 10;
const SECONDS = 30;
/** Tenfold would be the cost of all; a tenth is what two equal runs differ by. */
const GOAL = 1.25;
const PACE = { changesPerSecond: 10, changesPerBatch: 2 };

/**
 * Prices of one market move, and five thousand orders on it are priced with them: with these alone
 * watched, and with fifty thousand. What is compared is the server's time of a core, beyond what it
 * needs when nobody has a rule.
 */
export async function benchAutoCashOut(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  const batches = createBatches();
  const [moving, others] = split(selectionsOf(odds));
  const none = await onStage(odds, 'fresh', async (stage) => {
    const share = await coreShare(stage, odds, batches);
    await addOrders(stage.world, moving, TOUCHED);
    return share;
  });
  const few = await onStage(odds, 'kept', async (stage) => {
    const share = await coreShare(stage, odds, batches);
    await addOrders(stage.world, others, WATCHED - TOUCHED);
    return share;
  });
  const many = await onStage(odds, 'kept', (stage) => coreShare(stage, odds, batches));
  const shares = [none, few, many].map((share) => share.toFixed(1)).join(', ');
  process.stderr.write(`  thousandths of a core with no rules, few and many: ${shares}\n`);
  const share = { amount: (many - none) / (few - none), unit: '× the touched alone' };
  return [budgetMeasure('auto-cash-out', share, { atMost: GOAL })];
}

function split(selections: readonly Selection[]) {
  const market = selections[0]?.marketId;
  return [
    selections.filter(({ marketId }) => marketId === market),
    selections.filter(({ marketId }) => marketId !== market),
  ] as const;
}

/** Rules are read when a server begins, so each measure has one of its own. */
const onStage = <Result>(
  odds: ProviderWorld,
  data: 'fresh' | 'kept',
  work: (stage: OddsStage) => Promise<Result>,
): Promise<Result> => onOddsStage({ odds, matches: MATCHES, name: 'bench-rules', data }, work);

async function addOrders(
  { databaseUrl }: World,
  selections: readonly Selection[],
  orders: number,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await makeWatchedOrders(client, selections, orders);
  await client.end();
}

/** Thousandths of a core that the server needs while prices of the first market move. */
async function coreShare(
  { world, provider }: OddsStage,
  odds: ProviderWorld,
  batches: Batches,
): Promise<number> {
  const [first = []] = odds.offerIds;
  const stream = { provider, batches, odds: { ...odds, offerIds: [first.slice(0, 2)] } };
  await steadyChanges(stream, { ...PACE, seconds: WARM_SECONDS });
  const before = await coreSeconds(world);
  await steadyChanges(stream, { ...PACE, seconds: SECONDS });
  return (1_000 * ((await coreSeconds(world)) - before)) / SECONDS;
}

async function coreSeconds({ backofficeAddress }: World): Promise<number> {
  const text = await (await fetch(`${backofficeAddress}/metrics`)).text();
  const found = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1];
  if (found === undefined) throw new Error('the server does not tell its time');
  return Number(found);
}
