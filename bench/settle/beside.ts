import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import {
  type BetTerms,
  betTermsOf,
  placedPerSecond,
  planOf,
  runBetLoad,
  untilBetsCome,
} from '../stage/bet-load.ts';
import { p99Of } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { endMatch, openLegsOf, untilAllDecided } from './ended-match.ts';
import { makeOpenOrders } from './open-orders.ts';

const ORDERS = 100_000;
const PLAYERS = 20_000;
const BETTORS = 2_000;
const SECONDS = 15;
const WARM_ROUNDS = 3;
/**
 * Ids no provider has. So many turns because every now and then the server collects its garbage,
 * settling or not, and holds up the bets of a moment: in few turns chance would say who meets it.
 */
const MATCHES = [980_001n, 980_002n, 980_003n, 980_004n, 980_005n];

/**
 * Bets elsewhere at a third of the peak, by turns in calm and while the same server settles a match
 * with a hundred thousand orders on it.
 */
export async function benchSettleBeside(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-settle', data: 'fresh', durability: 'durable' },
    environment: loadedEnvironment,
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, BETTORS));
    const betsPerSecond = Math.floor((await peak(world.databaseUrl, terms)) / 3);
    const waits: Waits = { calm: [], beside: [] };
    for (const matchId of MATCHES) {
      await makeOpenOrders(client, { matchId, orders: ORDERS, players: PLAYERS });
      const paced = () =>
        runBetLoad({ ...planOf(terms, 'paced'), betsPerSecond, seconds: SECONDS });
      const calm = await paced();
      const bets = paced();
      // Who settles before the first bet goes at full speed, and is done when the others come.
      await untilBetsCome(client);
      await endMatch(client, matchId);
      const beside = await bets;
      await expectWorkUnderWay(client, matchId);
      process.stderr.write(`  p99 ${calm.p99Ms.toFixed()} ms, then ${beside.p99Ms.toFixed()} ms\n`);
      waits.calm.push(...calm.waitsMs);
      waits.beside.push(...beside.waitsMs);
      await untilAllDecided(client, matchId);
    }
    return measuresOf(waits);
  } finally {
    await client.end();
    await world.stop();
  }
}

type Waits = { readonly calm: number[]; readonly beside: number[] };

function measuresOf({ calm, beside }: Waits): readonly Measure[] {
  const calmMs = p99Of(calm);
  return [
    budgetMeasure('settle: calm p99', { amount: calmMs, unit: 'ms' }, { atMost: 100 }),
    budgetMeasure(
      'settle: p99 of bets meanwhile',
      { amount: p99Of(beside) / calmMs, unit: '× calm' },
      { atMost: 2 },
    ),
  ];
}

async function peak(databaseUrl: string, terms: BetTerms): Promise<number> {
  let last = 0;
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    last = await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  return last;
}

/** Otherwise nothing was measured: the server had not begun, or nobody bet while it worked. */
async function expectWorkUnderWay(client: Client, matchId: bigint): Promise<void> {
  const open = await openLegsOf(client, matchId);
  if (open === ORDERS) throw new Error('nothing was settled meanwhile');
  process.stderr.write(`  ${ORDERS - open} of ${ORDERS} settled beside the bets\n`);
}
