import { registry } from '@kipute/contract/registry';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createProtection } from './index.ts';

let world: FeatureWorld;
let playerId: bigint;

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, {
      ...{ name: 'Asha', password: 'a'.repeat(64), language: 'sw', phone: '0712000601' },
    }),
  );
  if (!created.ok) throw new Error(created.refusal);
  playerId = created.value.id;
});
afterAll(() => world.close());

const player = () => contextOf({ kind: 'player', playerId, token: 'none' } as const);
const routes = () => createProtection(world).routes;

async function waitHours(amount: number | null): Promise<number> {
  const wish = { kind: 'stake', period: 'day', amount } as const;
  const reply = await routes()['play_limit/set'](wish, player());
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const ms = Date.parse(reply.content.applies_at) - world.clock.now().getTime();
  return ms / 3_600_000;
}

async function raiseAfter(raiseAfterHours: number): Promise<void> {
  const section = 'protection' as const;
  const basedOn = world.settings.revisionOf(section);
  await world.database.transact((tx) =>
    world.settings.change(tx, {
      ...{ section, basedOn, changedBy: null, note: 'test', value: { raiseAfterHours } },
    }),
  );
}

test('[PRO-01] how long a raise waits is a setting, and a lower limit holds at once all the same', async () => {
  expect(await waitHours(5_000)).toBe(0);
  expect(await waitHours(9_000)).toBe(24);
  await raiseAfter(72);
  expect(await waitHours(9_000)).toBe(72);
  expect(await waitHours(null)).toBe(72);
  expect(await waitHours(1_000)).toBe(0);
  const reply = await routes()['play_limit/inquire']({}, player());
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const { limits } = registry['play_limit/inquire'].output.parse(reply.content);
  expect(new Set(limits.map(({ raise_after_hours }) => raise_after_hours))).toEqual(new Set([72]));
});

test('[PRO-01] nobody shortens it below a day', async () => {
  await expect(raiseAfter(1)).resolves.toBeUndefined();
  expect(world.settings.current('protection').raiseAfterHours).toBe(24);
});
