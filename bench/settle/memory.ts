import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { betTermsOf, placedPerSecond, planOf } from '../stage/bet-load.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { endMatch, untilAllDecided } from './ended-match.ts';
import { makeOpenOrders } from './open-orders.ts';

const LEGS = 1_000_000;
const ORDERS_PER_MATCH = 250_000;
const PLAYERS = 5_000;
const FIRST_MATCH = 970_001n;

/**
 * Resident memory of a server that settles a million legs. It goes up and down: what was paid is
 * collected only when it is four times what lives. Flat means that the peaks are no higher in the
 * second half than in the first.
 */
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
    const { highest, highestBetween } = watch.end();
    const growth = {
      amount: (highestBetween(0.5, 1) / highestBetween(0, 0.5) - 1) * 100,
      unit: '%',
    };
    return [
      budgetMeasure('settle: memory', { amount: highest, unit: 'MB' }, { atMost: 1_000 }),
      budgetMeasure('settle: growth in a million legs', growth, { atMost: 5 }),
    ];
  } finally {
    await client.end();
    await world.stop();
  }
}
