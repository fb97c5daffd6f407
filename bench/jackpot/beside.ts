import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import {
  type BetTerms,
  betTermsOf,
  expectNoFailure,
  pacedPlanOf,
  placedPerSecond,
  planOf,
  runBetLoad,
  untilBetsCome,
} from '../stage/bet-load.ts';
import { medianOf } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { openOffice } from './office.ts';
import { openTicketsOf, untilPaid } from './paying.ts';
import { makeSoldIssue, TICKETS } from './sold-issue.ts';

const PLAYERS = 20_000;
const BETTORS = 2_000;
/** Longer than approving takes, so that some of them are beside the payment. */
const SECONDS = 18;
const WARM_ROUNDS = 3;
/** So many that one which meets a checkpoint or a collection of garbage is not the middle one. */
const TURNS = 5;

/**
 * Bets at a third of the peak, by turns in calm and while the same server computes and pays an issue
 * of two hundred thousand lines that a second person has just approved. The median of the turns'
 * p99 is held against the median of the calm ones, as in `office-beside-bets`.
 */
export async function benchJackpotBeside(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-jackpot', data: 'fresh', durability: 'durable' },
    environment: loadedEnvironment,
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    const crowd = await makeCrowd(world.databaseUrl, PLAYERS + BETTORS);
    const owners = crowd.slice(BETTORS).map(({ id }) => id);
    const terms = await betTermsOf(world, crowd.slice(0, BETTORS));
    const office = await openOffice(world);
    const betsPerSecond = await thirdOfPeak(world.databaseUrl, terms);
    const bets = async () => {
      const pace = { betsPerSecond, seconds: SECONDS };
      const result = await runBetLoad(pacedPlanOf(terms, 'paced', pace));
      expectNoFailure(result);
      return result.p99Ms;
    };
    const calm: number[] = [];
    const beside: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const issueId = await makeSoldIssue(client, { number: turn, players: owners });
      const proposal = await office.propose(issueId);
      const calmMs = await bets();
      const coming = bets();
      // Who pays before the first bet goes at full speed, and is done when the others come.
      await untilBetsCome(client);
      await office.approve(proposal);
      const besideMs = await coming;
      const paid = TICKETS - (await openTicketsOf(client, issueId));
      if (paid === 0) throw new Error('nothing was decided meanwhile');
      process.stderr.write(
        `  turn ${turn + 1}: p99 ${calmMs.toFixed(1)} ms, beside ${besideMs.toFixed(1)} ms; ` +
          `${paid} of ${TICKETS} decided meanwhile\n`,
      );
      calm.push(calmMs);
      beside.push(besideMs);
      await untilPaid(client, issueId);
    }
    process.stderr.write(`  ${betsPerSecond} bets/s\n`);
    return measuresOf(medianOf(calm), medianOf(beside));
  } finally {
    await client.end();
    await world.stop();
  }
}

async function thirdOfPeak(databaseUrl: string, terms: BetTerms): Promise<number> {
  let last = 0;
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    last = await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  return Math.floor(last / 3);
}

const measuresOf = (calmMs: number, besideMs: number): readonly Measure[] => [
  budgetMeasure('jackpot-beside: calm p99', { amount: calmMs, unit: 'ms' }, { atMost: 100 }),
  budgetMeasure(
    'jackpot-beside: p99 of bets meanwhile',
    { amount: besideMs / calmMs, unit: '× calm' },
    { atMost: 2 },
  ),
];
