import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { uploadPicture } from '../files/fixtures/pictures.ts';
import { accaPlan, dailyPlan } from './fixtures/campaign-plans.ts';
import { type CampaignWorld, createCampaignWorld } from './fixtures/campaign-world.ts';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
  world.clock.setTo(new Date('2026-02-20T09:00:00Z'));
});
afterAll(() => world.close());

const add = (plan = dailyPlan()) => world.told('campaign/add', plan);
const start = (id: string, revision = 1) =>
  world.ask('campaign/start', { id, revision, reason: 'go' });
const update = (id: string, revision: number, plan = dailyPlan()) => {
  const { kind: _, ...rest } = plan;
  return world.ask('campaign/update', { ...rest, id, revision });
};
const done = { content: { outcome: 'done', proposal_id: null }, count: null };

describe('drafts', () => {
  const refusals = [
    ['a reward over the budget', { budget: 2_999 }, 'campaign-reward-over-budget'],
    ['days that are not there', { last_day: '2026-03-01' }, 'campaign-days-beyond-window'],
    ['the end before the beginning', { last_day: '2026-02-27' }, 'campaign-window-invalid'],
    ['nothing asked for', { rules: { reward: 3_000 } }, 'campaign-rules-incomplete'],
    ['nothing given', { rules: { ...dailyPlan().rules, reward: 0 } }, 'campaign-without-reward'],
  ] as const;
  test.each(refusals)('[CMP-03] %s is refused and nothing is written', async (_, wrong, code) => {
    const before = await world.told('campaign/inquire', {});
    expect(await world.ask('campaign/add', dailyPlan(wrong))).toEqual({ refusal: code });
    expect(await world.told('campaign/inquire', {})).toEqual(before);
  });

  const unfit = [
    [
      'a title with a hidden turn',
      { words: { ...dailyPlan().words, title: { sw: 'a\u202eb', en: 'x' } } },
    ],
    ['no title', { words: { ...dailyPlan().words, title: { sw: ' ', en: 'x' } } }],
    ['a picture of another house', { picture: 'https://evil.example/x.png' }],
    ['a picture past the folder', { picture: '/banners/../../etc/passwd.svg' }],
    ['a drawing nobody drew', { picture: '/banners/jackpot.svg' }],
    ['a day that is none', { first_day: '2026-02-30' }],
    ['a budget without bounds', { budget: 1e20 }],
    ['a share over the whole', { rules: { ...accaPlan().rules, percent: 101 } }],
  ] as const;
  test.each(unfit)('[CMP-03] %s does not pass the contract', async (_, wrong) => {
    await expect(world.ask('campaign/add', dailyPlan(wrong as never))).rejects.toThrow();
  });

  test('[CMP-01] nobody sees one, and it becomes anything of its kind', async () => {
    const { id } = await add();
    expect(await world.ask('campaign/one', { id }, visitor)).toEqual({
      refusal: 'campaign-unknown',
    });
    const player = world.as(await world.newPlayer()).caller;
    expect(await world.ask('campaign/join', { id }, player)).toEqual({
      refusal: 'campaign-unknown',
    });
    expect(await world.ask('campaign/progress', { id }, player)).toEqual({
      refusal: 'campaign-unknown',
    });
    expect(
      await update(id, 1, dailyPlan({ first_day: '2026-04-01', last_day: '2026-04-10' })),
    ).toEqual(done);
    expect(await update(id, 1)).toEqual({ refusal: 'changed-meanwhile' });
    expect(await update(id, 2, accaPlan())).toEqual({ refusal: 'campaign-rules-incomplete' });
    const page = await world.told('campaign/inquire', { state: 'draft' });
    expect(page.find((one) => one.id === id)).toMatchObject({
      state: 'draft',
      first_day: '2026-04-01',
    });
  });
});

