import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { inOffice, openOffice } from '../backoffice-lists/million.ts';
import { type OfficePage, openOfficePage } from '../backoffice-lists/office-page.ts';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
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
import { watchMemory } from '../stage/memory-watch.ts';
import { p99Of } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';

/** Fewer only to see that it runs. */
const USERS = Number(process.env.EXPORT_BENCH_USERS ?? 1_000_000);
const BETTORS = 2_000;
const SECONDS = 20;
const WARM_ROUNDS = 3;
const GOALS = { csv: 0.25, xlsx: 0.15 } as const;
const DEADLINE_MS = 600_000;

type Format = keyof typeof GOALS;

/**
 * The list of a million users as a file, against the same columns by COPY TO STDOUT; the memory of
 * the server meanwhile, and bets beside it against bets in calm.
 */
export async function benchExport(): Promise<readonly Measure[]> {
  const place = { durability: 'durable', environment: loadedEnvironment } as const;
  return inOffice(place, async (world) => {
    const page = openOfficePage(world.backofficeAddress, await fill(world.databaseUrl));
    const terms = await betTermsOf(world, await makeCrowd(world.databaseUrl, BETTORS));
    const limit = await copiedPerSecond(world.databaseUrl);
    const watch = watchMemory(world);
    const speeds: Measure[] = [];
    for (const format of ['csv', 'xlsx'] as const) {
      const ours = await exportedPerSecond(page, format);
      const rows = { ours, limit, unit: 'rows/s' };
      speeds.push(ratioMeasure(`export: ${format} against COPY`, rows, GOALS[format]));
    }
    const { highestBetween } = watch.end();
    const growth = (highestBetween(0.5, 1) / highestBetween(0, 0.5) - 1) * 100;
    return [
      ...speeds,
      budgetMeasure('export: growth of memory', { amount: growth, unit: '%' }, { atMost: 10 }),
      await besideBets(world, page, terms),
    ];
  });
}

/** Players alone, as many as are exported, and somebody at the office. */
async function fill(databaseUrl: string): Promise<string> {
  return await withClient(databaseUrl, async (client) => {
    await client.query(
      `insert into player (phone, name, password_hash, language, invitation_code,
        default_bet_amount, registered_at)
      select '2557' || (20000000 + n), 'Mchezaji ' || n, 'x', 'sw', 'X' || n, 0, now()
      from generate_series(1, $1::integer) as n`,
      [USERS],
    );
    await client.query('vacuum (analyze) player, player_total');
    return await openOffice(client, 'administrator', '1');
  });
}

async function withClient<Value>(
  databaseUrl: string,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copiedPerSecond(databaseUrl: string): Promise<number> {
  return await withClient(databaseUrl, async (client) => {
    const began = performance.now();
    // Into nowhere: the rows are made and written, and no client reads them.
    await client.query(`
      copy (select player.id, name, phone, registered_at, signed_in_at, net_result, disabled,
        reported, invitation_code, inviter_id
        from player join player_total on player_total.player_id = player.id order by player.id)
      to program 'cat > /dev/null' with (format csv)`);
    const { rows } = await client.query<{ count: string }>('select count(*) from player');
    return Number(rows[0]?.count ?? 0) / ((performance.now() - began) / 1_000);
  });
}

let asked = 0;

async function askFor(page: OfficePage, format: Format): Promise<string> {
  asked += 1;
  const job = await page.client.call('export/add', {
    ...{ request_key: `bench-export-${asked}`.padEnd(20, 'x'), type: 'user-list', format },
  });
  return job.id;
}

async function untilDone(page: OfficePage, id: string) {
  const deadline = performance.now() + DEADLINE_MS;
  while (performance.now() < deadline) {
    const { content } = await page.client.call('job/inquire', { own: 1, page_size: 20 });
    const job = content.find((one: { readonly id: string }) => one.id === id);
    if (job?.status === 3) throw new Error(`the export failed: ${job.error}`);
    if (job?.status === 2) return job;
    await sleep(100);
  }
  throw new Error('the export does not end');
}

/** From its first row to its last, by its own times. */
async function exportedPerSecond(page: OfficePage, format: Format): Promise<number> {
  const job = await untilDone(page, await askFor(page, format));
  const took = Date.parse(job.end_time ?? '') - Date.parse(job.start_time ?? job.create_time);
  return job.done / (took / 1_000);
}

async function besideBets(world: World, page: OfficePage, terms: BetTerms): Promise<Measure> {
  const { databaseUrl } = world;
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    await placedPerSecond(databaseUrl, planOf(terms, 'warm'));
  }
  const peak = await placedPerSecond(databaseUrl, planOf(terms, 'peak'));
  const pace = { betsPerSecond: Math.floor(peak / 3), seconds: SECONDS };
  const calm = await runBetLoad(pacedPlanOf(terms, 'paced', pace));
  const beside = runBetLoad(pacedPlanOf(terms, 'paced', pace));
  await withClient(databaseUrl, untilBetsCome);
  const ids = [await askFor(page, 'xlsx'), await askFor(page, 'csv')];
  const loaded = await beside;
  for (const one of [calm, loaded]) expectNoFailure(one);
  for (const id of ids) await untilDone(page, id);
  return budgetMeasure(
    'export: p99 of bets beside it',
    { amount: p99Of(loaded.waitsMs) / p99Of(calm.waitsMs), unit: '× calm' },
    { atMost: 1.1 },
  );
}
