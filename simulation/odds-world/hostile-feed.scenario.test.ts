import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import { sports } from '@kipute/contract/constants/matches/sports';
import { eventually } from '@kipute/testkit/eventually';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legOf } from '../actors/bet-requests.ts';
import { offersOn, type ShownMatch, showMatch, sureProfit } from '../laws/arbitrage.ts';
import type { Ask } from '../world/database.ts';
import { type ProviderProcess, startProvider } from './fixtures/provider-process.ts';

/** Nothing is measured: a machine that is busy may take as long as it needs. */
const TIMEOUT_MS = 5 * 60_000;
/** Fewer offers than this, and nothing could be said about them. */
const TELLING_OFFERS = 100;

let provider: ProviderProcess;
let world: TestWorld;
let pool: Pool;

beforeAll(async () => {
  provider = await startProvider();
  world = await createTestWorld({
    environment: { ROLES: 'api,feed', ODDS_FEED_URL: provider.url, RATE_LIMIT_FACTOR: '1000' },
  });
  pool = new Pool({ connectionString: world.databaseUrl, max: 1 });
}, TIMEOUT_MS);
afterAll(async () => {
  await pool.end();
  await world.close();
  await provider.kill();
});

const ask: Ask = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  (await pool.query<Row>(sql, [...values])).rows;

const show = (matchId: string) => showMatch(ask, world.visitor.api, matchId);

async function footballInPlay(): Promise<readonly string[]> {
  const { content } = await world.visitor.api.atlassian.get_rolling_ball({ page_size: 100 });
  const matches = content.filter(({ sport_id }) => sport_id === sports.football.id);
  return matches.map(({ id }) => id);
}

const isOpen = ({ statusId }: Outcome) => statusId === 1 || statusId === 2;

async function suspendedBecause(reason: string): Promise<number> {
  const metrics = await (await fetch(`${world.backofficeUrl}/metrics`)).text();
  const line = new RegExp(`^kipute_markets_suspended_total{reason="${reason}"} (.+)$`, 'm');
  return Number(line.exec(metrics)?.[1] ?? 0);
}

/** A match with much on sale, in play. */
async function wideMatch(): Promise<string> {
  for (const id of await footballInPlay()) {
    if (offersOn((await show(id)).page).length > TELLING_OFFERS) return id;
  }
  throw new Error('nothing is open in play');
}

describe('what is sold in play', { timeout: TIMEOUT_MS }, () => {
  test('[ODB-73] of a provider that is right is no sure profit', async () => {
    const matchId = await eventually(wideMatch);
    expect(sureProfit(await show(matchId))).toBeUndefined();
  });

  test('[ODB-70, ODB-73] of one that lies is not sold, and what is left is no sure profit', async () => {
    const page = await world.signInPlayer();
    const matchId = await eventually(wideMatch);
    const before = offersOn((await show(matchId)).page);
    const [suspended, cheap] = [before.length / 2, await suspendedBecause('book-too-cheap')];
    await provider.command('misprice', matchId);
    const shown = await eventually(async () => {
      const now = await show(matchId);
      const locked = before.filter(({ id_card }) => isLocked(now, id_card));
      expect(locked.length).toBeGreaterThan(suspended);
      expect(sureProfit(now)).toBeUndefined();
      return now;
    });
    expect(await suspendedBecause('book-too-cheap')).toBeGreaterThan(cheap);
    const dear = before.find(({ id_card }) => isLocked(shown, id_card));
    if (!dear) throw new Error('nothing is locked');
    const placed = await page.api.order_list.add({
      ...{ request_key: crypto.randomUUID(), pay_type: 1, bet_amount: 500, system_size: 0 },
      bet_list: [legOf(dear)],
    });
    expect(placed.order_info).toBeNull();
    expect(placed.nobet_list.map(({ outcomeId }) => outcomeId)).toEqual([dear.id_card]);
  });
});

function isLocked({ page }: ShownMatch, selectionId: string): boolean {
  const outcomes = page.bet_list
    .flatMap(({ market_list }) => market_list)
    .flatMap(({ outcome_list }) => outcome_list);
  return outcomes.some((outcome) => outcome.id_card === selectionId && !isOpen(outcome));
}
