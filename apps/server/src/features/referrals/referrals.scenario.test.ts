import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import { times } from '../players/fixtures/account-steps.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { friendsOf } from '../settlement/fixtures/friends.ts';
import { sellPart } from '../settlement/fixtures/sell-part.ts';
import { createFriendsWorld, type FriendsWorld } from './fixtures/friends-world.ts';

let world: FriendsWorld;
let clerkId: bigint;
let juma: bigint;
let asha: bigint;

beforeAll(async () => {
  world = await createFriendsWorld();
  clerkId = (await createColleague(world, 'clerk', [])).caller.administratorId;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});
beforeEach(async () => {
  await world.owner.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  juma = await world.newPlayer(0);
  asha = await world.newPlayer(100_000, 100_000);
  await invite(juma, asha);
});

const { place, rule } = decidedBets(() => world);
const { creditOf, creditLinesOf } = friendsOf(() => world);

/** As registration with a code writes it; without the share of losses, which is another thing. */
async function invite(inviter: bigint, friend: bigint) {
  await world.owner.transact(async (tx) => {
    await sql`update player set inviter_id = ${inviter} where id = ${friend}`.execute(tx);
    await sql`update player set return_scale_hundredths = 0 where id = ${inviter}`.execute(tx);
    await sql`insert into referral (friend_id, inviter_id, invited_at)
      values (${friend}, ${inviter}, now())`.execute(tx);
  });
}

let markets = 400;
function newSelection(): string {
  markets += 1;
  world.odds.match(String(markets)).threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: [String(markets)], markets: {} });
  return `${markets}0101`;
}

type Ending = Parameters<typeof rule>[1];

/** A bet of the friend, decided, and told to whom it concerns. */
async function bet(stake: number, ending: Ending = 'lose', payType: 1 | 2 = 1) {
  const selection = newSelection();
  const { id } = await place(asha, [selection], { stake, payType });
  await rule(selection, ending);
  await world.work();
  return { id, selection };
}

async function standing(friend = asha) {
  const row = await world.database.read
    .selectFrom('referral')
    .select(['state', 'obstacle', 'settledStake', 'reward'])
    .where('friendId', '=', friend)
    .executeTakeFirstOrThrow();
  const shown = { state: row.state, stake: Number(row.settledStake / 100n) };
  return { ...shown, ...(row.obstacle && { obstacle: row.obstacle }) };
}

const lettersTo = async (player: bigint) => {
  const { rows } = await sql<{ key: string }>`
    select key from inbox_message where player_id = ${player}`.execute(world.database.read);
  return rows.map(({ key }) => key);
};

describe('what counts', () => {
  test('[REF-11] own stakes of decided bets, won or lost', async () => {
    await bet(1_000, 'lose');
    await bet(2_000, 'win');
    await bet(4_000, 'half-lose');
    await bet(500, 'half-win');
    expect(await standing()).toEqual({ state: 'counting', stake: 7_500 });
  });

  test('[REF-11] neither what is refunded, nor credit, nor what is open', async () => {
    await bet(1_000, 'refund');
    await bet(2_000, 'lose', 2);
    await place(asha, [newSelection()], { stake: 4_000 });
    expect(await standing()).toEqual({ state: 'counting', stake: 0 });
  });

  test('[REF-11] of several legs one refunded leg takes nothing away', async () => {
    const [one, other] = [newSelection(), newSelection()];
    await place(asha, [one, other], { stake: 3_000 });
    await rule(one, 'refund');
    await rule(other, 'win');
    await world.work();
    expect(await standing()).toEqual({ state: 'counting', stake: 3_000 });
  });

  test('[REF-11] of a bet that was sold in part what was left in play, sold whole nothing', async () => {
    const selection = newSelection();
    const { id } = await place(asha, [selection], { stake: 5_000 });
    await sellPart(world, id, { stakeSold: 4_000, paid: 3_000 });
    await rule(selection, 'lose');
    const whole = await place(asha, [newSelection()], { stake: 9_000 });
    await sellPart(world, whole.id, { stakeSold: 9_000, paid: 8_000 });
    await bet(100);
    expect(await standing()).toEqual({ state: 'counting', stake: 1_100 });
  });

  test('[REF-13] a correction is counted as it stands, not added', async () => {
    const { selection } = await bet(6_000, 'lose');
    await rule(selection, 'win');
    await world.work(2);
    expect(await standing()).toEqual({ state: 'counting', stake: 6_000 });
    await rule(selection, 'refund');
    await world.work(2);
    expect(await standing()).toEqual({ state: 'counting', stake: 0 });
  });

  test('[REF-13] a player nobody invited queues nothing', async () => {
    const lonely = await world.newPlayer(10_000);
    const selection = newSelection();
    await place(lonely, [selection]);
    await rule(selection, 'lose');
    const { rows } = await sql`
      select from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = 'stakes-settled'`.execute(world.owner.read);
    expect(rows).toEqual([]);
  });
});

