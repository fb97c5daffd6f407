import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { openOffice } from './office.ts';
import { untilPaid } from './paying.ts';
import { makeSoldIssue, TICKETS } from './sold-issue.ts';

const PLAYERS = 20_000;
const ISSUES = 6;

/**
 * Resident memory of a server that previews, computes and pays one issue of two hundred thousand
 * lines after the other. Flat means that the peaks are no higher in the second half than in the
 * first.
 */
export async function benchJackpotMemory(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-jackpot', data: 'fresh' },
    environment: loadedEnvironment,
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    const players = (await makeCrowd(world.databaseUrl, PLAYERS)).map(({ id }) => id);
    const office = await openOffice(world);
    const issueIds: bigint[] = [];
    for (let number = 0; number < ISSUES; number += 1) {
      issueIds.push(await makeSoldIssue(client, { number, players }));
    }
    const watch = watchMemory(world);
    for (const issueId of issueIds) {
      await office.approve(await office.propose(issueId));
      await untilPaid(client, issueId);
    }
    const { highest, highestBetween } = watch.end();
    const growth = {
      amount: (highestBetween(0.5, 1) / highestBetween(0, 0.5) - 1) * 100,
      unit: '%',
    };
    const lines = (ISSUES * TICKETS).toLocaleString('en');
    return [
      budgetMeasure('jackpot-memory', { amount: highest, unit: 'MB' }, { atMost: 1_000 }),
      budgetMeasure(`jackpot-memory: growth in ${lines} lines`, growth, { atMost: 5 }),
    ];
  } finally {
    await client.end();
    await world.stop();
  }
}