describe('starting and stopping', () => {
  test('[CMP-02] of ten who start it one does, and the log says so', async () => {
    const { id } = await add();
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(id)));
    expect(replies.filter((reply) => 'content' in reply)).toHaveLength(1);
    expect(replies.filter((reply) => 'refusal' in reply)).toEqual(
      Array(9).fill({ refusal: 'campaign-not-draft' }),
    );
    const log = await world.database.read
      .selectFrom('activity')
      .select(['content', 'changes'])
      .where('subjectKind', '=', 'campaign')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { content: 'March', changes: { state: [null, 'draft'], budget: [null, '3000000'] } },
      { content: 'go', changes: { state: ['draft', 'scheduled'] } },
    ]);
  });

  test('[CMP-02] one that is stopped is over for good', async () => {
    const { id } = await add();
    await start(id);
    const stop = () => world.ask('campaign/stop', { id, reason: 'enough' });
    const replies = await Promise.all(Array.from({ length: 10 }, stop));
    expect(replies.filter((reply) => 'content' in reply)).toHaveLength(1);
    expect(await start(id)).toEqual({ refusal: 'campaign-not-draft' });
    expect(await update(id, 1)).toEqual({ refusal: 'campaign-over' });
  });

  test('[CMP-04] what was started is not moved, shortened or robbed of its joiners', async () => {
    const { id } = await add();
    await start(id);
    expect(await update(id, 1, dailyPlan({ first_day: '2026-02-25' }))).toEqual({
      refusal: 'campaign-window-fixed',
    });
    expect(await update(id, 1, dailyPlan({ last_day: '2026-03-02' }))).toEqual({
      refusal: 'campaign-window-fixed',
    });
    expect(await update(id, 1, dailyPlan({ audience: 'who-joins' }))).toEqual({
      refusal: 'campaign-window-fixed',
    });
    expect(await update(id, 1, dailyPlan({ last_day: '2026-03-09' }))).toEqual(done);
  });

  test.each(['999999', '9999999999999999999'])(
    '[CMP-02] there is none of number %s',
    async (id) => {
      const refused = { refusal: 'campaign-unknown' };
      expect(await start(id)).toEqual(refused);
      expect(await update(id, 1)).toEqual(refused);
      expect(await world.ask('campaign/stop', { id, reason: 'x' })).toEqual(refused);
      expect(await world.ask('campaign/detailed', { id })).toEqual(refused);
      expect(await world.ask('campaign/cost', { id })).toEqual(refused);
      expect(await world.ask('campaign/one', { id }, visitor)).toEqual(refused);
    },
  );
});

describe('[CMP-60, FIL-40, FIL-42] the picture of a plan', () => {
  const removeFile = (path: string) => world.files.routes['file/remove']({ path }, world.clerk);
  const inUse = { code: 'file-in-use', values: { places: 'Campaign: The 3000' } };

  test('stays as long as the newest plan shows it, also when it is over', async () => {
    const one = await uploadPicture(world, world.clerk, 71);
    const other = await uploadPicture(world, world.clerk, 72);
    const { id } = await add(dailyPlan({ picture: one }));
    expect(await removeFile(one)).toMatchObject(inUse);
    expect(await update(id, 1, dailyPlan({ picture: other }))).toEqual(done);
    expect(await removeFile(one)).toMatchObject({ kind: 'answer' });
    await start(id, 2);
    await world.ask('campaign/stop', { id, reason: 'enough' });
    expect(await removeFile(other)).toMatchObject(inUse);
  });

  test('that is on no list is refused, and nothing is written', async () => {
    const gone = await uploadPicture(world, world.clerk, 73);
    const { id } = await add();
    expect(await removeFile(gone)).toMatchObject({ kind: 'answer' });
    const before = await world.ask('campaign/inquire', {});
    const refused = { refusal: 'file-unknown' };
    expect(await world.ask('campaign/add', dailyPlan({ picture: gone }))).toEqual(refused);
    expect(await update(id, 1, dailyPlan({ picture: gone }))).toEqual(refused);
    expect(await world.ask('campaign/inquire', {})).toEqual(before);
    expect(await world.told('campaign/detailed', { id })).toMatchObject({ picture: '' });
  });
});