describe('the reward', () => {
  test('[REF-12] comes once the stakes are there, with a line, an end and a message', async () => {
    await bet(20_000);
    await bet(9_999);
    expect(await creditOf(juma)).toBe(0);
    await bet(300);
    expect(await standing()).toEqual({ state: 'paid', stake: 30_299 });
    expect(await creditLinesOf(juma)).toEqual([[22, 7_000, '']]);
    expect(await lettersTo(juma)).toEqual([`referral:${asha}`]);
    const given = await world.database.read
      .selectFrom('freeBet')
      .select(['cause', 'causeId', 'entryKey', 'grantedAt', 'expiresAt'])
      .where('playerId', '=', juma)
      .executeTakeFirstOrThrow();
    expect(given).toMatchObject({
      ...{ cause: 'referral', causeId: asha.toString(), entryKey: `referral:${asha}` },
    });
    const days = (given.expiresAt?.getTime() ?? 0) - given.grantedAt.getTime();
    expect(days / 86_400_000).toBe(14);
  });

  test('[REF-12] told ten times at once it is paid once', async () => {
    const selection = newSelection();
    await place(asha, [selection], { stake: 30_000 });
    await rule(selection, 'lose');
    await Promise.all([world.work(10), times(5, () => world.sweep())]);
    expect(await creditOf(juma)).toBe(7_000);
  });

  test('[REF-12] no correction takes it back or pays it again', async () => {
    const { selection } = await bet(30_000);
    await rule(selection, 'refund');
    await world.work();
    await rule(selection, 'lose');
    await world.work();
    await world.sweep();
    expect(await creditLinesOf(juma)).toEqual([[22, 7_000, '']]);
    expect((await standing()).state).toBe('paid');
  });

  test('[REF-12] what falls below by a correction before it is paid is not paid', async () => {
    const selection = newSelection();
    await place(asha, [selection], { stake: 30_000 });
    await rule(selection, 'lose');
    await rule(selection, 'refund');
    await world.work();
    expect(await standing()).toEqual({ state: 'counting', stake: 0 });
    expect(await creditOf(juma)).toBe(0);
  });

  test('[REF-12] two friends of one inviter at once bring two', async () => {
    const neema = await world.newPlayer(100_000);
    await invite(juma, neema);
    const [one, other] = [newSelection(), newSelection()];
    await place(asha, [one], { stake: 30_000 });
    await place(neema, [other], { stake: 30_000 });
    await Promise.all([rule(one, 'lose'), rule(other, 'lose')]);
    await world.work(5);
    expect(await creditOf(juma)).toBe(14_000);
  });

  test('[REF-14] terms are those of the moment of paying, and lower ones are noticed', async () => {
    await bet(10_000);
    const { settings } = world;
    const before = settings.current('referral');
    const change = (value: typeof before) =>
      world.database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'referral', value, basedOn: settings.revisionOf('referral') },
          ...{ changedBy: null, note: 'other terms' },
        }),
      );
    await change({ ...before, stake: shillings(9_000), reward: shillings(5_000) });
    await world.sweep();
    await change(before);
    expect(await creditOf(juma)).toBe(5_000);
  });
});

const shareDevice = (one: bigint, other: bigint) =>
  world.owner.transact((tx) =>
    sql`insert into player_device (player_id, device_hash, first_seen_at)
      select id, decode(md5(${`${one}`}::text), 'hex'), now()
      from unnest(${[one, other]}::bigint[]) as id`.execute(tx),
  );

const sharePhone = (owner: bigint, user: bigint) =>
  world.owner.transact((tx) =>
    sql`insert into payer_phone (player_id, phone, confirmed_at)
      select ${user}, phone, now() from player where id = ${owner}`.execute(tx),
  );

