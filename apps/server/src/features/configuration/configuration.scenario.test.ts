import type { CallContent } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import type { Settings } from '../settings/index.ts';
import { createConfiguration } from './index.ts';

let world: FeatureWorld;
/** Another process. */
let there: Settings;
let routes: ReturnType<typeof createConfiguration>['routes'];
let clerk: Awaited<ReturnType<typeof createColleague>>;
let second: Awaited<ReturnType<typeof createColleague>>;

beforeAll(async () => {
  world = await createFeatureWorld();
  there = await world.startSettings();
  ({ routes } = createConfiguration(world));
  const nodes = ['bet_config/update', 'pay_config/update', 'approval/decide'] as const;
  clerk = await createColleague(world, 'clerk', nodes);
  second = await createColleague(world, 'second', nodes);
});
afterAll(() => world.close());

const codeOf = (reply: { readonly kind: string; readonly code?: string }) =>
  reply.kind === 'refusal' ? reply.code : 'answer';

type Reply<Content> = { readonly kind: string; readonly content?: Content };
function contentOf<Content>(reply: Reply<Content>): Content {
  if (reply.kind !== 'answer' || reply.content === undefined) throw new Error('refused');
  return reply.content;
}

const shown = async () => contentOf(await routes['bet_config/manage']({}, clerk));
type Terms = { readonly revision?: number; readonly effective_from?: string | null };

async function change(values: Readonly<Record<string, number>>, terms: Terms = {}) {
  const { settings, revision } = await shown();
  const wanted = { ...settings, ...values, revision, effective_from: null, ...terms };
  return routes['bet_config/update']({ ...wanted, reason: 'derby week' }, clerk);
}

const history = async (section: 'bet' | 'taxes') =>
  contentOf(await routes['bet_config/inquire_history']({ page: 1, page_size: 10, section }, clerk));

async function proposalOf(reply: Reply<CallContent<'bet_config/update'>>) {
  const { outcome, proposal_id } = contentOf(reply);
  expect(outcome).toBe('proposed');
  return proposal_id ?? '';
}

const decide = (id: string, approve: 0 | 1) =>
  world.approvals.routes['approval/decide'](
    { id, decision: approve === 1 ? 'approve' : 'refuse', note: 'seen' },
    second,
  );

describe('a wait in play', () => {
  test('[CFG-02, CFG-04] is in force here and elsewhere, and told with who and why', async () => {
    expect(contentOf(await change({ phone_live_bet_delay_seconds: 8 }))).toMatchObject({
      outcome: 'done',
    });
    expect(world.settings.current('bet').phone.liveBetDelaySeconds).toBe(8);
    await vi.waitFor(() => expect(there.current('bet').phone.liveBetDelaySeconds).toBe(8));
    expect((await history('bet'))[0]).toMatchObject({
      ...{ id: '1', note: 'derby week', changed_by: { name: 'clerk' } },
      changes: [{ field: 'Wait in play, phone', before: '6 seconds', after: '8 seconds' }],
    });
  });

  test('[CFG-03] an older revision overwrites nothing, and of ten at once one is done', async () => {
    const older = await change({ phone_live_bet_delay_seconds: 9 }, { revision: 0 });
    expect(codeOf(older)).toBe('changed-meanwhile');
    expect(world.settings.current('bet').phone.liveBetDelaySeconds).toBe(8);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => change({ corner_danger_seconds: 20 + at + 1 })),
    );
    expect(all.map(codeOf).filter((code) => code === 'answer')).toHaveLength(1);
  });

  test('[CFG-03] the emergency switch is not touched', async () => {
    const { revision } = await shown();
    const paused = { ...world.settings.current('bet'), bettingPaused: true };
    await world.database.transact((tx) =>
      world.settings.change(tx, {
        ...{ section: 'bet', value: paused, basedOn: revision, changedBy: null, note: 'pause' },
      }),
    );
    await change({ phone_live_bet_delay_seconds: 7 });
    expect(world.settings.current('bet').bettingPaused).toBe(true);
  });

  test('[CFG-04] an earlier revision comes back', async () => {
    const { revision } = await shown();
    const back = { section: 'bet', id: '1', revision, effective_from: null } as const;
    const reply = await routes['bet_config/revert']({ ...back, reason: 'as before' }, clerk);
    expect(contentOf(reply)).toMatchObject({ outcome: 'done' });
    expect(world.settings.current('bet')).toMatchObject({
      ...{ phone: { liveBetDelaySeconds: 8 }, cornerDangerSeconds: 20, bettingPaused: true },
    });
    const unknown = { ...back, id: '99', reason: 'as before' };
    expect(codeOf(await routes['bet_config/revert'](unknown, clerk))).toBe(
      'setting-revision-unknown',
    );
  });

  test('[CFG-02, CFG-06] what does not fit together, or takes no date, changes nothing', async () => {
    const before = await shown();
    expect(codeOf(await change({ phone_stake_minimum: 4_000_000 }))).toBe('setting-invalid');
    const later = { effective_from: '2030-01-01T00:00:00.000Z' };
    expect(codeOf(await change({ goal_danger_seconds: 61 }, later))).toBe('setting-begins-at-once');
    expect(await shown()).toEqual(before);
  });
});

