import { type CallContent, type CallName, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { createMemoryRateLimiter } from '../../platform/rate-limit/memory-rate-limiter.ts';
import { queueRoutes } from '../approvals/index.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../payments/fixtures/payments-world.ts';
import { accountSteps } from '../players/fixtures/account-steps.ts';
import { type Chat, createChat, forgetChat, ownChatOf } from './index.ts';

let world: PaymentsWorld;
let chat: Chat;
type Clerk = Awaited<ReturnType<typeof createColleague>>;
let neema: Clerk;
let juma: Clerk;
let auditor: Clerk;
beforeAll(async () => {
  world = await createPaymentsWorld();
  const answers = ['chat_office/inquire', 'chat_office/answer'] as const;
  neema = await createColleague(world, 'neema', answers);
  juma = await createColleague(world, 'juma', answers);
  auditor = await createColleague(world, 'looks', ['chat_office/inquire']);
});
afterAll(() => world.close());
// Each test has its own flood limits.
beforeEach(() => {
  chat = createChat({ ...world, rateLimiter: createMemoryRateLimiter() });
});

const { newPlayer } = accountSteps(() => world);
let phonesGiven = 0;
const aPlayer = async () => {
  phonesGiven += 1;
  return contextOf(await newPlayer(`25562600${1000 + phonesGiven}`));
};
let secretsMade = 0;
const aSecret = () => {
  secretsMade += 1;
  return secretsMade.toString(16).padStart(64, '0');
};
let keysMade = 0;
const aKey = () => {
  keysMade += 1;
  return `request-key-${String(keysMade).padStart(6, '0')}`;
};

type ChatCall = keyof Chat['routes'] & CallName;
/** As the pipeline would: the request goes through its schema, and the reply is held to its own. */
async function ask<Name extends ChatCall>(
  name: Name,
  request: z.input<(typeof registry)[Name]['input']>,
  context: CallContext,
): Promise<{ content: CallContent<Name>; count: number | null } | { refusal: string }> {
  const { input, output } = registry[name];
  const handler = chat.routes[name] as unknown as (
    asked: unknown,
    context: CallContext,
  ) => Promise<{ kind: string; code: string; content: unknown; count: number | null }>;
  const reply = await handler(input.parse(request), context);
  if (reply.kind === 'refusal') return { refusal: reply.code };
  expect(output.parse(reply.content)).toEqual(reply.content);
  return { content: reply.content as never, count: reply.count };
}
async function told<Name extends ChatCall>(
  name: Name,
  request: z.input<(typeof registry)[Name]['input']>,
  context: CallContext,
): Promise<CallContent<Name>> {
  const reply = await ask(name, request, context);
  if ('refusal' in reply) throw new Error(reply.refusal);
  return reply.content;
}

const say = (who: CallContext, text: string, secret?: string) =>
  told('chat/send', { request_key: aKey(), text, ...(secret && { secret }) }, who);
const ownChat = (who: CallContext, secret?: string) =>
  told('chat/inquire', secret === undefined ? {} : { secret }, who);
async function conversationOf(who: CallContext): Promise<string> {
  if (who.caller.kind !== 'player') throw new Error('a player');
  const asked = { view: 'all', user_id: who.caller.playerId.toString() } as const;
  const [row] = await told('chat_office/inquire', asked, neema);
  if (!row) throw new Error('no conversation');
  return row.id;
}
async function waiting(text = 'Pesa haijaingia') {
  const player = await aPlayer();
  await say(player, text);
  return { player, id: await conversationOf(player) };
}
const answering = (id: string, text: string, clerk = neema) =>
  ask('chat_office/answer', { id, request_key: aKey(), text }, clerk);

describe('writing', () => {
  test('[CHT-03] a player has one conversation, and meets no other', async () => {
    const [asha, baraka] = [await aPlayer(), await aPlayer()];
    await say(asha, 'Habari\nNimelipa 10,000');
    await say(asha, 'Bado?');
    await say(baraka, 'Nenosiri');
    const own = await ownChat(asha);
    expect(own.messages.map(({ text }) => text)).toEqual(['Habari\nNimelipa 10,000', 'Bado?']);
    expect(own.conversation).toMatchObject({ state: 'waiting', unread: 0, clerk: '' });
    expect((await ownChat(await aPlayer())).conversation).toBeNull();
  });

  test('[CHT-10] a message that is sent again, ten times at once, is one message', async () => {
    const asha = await aPlayer();
    const request = { request_key: aKey(), text: 'mara moja' };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => told('chat/send', request, asha)),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect((await ownChat(asha)).messages).toHaveLength(1);
  });

  test('[CHT-10] ten first messages at once begin one conversation', async () => {
    const asha = await aPlayer();
    await Promise.all(Array.from({ length: 10 }, (_, at) => say(asha, `ujumbe ${at}`)));
    expect((await ownChat(asha)).messages).toHaveLength(10);
    const asked = { view: 'all', user_id: String(playerIdOf(asha)) } as const;
    expect(await told('chat_office/inquire', asked, neema)).toHaveLength(1);
  });

  test('[CHT-12] a flood is refused, and what was sent before it is answered as before', async () => {
    const asha = await aPlayer();
    const first = { request_key: aKey(), text: 'kwanza' };
    await told('chat/send', first, asha);
    for (let sent = 1; sent < 12; sent += 1) await say(asha, `ujumbe ${sent}`);
    expect(await ask('chat/send', { request_key: aKey(), text: 'zaidi' }, asha)).toEqual({
      refusal: 'chat-too-fast',
    });
    expect(await told('chat/send', first, asha)).toMatchObject({ text: 'kwanza' });
    expect(await say(await aPlayer(), 'mwingine')).toMatchObject({ text: 'mwingine' });
  });

  test('[CHT-12] new secrets begin no more than a few dozen conversations an hour', async () => {
    const from = contextOf(visitor, { address: '41.59.77.1' });
    for (let begun = 0; begun < 60; begun += 1) await say(from, 'x', aSecret());
    const more = { secret: aSecret(), request_key: aKey(), text: 'x' };
    expect(await ask('chat/send', more, from)).toEqual({ refusal: 'chat-too-fast' });
  });

  test.each([
    ['', 'chat-empty'],
    ['   \n ', 'chat-empty'],
  ])('[CHT-09] %j is no message', async (text, refusal) => {
    const asha = await aPlayer();
    expect(await ask('chat/send', { request_key: aKey(), text }, asha)).toEqual({ refusal });
    expect((await ownChat(asha)).conversation).toBeNull();
  });

  test.each(['a\u202eb', 'zero\u0000', 'x'.repeat(1_001)])(
    '[CHT-09] what cannot be seen, and what is too long, is refused by its schema',
    (text) => {
      const { input } = registry['chat/send'];
      expect(input.safeParse({ request_key: aKey(), text }).success).toBe(false);
    },
  );

  test('[CHT-09] a script is text like any other', async () => {
    const asha = await aPlayer();
    const text = '<script>alert(1)</script>';
    expect(await say(asha, text)).toMatchObject({ text });
  });
});

