import { inboxKinds } from '@kipute/contract/constants/content/inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps } from '../../players/fixtures/account-steps.ts';
import { createProtection } from '../../protection/index.ts';
import type { Letter } from '../index.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const steps = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof steps.newPlayer>>;
let asha: Player;
let juma: Player;
let phonesGiven = 0;
const nextPlayer = () => {
  phonesGiven += 1;
  return steps.newPlayer(`25562700${String(1000 + phonesGiven)}`);
};
beforeEach(async () => {
  [asha, juma] = [await nextPlayer(), await nextPlayer()];
});

const routes = () => world.inbox.routes;
const as = (player: Player, locale: 'sw' | 'en-US' = 'sw') => contextOf(player, { locale });
const contentOf = <Reply>(reply: Reply) => {
  const { kind, content } = reply as {
    kind: string;
    content: Extract<Reply, { content: unknown }>['content'];
  };
  if (kind !== 'answer') throw new Error(JSON.stringify(reply));
  return content;
};
const paged = { page: 1, page_size: 10, type: 0, order: 'newest' } as const;
type Asked = Parameters<(typeof world.inbox.routes)['message/inquire']>[0];
const list = async (player: Player, asked: Partial<Asked> = {}) =>
  contentOf(await routes()['message/inquire']({ ...paged, ...asked }, as(player)));
const subjects = async (player: Player, asked: Partial<Asked> = {}) =>
  (await list(player, asked)).map(({ subject }) => subject);
const unread = async (player: Player) =>
  contentOf(await routes()['message/unread']({}, as(player)));

const tell = (letter: Letter) => world.database.transact((tx) => world.inbox.tell(tx, letter));
const deposit = (player: Player, key: string, amount = 'TSh 10,000') =>
  tell({
    ...{ playerId: player.playerId, event: 'deposit-credited', key, jump: '/user_bill' },
    facts: { amount, operator: { sw: 'M-Pesa', en: 'M-Pesa (en)' }, receipt: '26KD81Q' },
  });
const reward = (player: Player) =>
  tell({
    ...{ playerId: player.playerId, event: 'free-bet-granted', key: 'free:1' },
    facts: { amount: 'TSh 7,000', until: '' },
  });
const zeros = { not_viewed: 0, money: 0, bets: 0, offers: 0, account: 0 };

