import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createOutbox } from '@kipute/server/jobs';
import { createLogger } from '@kipute/server/log';
import { invitedAmong, invitersOf } from '@kipute/server/players';
import { createSettings } from '@kipute/server/settings';
import { legSettler } from '@kipute/server/settling';
import { createWallet } from '@kipute/server/wallet';
import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { type Measure, ratioMeasure } from '../measure.ts';
import { betTermsOf, placedPerSecond, planOf } from '../stage/bet-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { settleBare } from './bare-settle.ts';
import { makeOpenOrders, selectionIdOf } from './open-orders.ts';

const ORDERS = 100_000;
const PLAYERS = 20_000;
/** Ids no provider has; by turns, so that both meet the same machine. */
const MATCHES = { ours: [990_001n, 990_003n], bare: [990_002n, 990_004n] } as const;

/** A match with a hundred thousand open orders ends, by turns with one hand-written transaction. */
export async function benchSettle(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-settle', data: 'fresh', durability: 'durable' },
    environment: { ...loadedEnvironment, ROLES: 'api,feed' },
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    await keepTerms(world);
    const settler = await openSettler(world.databaseUrl);
    const speeds = { ours: 0, limit: 0 };
    for (const [turn, matchId] of MATCHES.ours.entries()) {
      const bareId = MATCHES.bare[turn] ?? 0n;
      for (const id of [matchId, bareId]) {
        await makeOpenOrders(client, { matchId: id, orders: ORDERS, players: PLAYERS });
      }
      speeds.ours += (await perSecond(() => settler.settle(matchId))) / MATCHES.ours.length;
      speeds.limit += (await perSecond(() => settleBare(client, bareId))) / MATCHES.ours.length;
    }
    await settler.close();
    await expectAllSettled(client);
    return [ratioMeasure('settle', { ...speeds, unit: 'orders/s' }, 0.6)];
  } finally {
    await client.end();
    await world.stop();
  }
}

/** A bet as the server writes it leaves its terms behind. */
async function keepTerms(world: Awaited<ReturnType<typeof openWorld>>): Promise<void> {
  const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, 1));
  const plan = { ...planOf(terms, 'terms'), connections: 1, betsPerConnection: 2, seconds: 1 };
  await placedPerSecond(world.databaseUrl, plan);
}

async function openSettler(url: string) {
  const log = createLogger('silent');
  const database = createDatabase({ url, poolMax: 4, log });
  const bus = createLocalBus(log);
  const ground = { database, bus, log, clock: systemClock };
  const settings = await createSettings({ ...ground, recordActivity: async () => undefined });
  const wallet = createWallet(ground);
  const settle = legSettler({
    ...{ ...ground, settings, wallet },
    players: { invitersOf, invitedAmong },
    outbox: createOutbox(),
  });
  return {
    // As the worker does it: one job for each selection, some at a time.
    settle: async (matchId: bigint) => {
      const [win, lose] = [legOutcomes.win.id, legOutcomes.lose.id];
      await Promise.all(
        [win, lose, lose].map((outcome, at) =>
          settle({ matchId, selectionId: selectionIdOf(matchId, at + 1), outcome }),
        ),
      );
    },
    close: async () => {
      settings.close();
      await database.close();
    },
  };
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return ORDERS / ((performance.now() - beganAt) / 1_000);
}

async function expectAllSettled(client: Client): Promise<void> {
  const { rows } = await client.query(
    'select status, count(*)::integer as count from bet_order where leg_count = 1 group by status',
  );
  const settled = ORDERS * (MATCHES.ours.length + MATCHES.bare.length);
  const [row] = rows;
  if (rows.length !== 1 || row.count !== settled || row.status !== orderStatuses.settled.id) {
    throw new Error(`not all are settled: ${JSON.stringify(rows)}`);
  }
}
