import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { LEAD_IN_SECONDS } from '../stage/paced-load.ts';
import { type BenchPlayer, makeCrowd } from '../stage/players.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { runBareWallet } from './bare-wallet.ts';
import { openSeats, type Seat, walletEnvironment, walletKeys } from './seats.ts';
import { runName, runWalletLoad, type WalletLoadPlan } from './wallet-load.ts';

const PLAYERS = 2_000;
const CONNECTIONS = 64;
const SECONDS = 4;
/** More than go in the seconds of a round. */
const CALLS_PER_CONNECTION = 600;
const WARM_ROUNDS = 3;
const ROUNDS = 3;
const CALM_SECONDS = 15;

/** Stakes and wins by our own dialect, signed and durable, by turns with a bare loop. */
export async function benchCasinoWallet(): Promise<readonly Measure[]> {
  const environment = { ...loadedEnvironment, ...walletEnvironment };
  const place = { name: 'bench-casino', data: 'fresh', durability: 'durable' } as const;
  return await inBenchWorld({ ...place, environment }, async (world) => {
    const players = await makeCrowd(world.databaseUrl, PLAYERS);
    const game = { provider: 'kipute-studio', code: 'kete-mbili' } as const;
    const seats = await openSeats(world.databaseUrl, players, game);
    const speeds = await byTurns(world, { players, seats });
    const callsPerSecond = Math.floor(speeds.ours / 3);
    const calls = (LEAD_IN_SECONDS + CALM_SECONDS) * callsPerSecond;
    const calm = await runWalletLoad({
      ...{ ...planOf(world, seats), seconds: CALM_SECONDS, callsPerSecond },
      callsPerConnection: 2 * Math.ceil(calls / CONNECTIONS / 2),
    });
    if (calm.failures > 0) throw new Error(`${calm.failures} of the calls failed`);
    return [
      ratioMeasure('casino-wallet', { ...speeds, unit: 'calls/s' }, 0.8),
      budgetMeasure('casino-wallet p99', { amount: calm.p99Ms, unit: 'ms' }, { atMost: 60 }),
    ];
  });
}

const planOf = ({ playerAddress }: World, seats: readonly Seat[]): WalletLoadPlan => ({
  ...{ name: runName(), playerAddress, key: walletKeys['kipute-studio'], seats, what: 'plays' },
  ...{ connections: CONNECTIONS, callsPerConnection: CALLS_PER_CONNECTION, seconds: SECONDS },
});

type Crowd = { readonly players: readonly BenchPlayer[]; readonly seats: readonly Seat[] };

async function byTurns(world: World, { players, seats }: Crowd) {
  const { databaseUrl } = world;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const speeds = { ours: 0, limit: 0 };
  const measure = () => answeredPerSecond(client, planOf(world, seats));
  for (let round = 0; round < WARM_ROUNDS; round += 1) await measure();
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.ours += (await measure()) / ROUNDS;
    const bare = { seconds: SECONDS, name: runName() };
    speeds.limit += (await runBareWallet(databaseUrl, players, bare)) / ROUNDS;
  }
  await client.end();
  return speeds;
}

/** Messages that stand in the books as done, whatever the answers said. */
export async function answeredPerSecond(client: Client, plan: WalletLoadPlan): Promise<number> {
  const { failures, seconds } = await runWalletLoad(plan);
  if (failures > 0) throw new Error(`${failures} of the calls failed`);
  const { rows } = await client.query(
    `select count(*)::integer as calls from casino_transaction
     where transaction like $1 || '-%' and answer = 'ok' and not is_void`,
    [plan.name],
  );
  return rows[0].calls / seconds;
}