const playerIdOf = ({ caller }: CallContext): bigint => {
  if (caller.kind !== 'player') throw new Error('a player');
  return caller.playerId;
};

describe('visitors', () => {
  const page = contextOf(visitor);

  test('[CHT-04] the secret of a page opens its conversation, another one nothing', async () => {
    const secret = aSecret();
    await say(page, 'Habari', secret);
    expect((await ownChat(page, secret)).messages).toHaveLength(1);
    expect((await ownChat(page, aSecret())).conversation).toBeNull();
    expect((await ownChat(page)).conversation).toBeNull();
    const { rows } = await sql<{ text: string }>`
      select chat_conversation::text as text from chat_conversation`.execute(world.database.read);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('[CHT-05] who signs in goes on with what they wrote as a visitor', async () => {
    const secret = aSecret();
    await say(page, 'kabla', secret);
    const asha = await aPlayer();
    const joined = await ownChat(asha, secret);
    expect(joined).toMatchObject({ forget_secret: 1, messages: [{ text: 'kabla' }] });
    await say(asha, 'baada');
    expect((await ownChat(asha)).messages.map(({ text }) => text)).toEqual(['kabla', 'baada']);
    // The secret opens nothing any more, whoever holds it now.
    expect((await ownChat(page, secret)).conversation).toBeNull();
    expect((await ownChat(await aPlayer(), secret)).conversation).toBeNull();
  });

  test('[CHT-05] it becomes part of the conversation that is there, read in order', async () => {
    const asha = await aPlayer();
    await say(asha, 'moja');
    const secret = aSecret();
    await say(page, 'mbili', secret);
    await Promise.all(Array.from({ length: 10 }, () => ownChat(asha, secret)));
    await say(asha, 'tatu');
    const own = await ownChat(asha);
    expect(own.messages.map(({ text }) => text)).toEqual(['moja', 'mbili', 'tatu']);
    const asked = { view: 'all', user_id: String(playerIdOf(asha)) } as const;
    expect(await told('chat_office/inquire', asked, neema)).toHaveLength(1);
  });

  test('[CHT-05] what is older than a day is nobody’s: the phone may be another’s by now', async () => {
    const secret = aSecret();
    await say(page, 'siri', secret);
    world.clock.advance({ minutes: 24 * 60 + 1 });
    const asha = await aPlayer();
    expect(await ownChat(asha, secret)).toMatchObject({ conversation: null, forget_secret: 1 });
  });
});

describe('records', () => {
  test('[CHT-11] a payment of one’s own is a card with its state of now', async () => {
    const asha = await aPlayer();
    await insertDeposit(asha, 'D01KCHAT00000001');
    const sent = await told(
      'chat/send',
      { request_key: aKey(), text: '', serial_number: '01kchat00000001' },
      asha,
    );
    expect(sent.card).toMatchObject({ kind: 'deposit', amount: 10_000, state: 'open' });
    await world.database.transact((tx) =>
      tx
        .updateTable('deposit')
        .set({ state: 'paid', paidAt: world.clock.now(), receipt: 'CHAT0001' })
        .where('serialNumber', '=', 'D01KCHAT00000001')
        .execute(),
    );
    expect((await ownChat(asha)).messages[0]?.card).toMatchObject({ state: 'done' });
  });

  test('[CHT-11] so is a ticket of jackpot or Lucky Six, as long as it is open and after', async () => {
    const asha = await aPlayer();
    await insertTicket(asha, 'J01KCHAT00000003');
    await insertDeposit(asha, 'D01KCHAT00000004');
    const request = { request_key: aKey(), text: '', serial_number: '01kchat00000003' };
    const sent = await told('chat/send', request, asha);
    expect(sent.card).toMatchObject({ kind: 'ticket', amount: 1_000, state: 'open' });
    await sql`
      update pool_ticket set state = 'lost', settled_at = ${world.clock.now()}
      where serial_number = 'J01KCHAT00000003'`.execute(world.owner.read);
    const [{ card } = { card: null }] = (await ownChat(asha)).messages;
    expect(card).toMatchObject({ kind: 'ticket', state: 'done' });
  });

  test('[CHT-11] another’s is nothing, for players, visitors and clerks alike', async () => {
    const [asha, baraka] = [await aPlayer(), await aPlayer()];
    await insertDeposit(asha, 'D01KCHAT00000002');
    const request = { request_key: aKey(), text: '', serial_number: 'D01KCHAT00000002' };
    const refused = { refusal: 'chat-record-unknown' };
    expect(await ask('chat/send', request, baraka)).toEqual(refused);
    const secret = aSecret();
    expect(await ask('chat/send', { ...request, secret }, contextOf(visitor))).toEqual(refused);
    await say(baraka, 'Habari');
    const id = await conversationOf(baraka);
    await told('chat_office/claim', { id }, neema);
    const card = { id, ...request, card: 'record' } as const;
    expect(await ask('chat_office/answer', card, neema)).toEqual(refused);
  });

  async function insertTicket(player: CallContext, serialNumber: string): Promise<void> {
    const now = world.clock.now();
    await sql`
      with issue as (
        insert into pool_issue (type_id, game, number, name, label, state, closes_at, made_at)
        select id, 'jackpot', 46, 'J46', 'Jackpot 17', 'cancelled', ${now}, ${now}
        from pool_type where game = 'jackpot' limit 1 returning id
      )
      insert into pool_ticket (issue_id, player_id, serial_number, request_key, request_hash,
        placed_at, picks, reserve_picks, multiplier, lines, stake, paid_with, device)
      select id, ${playerIdOf(player)}, ${serialNumber}, 'x', 'x', ${now}, '1', '', 1, 1, 100000,
        'cash', 'phone' from issue`.execute(world.owner.read);
  }

  async function insertDeposit(player: CallContext, serialNumber: string): Promise<void> {
    await world.database.transact((tx) =>
      tx
        .insertInto('deposit')
        .values({
          ...{ serialNumber, playerId: playerIdOf(player), amount: 1_000_000n, way: 'push' },
          ...{ operator: 'mpesa', channel: 'mpesa', phone: '255712000101', state: 'prompted' },
          ...{ reference: serialNumber, createdAt: world.clock.now() },
        })
        .execute(),
    );
  }
});

describe('the office', () => {
  test('[CHT-21] of ten clerks’ hands two clerks get one conversation once', async () => {
    const { id } = await waiting();
    const hands = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? neema : juma));
    const replies = await Promise.all(
      hands.map((clerk) => ask('chat_office/claim', { id }, clerk)),
    );
    const got = replies.flatMap((reply, at) => ('content' in reply ? [hands[at]] : []));
    expect(new Set(got).size).toBe(1);
    expect(got).toHaveLength(5);
    expect(replies.filter((reply) => 'refusal' in reply)).toEqual(
      Array.from({ length: 5 }, () => ({ refusal: 'chat-taken' })),
    );
  });

  test('[CHT-22] only its clerk answers, and the player reads by first name', async () => {
    const { player, id } = await waiting();
    expect(await answering(id, 'Habari')).toEqual({ refusal: 'chat-not-yours' });
    await told('chat_office/claim', { id }, neema);
    expect(await answering(id, 'Habari', juma)).toEqual({ refusal: 'chat-not-yours' });
    expect(await answering(id, 'Habari')).toMatchObject({ content: { text: 'Habari' } });
    const own = await ownChat(player);
    expect(own.conversation).toMatchObject({ state: 'with-clerk', clerk: 'neema', unread: 1 });
    expect(own.messages.at(-1)).toMatchObject({ sender: 'clerk', clerk: 'neema', text: 'Habari' });
  });

  test('[CHT-13] unread on both sides, and no further than what is there', async () => {
    const { player, id } = await waiting();
    const unreadAtTheOffice = async () =>
      (await told('chat_office/detailed', { id }, neema)).conversation.unread;
    expect(await unreadAtTheOffice()).toBe(1);
    await told('chat_office/read', { id, until: '999999999999' }, neema);
    // She only looks: it is not hers.
    expect(await unreadAtTheOffice()).toBe(1);
    await told('chat_office/claim', { id }, neema);
    await told('chat_office/read', { id, until: '999999999999' }, neema);
    expect(await unreadAtTheOffice()).toBe(0);
    await say(player, 'Bado');
    expect(await unreadAtTheOffice()).toBe(1);
    await answering(id, 'Sawa');
    expect(await unreadAtTheOffice()).toBe(0);
    expect(await told('chat/unread', {}, player)).toMatchObject({ unread: 1 });
    await told('chat/read', { until: '999999999999' }, player);
    expect(await told('chat/unread', {}, player)).toMatchObject({ unread: 0 });
    await answering(id, 'Nyingine');
    expect(await told('chat/unread', {}, player)).toMatchObject({ unread: 1 });
  });

  test('[CHT-23] it is given to who may answer, released, closed, and begins anew', async () => {
    const { player, id } = await waiting();
    await told('chat_office/claim', { id }, neema);
    const to = (clerk: Clerk) => ({ id, to: clerk.caller.administratorId.toString() });
    expect(await ask('chat_office/transfer', to(auditor), neema)).toEqual({
      refusal: 'chat-clerk-unknown',
    });
    expect(await told('chat_office/transfer', to(juma), neema)).toMatchObject({
      ...{ is_mine: 0, clerk: { name: 'juma' } },
    });
    expect(await ask('chat_office/release', { id }, neema)).toEqual({ refusal: 'chat-not-yours' });
    expect(await told('chat_office/release', { id }, juma)).toMatchObject({ state: 'waiting' });
    expect(await told('chat_office/close', { id, reason: 'limekwisha' }, neema)).toMatchObject({
      ...{ state: 'closed', closed_reason: 'limekwisha', clerk: null, waiting_since: null },
    });
    expect(await ask('chat_office/close', { id, reason: 'tena' }, neema)).toEqual({
      refusal: 'chat-state-passed',
    });
    await say(player, 'Halijakwisha');
    expect((await ownChat(player)).conversation).toMatchObject({ state: 'waiting' });
    expect((await ownChat(player)).messages).toHaveLength(2);
  });

  test('[CHT-30] who opens whose conversation is written down once an opening', async () => {
    const { player, id } = await waiting();
    const openings = () =>
      world.database.read
        .selectFrom('activity')
        .select(['userId', 'content'])
        .where('type', '=', 50)
        .where('subjectKind', '=', 'player')
        .where('subjectId', '=', String(playerIdOf(player)))
        .execute();
    expect(await ask('chat_office/messages', { id }, auditor)).toEqual({
      refusal: 'chat-not-open',
    });
    await told('chat_office/inquire', { view: 'all' }, auditor);
    expect(await openings()).toHaveLength(0);
    await told('chat_office/detailed', { id }, auditor);
    await told('chat_office/messages', { id }, auditor);
    await told('chat_office/detailed', { id }, auditor);
    expect(await openings()).toMatchObject([{ userId: auditor.caller.administratorId }]);
    world.clock.advance({ minutes: 5 });
    await told('chat_office/detailed', { id }, auditor);
    expect(await openings()).toHaveLength(2);
  });

  test('[CHT-31] the list says nothing of what was said, and hides the middle of a phone', async () => {
    const { player } = await waiting('siri kubwa');
    const asked = { view: 'all', user_id: String(playerIdOf(player)) } as const;
    const rows = await told('chat_office/inquire', asked, auditor);
    expect(JSON.stringify(rows)).not.toContain('siri');
    expect(rows[0]?.phone).toMatch(/^0626•••\d{3}$/);
    expect(await ask('chat_office/inquire', { search: '626001' }, auditor)).toEqual({
      refusal: 'phone-digits-hidden',
    });
  });

  test('[CHT-32] facts of the player stand beside it', async () => {
    const { player, id } = await waiting();
    await world.give(playerIdOf(player), shillings(9_000));
    const { player: facts } = await told('chat_office/detailed', { id }, neema);
    expect(facts).toMatchObject({ balance: 9_000, open_bets: 0, disabled: 0 });
    expect(facts?.phone).toContain('•••');
  });

  test('[CHT-24] numbers to call, two of several, and a link to write to', async () => {
    const { player, id } = await waiting();
    await told('chat_office/claim', { id }, neema);
    for (const card of ['phones', 'messaging'] as const) {
      await told('chat_office/answer', { id, request_key: aKey(), text: '', card }, neema);
    }
    const cards = (await ownChat(player)).messages.flatMap(({ card }) => (card ? [card] : []));
    expect(cards.map(({ kind, numbers }) => [kind, numbers.length])).toEqual([
      ['phones', 2],
      ['messaging', 1],
    ]);
    expect((await ownChat(player)).messages.at(-2)?.card).toEqual(cards[0]);
  });

  test('[CHT-25] those that wait are counted, red after five minutes', async () => {
    const looker = {
      ...neema,
      caller: { ...neema.caller, nodes: new Set(['chat_office/inquire']) },
    };
    const count = async () => {
      const reply = await queueRoutes({ ...world, queues: [chat.queue] })['queue/counts'](
        {},
        looker,
      );
      return reply.kind === 'answer' ? reply.content.counts[0] : undefined;
    };
    await closeAll();
    expect(await count()).toBeUndefined();
    const { player, id } = await waiting();
    expect(await count()).toMatchObject({ count: 1, tone: 'waiting' });
    world.clock.advance({ minutes: 6 });
    expect(await count()).toMatchObject({ count: 1, tone: 'overdue' });
    await told('chat_office/claim', { id }, neema);
    await answering(id, 'Habari');
    expect(await count()).toBeUndefined();
    await say(player, 'Asante');
    expect(await count()).toMatchObject({ count: 1 });
  });

  async function closeAll(): Promise<void> {
    await sql`update chat_conversation
      set state = 'closed', clerk_id = null, waiting_since = null`.execute(world.owner.read);
  }
});

