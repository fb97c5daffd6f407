import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChat } from '../features/chat/index.ts';
import { createFreeBets } from '../features/free-bets/index.ts';
import { createKeptChoices } from '../features/kept-choices/index.ts';
import { createMessageBoard } from '../features/message-board/index.ts';
import { createClerk } from '../features/payments/fixtures/clerk.ts';
import {
  createPaymentsWorld,
  type PaymentsWorld,
} from '../features/payments/fixtures/payments-world.ts';
import { createPersonalData } from '../features/personal-data/index.ts';
import { accountSteps, firstPassword } from '../features/players/fixtures/account-steps.ts';
import { createWinners } from '../features/winners/index.ts';
import { contextOf } from '../fixtures/call-context.ts';
import { createMemoryRateLimiter } from '../platform/rate-limit/memory-rate-limiter.ts';
import { upperData } from './upper-data.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());

const { newPlayer, register, codeFor } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;

const SECRET_PATH = 'a-path-that-only-the-service-knows';
const [KEY, AUTH] = ['B'.repeat(87), 'c'.repeat(22)];

const routes = () =>
  createPersonalData({ ...world, keptChoices: createKeptChoices(world), upper: upperData }).routes;

async function exported(caller: Player) {
  const reply = await routes()['personal_data/export']({}, contextOf(caller));
  if (reply.kind !== 'answer') throw new Error('no answer');
  expect(registry['personal_data/export'].output.parse(reply.content)).toEqual(reply.content);
  return reply.content;
}

const codeOf = async ({ playerId }: Player): Promise<string> => {
  const { invitationCode } = await world.database.read
    .selectFrom('player')
    .select('invitationCode')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return invitationCode;
};

