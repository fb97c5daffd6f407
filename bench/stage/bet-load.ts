import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { openBenchPage } from './bench-page.ts';
import { openLegs } from './encrypted-bets.ts';
import { LEAD_IN_SECONDS } from './paced-load.ts';
import type { BenchPlayer } from './players.ts';
import type { Purchase } from './purchase.ts';
import { runProcess } from './run-process.ts';

export type BetLoadPlan = {
  /** Of the run: no request key comes twice. */
  readonly name: string;
  readonly playerAddress: string;
  readonly players: readonly BenchPlayer[];
  readonly purchase: Purchase;
  readonly connections: number;
  readonly betsPerConnection: number;
  readonly seconds: number;
  /** So many at most; as many as go when it is left out. */
  readonly betsPerSecond?: number;
};

export type BetLoadResult = {
  /** Of the answers that were good. */
  readonly p99Ms: number;
  readonly failures: number;
  /** What they were answered, and how often. */
  readonly failedAs: string;
};

type PacedPlan = BetLoadPlan & { readonly betsPerSecond: number };
type Pace = Pick<PacedPlan, 'betsPerSecond' | 'seconds'>;

/** What a paced load tells besides, because it looks at each bet. */
export type PacedResult = BetLoadResult & {
  /** Of the answers that were good. */
  readonly waitsMs: readonly number[];
  /** When the first that counts was due, by the clock of the machine. */
  readonly countedFromMs: number;
  /** Failures that were the catalogued word of a busy server. */
  readonly shed: number;
};

/** The load comes from a process of its own, as it would from phones. */
export function runBetLoad(plan: PacedPlan): Promise<PacedResult>;
export function runBetLoad(plan: BetLoadPlan): Promise<BetLoadResult>;
export function runBetLoad(plan: BetLoadPlan): Promise<BetLoadResult> {
  return runProcess(join(import.meta.dirname, 'bet-load-process.ts'), plan);
}

const SECONDS = 4;
const CONNECTIONS = 64;
/** More than go in the seconds of a round. */
const BETS_PER_CONNECTION = 500;

export type BetTerms = Pick<BetLoadPlan, 'playerAddress' | 'players' | 'purchase'>;

/** Who bets on what, as soon as the board sells enough. */
export async function betTermsOf(world: World, players: readonly BenchPlayer[]): Promise<BetTerms> {
  const page = await openBenchPage({ ...world, as: 'visitor' });
  const purchase = { call: 'order_list/add', legs: await openLegs(page.client) } as const;
  return { playerAddress: world.playerAddress, players, purchase };
}

let runs = 0;

/** A round of bets as fast as they go. */
export function planOf(terms: BetTerms, name: string): BetLoadPlan {
  runs += 1;
  return {
    ...terms,
    name: `bench-${name}-${process.pid}-${Date.now()}-${runs}`.slice(-40),
    connections: CONNECTIONS,
    betsPerConnection: BETS_PER_CONNECTION,
    seconds: SECONDS,
  };
}

/**
 * At a pace, with no more bets than are sent: encrypting those of a whole round takes as long as
 * the round, and burdens the machine that is to be calm.
 */
export function pacedPlanOf(terms: BetTerms, name: string, pace: Pace): PacedPlan {
  const bets = (LEAD_IN_SECONDS + pace.seconds) * pace.betsPerSecond;
  return { ...planOf(terms, name), ...pace, betsPerConnection: Math.ceil(bets / CONNECTIONS) };
}

const LOOK_EVERY_MS = 50;

/** What is to happen beside a load waits for this: first the load encrypts its bets. */
export async function untilBetsCome(client: Client): Promise<void> {
  const newest = async () =>
    (await client.query('select max(id)::text from bet_order')).rows[0].max;
  const before = await newest();
  while ((await newest()) === before) await delay(LOOK_EVERY_MS);
}

/** Bets a second that stand in the books, whatever the answers said. */
export async function placedPerSecond(databaseUrl: string, plan: BetLoadPlan): Promise<number> {
  const { placed, ...result } = await countPlaced(databaseUrl, () => runBetLoad(plan));
  expectNoFailure(result);
  return placed / plan.seconds;
}

/** Otherwise the quickest answers were measured: those of bets that were not placed. */
export function expectNoFailure({ failures, failedAs }: BetLoadResult): void {
  if (failures > 0) throw new Error(`${failures} of the bets failed: ${failedAs}`);
}

/** How many bets came into the books meanwhile, beside what was made of them. */
export async function countPlaced<Made extends object>(
  databaseUrl: string,
  meanwhile: () => Promise<Made>,
): Promise<Made & { readonly placed: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Ids say when: old orders, however many, need not be counted.
    const now = await client.query('select bet_id_from(clock_timestamp()) as id');
    const made = await meanwhile();
    const { rows } = await client.query('select count(*) from bet_order where id >= $1', [
      now.rows[0].id,
    ]);
    return { ...made, placed: Number(rows[0].count) };
  } finally {
    await client.end();
  }
}
