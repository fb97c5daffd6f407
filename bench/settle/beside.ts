import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { runBetLoad } from '../place-bet/bet-load.ts';
import { type BetTerms, betTermsOf, planOf } from '../place-bet/bet-plan.ts';
import { makeCrowd } from '../place-bet/crowd.ts';
import { p99Of } from '../place-bet/paced-load.ts';
import { placedPerSecond } from '../place-bet/placed-bets.ts';
import { loadedEnvironment } from '../production-environment.ts';
import { endMatch, openLegsOf, untilAllDecided } from './ended-match.ts';
import { makeOpenOrders } from './open-orders.ts';

const ORDERS = 100_000;
const PLAYERS = 20_000;
const BETTORS = 2_000;
const SECONDS = 15;
/** Bets come evenly, so that many bets are that many seconds. */
const SLICE_SECONDS = 5;
const WARM_ROUNDS = 3;
const LOOK_EVERY_MS = 50;
/** Ids no provider has. */
const MATCHES = [980_001n, 980_002n, 980_003n];

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
      await untilBetsCome(client);
      await endMatch(client, matchId);
      const beside = await bets;
      await expectWorkUnderWay(client, matchId);
      process.stderr.write(`  p99 ${calm.p99Ms.toFixed()} ms, then ${beside.p99Ms.toFixed()} ms\n`);
      waits.calm.push(...calm.waitsMs);
      waits.beside.push(...beside.waitsMs);
      await untilAllDecided(client, matchId);
    }
    return measuresOf(waits, betsPerSecond);
  } finally {
    await client.end();
    await world.stop();
  }
}

type Waits = { readonly calm: number[]; readonly beside: number[] };

/**
 * About once a minute the server collects its garbage, settling or not, and then all bets of a
 * third of a second wait: just one in a hundred. Which turn meets that is chance, so the p99 is
 * that of five seconds as they usually are. That of all bets is printed beside it.
 */
function measuresOf({ calm, beside }: Waits, betsPerSecond: number): readonly Measure[] {
  const usualP99 = (waits: readonly number[]) =>
    medianOf(slicesOf(waits, SLICE_SECONDS * betsPerSecond).map(p99Of));
  const calmMs = usualP99(calm);
  const timesCalm = usualP99(beside) / calmMs;
  process.stderr.write(
    `  p99 of all: ${p99Of(calm).toFixed()} ms, ${p99Of(beside).toFixed()} ms\n`,
  );
  return [
    budgetMeasure('settle: calm p99', { amount: calmMs, unit: 'ms' }, { atMost: 100 }),
    budgetMeasure(
      'settle: p99 of bets meanwhile',
      { amount: timesCalm, unit: '× calm' },
      { atMost: 2 },
    ),
  ];
}

const slicesOf = (waits: readonly number[], length: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.floor(waits.length / length) }, (_, at) =>
    waits.slice(at * length, (at + 1) * length),
  );

const medianOf = (amounts: readonly number[]): number =>
  amounts.toSorted((one, other) => one - other)[Math.floor(amounts.length / 2)] ??
  Number.POSITIVE_INFINITY;

async function peak(databaseUrl: string, terms: BetTerms): Promise<number> {
  let last = 0;
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    last = await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  return last;
}

/** Who settles before the first bet goes at full speed, and is done when the others come. */
async function untilBetsCome(client: Client): Promise<void> {
  const newest = async () =>
    (await client.query('select max(id)::text from bet_order')).rows[0].max;
  const before = await newest();
  while ((await newest()) === before) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Otherwise nothing was measured: the server had not begun, or nobody bet while it worked. */
async function expectWorkUnderWay(client: Client, matchId: bigint): Promise<void> {
  const open = await openLegsOf(client, matchId);
  if (open === ORDERS) throw new Error('nothing was settled meanwhile');
  process.stderr.write(`  ${ORDERS - open} of ${ORDERS} settled beside the bets\n`);
}
