import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { watchMemory } from '../memory/memory-watch.ts';
import { betTermsOf, planOf } from '../place-bet/bet-plan.ts';
import { makeCrowd } from '../place-bet/crowd.ts';
import { placedPerSecond } from '../place-bet/placed-bets.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { endMatch, untilAllDecided } from './ended-match.ts';
import { makeOpenOrders } from './open-orders.ts';

const LEGS = 1_000_000;
const ORDERS_PER_MATCH = 250_000;
const PLAYERS = 5_000;
const FIRST_MATCH = 970_001n;
/** By then the code is compiled and the young space has its size. */
const SETTLED_AT = 0.2;

/** Resident memory of a server that settles a million legs. */
export async function benchSettleMemory(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-settle', data: 'fresh' },
    environment: loadedEnvironment,
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, 1));
    await placedPerSecond(world.databaseUrl, planOf(terms, 'terms'));
    const matchIds = Array.from(
      { length: LEGS / ORDERS_PER_MATCH },
      (_, at) => FIRST_MATCH + BigInt(at),
    );
    for (const matchId of matchIds) {
      await makeOpenOrders(client, { matchId, orders: ORDERS_PER_MATCH, players: PLAYERS });
    }
    const watch = watchMemory(world);
    for (const matchId of matchIds) await endMatch(client, matchId);
    for (const matchId of matchIds) await untilAllDecided(client, matchId);
    const { highest, around } = watch.end();
    const growth = { amount: (around(1) / around(SETTLED_AT) - 1) * 100, unit: '%' };
    return [
      budgetMeasure('settle: memory', { amount: highest, unit: 'MB' }, { atMost: 400 }),
      budgetMeasure('settle: growth in a million legs', growth, { atMost: 5 }),
    ];
  } finally {
    await client.end();
    await world.stop();
  }
}
