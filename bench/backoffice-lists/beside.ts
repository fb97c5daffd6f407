import { budgetMeasure, type Measure } from '../measure.ts';
import { betTermsOf, placedPerSecond, planOf, runBetLoad } from '../stage/bet-load.ts';
import { runLoad } from '../stage/http-load.ts';
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
const TURNS = 3;

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
    const clerks = { ...target, bodies, connections: CLERKS, callsPerSecond: CALLS_PER_SECOND };

    const terms = await betTermsOf(world, await makeCrowd(databaseUrl, BETTORS));
    await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
    const betsPerSecond = Math.floor(
      (await placedPerSecond(databaseUrl, planOf(terms, 'peak'))) / 3,
    );
    const paced = () => runBetLoad({ ...planOf(terms, 'paced'), betsPerSecond, seconds: SECONDS });
    const waits: { readonly calm: number[]; readonly beside: number[] } = { calm: [], beside: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      waits.calm.push(...(await paced()).waitsMs);
      const [bets, looked] = await Promise.all([paced(), runLoad({ ...clerks, seconds: SECONDS })]);
      if (looked.failures > 0) throw new Error(`${looked.failures} of the clerks' calls failed`);
      waits.beside.push(...bets.waitsMs);
    }
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
