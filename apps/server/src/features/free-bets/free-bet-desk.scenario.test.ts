import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { times } from '../players/fixtures/account-steps.ts';
import { createProtection } from '../protection/index.ts';
import { createFreeBetDesk, createFreeBets, type FreeBetDesk, type FreeBets } from './index.ts';

let world: FeatureWorld;
let freeBets: FreeBets;
let desk: FreeBetDesk;
let clerk: bigint;
let chief: bigint;
let clerks = 0;
let phones = 712_000_700;
const nodes = ['free_bet/give', 'approval/decide'] as const;
let requests = 0;
let began: Date;

beforeAll(async () => {
  world = await createFeatureWorld();
  began = world.clock.now();
  freeBets = createFreeBets(world);
  desk = createFreeBetDesk({
    ...world,
    protection: createProtection(world),
    inbox: world.inbox,
    grant: freeBets.grant,
  });
  chief = (await createColleague(world, 'chief', [...nodes])).caller.administratorId;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});
beforeEach(async () => {
  world.clock.setTo(began);
  // What one person gave alone in a day is summed up: each test has a clerk of its own.
  clerks += 1;
  const made = await createColleague(world, `clerk-${clerks}`, [...nodes]);
  clerk = made.caller.administratorId;
});

const office = (administratorId = clerk) =>
  contextOf(anAdministrator(administratorId, nodes), { locale: 'en-US' });

async function newPlayer(): Promise<bigint> {
  phones += 1;
  const phone = `0${phones}`;
  const who = { name: 'Asha', password: 'a'.repeat(64), language: 'sw' } as const;
  const made = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...who, phone }),
  );
  if (!made.ok) throw new Error(made.refusal);
  return made.value.id;
}

const fields = {
  ...{ name_sw: 'Karibu tena', name_en: 'Welcome back', amount: 2_000, days_valid: 7 },
  ...{ per_player_max: 2, budget: 20_000, active: 1 as const },
};

async function newTemplate(changes: Partial<typeof fields> = {}) {
  const request = { ...fields, ...changes, reason: 'for a test' };
  const added = await desk.routes['free_bet_template/add'](request, office());
  if (added.kind !== 'answer') throw new Error('no template');
  return added.content;
}

type Giving = { readonly ids: readonly bigint[]; readonly key?: string; readonly by?: bigint };

function give(templateId: string, { ids, key, by }: Giving) {
  requests += 1;
  return desk.routes['free_bet/give'](
    {
      ...{ template_id: templateId, ids: ids.map(String), reason: 'they waited long' },
      request_key: key ?? `a-request-of-the-page-${requests}`,
    },
    office(by),
  );
}

const outcomesOf = (reply: Awaited<ReturnType<typeof give>>) => {
  if (reply.kind !== 'answer') return reply.kind === 'refusal' ? reply.code : 'prepared';
  const { outcome, results } = reply.content;
  return [outcome, ...results.map((one) => one.message || one.outcome)];
};

const creditOf = async (player: bigint) =>
  Number((await world.wallet.balancesOf(world.database.read, player)).credit / 100n);

const mineOf = async (player: bigint) => {
  const caller = { kind: 'player', playerId: player, token: '' } as const;
  const reply = await desk.routes['free_bet/mine']({}, contextOf(caller));
  if (reply.kind !== 'answer') throw new Error('players see their free bets');
  return reply.content;
};

const keysOfLetters = async (player: bigint) => {
  const { rows } = await sql<{ key: string }>`
    select key from inbox_message where player_id = ${player} order by key`.execute(
    world.database.read,
  );
  return rows.map(({ key }) => key);
};

const DAY_MS = 86_400_000;

