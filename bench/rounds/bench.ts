import { quickRounds } from '@kipute/tools/start/quick-rounds';
import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { answeredPerSecond } from '../casino-wallet/bench.ts';
import { openSeats, type Seat, walletEnvironment, walletKeys } from '../casino-wallet/seats.ts';
import { runName, runWalletLoad, type WalletLoadPlan } from '../casino-wallet/wallet-load.ts';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { runBareBets } from '../place-bet/bare-bets.ts';
import {
  type BetTerms,
  betTermsOf,
  placedPerSecond,
  planOf,
  runBetLoad,
} from '../stage/bet-load.ts';
import { type BenchPlayer, makeCrowd } from '../stage/players.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { fillRound, TICKETS, untilPaid } from './full-round.ts';
import { makeRoundToBetOn } from './round-to-bet-on.ts';
import { makeTwin, settleBare } from './settle-bare.ts';

const PLAYERS = 2_000;
const WARM_ROUNDS = 3;
const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 64;
const CALLS_PER_CONNECTION = 500;

const durable = { data: 'fresh', durability: 'durable' } as const;

/** Bets of everybody on one race and into one flight; then both come to their end. */
export async function benchRounds(): Promise<readonly Measure[]> {
  return [...(await benchBets()), ...(await benchFullRound())];
}

async function benchBets(): Promise<readonly Measure[]> {
  // Nobody leads races here: the round that is bet on stays open.
  const environment = { ...loadedEnvironment, ...walletEnvironment, ROLES: 'api,feed' };
  const place = { name: 'bench-rounds', ...durable, environment };
  return await inBenchWorld(place, async (world) => {
    const client = new Client({ connectionString: world.databaseUrl });
    await client.connect();
    try {
      await addAviator(client);
      const players = await makeCrowd(world.databaseUrl, PLAYERS);
      const [hot] = players;
      if (!hot) throw new Error('somebody bets');
      await leavePattern(world, hot);
      const speeds = await byTurns(world, client, players);
      const wins = await cashedOut(world, client, speeds.seats);
      const { limit } = speeds;
      return [
        ratioMeasure('rounds: race', { ours: speeds.race, limit, unit: 'bets/s' }, 3),
        ratioMeasure('rounds: flight', { ours: speeds.flight, limit, unit: 'bets/s' }, 3),
        budgetMeasure(
          `rounds: ${PLAYERS.toLocaleString('en')} cash out of one flight`,
          { amount: wins, unit: 's' },
          { atMost: 1 },
        ),
      ];
    } finally {
      await client.end();
    }
  });
}

/** The game's provider is not asked here, for that is a worker's work. */
const addAviator = (client: Client) =>
  client.query(
    `insert into casino_game (id, provider, code, name_sw, name_en, category, stated_return,
       is_offered, synced_at)
     values (32430, 'anga', 'aviator', 'Aviator', 'Aviator', 'crash', 9700, true, now())
     on conflict do nothing`,
  );

/** The bare loop takes a bet that stands in the books as its pattern. */
async function leavePattern(world: World, player: BenchPlayer): Promise<void> {
  const plan = planOf(await betTermsOf(world, [player]), 'pattern');
  await placedPerSecond(world.databaseUrl, {
    ...{ ...plan, connections: 1, betsPerConnection: 2, seconds: 1 },
  });
}

async function byTurns(world: World, client: Client, players: readonly BenchPlayer[]) {
  const roundId = await makeRoundToBetOn(client);
  const { databaseUrl, playerAddress } = world;
  const race: BetTerms = {
    ...{ playerAddress, players },
    purchase: { call: 'racing_order/add', roundId },
  };
  const game = { provider: 'anga', code: 'aviator' } as const;
  const seats = await openSeats(databaseUrl, players, game);
  const flight = () => answeredPerSecond(client, flightPlan(world, seats));
  const speeds = { race: 0, flight: 0, limit: 0 };
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await racedPerSecond(client, race);
    await flight();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    speeds.race += (await racedPerSecond(client, race)) / ROUNDS;
    speeds.flight += (await flight()) / ROUNDS;
    const bare = { seconds: SECONDS, name: runName() };
    speeds.limit += (await runBareBets(databaseUrl, players.slice(0, 1), bare)) / ROUNDS;
  }
  return { ...speeds, seats };
}

/** Orders that stand in the books, whatever the answers said. */
async function racedPerSecond(client: Client, terms: BetTerms): Promise<number> {
  const plan = planOf(terms, 'races');
  const before = await countOrders(client);
  const { failures } = await runBetLoad(plan);
  if (failures > 0) throw new Error(`${failures} of the bets failed`);
  return ((await countOrders(client)) - before) / plan.seconds;
}

async function countOrders(client: Client): Promise<number> {
  const { rows } = await client.query('select count(*)::integer as orders from racing_order');
  return rows[0].orders;
}

const flightPlan = ({ playerAddress }: World, seats: readonly Seat[]): WalletLoadPlan => ({
  ...{ name: runName(), playerAddress, key: walletKeys.anga, seats, what: 'flight stakes' },
  ...{ connections: CONNECTIONS, callsPerConnection: CALLS_PER_CONNECTION, seconds: SECONDS },
});

/** Everybody has one stake in a flight, and is paid for it at once. */
async function cashedOut(world: World, client: Client, seats: readonly Seat[]): Promise<number> {
  const callsPerConnection = Math.ceil(seats.length / CONNECTIONS);
  const { seconds: _, ...whole } = { ...flightPlan(world, seats), callsPerConnection };
  await answeredPerSecond(client, whole);
  const { seconds, failures } = await runWalletLoad({ ...whole, what: 'flight wins' });
  if (failures > 0) throw new Error(`${failures} of the wins failed`);
  return seconds;
}

/** The server's own leader draws and settles a round of many tickets; then its twin is, by hand. */
async function benchFullRound(): Promise<readonly Measure[]> {
  const place = {
    ...{ name: 'bench-full-round', ...durable, environment: loadedEnvironment },
    prepare: quickRounds,
  };
  return await inBenchWorld(place, async (world) => {
    const client = new Client({ connectionString: world.databaseUrl });
    await client.connect();
    try {
      const players = (await makeCrowd(world.databaseUrl, PLAYERS)).map(({ id }) => id);
      const round = await fillRound(client, players);
      const { seconds, bets, payments } = await untilPaid(client, round);
      if (bets !== TICKETS || payments === 0) throw new Error(`${bets} bets, ${payments} paid`);
      await makeTwin(client, round.id);
      const bare = await settleBare(client);
      const speeds = { ours: TICKETS / seconds, limit: TICKETS / bare.seconds, unit: 'tickets/s' };
      return [
        ratioMeasure('rounds: settled', speeds, 0.6),
        budgetMeasure(
          `rounds: ${TICKETS.toLocaleString('en')} tickets settled after the race`,
          { amount: seconds, unit: 's' },
          { atMost: 1 },
        ),
      ];
    } finally {
      await client.end();
    }
  });
}
