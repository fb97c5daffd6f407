import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { World } from '@kipute/tools/start/world';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { jsonHeaders } from '../stage/bench-page.ts';
import { runLoad, type Target } from '../stage/http-load.ts';
import { loadedEnvironment } from '../stage/stage.ts';
import { fillOffice, inOffice, type Office } from './million.ts';
import { type OfficePage, openOfficePage } from './office-page.ts';

/** Clerks look at once, as many as work on a busy evening. */
const CONNECTIONS = 8;
const SECONDS = 2;
const SLOWEST_MS = 300;
const GOAL = 0.2;

const newest = { page: 1, page_size: 20 };

type Asked = { readonly name: string; readonly input: object };

/** Each filter by itself, the sorts, and the pairs that people use. */
const userLists = ({ someUser }: Office): readonly Asked[] => [
  { name: 'no filter', input: {} },
  { name: 'id', input: { user_id: someUser } },
  { name: 'last digits', input: { phone: '4321' } },
  { name: 'name', input: { name: 'asha mush' } },
  { name: 'one given name', input: { name: 'neema' } },
  { name: 'disabled', input: { disabled_status: 1 } },
  { name: 'no betting', input: { no_bet: 1 } },
  { name: 'gender', input: { gender: 2 } },
  { name: 'place', input: { location: 'tanga' } },
  { name: 'birthdays', input: { birth_from: '1990-01-01', birth_to: '1990-12-31' } },
  { name: 'network', input: { register_network: '41.59.3.0/24' } },
  { name: 'by balance', input: { sort_field: 'balance' } },
  { name: 'by net result', input: { sort_field: 'net_result', sort_order: 'asc' } },
  { name: 'by sign-in', input: { sort_field: 'login_time' } },
  { name: 'balance range by net', input: { balance_from: 40_000, sort_field: 'net_result' } },
  { name: 'disabled by balance', input: { disabled_status: 1, sort_field: 'balance' } },
  { name: 'name by balance', input: { name: 'juma lema', sort_field: 'balance' } },
];

const treeLists: readonly Asked[] = [
  { name: 'tree', input: {} },
  { name: 'tree by balance', input: { sort_field: 'balance' } },
  { name: 'tree by name', input: { name: 'asha' } },
  { name: 'tree by whole name', input: { name: 'asha mushiab' } },
];

const logLists: readonly Asked[] = [
  { name: 'no filter', input: {} },
  { name: 'type', input: { type: 14 } },
  { name: 'person', input: { user_id: '7' } },
];

/** The large lists of the office against the same rows by their keys from a bare route. */
export async function benchBackofficeLists(): Promise<readonly Measure[]> {
  // Without jobs: an audit of books that were not written would fall into some round.
  const environment = { ...loadedEnvironment, ROLES: 'api,feed' };
  const place = { environment } as const;
  return inOffice(place, async (world) => {
    const office = await fillOffice(world.databaseUrl);
    const { backofficeAddress } = world;
    const clerk = openOfficePage(backofficeAddress, office.administratorToken);
    const agent = openOfficePage(backofficeAddress, office.agentToken);
    const users = { world, page: clerk, call: 'subscriber/inquire', table: 'player' } as const;
    return [
      ...(await measureLists('users', users, userLists(office))),
      ...(await measureLists('an agent’s tree', { ...users, page: agent }, treeLists)),
      ...(await measureLists(
        'log',
        { world, page: clerk, call: 'log/inquire', table: 'activity' },
        logLists,
      )),
    ];
  });
}

type Lists = {
  readonly world: World;
  readonly page: OfficePage;
  readonly call: 'subscriber/inquire' | 'log/inquire';
  readonly table: 'player' | 'activity';
};

type Speed = { readonly callsPerSecond: number; readonly p99Ms: number };
/** What the first clerk waits for, who has everything counted; the others look at pages. */
type ListSpeed = Speed & { readonly firstMs: number };

async function measureLists(
  what: string,
  { world, page, call, table }: Lists,
  asked: readonly Asked[],
): Promise<readonly Measure[]> {
  const { content } = await page.client.call(call, newest);
  const ids = content.map(({ id }: { readonly id: string }) => id);
  if (ids.length < newest.page_size) throw new Error(`${what}: too few to be measured`);
  const bare = await startBareList({ databaseUrl: world.databaseUrl, ...bareQuery(table, ids) });
  try {
    const limit = await speedOf('bare', { url: bare.url, headers: jsonHeaders, bodies: ['{}'] });
    const speeds: ListSpeed[] = [];
    for (const { name, input } of asked) {
      const wanted = { ...newest, ...input };
      const begun = performance.now();
      await page.client.call(call, wanted);
      const firstMs = performance.now() - begun;
      process.stderr.write(`  ${what}: ${name}: first ${firstMs.toFixed()} ms\n`);
      const target = await page.targetOf(call, wanted);
      speeds.push({ ...(await speedOf(`${what}: ${name}`, target)), firstMs });
    }
    return measuresOf(what, speeds, limit);
  } finally {
    bare.stop();
  }
}

/** Records have no index by their ids alone. */
const bareQuery = (table: Lists['table'], ids: readonly string[]) =>
  table === 'player'
    ? { text: 'select * from player where id = any ($1::bigint[])', values: [ids] }
    : {
        text: 'select * from activity where type = $1 order by recorded_at desc, id desc limit $2',
        values: [1, ids.length],
      };

function measuresOf(what: string, speeds: readonly ListSpeed[], limit: Speed): readonly Measure[] {
  const mean = speeds.reduce((sum, one) => sum + one.callsPerSecond, 0) / speeds.length;
  const slowest = Math.max(...speeds.flatMap(({ p99Ms, firstMs }) => [p99Ms, firstMs]));
  const compared = { ours: mean, limit: limit.callsPerSecond, unit: 'calls/s' };
  return [
    ratioMeasure(`backoffice-lists: ${what}`, compared, GOAL),
    budgetMeasure(
      `backoffice-lists: ${what}, slowest first look or p99`,
      { amount: slowest, unit: 'ms' },
      { atMost: SLOWEST_MS },
    ),
  ];
}

async function speedOf(name: string, target: Target): Promise<Speed> {
  const plan = { ...target, connections: CONNECTIONS, seconds: SECONDS };
  const { requestsPerSecond, p99Ms, failures } = await runLoad(plan);
  process.stderr.write(`  ${name}: ${requestsPerSecond.toFixed()} calls/s, p99 ${p99Ms} ms\n`);
  if (failures > 0) throw new Error(`${name}: ${failures} of the calls failed`);
  return { callsPerSecond: requestsPerSecond, p99Ms };
}

type BareList = { readonly url: string; readonly stop: () => void };

function startBareList(bare: object): Promise<BareList> {
  const child = fork(join(import.meta.dirname, 'bare-list-process.ts'));
  return new Promise((resolve, reject) => {
    child.on('message', (url) =>
      resolve({ url: String(url), stop: () => void child.kill('SIGTERM') }),
    );
    child.on('error', reject);
    child.send(bare);
  });
}