describe('a limit of money', () => {
  test('[CFG-05] waits for a second person, who sees what it changes', async () => {
    const id = await proposalOf(await change({ phone_stake_maximum: 5_000_000 }));
    expect(world.settings.current('bet').phone.stakeMaximum).toBe(shillings(3_000_000));
    const proposal = await world.approvals.routes['approval/detailed']({ id }, second);
    expect(contentOf(proposal)).toMatchObject({
      changes: [{ label: 'Highest stake, phone', before: 'TSh 3,000,000', after: 'TSh 5,000,000' }],
    });
    expect(codeOf(await decide(id, 1))).toBe('answer');
    expect(world.settings.current('bet').phone.stakeMaximum).toBe(shillings(5_000_000));
  });

  test('[CFG-05] is impossible once somebody changed the section meanwhile', async () => {
    const id = await proposalOf(await change({ phone_stake_maximum: 6_000_000 }));
    await change({ goal_danger_seconds: 61 });
    await decide(id, 1);
    expect(world.settings.current('bet').phone.stakeMaximum).toBe(shillings(5_000_000));
    const proposal = await world.approvals.routes['approval/detailed']({ id }, second);
    expect(contentOf(proposal).state).toBe('impossible');
  });

  test('[CFG-07] no review begins above two persons', async () => {
    const { settings, revision } = contentOf(await routes['pay_config/manage']({}, clerk));
    const wanted = { ...settings, withdrawal_review_from: 2_000_001, revision };
    const update = { ...wanted, effective_from: null, reason: 'fewer reviews' };
    expect(codeOf(await routes['pay_config/update'](update, clerk))).toBe(
      'two-persons-below-review',
    );
  });
});

test('[CFG-06] a tax is announced ahead, shown as planned, and taken back until it begins', async () => {
  const begins = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
  const taxes = async () => contentOf(await routes['tax_config/manage']({}, clerk));
  const before = await taxes();
  const wanted = { ...before.settings, sports_percent: 12, revision: 0, effective_from: begins };
  const planned = await routes['tax_config/update']({ ...wanted, reason: 'Finance Act' }, clerk);
  await decide(await proposalOf(planned), 1);
  expect((await taxes()).settings).toMatchObject({ sports_percent: 10 });
  expect((await taxes()).planned).toMatchObject([
    { effective_from: begins, changes: [{ field: 'Sports', before: '10 %', after: '12 %' }] },
  ]);
  const back = { ...before.settings, revision: 1, effective_from: begins, reason: 'put off' };
  await decide(await proposalOf(await routes['tax_config/update'](back, clerk)), 1);
  expect((await taxes()).planned).toEqual([]);
  const past = {
    ...wanted,
    revision: 2,
    effective_from: '2020-01-01T00:00:00.000Z',
    reason: 'late',
  };
  expect(codeOf(await routes['tax_config/update'](past, clerk))).toBe('setting-date-past');
});