describe('giving by hand', () => {
  test('[FRB-31] each gets one, hears of it, and the log knows why', async () => {
    const { id } = await newTemplate();
    const [asha, juma] = [await newPlayer(), await newPlayer()];
    expect(outcomesOf(await give(id, { ids: [asha, juma] }))).toEqual(['done', 'done', 'done']);
    expect([await creditOf(asha), await creditOf(juma)]).toEqual([2_000, 2_000]);
    expect(await keysOfLetters(asha)).toHaveLength(1);
    const { rows } = await sql<{ content: string; changes: unknown }>`
      select content, changes from activity
      where subject_kind = 'player' and subject_id = ${asha.toString()}`.execute(
      world.database.read,
    );
    expect(rows).toEqual([
      {
        content: 'they waited long',
        changes: { free_bet: [null, '2,000'], template: [null, 'Welcome back'] },
      },
    ]);
  });

  test('[FRB-31] the same request ten times at once and again gives once', async () => {
    const { id } = await newTemplate();
    const asha = await newPlayer();
    const again = { ids: [asha], key: 'the-same-request-again' };
    const replies = await times(10, () => give(id, again));
    expect(replies.map(outcomesOf)).toEqual(Array(10).fill(['done', 'done']));
    expect(outcomesOf(await give(id, again))).toEqual(['done', 'done']);
    expect(await creditOf(asha)).toBe(2_000);
    const other = await newTemplate();
    expect(outcomesOf(await give(other.id, again))).toBe('request-key-used');
  });

  test('[FRB-32] each id has its own answer: nobody, disabled, on a break, too many', async () => {
    const { id } = await newTemplate({ per_player_max: 1 });
    const [had, disabled, paused, fine] = await times(4, newPlayer);
    await give(id, { ids: [had ?? 0n] });
    await world.owner.transact((tx) =>
      sql`update player set disabled = true where id = ${disabled}`.execute(tx),
    );
    await world.owner.transact((tx) =>
      sql`insert into play_pause (player_id, length, asked_at, ends_at)
        values (${paused}, 'day', ${began}, ${new Date(began.getTime() + DAY_MS)})`.execute(tx),
    );
    const ids = [had ?? 0n, disabled ?? 0n, paused ?? 0n, fine ?? 0n, 999_999_999n];
    const reply = await give(id, { ids });
    expect(outcomesOf(reply)).toEqual([
      'done',
      'This player has had as many of these free bets as one may have',
      'This user is disabled',
      'This user is taking a break from betting',
      'done',
      'This user does not exist',
    ]);
    expect(await creditOf(fine ?? 0n)).toBe(2_000);
    expect(await creditOf(disabled ?? 0n)).toBe(0);
  });

  test('[FRB-30] the budget is never exceeded, ten at once', async () => {
    const { id } = await newTemplate({ budget: 6_000 });
    const players = await times(10, newPlayer);
    const replies = await times(10, (place) => give(id, { ids: [players[place] ?? 0n] }));
    const done = replies.filter((one) => one.kind === 'answer');
    expect(done).toHaveLength(3);
    expect(replies.filter((one) => one.kind === 'refusal').map(outcomesOf)).toEqual(
      Array(7).fill('free-bet-budget'),
    );
    const sums = await Promise.all(players.map(creditOf));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(6_000);
    const five = await newTemplate({ budget: 9_000 });
    expect(await give(five.id, { ids: players.slice(0, 5) })).toMatchObject({
      ...{ code: 'free-bet-budget', values: { left: '9,000' } },
    });
  });

  test('[FRB-30] the cap of a player holds, ten requests at once', async () => {
    const { id } = await newTemplate({ per_player_max: 2 });
    const asha = await newPlayer();
    await times(10, () => give(id, { ids: [asha] }));
    expect(await creditOf(asha)).toBe(4_000);
  });

  test('[FRB-31] from the limit on a second person decides, and many small ones are a large one', async () => {
    const { id } = await newTemplate({ amount: 30_000, budget: 1_000_000, per_player_max: 9 });
    const [asha, juma] = [await newPlayer(), await newPlayer()];
    expect(outcomesOf(await give(id, { ids: [asha] }))).toEqual(['done', 'done']);
    const second = await give(id, { ids: [juma] });
    expect(outcomesOf(second)).toEqual(['proposed']);
    expect(await creditOf(juma)).toBe(0);
    const proposal = second.kind === 'answer' ? (second.content.proposal_id ?? '') : '';
    const decision = { id: proposal, decision: 'approve', note: '' } as const;
    expect(await world.approvals.routes['approval/decide'](decision, office(clerk))).toMatchObject({
      kind: 'refusal',
    });
    const decided = await world.approvals.routes['approval/decide'](decision, office(chief));
    expect(decided).toMatchObject({ content: { state: 'approved', kind: 'free-bets' } });
    expect(await creditOf(juma)).toBe(30_000);
  });

  test('[FRB-31] what is proposed and changed meanwhile is given to nobody', async () => {
    const { id, revision } = await newTemplate({ amount: 60_000, budget: 1_000_000 });
    const asha = await newPlayer();
    const proposed = await give(id, { ids: [asha] });
    const proposal = proposed.kind === 'answer' ? (proposed.content.proposal_id ?? '') : '';
    const changed = { ...fields, id, revision, amount: 90_000, budget: 1_000_000 };
    await desk.routes['free_bet_template/update']({ ...changed, reason: 'more' }, office());
    const decision = { id: proposal, decision: 'approve', note: '' } as const;
    await world.approvals.routes['approval/decide'](decision, office(chief));
    expect(await creditOf(asha)).toBe(0);
  });

  test('[FRB-30] a template that is off, or none, gives nothing', async () => {
    const off = await newTemplate({ active: 0 as never });
    const asha = await newPlayer();
    expect(outcomesOf(await give(off.id, { ids: [asha] }))).toBe('free-bet-template-off');
    expect(outcomesOf(await give('999999', { ids: [asha] }))).toBe('free-bet-template-unknown');
    expect(await creditOf(asha)).toBe(0);
  });
});