const decide = (id: bigint, decision: 'allowed' | 'refused') =>
  world.referrals.routes['referral_record/decide'](
    { id: id.toString(), decision, note: 'looked at' },
    contextOf(anAdministrator(clerkId)),
  );

describe('one person', () => {
  test('[REF-20] with the inviter’s device is held, and paid once a person allows it', async () => {
    await shareDevice(juma, asha);
    await bet(30_000);
    expect(await standing()).toEqual({ state: 'held', obstacle: 'linked', stake: 30_000 });
    await world.sweep();
    expect(await creditOf(juma)).toBe(0);
    expect(await decide(asha, 'allowed')).toMatchObject({ content: { state: 'paid' } });
    expect(await creditOf(juma)).toBe(7_000);
    expect(await decide(asha, 'refused')).toMatchObject({ code: 'referral-decided' });
  });

  test('[REF-20] with the inviter’s payout number is held', async () => {
    await sharePhone(juma, asha);
    await bet(30_000);
    expect(await standing()).toMatchObject({ obstacle: 'linked' });
  });

  test('[REF-20] with the device of who invited the inviter is held', async () => {
    const above = await world.newPlayer(0);
    await invite(above, juma);
    await shareDevice(above, asha);
    await bet(30_000);
    expect(await standing()).toMatchObject({ obstacle: 'linked' });
    const told = await world.referrals.routes['referral_record/detailed'](
      { id: asha.toString() },
      contextOf(anAdministrator(clerkId)),
    );
    const links = told.kind === 'answer' ? told.content.links : [];
    expect(links).toEqual([
      { user: { id: above.toString(), name: 'Asha' }, relation: 'above', shares: 'device' },
    ]);
  });

  test('[REF-20] a stranger’s device says nothing', async () => {
    await shareDevice(await world.newPlayer(0), asha);
    await bet(30_000);
    expect((await standing()).state).toBe('paid');
  });

  test('[REF-31] refused before it was earned it is never paid, and the log knows who said so', async () => {
    expect(await decide(asha, 'refused')).toMatchObject({ content: { state: 'refused' } });
    await bet(30_000);
    await world.sweep();
    expect(await creditOf(juma)).toBe(0);
    const { rows } = await sql<{ content: string; changes: unknown }>`
      select content, changes from activity where type = 72 and subject_id = ${juma.toString()}`.execute(
      world.database.read,
    );
    expect(rows).toMatchObject([
      { content: 'looked at', changes: { state: ['counting', 'refused'] } },
    ]);
  });

  test('[REF-31] allowed ten times at once it is paid once', async () => {
    await shareDevice(juma, asha);
    await bet(30_000);
    await times(10, () => decide(asha, 'allowed'));
    expect(await creditOf(juma)).toBe(7_000);
  });

  test('[REF-31] an invitation that is none is refused', async () => {
    expect(await decide(juma, 'allowed')).toMatchObject({ code: 'referral-unknown' });
  });
});

const change = (set: ReturnType<typeof sql>) =>
  world.owner.transact((tx) => sql`update player set ${set}`.execute(tx));

describe('who cannot be paid', () => {
  test('[REF-15] a disabled inviter waits, and is paid when enabled', async () => {
    await change(sql`disabled = true where id = ${juma}`);
    await bet(30_000);
    expect(await standing()).toMatchObject({ state: 'held', obstacle: 'inviter-disabled' });
    await change(sql`disabled = false where id = ${juma}`);
    await world.sweep();
    expect(await creditOf(juma)).toBe(7_000);
  });

  test('[REF-15] a disabled friend waits', async () => {
    const selection = newSelection();
    await place(asha, [selection], { stake: 30_000 });
    await change(sql`disabled = true where id = ${asha}`);
    await rule(selection, 'lose');
    await world.work();
    expect(await standing()).toMatchObject({ state: 'held', obstacle: 'friend-disabled' });
  });

  test('[REF-15] a closed inviter never gets it', async () => {
    await change(sql`closed_at = now(), disabled = true where id = ${juma}`);
    await bet(30_000);
    expect(await standing()).toMatchObject({ state: 'lapsed' });
    expect(await creditOf(juma)).toBe(0);
  });

  test('[REF-15] an inviter on a break is paid after it', async () => {
    await world.owner.transact((tx) =>
      sql`insert into play_pause (player_id, length, asked_at, ends_at)
        values (${juma}, 'day', ${world.clock.now()}, ${new Date(world.clock.now().getTime() + 86_400_000)})`.execute(
        tx,
      ),
    );
    await bet(30_000);
    expect(await standing()).toMatchObject({ state: 'held', obstacle: 'inviter-on-break' });
    const now = world.clock.now();
    world.clock.setTo(new Date(now.getTime() + 2 * 86_400_000));
    await world.sweep();
    world.clock.setTo(now);
    expect(await creditOf(juma)).toBe(7_000);
  });

  test('[REF-16] an agent is an inviter like any other', async () => {
    await change(sql`agent_since = now() where id = ${juma}`);
    await bet(30_000);
    expect(await creditOf(juma)).toBe(7_000);
  });
});

