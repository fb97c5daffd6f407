import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import {
  type BetTerms,
  betTermsOf,
  expectNoFailure,
  type PacedResult,
  pacedPlanOf,
  placedPerSecond,
  planOf,
  runBetLoad,
  untilBetsCome,
} from '../stage/bet-load.ts';
import { type LoadPlan, type LoadResult, runLoad } from '../stage/http-load.ts';
import { isLoaded, medianOf, p99Of } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { fillOffice, inOffice } from './million.ts';
import { openOfficePage } from './office-page.ts';

const BETTORS = 2_000;
const CLERKS = 10;
/** Of each clerk a page every second: nobody reads faster. */
const CALLS_PER_SECOND = CLERKS;
const WARM_ROUNDS = 3;
/** Clerks look for so long, and for so long they do not. */
export const WINDOW_MS = 3_000;
/** Not counted at the beginning of a window: what the one before left behind. */
const SETTLING_MS = 500;
const SECONDS = 72;
/** The clerks' process starts beside the first bets and outlives the last. */
const LOOKING_SECONDS = SECONDS + 3;
const CLERKS_WAIT_MAX_MS = 1_000;

/**
 * Bets at a third of the peak in one stream, beside which ten clerks page through users in every
 * second window of three seconds. Each window has its own p99, and the median of those with clerks
 * is held against the median of those without. One stream, because a run of its own for each half
 * measured something else: the processes that make the load start within it, and two calm halves
 * a minute apart differed more (92 and 136 ms) than one with clerks from one without.
 */
export async function benchOfficeBesideBets(): Promise<readonly Measure[]> {
  const environment = { ...loadedEnvironment, ROLES: 'api,feed' };
  const place = { durability: 'durable', environment } as const;
  return inOffice(place, async (world) => {
    const { databaseUrl } = world;
    const office = await fillOffice(databaseUrl);
    const page = openOfficePage(world.backofficeAddress, office.administratorToken);
    const inputs = [{ sort_field: 'balance' }, { name: 'neema' }, { disabled_status: 1 }];
    const [target, ...others] = await Promise.all(
      inputs.map((input) => page.targetOf('subscriber/inquire', { page_size: 50, ...input })),
    );
    if (!target) throw new Error('clerks ask for something');
    const bodies = [target, ...others].flatMap((one) => one.bodies);
    const load = { connections: CLERKS, callsPerSecond: CALLS_PER_SECOND, windowMs: WINDOW_MS };
    const clerks = { ...target, bodies, ...load, seconds: LOOKING_SECONDS };

    const terms = await betTermsOf(world, await makeCrowd(databaseUrl, BETTORS));
    const betsPerSecond = await thirdOfPeak(databaseUrl, terms);
    const plan = pacedPlanOf(terms, 'paced', { betsPerSecond, seconds: SECONDS });
    const [bets, looked] = await runBeside(databaseUrl, { plan, clerks });
    const { calmMs, besideMs } = medians(bets, betsPerSecond);
    process.stderr.write(
      `  median p99 ${calmMs.toFixed(1)} ms in calm, ${besideMs.toFixed(1)} ms beside, ` +
        `${betsPerSecond} bets/s\n`,
    );
    return [
      budgetMeasure(
        'office-beside-bets: p99 of bets beside ten clerks',
        { amount: besideMs / calmMs, unit: '× calm' },
        { atMost: 1.2 },
      ),
      budgetMeasure(
        'office-beside-bets: p99 of the clerks’ lists',
        { amount: looked.p99Ms, unit: 'ms' },
        { atMost: CLERKS_WAIT_MAX_MS },
      ),
    ];
  });
}

/** Bets a second, after a few rounds to warm up. */
export async function thirdOfPeak(databaseUrl: string, terms: BetTerms): Promise<number> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  return Math.floor((await placedPerSecond(databaseUrl, planOf(terms, 'peak'))) / 3);
}

type Loads = { readonly plan: ReturnType<typeof pacedPlanOf>; readonly clerks: LoadPlan };

async function runBeside(
  databaseUrl: string,
  { plan, clerks }: Loads,
): Promise<readonly [PacedResult, LoadResult]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const coming = runBetLoad(plan);
    // Clerks who look while bets are still being encrypted are gone when bets are counted.
    await untilBetsCome(client);
    const looked = await runLoad(clerks);
    if (looked.failures > 0) throw new Error(`${looked.failures} of the clerks' calls failed`);
    const bets = await coming;
    expectNoFailure(bets);
    return [bets, looked];
  } finally {
    await client.end();
  }
}

/** Of the p99 of windows, in milliseconds; the first and the last, which are not whole, are left out. */
export function medians({ waitsMs, countedFromMs }: PacedResult, betsPerSecond: number) {
  const windows = new Map<number, number[]>();
  for (const [at, waitMs] of waitsMs.entries()) {
    const dueAtMs = countedFromMs + (at * 1000) / betsPerSecond;
    if (dueAtMs % WINDOW_MS < SETTLING_MS) continue;
    const window = Math.floor(dueAtMs / WINDOW_MS);
    const known = windows.get(window);
    if (known) known.push(waitMs);
    else windows.set(window, [waitMs]);
  }
  const whole = [...windows].slice(1, -1);
  const medianWhere = (wanted: boolean) =>
    medianOf(
      whole
        .filter(([window]) => isLoaded(window * WINDOW_MS, WINDOW_MS) === wanted)
        .map(([, waits]) => p99Of(waits)),
    );
  for (const [window, waits] of whole) {
    const who = isLoaded(window * WINDOW_MS, WINDOW_MS) ? 'beside' : 'calm';
    process.stderr.write(`  p99 ${p99Of(waits).toFixed(1)} ms ${who}\n`);
  }
  return { calmMs: medianWhere(false), besideMs: medianWhere(true) };
}