test('[CHT-14] a message stays as it was said', async () => {
  const asha = await aPlayer();
  await say(asha, 'maneno');
  const change = world.database.transact((tx) =>
    tx.updateTable('chatMessage').set({ body: 'mengine' }).where('body', '=', 'maneno').execute(),
  );
  await expect(change).rejects.toThrow('not changed');
  const remove = world.database.transact((tx) =>
    tx.deleteFrom('chatMessage').where('body', '=', 'maneno').execute(),
  );
  await expect(remove).rejects.toThrow('not changed');
});

test('[CHT-40] who is forgotten takes their words along, those of the visit before as well', async () => {
  const secret = aSecret();
  const asha = await aPlayer();
  await say(asha, 'siri moja');
  await say(contextOf(visitor), 'siri mbili', secret);
  await ownChat(asha, secret);
  const playerId = playerIdOf(asha);
  expect((await ownChatOf(world.database.read, playerId, 10)).map(({ body }) => body)).toEqual([
    'siri mbili',
    'siri moja',
  ]);
  await world.database.transact((tx) => forgetChat(tx, { playerId }));
  const left = await ownChatOf(world.database.read, playerId, 10);
  expect(left.map(({ body }) => body)).toEqual(['', '']);
});

describe('canned answers', () => {
  test('[CHT-26] are kept in both languages under one shortcut each, and changes are recorded', async () => {
    const words = { shortcut: 'Habari-2', body_sw: 'Habari', body_en: 'Hello' };
    const added = await told('chat_canned/add', words, neema);
    expect(added).toMatchObject({ shortcut: 'habari-2', changed_by: { name: 'neema' } });
    expect(await ask('chat_canned/add', words, neema)).toEqual({
      refusal: 'canned-shortcut-taken',
    });
    const other = await told('chat_canned/add', { ...words, shortcut: 'other' }, neema);
    expect(await ask('chat_canned/update', { ...words, id: other.id }, neema)).toEqual({
      refusal: 'canned-shortcut-taken',
    });
    const changed = { ...words, id: added.id, body_en: 'Hello there' };
    expect(await told('chat_canned/update', changed, neema)).toMatchObject({
      body_en: 'Hello there',
    });
    await told('chat_canned/remove', { id: other.id }, neema);
    expect(await ask('chat_canned/update', { ...words, id: other.id }, neema)).toEqual({
      refusal: 'canned-unknown',
    });
    const lines = await world.database.read
      .selectFrom('activity')
      .select('changes')
      .where('subjectKind', '=', 'canned-answer')
      .where('subjectId', '=', added.id)
      .orderBy('id')
      .execute();
    expect(lines.at(-1)?.changes).toEqual({ bodyEn: ['Hello', 'Hello there'] });
  });
});

