import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import {
  type BetTerms,
  betTermsOf,
  type PacedResult,
  pacedPlanOf,
  placedPerSecond,
  planOf,
  runBetLoad,
  untilBetsCome,
} from '../stage/bet-load.ts';
import { type LoadPlan, runLoad } from '../stage/http-load.ts';
import { p99Of } from '../stage/paced-load.ts';
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
/** As many as of `settle-beside`, for the same reason. */
const TURNS = 5;

/** Bets at a third of the peak, by turns in calm and beside ten clerks who page through users. */
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
    const waits = await waitsByTurns(databaseUrl, {
      bets: () => runBetLoad(pacedPlanOf(terms, 'paced', { betsPerSecond, seconds: SECONDS })),
      clerks,
    });
    const calmMs = p99Of(waits.calm);
    const amount = p99Of(waits.beside) / calmMs;
    process.stderr.write(`  calm p99 ${calmMs.toFixed(1)} ms at ${betsPerSecond} bets/s\n`);
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
type Waits = { readonly calm: number[]; readonly beside: number[] };

async function waitsByTurns(databaseUrl: string, { bets, clerks }: Loads): Promise<Waits> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const waits: Waits = { calm: [], beside: [] };
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const calm = await bets();
      const coming = bets();
      // Clerks who look while bets are still being encrypted are gone when bets are counted.
      await untilBetsCome(client);
      const looked = await runLoad(clerks);
      if (looked.failures > 0) throw new Error(`${looked.failures} of the clerks' calls failed`);
      const beside = await coming;
      process.stderr.write(`  p99 ${calm.p99Ms.toFixed()} ms, then ${beside.p99Ms.toFixed()} ms\n`);
      waits.calm.push(...calm.waitsMs);
      waits.beside.push(...beside.waitsMs);
    }
    return waits;
  } finally {
    await client.end();
  }
}
