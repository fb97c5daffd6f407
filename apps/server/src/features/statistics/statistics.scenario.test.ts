import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import type { SignedInAgent } from '../../platform/http/handler.ts';
import { beginAgentRole, changeSuperior } from '../players/index.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import {
  createSettlementWorld,
  type SettlementWorld,
} from '../settlement/fixtures/settlement-world.ts';
import { createStatistics, rollUpWhole, type Statistics } from './index.ts';

let world: SettlementWorld;
let statistics: Statistics;
const players = { asha: 0n, baraka: 0n, chausiku: 0n, daudi: 0n };
beforeAll(async () => {
  world = await createSettlementWorld();
  statistics = createStatistics({ ...world, isFeedFresh: () => false });
  for (const name of Object.keys(players) as (keyof typeof players)[]) {
    players[name] = await world.newPlayer(100_000);
  }
  // Chausiku hangs below Baraka, who hangs below Asha; Daudi hangs below nobody.
  const { asha, baraka, chausiku } = players;
  await world.database.transact((tx) => changeSuperior(tx, baraka, asha));
  await world.database.transact((tx) => changeSuperior(tx, chausiku, baraka));
  for (const playerId of [asha, baraka]) {
    await world.database.transact((tx) =>
      beginAgentRole(tx, { playerId, since: world.clock.now() }),
    );
  }
  // The day before yesterday, yesterday and today.
  await place(players.chausiku, ['10101'], { stake: 1_000 });
  world.clock.advance({ minutes: 24 * 60 });
  await place(players.daudi, ['20101'], { stake: 2_000 });
  await place(players.baraka, ['20102'], { stake: 500 });
  await rule('20101', 'win');
  world.clock.advance({ minutes: 24 * 60 });
  await place(players.chausiku, ['30101'], { stake: 4_000 });
  world.clock.advance({ minutes: 2 });
  await rollUpWhole(world);
});
afterAll(() => world.close());

const { place, rule } = decidedBets(() => world);
const manager = () => contextOf(anAdministrator(1n));
const agent = (playerId: bigint) =>
  contextOf<SignedInAgent>({
    ...{ kind: 'agent', playerId, token: '', nodes: new Set() },
    provenUntil: new Date(8.64e15),
  });

const byDay = { rows_by: 'day' } as const;
const [dayBefore, yesterday, today] = ['2026-03-01', '2026-03-02', '2026-03-03'];

test('[FIG-20] a period has a row for each day, hour, product or whatever is asked for', async () => {
  const { routes } = statistics;
  const days = await routes['statistics/history'](byDay, manager());
  expect(days).toMatchObject({
    content: {
      start_day: '2026-02-02',
      end_day: today,
      rows: [
        { key: dayBefore, stakes: 1_000, payouts: 0, ggr: 1_000, bets: 1 },
        { key: yesterday, stakes: 2_500, payouts: 4_000, ggr: -1_500, bets: 2 },
        { key: today, stakes: 4_000, ggr: 4_000 },
      ],
      total: { stakes: 7_500, ggr: 3_500, tax: 200 },
    },
  });
  const ways = [
    'hour',
    'product',
    'sport',
    'league',
    'market',
    'match',
    'agent',
    'device',
  ] as const;
  for (const rows_by of ways) {
    const table = await routes['statistics/history']({ rows_by }, manager());
    expect(table).toMatchObject({ content: { total: { stakes: 7_500, ggr: 3_500 } } });
  }
});

test('[FIG-21] a period that ends before it begins, or is too long, is refused in words', async () => {
  const ask = (start_day: string, end_day: string, rows_by: 'day' | 'hour' = 'day') =>
    statistics.routes['statistics/history']({ start_day, end_day, rows_by }, manager());
  expect(await ask(today, yesterday)).toMatchObject({ code: 'period-backwards' });
  expect(await ask('2020-01-01', today)).toMatchObject({ code: 'period-too-long' });
  const hours = await ask('2026-01-01', today, 'hour');
  expect(hours).toEqual({ kind: 'refusal', code: 'period-too-long', values: { days: 35 } });
});

