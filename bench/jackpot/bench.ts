import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createOutbox } from '@kipute/server/jobs';
import { createLogger } from '@kipute/server/log';
import { findIssue } from '@kipute/server/pool-issues';
import { outcomeOf } from '@kipute/server/pool-outcome';
import { ticketPayer } from '@kipute/server/pool-payments';
import { beginSettlement } from '@kipute/server/pool-settlement';
import { createPacer } from '@kipute/server/throttle';
import { createWallet } from '@kipute/server/wallet';
import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { decideBare } from './decide-bare.ts';
import { makeSoldIssue, TICKETS } from './sold-issue.ts';

const PLAYERS = 20_000;
const TURNS = 2;
const PREVIEW_SECONDS_MAX = 10;

/** An issue of two hundred thousand lines is decided, by turns with a hand-written transaction. */
export async function benchJackpot(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-jackpot', data: 'fresh', durability: 'durable' },
    environment: { ...loadedEnvironment, ROLES: 'api,feed' },
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    const players = (await makeCrowd(world.databaseUrl, PLAYERS)).map(({ id }) => id);
    const settler = openSettler(world.databaseUrl);
    const speeds = { ours: 0, limit: 0 };
    let previewSeconds = 0;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const issueId = await makeSoldIssue(client, { number: turn * 2, players });
      const bareId = await makeSoldIssue(client, { number: turn * 2 + 1, players });
      const preview = await secondsOf(() => settler.agree(issueId));
      previewSeconds = Math.max(previewSeconds, preview);
      speeds.ours += TICKETS / (await secondsOf(() => settler.pay(issueId))) / TURNS;
      const prize = await prizeOf(client, issueId);
      speeds.limit += TICKETS / (await secondsOf(() => decideBare(client, bareId, prize))) / TURNS;
    }
    await settler.close();
    await expectSameStates(client);
    return [
      ratioMeasure('jackpot: decided', { ...speeds, unit: 'lines/s' }, 0.6),
      budgetMeasure(
        'jackpot: preview, and once more to approve it',
        { amount: previewSeconds, unit: 's' },
        { atMost: PREVIEW_SECONDS_MAX },
      ),
    ];
  } finally {
    await client.end();
    await world.stop();
  }
}

function openSettler(url: string) {
  const log = createLogger('silent');
  const database = createDatabase({ url, poolMax: 4, log });
  const bus = createLocalBus(log);
  const ground = { database, bus, clock: systemClock, outbox: createOutbox() };
  const deps = { ...ground, wallet: createWallet(ground), audit: { record: async () => {} } };
  const pacer = createPacer(deps);
  const order = {
    ...{ administratorId: 1n, reason: 'bench', visit: { address: '127.0.0.1', userAgent: '' } },
  };
  return {
    agree: async (issueId: bigint) => {
      const issue = await findIssue(database.read, issueId);
      const outcome = issue && (await outcomeOf(database.read, issue, pacer()));
      if (!outcome?.ok) throw new Error(`issue ${issueId} has no outcome`);
      const { digest } = outcome.value;
      const begun = await database.transact((tx) =>
        beginSettlement({ ...deps, pacer }, tx, { issueId, digest, order }),
      );
      if (!begun.ok) throw new Error(begun.refusal);
    },
    pay: ticketPayer(deps),
    close: database.close,
  };
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return (performance.now() - beganAt) / 1_000;
}

async function prizeOf(client: Client, issueId: bigint) {
  const { rows } = await client.query(
    `select prize::text, tax::text from pool_ticket where issue_id = $1 and state = 'won' limit 1`,
    [issueId.toString()],
  );
  return { prize: BigInt(rows[0].prize), tax: BigInt(rows[0].tax) };
}

/** Otherwise two different things were measured. */
async function expectSameStates(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select count(distinct states)::integer as kinds from (
       select string_agg(state || ' ' || count || ' ' || prize || ' ' || tax, ',') as states from (
         select issue_id, state, count(*), sum(prize) as prize, sum(tax) as tax from pool_ticket
         group by issue_id, state order by issue_id, state
       ) as counted group by issue_id
     ) as issues`,
  );
  if (rows[0].kinds !== 1) throw new Error('not all issues were decided alike');
}
