import { preselectedOperator } from '@kipute/contract/constants/money/operators';
import { shippedNodes } from '@kipute/contract/permission-nodes';
import { registry } from '@kipute/contract/registry';
import { hashPassword } from '@kipute/testkit/page-password';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld, TEST_PEPPER } from '../fixtures/feature-world.ts';
import { roles } from './roles.ts';
import { type SeededLogins, seed } from './seed.ts';

let world: FeatureWorld;
let logins: SeededLogins;
const options = { pepper: TEST_PEPPER, hashPassword };

const snapshot = async () => {
  const { read } = world.database;
  return {
    players: await read.selectFrom('player').selectAll().orderBy('id').execute(),
    administrators: await read.selectFrom('administrator').selectAll().orderBy('id').execute(),
    nodes: await read.selectFrom('permissionNode').selectAll().orderBy('id').execute(),
    roles: await read.selectFrom('role').selectAll().orderBy('id').execute(),
    banners: await read.selectFrom('banner').selectAll().orderBy('id').execute(),
    site: await read.selectFrom('settingRevision').selectAll().orderBy('section', 'desc').execute(),
    granted: await read.selectFrom('rolePermission').selectAll().execute(),
    twoUpLeagues: await read
      .selectFrom('popularCompetition')
      .select('titleEn')
      .where('twoUp', '=', true)
      .orderBy('titleEn')
      .execute(),
  };
};

beforeAll(async () => {
  world = await createFeatureWorld();
  const starters = [seed(world.url, options), seed(world.url, options)];
  [logins] = (await Promise.all(starters)) as [SeededLogins, SeededLogins];
});
afterAll(() => world.close());

describe('the seeded world', () => {
  test('[SIT-06] two starters at once make it once, and a third changes nothing', async () => {
    const before = await snapshot();
    expect(before).toMatchObject({ players: { length: 5 }, administrators: { length: 3 } });
    expect(before.banners).toHaveLength(26);
    expect(before.site).toMatchObject([
      { section: 'site', revision: 1, changedBy: null },
      { section: 'bet', revision: 1, changedBy: null },
    ]);
    expect(before.roles.map((role) => role.code)).toHaveLength(4);
    expect(before.twoUpLeagues.map(({ titleEn }) => titleEn)).toEqual([
      'Bundesliga',
      'La Liga',
      'Ligue 1',
      'Premier League',
      'Serie A',
    ]);
    expect(await seed(world.url, options)).toEqual(logins);
    expect(await snapshot()).toEqual(before);
  });

  test('[SIT-06] what the office has changed since stays', async () => {
    await world.database.transact((tx) =>
      tx.updateTable('popularCompetition').set({ twoUp: false }).execute(),
    );
    await world.database.transact((tx) =>
      tx.updateTable('banner').set({ removed: true }).execute(),
    );
    await seed(world.url, options);
    const { twoUpLeagues, banners } = await snapshot();
    expect(twoUpLeagues).toEqual([]);
    expect(banners.filter(({ removed }) => !removed)).toEqual([]);
  });

  test('[SIT-06] every printed login works', async () => {
    for (const { phone, password } of logins.players) {
      const request = { phone, password: await hashPassword(phone, password) };
      const reply = await world.players.routes['subscriber/login'](request, contextOf(visitor));
      expect(reply.kind).toBe('answer');
    }
    for (const { account, password } of logins.administrators) {
      const request = { account, password: await hashPassword(account, password) };
      const reply = await world.access.routes['subscriber/adminlogin'](request, contextOf(visitor));
      expect(reply.kind).toBe('answer');
    }
  });

  test('[SIT-06] the players use all four operators', () => {
    const operators = logins.players.map(({ phone }) => preselectedOperator(phone));
    expect(new Set(operators)).toEqual(new Set(['mixx', 'airtel', 'mpesa', 'halopesa']));
  });
});

describe('permissions', () => {
  const paths = shippedNodes.map(({ path }) => path);

  test('[ACC-13] every call for administrators has its node, and no node is there twice', () => {
    const needed = Object.values(registry).flatMap(({ caller }) =>
      caller.kind === 'administrator' ? [caller.node] : [],
    );
    expect(needed.filter((node) => !paths.includes(node))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('[ACC-13] no role is given a node that does not exist', () => {
    const given = roles.flatMap((role) => (role.nodes === 'all' ? [] : role.nodes));
    expect(given.filter((node) => !paths.includes(node))).toEqual([]);
  });

  test('[ACC-13] the default role looks and changes nothing', () => {
    const nodes = roles.find((role) => role.code === 'default')?.nodes ?? [];
    const changes = /(update|add|remove|cancel|disable|carry_out)/;
    expect([...nodes].filter((node) => changes.test(node))).toEqual([]);
    expect(nodes).toEqual(
      expect.arrayContaining(['log/inquire', 'recharge/inquire', 'personal_data/requests']),
    );
  });

  /** A letter for each role that may: s(uper), p(latform), d(efault), a(gent). */
  test.each([
    ['order_list/inquire', 'spd'],
    ['order_list/detailed', 'spd'],
    ['order_list/refused_results', 'spd'],
    ['order_list/update_status', 'sp'],
    ['order_list/cancel_order', 'sp'],
    ['order_list/update_outcome', 'sp'],
  ] as const)('[STL-45] %s is opened by the roles %s', (call, letters) => {
    const { caller } = registry[call];
    const holders = roles.filter(
      ({ nodes }) => nodes === 'all' || nodes.some((node) => node === caller.node),
    );
    expect(holders.map(({ code }) => code.charAt(0)).join('')).toBe(letters);
    expect(registry[call].sites).toEqual(['backoffice']);
  });
});