describe('settings', () => {
  async function save(wish: Record<string, unknown>) {
    const { settings, revision } = await told('chat_config/inquire', {}, neema);
    const request = { ...settings, revision, note: 'as decided', ...wish };
    return await ask('chat_config/update', request, neema);
  }

  test('[CHT-01] hours of the setting say whether somebody is there', async () => {
    const closed = { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '' };
    await save({ ...closed, saturday: '', sunday: '' });
    const page = contextOf(visitor);
    expect(await told('chat/service', {}, page)).toMatchObject({ is_open: 0, opens_at: null });
    const all = '00:00-24:00';
    const open = { monday: all, tuesday: all, wednesday: all, thursday: all, friday: all };
    await save({ ...open, saturday: all, sunday: all });
    expect(await told('chat/service', {}, page)).toMatchObject({ is_open: 1, until: '24:00' });
    expect(await save({ monday: '23:00-07:00' })).toEqual({ refusal: 'chat-hours-invalid' });
  });

  test('[CHT-06] a script of another house is https or nothing, and loaded by its mode alone', async () => {
    const script = 'https://chat.example.com/widget.js';
    expect(await save({ mode: 'external', script: '' })).toEqual({
      refusal: 'chat-script-missing',
    });
    for (const bad of [
      'http://chat.example.com/widget.js',
      'https://chat.example.com;/x',
      "https://chat.example.com/x' 'unsafe-inline'",
      'javascript:alert(1)',
    ]) {
      await expect(save({ mode: 'external', script: bad })).rejects.toThrow();
    }
    await save({ script });
    expect(chat.externalOrigin()).toBeUndefined();
    await save({ mode: 'external', script });
    expect(chat.externalOrigin()).toBe('https://chat.example.com');
    const asha = await aPlayer();
    expect(await ask('chat/send', { request_key: aKey(), text: 'x' }, asha)).toEqual({
      refusal: 'chat-elsewhere',
    });
    await save({ mode: 'own' });
    expect(await told('chat/service', {}, asha)).toMatchObject({ mode: 'own', script: '' });
  });
});

test('[CHT-15] pages hear that something came, once it is there, and never what', async () => {
  const heard: unknown[] = [];
  chat.onChanged((change) => heard.push(change));
  const asha = await aPlayer();
  await say(asha, 'siri ya leo');
  const { topic } = await told('chat/unread', {}, asha);
  expect(heard).toEqual([{ topic, playerId: String(playerIdOf(asha)) }]);
});