/** A line in everything that grows around a player. */
async function liveWith(asha: Player): Promise<void> {
  const { playerId } = asha;
  const from = contextOf(asha);
  const now = world.clock.now();
  const later = new Date(now.getTime() + 14 * 86_400_000);
  await world.database.transact(async (tx) => {
    await createFreeBets(world).grant(tx, {
      ...{ playerId, amount: shillings(7_000), expiresAt: later, cause: 'referral' },
      ...{ causeId: '1', key: `of ${playerId}` },
    });
    await sql`
      insert into push_subscription (player_id, endpoint, p256dh, auth, subscribed_at)
      values (${playerId}, ${`https://fcm.googleapis.com/${SECRET_PATH}/${playerId}`}, ${KEY},
        ${AUTH}, ${now})`.execute(tx);
    const { rows } = await sql<{ id: bigint }>`
      insert into campaign (kind, audience, first_day, last_day, budget, title_sw, title_en, made_at)
      values ('daily-stakes', 'who-joins', '2026-03-01', '2026-03-03', 300000, 'Siku tatu',
        'Three days', ${now}) returning id`.execute(tx);
    const id = rows[0]?.id;
    await sql`
      insert into campaign_player (campaign_id, player_id, since, joined_at, days)
      values (${id}, ${playerId}, ${now}, ${now}, 2)`.execute(tx);
    await sql`
      insert into campaign_reward (campaign_id, player_id, period, revision, amount, good_days,
        reached_at, granted_at)
      values (${id}, ${playerId}, 'all', 1, 300000, 7, ${now}, ${now})`.execute(tx);
  });
  await createWinners(world).routes['winners/update_choice']({ shown: 1 }, from);
  const rateLimiter = createMemoryRateLimiter();
  await createChat({ ...world, rateLimiter }).routes['chat/send'](
    { request_key: 'a-request-of-hers', text: 'Pesa haijaingia' },
    from,
  );
  await rateLimiter.close();
  await createMessageBoard(world).routes['message_board/add'](
    { name: 'Asha', phone: '', email: '', address: '', content: 'Lini mtaongeza ligi yetu?' },
    from,
  );
  await sql`
    insert into casino_game (id, provider, code, name_sw, name_en, category, stated_return,
      is_offered, synced_at)
    values (40001, 'kipute-studio', 'mikeka', 'Mikeka', 'Mats', 'slots', 9700, true, ${now})
    on conflict do nothing`.execute(world.owner.read);
  await sql`
    insert into casino_favourite (player_id, game_id, since)
    values (${playerId}, 40001, ${now})`.execute(world.owner.read);
  await sql`
    insert into casino_round (provider, round, player_id, game_id, debits, staked, tax_rate,
      is_ended, opened_at, closed_at, moved_at)
    values ('kipute-studio', ${`r ${playerId}`}, ${playerId}, 40001, 1, 5000, 0, true, ${now},
      ${now}, ${now})`.execute(world.owner.read);
  await world.database.transact((tx) =>
    world.inbox.tell(tx, {
      ...{ playerId, event: 'campaign-reward', key: `of ${playerId}`, jump: '/promotion' },
      facts: { campaign: { sw: 'Siku tatu', en: 'Three days' }, amount: 'TSh 3,000' },
    }),
  );
}

test('[PDP-01, PDP-02, CAS-62] the document has what grows around a player, and no way to a device or a friend', async () => {
  const asha = await newPlayer('255628000001');
  await liveWith(asha);
  const friend = { phone: '255628000002', invitation_code: await codeOf(asha) };
  await register({ ...friend, code: await codeFor(friend.phone, 'register') });
  const now = world.clock.now().toISOString();
  const document = await exported(asha);
  expect(document).toMatchObject({
    chat: [{ sender: 'player', text: 'Pesa haijaingia' }],
    board_messages: [{ content: 'Lini mtaongeza ligi yetu?', answer: '' }],
    inbox: [{ read_at: null }],
    push_devices: [{ service: 'fcm.googleapis.com', since: now, language: 'sw' }],
    free_bets: [
      { name: '', cause: 'referral', state: 'open', amount: 7_000, left: 7_000, given_at: now },
    ],
    invitation: null,
    invitations_made: [{ state: 'counting', reward: 0, paid_at: null }],
    campaigns: [
      {
        ...{ title: 'Siku tatu', joined_at: now, days_reached: 2 },
        rewards: [{ period: 'all', amount: 3_000, reached_at: now, given_at: now }],
      },
    ],
    winner_choice: { shown: 1, changed_at: now },
    casino_rounds: [{ game_id: '40001', bet_amount: 50, profit: -50, status: 2 }],
    casino_favourites: [{ game_id: '40001', game_name: 'Mikeka', since: now }],
  });
  expect(document.consents.map(({ kind }) => kind)).toContain('privacy');
  const text = JSON.stringify(document);
  for (const secret of [SECRET_PATH, KEY, AUTH, '8000002', '002"']) {
    expect(text).not.toContain(secret);
  }
});

test('[PDP-01] a friend reads what counted, and not for whom', async () => {
  const juma = await newPlayer('255628000011');
  const code = await codeFor('255628000012', 'register');
  const reply = await register({
    ...{ phone: '255628000012', code, invitation_code: await codeOf(juma) },
  });
  if (reply.kind !== 'answer') throw new Error('refused');
  const friend = await world.access.authenticate(reply.content.token);
  if (friend.kind !== 'player') throw new Error('nobody');
  const document = await exported(friend);
  expect(document).toMatchObject({ invitation: { counted_stake: 0 }, invitations_made: [] });
  expect(JSON.stringify(document)).not.toContain(await codeOf(juma));
});

test('[PDP-15, CAS-62] with who is forgotten goes what they said and where they can be reached', async () => {
  const asha = await newPlayer('255628000021');
  await liveWith(asha);
  const { playerId } = asha;
  const clerk = await createClerk(world, 'forgets');
  await world.players.routes['personal_data/erase']({ password: firstPassword }, contextOf(asha));
  const order = { user_id: playerId.toString(), note: 'asked on paper' };
  const reply = await routes()['personal_data/carry_out'](order, clerk);
  expect(reply).toMatchObject({ kind: 'answer' });

  const countOf = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where player_id = ${playerId}`.execute(
      world.database.read,
    );
    return rows[0]?.count ?? 0;
  };
  const gone = ['push_subscription', 'inbox_message', 'winner_choice', 'casino_favourite'];
  for (const table of gone) {
    expect([table, await countOf(table)]).toEqual([table, 0]);
  }
  for (const table of ['free_bet', 'campaign_player', 'campaign_reward', 'casino_round']) {
    expect([table, await countOf(table)]).toEqual([table, 1]);
  }
  const { rows: said } = await sql<{ words: string }>`
    select body as words from chat_message join chat_conversation as conversation
      on conversation.id = conversation_id where player_id = ${playerId}
    union all
    select concat(name, phone, email, content, note, network) from board_message
      where player_id = ${playerId}`.execute(world.database.read);
  expect(said.map(({ words }) => words)).toEqual(['', '']);
});