describe('the inbox of a player', () => {
  test('[INB-10] in the language of the page, filled in, a line with a gap left out', async () => {
    await deposit(asha, 'd1');
    await reward(asha);
    expect(await list(asha)).toMatchObject([
      {
        subject: 'Umepata free bet ya TSh 7,000',
        body: 'Iko kwenye Bonasi yako.',
        type: inboxKinds.offers.id,
      },
      {
        subject: 'Umepokea TSh 10,000',
        body: 'M-Pesa · risiti 26KD81Q\nPesa iko kwenye salio lako.',
        ...{ type: inboxKinds.money.id, viewed: 0, jump: '/user_bill' },
      },
    ]);
    const english = contentOf(await routes()['message/inquire'](paged, as(asha, 'en-US')));
    expect(english[1]).toMatchObject({ subject: 'TSh 10,000 received' });
    expect(english[1]?.body).toContain('M-Pesa (en) · receipt 26KD81Q');
  });

  test('[INB-10] by pages, by kind, the newest or the unread ones first', async () => {
    for (const at of [1, 2, 3]) await deposit(asha, `d${at}`, `TSh ${at}`);
    await reward(asha);
    const [, newest] = await list(asha);
    await routes()['message/read']({ id: newest?.id ?? '' }, as(asha));
    const free = 'Umepata free bet ya TSh 7,000';
    const of = (amount: number) => `Umepokea TSh ${amount}`;
    expect(await subjects(asha)).toEqual([free, of(3), of(2), of(1)]);
    expect(await subjects(asha, { order: 'unread-first' })).toEqual([free, of(2), of(1), of(3)]);
    expect(await subjects(asha, { type: inboxKinds.money.id })).toEqual([of(3), of(2), of(1)]);
    expect(await subjects(asha, { page: 2, page_size: 3 })).toEqual([of(1)]);
    const reply = await routes()['message/inquire']({ ...paged, page_size: 3 }, as(asha));
    expect(reply).toMatchObject({ count: 4 });
  });

  test('[INB-11] another player reads, marks and removes nothing of it', async () => {
    await deposit(asha, 'd1');
    const [{ id = '' } = {}] = await list(asha);
    for (const call of ['detailed', 'read', 'remove', 'restore'] as const) {
      const reply = await routes()[`message/${call}`]({ id }, as(juma));
      expect(reply).toMatchObject({ kind: 'refusal', code: 'message-unknown' });
    }
    await routes()['message/read']({ type: 0 }, as(juma));
    expect(await list(juma)).toEqual([]);
    expect(await list(asha)).toMatchObject([{ id, viewed: 0 }]);
  });

  test('[INB-11] an id that is nobody’s is unknown', async () => {
    for (const id of ['0', '9999999999999999999']) {
      expect(await routes()['message/remove']({ id }, as(asha))).toMatchObject({
        code: 'message-unknown',
      });
    }
  });

  test('[INB-12] unread ones are counted by kind, in the user info as well', async () => {
    await deposit(asha, 'd1');
    await deposit(asha, 'd2');
    await reward(asha);
    expect(await unread(asha)).toEqual({ ...zeros, not_viewed: 3, money: 2, offers: 1 });
    const [first] = await list(asha);
    const left = contentOf(await routes()['message/read']({ id: first?.id ?? '' }, as(asha)));
    expect(left).toEqual({ ...zeros, not_viewed: 2, money: 2 });
    const info = await world.players.routes['subscriber/get_user_info']({}, as(asha));
    expect(info).toMatchObject({ content: { user_info: { not_viewed: 2 } } });
    const all = await routes()['message/read']({ type: inboxKinds.money.id }, as(asha));
    expect(contentOf(all)).toEqual(zeros);
  });

  test('[INB-12] a message read twice keeps the moment it was first read', async () => {
    await deposit(asha, 'd1');
    const [{ id = '' } = {}] = await list(asha);
    await routes()['message/read']({ id }, as(asha));
    const readAt = () =>
      world.database.read
        .selectFrom('inboxMessage')
        .select('readAt')
        .where('playerId', '=', asha.playerId)
        .executeTakeFirst();
    const first = await readAt();
    world.clock.advance({ minutes: 5 });
    await routes()['message/read']({ id }, as(asha));
    expect(await readAt()).toEqual(first);
  });

  test('[INB-13] a removed one is gone and counts no more, and comes back as it was', async () => {
    await deposit(asha, 'd1');
    const [{ id = '' } = {}] = await list(asha);
    expect(contentOf(await routes()['message/remove']({ id }, as(asha)))).toEqual(zeros);
    expect(await list(asha)).toEqual([]);
    expect(await routes()['message/detailed']({ id }, as(asha))).toMatchObject({
      code: 'message-unknown',
    });
    await deposit(asha, 'd1');
    expect(await list(asha)).toEqual([]);
    const back = contentOf(await routes()['message/restore']({ id }, as(asha)));
    expect(back).toMatchObject({ not_viewed: 1 });
    expect(await list(asha)).toMatchObject([{ id, viewed: 0 }]);
  });

  test('[INB-14] who is on a break sees no offer and none is counted; afterwards they are there', async () => {
    await reward(asha);
    await deposit(asha, 'd1');
    const protection = createProtection(world);
    await protection.routes['play_pause/add']({ length: 'time-out-day' }, contextOf(asha));
    expect(await subjects(asha)).toEqual(['Umepokea TSh 10,000']);
    expect(await list(asha, { type: inboxKinds.offers.id })).toEqual([]);
    expect(await unread(asha)).toEqual({ ...zeros, not_viewed: 1, money: 1 });
    await routes()['message/read']({ type: 0 }, as(asha));
    world.clock.advance({ minutes: 25 * 60 });
    expect(await unread(asha)).toEqual({ ...zeros, not_viewed: 1, offers: 1 });
    expect(await subjects(asha)).toHaveLength(2);
  });

  test('[INB-15] every change is told to the player’s other pages', async () => {
    const heard: string[] = [];
    world.inbox.onChanged((playerIds) => heard.push(...playerIds));
    const own = () => heard.filter((one) => one === asha.playerId.toString()).length;
    await deposit(asha, 'd1');
    const [{ id = '' } = {}] = await list(asha);
    await routes()['message/read']({ id }, as(asha));
    await routes()['message/remove']({ id }, as(asha));
    await routes()['message/restore']({ id }, as(asha));
    expect(own()).toBe(4);
    await routes()['message/remove']({ id }, as(juma));
    expect(own()).toBe(4);
  });
});
