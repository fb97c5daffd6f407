import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { Scope } from '../../../platform/http/handler.ts';
import { beginAgentRole, changeSuperior, endAgentRole } from '../agent-tree.ts';
import { addPlayer } from '../create-player.ts';
import { isInScope, withinScope } from './scope.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

let phonesGiven = 0;
async function invited(inviterId: bigint | null): Promise<bigint> {
  phonesGiven += 1;
  const phone = `2557550${String(10_000 + phonesGiven)}`;
  const registeredAt = world.clock.now();
  const rest = { name: phone, passwordHash: 'x', language: 'sw', registeredAt } as const;
  const id = await world.database.transact((tx) => addPlayer(tx, { phone, inviterId, ...rest }));
  return id ?? 0n;
}
const move = (playerId: bigint, superiorId: bigint | null) =>
  world.database.transact((tx) => changeSuperior(tx, playerId, superiorId));
const begin = (playerId: bigint) =>
  world.database.transact((tx) => beginAgentRole(tx, { playerId, since: world.clock.now() }));
const end = (playerId: bigint) => world.database.transact((tx) => endAgentRole(tx, playerId));
const treeOf = (agentId: bigint): Scope => ({ of: 'tree', agentId });
const membersOf = (agentId: bigint) =>
  world.database.read
    .selectFrom('agentMember')
    .select(['playerId', 'depth'])
    .where('agentId', '=', agentId)
    .orderBy('depth')
    .orderBy('playerId')
    .execute();

const kept = async () =>
  (
    await sql`select agent_id, player_id, depth, registered_at from agent_member order by 1, 2`.execute(
      world.database.read,
    )
  ).rows;
/** What agent_member must hold, asked without it. */
const derived = async () =>
  (
    await sql`
      with recursive line (agent_id, id, depth, registered_at) as (
        select agent.id, player.id, 1, player.registered_at
        from player as agent join player on player.inviter_id = agent.id
        where agent.agent_since is not null
        union all
        select line.agent_id, player.id, line.depth + 1, player.registered_at
        from line join player on player.inviter_id = line.id
      )
      select agent_id, id as player_id, depth, registered_at from line order by 1, 2`.execute(
      world.database.read,
    )
  ).rows;

describe('the tree below agents', () => {
  test('[AGT-03] grows with newcomers, follows who is moved, and goes with the role', async () => {
    const agent = await invited(null);
    const first = await invited(agent);
    expect(await membersOf(agent)).toEqual([]);
    expect(await begin(agent)).toBe(true);
    const second = await invited(first);
    expect(await membersOf(agent)).toEqual([
      { playerId: first, depth: 1 },
      { playerId: second, depth: 2 },
    ]);
    expect(await move(second, agent)).toEqual({ ok: true, value: null });
    expect((await membersOf(agent)).map(({ depth }) => depth)).toEqual([1, 1]);
    await move(first, null);
    expect(await membersOf(agent)).toEqual([{ playerId: second, depth: 1 }]);
    expect(await begin(agent)).toBe(false);
    expect(await end(agent)).toBe(true);
    expect(await end(agent)).toBe(false);
    expect(await membersOf(agent)).toEqual([]);
  });

  test('[AGT-04] nobody is above themselves, however far away', async () => {
    const top = await invited(null);
    const middle = await invited(top);
    const bottom = await invited(middle);
    const refusals = [
      [top, top, 'superior-self'],
      [top, 999_999_999n, 'superior-unknown'],
      [top, middle, 'superior-circle'],
      [top, bottom, 'superior-circle'],
      [middle, bottom, 'superior-circle'],
    ] as const;
    for (const [player, superior, refusal] of refusals) {
      expect(await move(player, superior)).toEqual({ ok: false, refusal });
    }
    await world.owner.transact((tx) =>
      tx.updateTable('player').set({ closedAt: world.clock.now() }).where('id', '=', top).execute(),
    );
    const other = await invited(null);
    expect(await move(other, top)).toEqual({ ok: false, refusal: 'superior-unknown' });
    expect(await move(other, middle)).toMatchObject({ ok: true });
  });

  test('[AGT-04] of two moves that together make a circle one is refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await invited(null);
      const other = await invited(null);
      const outcomes = await Promise.all([
        ...Array.from({ length: 5 }, () => move(one, other)),
        ...Array.from({ length: 5 }, () => move(other, one)),
      ]);
      const refused = outcomes.filter((outcome) => !outcome.ok);
      expect(refused).toEqual(Array(5).fill({ ok: false, refusal: 'superior-circle' }));
    }
  });

  test('[AGT-03] who registers below somebody being moved or appointed is not lost', async () => {
    for (let round = 0; round < 5; round += 1) {
      const agent = await invited(null);
      const late = await invited(null);
      const inviter = await invited(null);
      await begin(agent);
      await Promise.all([
        ...Array.from({ length: 4 }, () => invited(inviter)),
        move(inviter, agent),
        begin(late),
        move(agent, late),
        begin(inviter),
      ]);
      expect(await kept()).toEqual(await derived());
    }
  });

  test('[AGT-03] is what the inviters say, after any history', async () => {
    const random = createSeededRandom(20_261_118);
    const people: [bigint, ...bigint[]] = [await invited(null)];
    const somebody = () => random.pick(people);
    const deeds = [
      async () => void people.push(await invited(null)),
      ...Array(3).fill(async () => void people.push(await invited(somebody()))),
      () => move(somebody(), null),
      ...Array(2).fill(() => move(somebody(), somebody())),
      ...Array(2).fill(() => begin(somebody())),
      () => end(somebody()),
    ] as [() => Promise<unknown>, ...(() => Promise<unknown>)[]];
    for (let step = 0; step < 250; step += 1) {
      await random.pick(deeds)();
      if (step % 25 === 0) expect(await kept()).toEqual(await derived());
    }
    const rows = await kept();
    expect(rows).toEqual(await derived());
    expect(rows.length).toBeGreaterThan(50);
  });
});

describe('scope', () => {
  test('[AGT-01] ids and lists end where the tree does', async () => {
    const agent = await invited(null);
    await begin(agent);
    const child = await invited(agent);
    const grandchild = await invited(child);
    const stranger = await invited(null);
    const { read } = world.database;
    const everybody: Scope = { of: 'everybody' };
    const cases = [
      [child, true, true],
      [grandchild, true, true],
      [agent, false, true],
      [stranger, false, true],
      [999_999_999n, false, false],
    ] as const;
    for (const [id, isBelow, exists] of cases) {
      expect(await isInScope(read, treeOf(agent), id)).toBe(isBelow);
      expect(await isInScope(read, everybody, id)).toBe(exists);
    }
    expect(await isInScope(read, treeOf(agent), agent, 'with-oneself')).toBe(true);
    expect(await isInScope(read, treeOf(agent), stranger, 'with-oneself')).toBe(false);
    const listed = await read
      .selectFrom('player')
      .select('id')
      .where(withinScope(treeOf(agent), sql.ref('player.id')))
      .orderBy('id')
      .execute();
    expect(listed.map(({ id }) => id)).toEqual([child, grandchild]);
    expect(await isInScope(read, treeOf(stranger), child)).toBe(false);
  });
});