test('[FIG-22] today stands beside yesterday and the week before until the same minute', async () => {
  const reply = await statistics.routes['statistics/today']({}, manager());
  expect(reply).toMatchObject({
    content: {
      today: { stakes: 4_000, active: 1 },
      yesterday: { stakes: 2_500, ggr: -1_500, active: 2 },
      week_before: { stakes: 0, active: 0 },
    },
  });
  world.clock.advance({ minutes: -3 });
  const earlier = await statistics.routes['statistics/today']({}, manager());
  expect(earlier).toMatchObject({ content: { yesterday: { stakes: 0, active: 0 } } });
  world.clock.advance({ minutes: 3 });
});

test('[FIG-23] an agent meets the figures of their own tree and nobody else’s', async () => {
  const ask = (who: ReturnType<typeof agent>, agentId?: bigint) =>
    statistics.routes['statistics/agent'](
      { ...byDay, ...(agentId !== undefined && { agent_id: `${agentId}` }) },
      who,
    );
  const { asha, baraka, daudi } = players;
  expect(await ask(agent(asha))).toMatchObject({ content: { total: { stakes: 5_500 } } });
  expect(await ask(agent(baraka))).toMatchObject({ content: { total: { stakes: 5_000 } } });
  expect(await ask(agent(asha), baraka)).toMatchObject({ content: { total: { stakes: 5_000 } } });
  const unknown = { kind: 'refusal', code: 'agent-unknown' };
  expect(await ask(agent(baraka), asha)).toEqual(unknown);
  expect(await ask(agent(baraka), daudi)).toEqual(unknown);
  expect(await ask(agent(baraka), 987_654_321n)).toEqual(unknown);
  const rows = await statistics.routes['statistics/agent']({ rows_by: 'agent' }, agent(asha));
  expect(rows).toMatchObject({
    content: {
      rows: [
        { key: `${baraka}`, stakes: 5_000 },
        { key: `${asha}`, stakes: 500 },
      ],
    },
  });
});

test('[FIG-24] new, active and converted players, cohorts and the top are of those who count', async () => {
  const { routes } = statistics;
  const asked = { start_day: dayBefore, end_day: today };
  expect(await routes['statistics/players'](asked, manager())).toMatchObject({
    content: {
      ...{ registered: 4, active: 3, converted: 3 },
      days: [
        { day: dayBefore, registered: 4, active: 1 },
        { day: yesterday, active: 2 },
        { day: today, active: 1 },
      ],
    },
  });
  // The first of March was a Sunday.
  expect(await routes['statistics/cohorts']({}, manager())).toMatchObject({
    content: [{ week: '2026-02-23', registered: 4, active: [1, 3] }],
  });
  await world.wallet.figures.countEverybody();
  const top = await routes['statistics/top_players'](asked, manager());
  expect(top).toMatchObject({ content: [{ stakes: 5_000 }, { stakes: 2_000 }, { stakes: 500 }] });
});

test('[FIG-25] hours by weekday add up to the period', async () => {
  const reply = await statistics.routes['statistics/hourly']({}, manager());
  expect(reply).toMatchObject({
    content: {
      cells: [
        { weekday: 2, hour: 12, stakes: 4_000 },
        { weekday: 1, hour: 12, stakes: 2_500 },
        { weekday: 7, hour: 12, stakes: 1_000 },
      ],
      total: { stakes: 7_500 },
    },
  });
});

test('[FIG-26] a silent feed is an alarm', async () => {
  const reply = await statistics.routes['statistics/health']({}, manager());
  expect(reply).toMatchObject({ content: { feed: { fresh: 0 }, alarms: [{ kind: 'feed' }] } });
});

test('[FIG-02] yesterday is the same number at a glance, in the history and by hand', async () => {
  world.clock.advance({ minutes: 11 * 60 });
  const { routes } = statistics;
  const at = { start_day: yesterday, end_day: yesterday };
  const history = await routes['statistics/history']({ ...at, ...byDay }, manager());
  const glance = await routes['statistics/today']({}, manager());
  const sql = readFileSync(
    join(import.meta.dirname, '../../../../../docs/spec/statistics.sql'),
    'utf8',
  );
  const client = new pg.Client({ connectionString: world.url });
  await client.connect();
  const { rows } = await client
    .query<{ ggr: string }>(sql, ['2026-03-02 00:00+03', '2026-03-03 00:00+03'])
    .finally(() => client.end());
  expect(rows[0]?.ggr).toBe('-150000');
  expect(history).toMatchObject({ content: { total: { ggr: -1_500 } } });
  expect(glance).toMatchObject({ content: { yesterday: { ggr: -1_500 } } });
});
