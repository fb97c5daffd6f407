import { registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

test('[BO-66] who took which list out, by which filter, is in the log before the file is', async () => {
  const clerk = anAdministrator(5n, ['list_export/add']);
  const request = { call: 'recharge/manage', filter: '{"pay_status":2}', rows: 1_204 };
  const reply = await world.audit.routes['list_export/add'](request, contextOf(clerk));
  expect(reply).toEqual({ kind: 'answer', content: null, count: null });
  const records = await world.database.read
    .selectFrom('activity')
    .select(['type', 'source', 'userKind', 'userId', 'content'])
    .execute();
  expect(records).toEqual([
    {
      type: 30,
      source: 'backoffice',
      userKind: 'administrator',
      userId: 5n,
      content: 'recharge/manage, 1204 rows: {"pay_status":2}',
    },
  ]);
});

test('[BO-66] an export beyond the limit cannot even be noted', () => {
  const { input, caller } = registry['list_export/add'];
  const request = { call: 'recharge/manage', filter: '{}', rows: 50_000 };
  expect(input.safeParse(request).success).toBe(true);
  expect(input.safeParse({ ...request, rows: 50_001 }).success).toBe(false);
  expect(caller).toMatchObject({ node: 'list_export/add' });
});
