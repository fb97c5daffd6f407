import { isDeepStrictEqual } from 'node:util';
import { type CallContent, type CallName, registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createColleague } from '../../../fixtures/office-people.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { createApprovals } from '../../approvals/index.ts';
import { createSettlingWorld, feedSteps, type SettlingWorld } from '../fixtures/settling-world.ts';
import { createPools, type Pools } from '../index.ts';

let world: SettlingWorld;
let feed: ReturnType<typeof feedSteps>;
let pools: Pools;
let clerk: Awaited<ReturnType<typeof createColleague>>;
beforeAll(async () => {
  world = await createSettlingWorld();
  feed = feedSteps(world);
  // Deeds are registered once in a process.
  const approvals = createApprovals({ ...world, totpRequired: () => false });
  pools = createPools({ ...world.deps, approvals });
  clerk = await createColleague(world, 'looker', ['pool_issue/inquire']);
});
afterAll(() => world.close());

type PoolCall = keyof Pools['routes'] & CallName;

/** By the contract's own schemas, both ways. */
async function ask<Name extends PoolCall>(
  name: Name,
  request: z.input<(typeof registry)[Name]['input']>,
): Promise<CallContent<Name>> {
  const { input, output } = registry[name];
  const handler = pools.routes[name] as unknown as (
    request: unknown,
    context: unknown,
  ) => ReturnType<Handlers[PoolCall]>;
  const reply = await handler(input.parse(request), clerk);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  const read = output.parse(reply.content);
  if (!isDeepStrictEqual(read, reply.content)) throw new Error(`${name} tells more than it may`);
  return reply.content as CallContent<Name>;
}

test('[POL-103] who can still win, by lines, and what each waiting match would leave of them', async () => {
  const issue = await world.newIssue({ growthPercent: 0 });
  const player = await world.newPlayer(10_000);
  await world.sell(issue.id, player, { picks: ['1', '1X', '2'], reservePicks: ['X'] });
  await world.sell(issue.id, player, { picks: ['1', '1', '1'], multiplier: 3 });
  await world.sell(issue.id, player, { picks: ['2', '1', '1'] });
  feed.end(issue.matches[0] ?? '', [1, 0]);
  feed.callOff(issue.matches[2] ?? '');
  await world.sweep();
  const standing = await ask('pool_issue/standing', { id: issue.id.toString() });
  expect(standing).toEqual({
    ...{ pool: 100_000, decided: 1, liability: 0 },
    right: [
      { right: 1, lines: 5 },
      { right: 0, lines: 1 },
    ],
    reachable: [
      { right: 3, lines: 5, tickets: 2 },
      { right: 2, lines: 1, tickets: 1 },
    ],
    tree: [
      {
        match_id: issue.matches[1],
        outcomes: [
          { pick: '1', lines: 4 },
          { pick: 'X', lines: 1 },
          { pick: '2', lines: 0 },
        ],
      },
      {
        // The reserve that stands in: both lines of the double have the same pick on it.
        match_id: issue.matches[3],
        outcomes: [
          { pick: '1', lines: 3 },
          { pick: 'X', lines: 2 },
          { pick: '2', lines: 0 },
        ],
      },
    ],
  });
});

test('[POL-104] the office lists tickets by issue, player, state and number, phones masked', async () => {
  const issue = await world.newIssue();
  const [asha, juma] = [await world.newPlayer(10_000), await world.newPlayer(0, 10_000)];
  const { serialNumber } = await world.sell(issue.id, asha, { picks: ['1', '1', '1'] });
  await world.sell(issue.id, juma, { picks: ['2', '1', '1'], paidWith: 'credit' });
  const id = issue.id.toString();
  const all = await ask('pool_issue/tickets', { id, page: 1, page_size: 20 });
  expect(all.map(({ user_id }) => user_id)).toEqual([juma.toString(), asha.toString()]);
  expect(all[0]).toMatchObject({ user_name: 'Asha', pay_type: 2, device: 'phone' });
  expect(all[0]?.phone).toMatch(/^07\d\d•••\d{3}$/);
  const only = async (filter: object) =>
    (await ask('pool_issue/tickets', { id, page: 1, page_size: 20, ...filter })).map(
      ({ user_id }) => BigInt(user_id),
    );
  expect(await only({ user_id: asha.toString() })).toEqual([asha]);
  expect(await only({ serial_number: serialNumber })).toEqual([asha]);
  expect(await only({ pay_type: 2 })).toEqual([juma]);
  expect(await only({ status: 2 })).toEqual([]);
  expect(await only({ game: 2 })).toEqual([]);
  for (const matchId of issue.matches.slice(0, 3)) feed.end(matchId, [1, 0]);
  await world.sweep();
  await world.settle(issue.id);
  expect(await only({ status: 2 })).toEqual([juma, asha]);
});

test('[POL-84] [POL-105] results show what is settled; a result changed since is told to the office', async () => {
  const issue = await world.newIssue({ growthPercent: 0, game: 'lucky-six' });
  const player = await world.newPlayer(10_000);
  await world.sell(issue.id, player, { picks: ['1-0', '1-0', '1-0'], reservePicks: ['other'] });
  for (const matchId of issue.matches.slice(0, 3)) feed.end(matchId, [1, 0]);
  await world.sweep();
  const results = () => ask('guessing_bet/results', { page: 1, page_size: 20, game: 2 });
  expect(await results()).toEqual([]);
  const preview = await ask('pool_issue/preview', { id: issue.id.toString() });
  expect(preview).toMatchObject({ pool: 100_000, paid: 50_000, winners: 1, top_up: 0 });
  expect(preview).toMatchObject({ rollover: 50_000, remainder: 0, taken_back: 0, tax: 7_485 });
  expect(await ask('pool_issue/detailed', { id: issue.id.toString() })).toMatchObject({
    ...{ decidable: 1, differs: 0, paying: 0, status: 3 },
  });
  await world.settle(issue.id);
  const [shown] = await results();
  expect(shown).toMatchObject({
    ...{ name: issue.name, pool: 100_000, paid: 50_000, rollover: 50_000, corrections: 0 },
    shared: [
      { right: 3, lines: 1, prize: 50_000, paid: 50_000 },
      { right: 2, lines: 0, paid: 0 },
    ],
  });
  feed.end(issue.matches[0] ?? '', [2, 0]);
  await world.sweep();
  expect(await ask('pool_issue/detailed', { id: issue.id.toString() })).toMatchObject({
    ...{ decidable: 1, differs: 1 },
  });
  expect(await world.waitingForPeople()).toBeGreaterThan(0);
});