describe('templates', () => {
  test('[FRB-30] an older revision is refused, and a budget below what was given', async () => {
    const { id, revision } = await newTemplate();
    await give(id, { ids: await times(3, newPlayer) });
    const update = (changes: object) =>
      desk.routes['free_bet_template/update'](
        { ...fields, id, revision, reason: 'another', ...changes },
        office(),
      );
    expect(await update({ budget: 5_999 })).toMatchObject({ code: 'budget-below-given' });
    expect(await update({ budget: 6_000 })).toMatchObject({ content: { given: 6_000 } });
    expect(await update({})).toMatchObject({ code: 'changed-meanwhile' });
  });
});

const stake = (player: bigint, amount: number, order: string) =>
  world.database.transact((tx) =>
    world.wallet.append(
      tx,
      {
        ...{ key: `stake ${order}`, cause: 'bet-placed' },
        postings: transfer({
          ...{ from: purseOf(player, 'credit'), to: house('stakes'), amount: shillings(amount) },
        }),
      },
      { serialNumber: order },
    ),
  );

describe('what is seen of them', () => {
  test('[FRB-20] the player sees what is left to the last line of the purse', async () => {
    const { id } = await newTemplate();
    const asha = await newPlayer();
    await give(id, { ids: [asha] });
    await stake(asha, 500, `B${asha}`);
    expect(await mineOf(asha)).toMatchObject({
      ...{ credit_money: 1_500, without_end: 0 },
      list: [{ cause: 'office', name: 'Karibu tena', amount: 2_000, left: 1_500 }],
    });
    expect(await mineOf(await newPlayer())).toEqual({
      ...{ credit_money: 0, without_end: 0, list: [] },
    });
  });

  test('[FRB-21] two days before the end it is said once, and not of what is spent', async () => {
    const { id } = await newTemplate();
    const [asha, juma] = [await newPlayer(), await newPlayer()];
    await give(id, { ids: [asha, juma] });
    await stake(juma, 2_000, `B${juma}`);
    const tell = () => desk.jobs[0]?.run({} as never) ?? Promise.resolve();
    await tell();
    expect(await keysOfLetters(asha)).toHaveLength(1);
    world.clock.setTo(new Date(began.getTime() + 6 * DAY_MS));
    await times(5, tell);
    expect((await keysOfLetters(asha)).filter((key) => key.includes('ending'))).toHaveLength(1);
    expect(await keysOfLetters(juma)).toHaveLength(1);
  });

  test('[FRB-33] costs add up: given is spent, left and taken back', async () => {
    const template = await newTemplate();
    const [asha, juma] = [await newPlayer(), await newPlayer()];
    await give(template.id, { ids: [asha, juma] });
    await stake(asha, 1_200, `B${asha}`);
    world.clock.setTo(new Date(began.getTime() + 8 * DAY_MS));
    await freeBets.jobs[0]?.run({} as never);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    const period = { from: day(new Date(began.getTime() - DAY_MS)), to: day(world.clock.now()) };
    const costs = await desk.routes['free_bet/inquire_costs'](period, office());
    const rows = costs.kind === 'answer' ? costs.content : [];
    expect(rows.find((one) => one.template?.id === template.id)).toMatchObject({
      ...{ count: 2, given: 4_000, spent: 1_200, left: 0, taken_back: 2_800, turnover: 1_200 },
    });
    for (const { given, spent, left, taken_back } of rows) {
      expect(spent + left + taken_back).toBe(given);
    }
    const list = await desk.routes['free_bet/inquire'](
      { page: 1, page_size: 10, template_id: template.id, state: 'ended' },
      office(),
    );
    expect(list).toMatchObject({ count: 2, content: [{ state: 'ended' }, { state: 'ended' }] });
  });
});
