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
import { type LoadPlan, runLoad } from '../stage/http-load.ts';
import { medianOf } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { fillOffice, inOffice } from './million.ts';
import { openOfficePage } from './office-page.ts';

const BETTORS = 2_000;
const CLERKS = 10;
/** Of each clerk a page every second: nobody reads faster. */
const CALLS_PER_SECOND = CLERKS;
const SECONDS = 10;
/** Beside their own lead-in: clerks look from the first bet to after the last. */
const LOOKING_SECONDS = SECONDS + 1;
const WARM_ROUNDS = 3;
/** So many that one which meets a checkpoint or a collection of garbage is not the middle one. */
const TURNS = 5;

/**
 * Bets at a third of the peak, by turns in calm and beside ten clerks who page through users. Each
 * turn has its own p99, and the median of the turns beside is held against the median of the calm
 * ones: with all waits in one heap, the hundred slowest of a single turn in which the disk stood
 * still (345 ms once, and 151 ms once in calm) were the p99 of all five, on whichever side they fell.
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
    const load = { connections: CLERKS, callsPerSecond: CALLS_PER_SECOND };
    const clerks = { ...target, bodies, ...load, seconds: LOOKING_SECONDS };

    const terms = await betTermsOf(world, await makeCrowd(databaseUrl, BETTORS));
    const betsPerSecond = await thirdOfPeak(databaseUrl, terms);
    const bets = async () => {
      const pace = { betsPerSecond, seconds: SECONDS };
      const result = await runBetLoad(pacedPlanOf(terms, 'paced', pace));
      expectNoFailure(result);
      return result;
    };
    const turns = await playTurns(databaseUrl, { bets, clerks });
    const calmMs = medianOf(turns.map(({ calmMs: one }) => one));
    const amount = medianOf(turns.map(({ besideMs }) => besideMs)) / calmMs;
    process.stderr.write(`  median p99 ${calmMs.toFixed(1)} ms in calm, ${betsPerSecond} bets/s\n`);
    return [
      budgetMeasure(
        'office-beside-bets: p99 of bets beside ten clerks',
        { amount, unit: '× calm' },
        { atMost: 1.2 },
      ),
    ];
  });
}

async function thirdOfPeak(databaseUrl: string, terms: BetTerms): Promise<number> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  return Math.floor((await placedPerSecond(databaseUrl, planOf(terms, 'peak'))) / 3);
}

type Loads = { readonly bets: () => Promise<PacedResult>; readonly clerks: LoadPlan };
/** The p99 of either half, in milliseconds. */
type Turn = { readonly calmMs: number; readonly besideMs: number };

async function playTurns(databaseUrl: string, { bets, clerks }: Loads): Promise<readonly Turn[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const turns: Turn[] = [];
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { p99Ms: calmMs } = await bets();
      const coming = bets();
      // Clerks who look while bets are still being encrypted are gone when bets are counted.
      await untilBetsCome(client);
      const looked = await runLoad(clerks);
      if (looked.failures > 0) throw new Error(`${looked.failures} of the clerks' calls failed`);
      const { p99Ms: besideMs } = await coming;
      process.stderr.write(
        `  turn ${turn + 1}: p99 ${calmMs.toFixed(1)} ms, beside ${besideMs.toFixed(1)} ms\n`,
      );
      turns.push({ calmMs, besideMs });
    }
    return turns;
  } finally {
    await client.end();
  }
}
