import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@kipute/api-client/api-client';
import { type LoneServer, startLoneServer } from '@kipute/tools/start/processes/server';
import { newSecrets } from '@kipute/tools/start/secrets';
import { openWorld } from '@kipute/tools/start/world';
import { budgetMeasure, type Measure } from '../measure.ts';
import { openBenchPage } from '../stage/bench-page.ts';
import { startProvider } from '../stage/provider.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { loadedEnvironment } from '../stage/stage.ts';

/** 100,000 offers. */
const MATCHES = 200;
const MARKETS_PER_MATCH = 250;
const CAN_BET = 1;
const LOOK_EVERY_MS = 20;
const TIMEOUT_MS = 120_000;

/** How soon a server shows and sells a large board again, from the start of its process. */
export async function benchRestart(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: MARKETS_PER_MATCH });
  const matchId = odds.matchIds.at(-1) ?? '';
  const provider = await startProvider(odds);
  // Of this world only the database is of use: the servers beside it come and go.
  const world = await openWorld({
    name: 'bench-odds',
    data: 'fresh',
    environment: { ...loadedEnvironment, ROLES: 'api' },
  });
  const environment = {
    ...loadedEnvironment,
    ...newSecrets(),
    ROLES: 'api,feed',
    DATABASE_URL: world.runtimeUrl,
    ODDS_FEED_URL: provider.url,
  };
  try {
    const first = await startLoneServer(environment);
    const client = await clientOf(first);
    await until(() => isSold(client, matchId));
    await first.stop();
    const startedAt = performance.now();
    const seconds = () => ({ amount: (performance.now() - startedAt) / 1_000, unit: 's' });
    const second = await startLoneServer(environment);
    const newClient = await clientOf(second);
    await until(() => isShown(newClient));
    const shown = seconds();
    await until(() => isSold(newClient, matchId));
    const sold = seconds();
    await second.stop();
    return [
      budgetMeasure('restart: 100,000 offers shown', shown, { atMost: 5 }),
      budgetMeasure('restart: 100,000 offers sold', sold, { atMost: 10 }),
    ];
  } finally {
    await world.stop();
    provider.stop();
  }
}

async function clientOf({ playerAddress }: LoneServer): Promise<ApiClient> {
  const visit = {
    playerAddress,
    logins: { players: [], administrators: [] },
    as: 'visitor',
  } as const;
  return (await openBenchPage(visit)).client;
}

async function isShown(client: ApiClient): Promise<boolean> {
  const { total } = await client.call('atlassian/get_rolling_ball_number', {});
  return total === MATCHES;
}

async function isSold(client: ApiClient, id: string): Promise<boolean> {
  const { bet_list } = await client.call('atlassian/markets', { id });
  return bet_list
    .flatMap(({ market_list }) => market_list)
    .flatMap(({ outcome_list }) => outcome_list)
    .some(({ statusId }) => statusId === CAN_BET);
}

/** One that is just taking in a world may refuse a call. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (!(await isTrue().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error('the board never came');
    await sleep(LOOK_EVERY_MS);
  }
}