describe('[CMP-40] two persons', () => {
  const large = (budget: number) => dailyPlan({ budget });

  async function decide(proposalId: string, decision: 'approve' | 'refuse' = 'approve') {
    const nodes = ['approval/decide', 'approval/inquire', 'campaign/start'] as const;
    const second = await createColleague(world, `second-${proposalId}`, nodes);
    return await world.approvals.routes['approval/decide'](
      { id: proposalId, decision, note: 'seen' },
      second,
    );
  }

  async function newClerk(name: string) {
    const { caller } = await createColleague(world, name, ['campaign/start']);
    return {
      start: (id: string, revision = 1) =>
        world.ask('campaign/start', { id, revision, reason: 'go' }, caller),
      update: (id: string, revision: number, plan: ReturnType<typeof dailyPlan>) => {
        const { kind: _, ...rest } = plan;
        return world.ask('campaign/update', { ...rest, id, revision }, caller);
      },
    };
  }

  test('[CMP-40] from the limit on it waits for another person', async () => {
    const clerk = await newClerk('clerk-one');
    const { id } = await add(large(5_000_000));
    const reply = await clerk.start(id);
    expect(reply).toMatchObject({ content: { outcome: 'proposed' } });
    expect(await world.told('campaign/detailed', { id })).toMatchObject({ state: 'draft' });
    if (!('content' in reply)) throw new Error('it was proposed');
    const proposal = reply.content.proposal_id ?? '';
    expect(await decide(proposal)).toMatchObject({
      kind: 'answer',
      content: { state: 'approved' },
    });
    expect(await world.told('campaign/detailed', { id })).toMatchObject({ state: 'scheduled' });
  });

  test('[CMP-40] parts of a day count together, and so does what is added later', async () => {
    const clerk = await newClerk('clerk-two');
    const [one, two] = [await add(large(3_000_000)), await add(large(2_500_000))];
    expect(await clerk.start(one.id)).toEqual(done);
    expect(await clerk.start(two.id)).toMatchObject({ content: { outcome: 'proposed' } });
    expect(await clerk.update(one.id, 1, large(4_900_000))).toEqual(done);
    expect(await clerk.update(one.id, 2, large(5_000_000))).toMatchObject({
      content: { outcome: 'proposed' },
    });
    expect(await world.told('campaign/detailed', { id: one.id })).toMatchObject({
      budget: 4_900_000,
    });
  });

  test('[CMP-40] a draft that was changed after it was proposed is not started', async () => {
    const clerk = await newClerk('clerk-three');
    const { id } = await add(large(6_000_000));
    const reply = await clerk.start(id);
    expect(await update(id, 1, large(60_000_000))).toEqual(done);
    if (!('content' in reply)) throw new Error('it was proposed');
    const decided = await decide(reply.content.proposal_id ?? '');
    expect(decided).toMatchObject({ content: { state: 'impossible' } });
    expect(await world.told('campaign/detailed', { id })).toMatchObject({ state: 'draft' });
  });

  test('[CMP-40] the limit is a setting of the office', () => {
    expect(world.settings.current('office').campaignFrom).toBe(shillings(5_000_000));
  });
});

test('[CMP-08] players see what runs or is about to, in their language, highest first', async () => {
  const own = await createCampaignWorld();
  try {
    own.clock.setTo(new Date('2026-03-02T09:00:00Z'));
    const make = async (plan: ReturnType<typeof dailyPlan>) => {
      const { id } = await own.told('campaign/add', plan);
      await own.told('campaign/start', { id, revision: 1, reason: 'go' });
      return id;
    };
    const low = await make(dailyPlan({ sort: 1 }));
    const high = await make(accaPlan({ sort: 9, first_day: '2026-03-05', last_day: '2026-03-09' }));
    const ladder = await make({ ...dailyPlan(), kind: 'win-bonus', rules: {}, budget: 0, sort: 5 });
    const shown = await own.campaigns.routes['campaign/shown']({}, contextOf(visitor));
    expect(shown).toMatchObject({
      content: [
        { id: high, state: 'scheduled', kind: 'acca-back', rewards_left: 1 },
        { id: ladder, kind: 'win-bonus' },
        { id: low, state: 'running', rules: { stake: 3_000, days: 2, reward: 3_000 } },
      ],
    });
    const page = await own.told('campaign/one', { id: ladder }, visitor);
    expect(page.ladder.at(-1)).toEqual({ strings: 50, cash_back: 1_000 });
    expect(page.ladder_odds).toBe(1.2);
    expect((await own.told('campaign/one', { id: low }, visitor)).terms).toBe(
      'For adults\nOnce each',
    );
  } finally {
    await own.close();
  }
});
