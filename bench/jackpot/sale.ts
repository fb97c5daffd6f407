import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure } from '../measure.ts';
import { openBenchPage } from '../stage/bench-page.ts';
import { type BetTerms, expectNoFailure, planOf, runBetLoad } from '../stage/bet-load.ts';
import { openLegs } from '../stage/encrypted-bets.ts';
import { makeCrowd } from '../stage/players.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { makeIssueOnSale } from './issue-on-sale.ts';

const PLAYERS = 2_000;
const WARM_ROUNDS = 4;
const ROUNDS = 4;
/** In the last minute before the first match. */
const TICKETS_PER_SECOND = 500;

/** Tickets of one issue all the way, durable, by many players as fast as they go. */
export async function benchJackpotSale(): Promise<readonly Measure[]> {
  const place = { name: 'bench-jackpot', data: 'fresh', durability: 'durable' } as const;
  return await inBenchWorld({ ...place, environment: loadedEnvironment }, async (world) => {
    const client = new Client({ connectionString: world.databaseUrl });
    await client.connect();
    try {
      const terms = await ticketTermsOf(world, client);
      for (let round = 0; round < WARM_ROUNDS; round += 1) await soldPerSecond(client, terms);
      let amount = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        amount += (await soldPerSecond(client, terms)) / ROUNDS;
      }
      return [
        budgetMeasure(
          'jackpot: tickets sold on one issue in a second',
          { amount, unit: 'tickets/s' },
          { atLeast: TICKETS_PER_SECOND },
        ),
      ];
    } finally {
      await client.end();
    }
  });
}

async function ticketTermsOf(world: World, client: Client): Promise<BetTerms> {
  const page = await openBenchPage({ ...world, as: 'visitor' });
  return {
    playerAddress: world.playerAddress,
    players: await makeCrowd(world.databaseUrl, PLAYERS),
    purchase: await makeIssueOnSale(client, await openLegs(page.client)),
  };
}

/** Tickets that stand in the books, whatever the answers said. */
async function soldPerSecond(client: Client, terms: BetTerms): Promise<number> {
  const plan = planOf(terms, 'tickets');
  const before = await countTickets(client);
  expectNoFailure(await runBetLoad(plan));
  return ((await countTickets(client)) - before) / plan.seconds;
}

async function countTickets(client: Client): Promise<number> {
  const { rows } = await client.query('select count(*)::integer as tickets from pool_ticket');
  return rows[0].tickets;
}
