import { type CallRequest, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';

let world: FeatureWorld;
let rehema: Awaited<ReturnType<typeof createColleague>>;
beforeAll(async () => {
  world = await createFeatureWorld();
  rehema = await createColleague(world, 'rehema');
});
afterAll(() => world.close());

async function shown() {
  const reply = await world.approvals.routes['office_config/inquire']({}, rehema);
  if (reply.kind !== 'answer') throw new Error('no answer');
  return registry['office_config/inquire'].output.parse(reply.content);
}
async function save(wish: Partial<CallRequest<'office_config/update'>>) {
  const { settings, revision } = await shown();
  const request = { ...settings, revision, note: 'as the board decided', ...wish };
  return world.approvals.routes['office_config/update'](request, rehema);
}
const lastLine = async () =>
  world.database.read
    .selectFrom('activity')
    .select(['content', 'changes', 'userId'])
    .where('subjectKind', '=', 'setting')
    .where('subjectId', '=', 'office')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

test('[APR-27] the office shows its rules as they are in force, and who changed them last', async () => {
  expect(await shown()).toMatchObject({
    settings: { totp_required: 0, withdrawal_from: 2_000_000, idle_minutes: 30, role_changes: 1 },
    revision: 0,
    changed_by: null,
  });
  expect(await save({ withdrawal_from: 2_000_000 })).toMatchObject({ content: { revision: 1 } });
  expect(world.settings.current('office').withdrawalFrom).toBe(shillings(2_000_000));
  expect(await shown()).toMatchObject({
    settings: { withdrawal_from: 2_000_000 },
    revision: 1,
    changed_by: { name: 'rehema' },
  });
});

test('[APR-28] a change stands in the log with before and after, and what was not touched stays unsaid', async () => {
  await save({ credit_by_hand_from: 0, totp_required: 0 });
  expect(await lastLine()).toMatchObject({
    userId: rehema.caller.administratorId,
    content: expect.stringContaining('as the board decided'),
    changes: { creditByHandFrom: ['10000000', '0'] },
  });
  expect(world.settings.current('office').totpRequired).toBeNull();
  await save({ totp_required: 1 });
  expect(await lastLine()).toMatchObject({ changes: { totpRequired: [null, true] } });
  await save({ totp_required: 0 });
  expect(await lastLine()).toMatchObject({ changes: { totpRequired: [true, false] } });
});

test('[APR-29] of ten who saw the same revision one changes it, and an old one changes nothing', async () => {
  const { revision } = await shown();
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => save({ revision, idle_minutes: 20 + at })),
  );
  expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
  expect(await save({ revision })).toMatchObject({ code: 'changed-meanwhile' });
});

test.each([
  [999_999, 'two-persons-below-review'],
  [1_000_000, undefined],
  [0, undefined],
])(
  '[APR-61] two persons for withdrawals from %i on, where one looks from 1,000,000 on: %s',
  async (withdrawal_from, code) => {
    const reply = await save({ withdrawal_from });
    expect(reply).toMatchObject(code ? { kind: 'refusal', code } : { kind: 'answer' });
  },
);