describe('the office', () => {
  const ask = contextOf(anAdministrator(0n));

  test('[REF-31] finds invitations by state, obstacle, inviter and friend', async () => {
    await shareDevice(juma, asha);
    await bet(30_000);
    const list = (filter: object) =>
      world.referrals.routes['referral_record/inquire']({ page: 1, page_size: 10, ...filter }, ask);
    const inviter_id = juma.toString();
    expect(await list({ inviter_id })).toMatchObject({
      count: 1,
      content: [{ id: asha.toString(), inviter: { id: inviter_id }, obstacle: 'linked' }],
    });
    expect(await list({ inviter_id, state: 'held', obstacle: 'linked' })).toMatchObject({
      count: 1,
    });
    expect(await list({ inviter_id, state: 'paid' })).toMatchObject({ count: 0, content: [] });
    expect(await list({ friend_id: asha.toString() })).toMatchObject({ count: 1 });
  });

  test('[REF-32] terms have a revision and a note, and an older revision is refused', async () => {
    const { routes } = world.referrals;
    const before = await routes['referral_config/inquire']({}, ask);
    const { settings, revision } = before.kind === 'answer' ? before.content : {};
    const wanted = { ...(settings ?? { stake: 1, reward: 1, days_valid: 1 }), days_valid: 30 };
    const request = { ...wanted, revision: revision ?? 0, note: 'longer' };
    const by = contextOf(anAdministrator(clerkId));
    expect(await routes['referral_config/update'](request, by)).toMatchObject({ kind: 'answer' });
    expect(await routes['referral_config/update'](request, by)).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect(world.settings.current('referral').daysValid).toBe(30);
    const back = { ...request, days_valid: 14, revision: request.revision + 1 };
    expect(await routes['referral_config/update'](back, by)).toMatchObject({ kind: 'answer' });
  });
});

describe('what the inviter sees', () => {
  const as = (player: bigint) => world.as(player);

  test('[REF-30] friends masked, newest first, with stake and reward, and the sums', async () => {
    await bet(30_000);
    const neema = await world.newPlayer(0);
    await invite(juma, neema);
    const list = await world.referrals.routes['referral/inquire'](
      { page: 1, page_size: 10 },
      as(juma),
    );
    expect(list).toMatchObject({
      count: 2,
      content: [
        { total_stake: 0, state: 'counting', reward: 0 },
        { total_stake: 30_000, state: 'paid', reward: 7_000 },
      ],
    });
    expect(JSON.stringify(list)).toMatch(/"phone":"0712•••\d{3}"/);
    expect(await world.referrals.routes['referral/summary']({}, as(juma))).toMatchObject({
      content: {
        ...{ total_invited: 2, total_paid: 1, total_reward: 7_000, total_stake: 30_000 },
        terms: { stake: 30_000, reward: 7_000, days_valid: 14 },
      },
    });
  });

  test('[REF-30] somebody else’s friends are nobody’s business', async () => {
    await bet(30_000);
    const list = await world.referrals.routes['referral/inquire'](
      { page: 1, page_size: 10 },
      as(asha),
    );
    expect(list).toMatchObject({ count: 0, content: [] });
  });

  test('[REF-30] what the return scale brought stands apart', async () => {
    await change(sql`return_scale_hundredths = 1000 where id = ${juma}`);
    const { selection } = await bet(1_000, 'lose');
    await rule(selection, 'half-lose');
    const summary = await world.referrals.routes['referral/summary']({}, as(juma));
    expect(summary).toMatchObject({
      content: { return_scale: 10, return_reward: 50, total_reward: 0 },
    });
  });
});
