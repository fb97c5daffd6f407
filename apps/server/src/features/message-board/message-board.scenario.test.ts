import { type CallContent, type CallName, registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createColleague } from '../../fixtures/office-people.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { queueRoutes } from '../approvals/index.ts';
import { accountSteps } from '../players/fixtures/account-steps.ts';
import { createMessageBoard, forgetBoardMessages, type MessageBoard } from './index.ts';

let world: FeatureWorld;
let board: MessageBoard;
let clerk: Awaited<ReturnType<typeof createColleague>>;
beforeAll(async () => {
  world = await createFeatureWorld();
  board = createMessageBoard(world);
  clerk = await createColleague(world, 'neema', ['message_board/inquire']);
});
afterAll(() => world.close());

const { newPlayer, messagesTo } = accountSteps(() => world);

type BoardCall = keyof MessageBoard['routes'] & CallName;
async function ask<Name extends BoardCall>(
  name: Name,
  request: z.input<(typeof registry)[Name]['input']>,
  context: CallContext = clerk,
): Promise<{ content: CallContent<Name> } | { refusal: string }> {
  const { input, output } = registry[name];
  const handler = board.routes[name] as unknown as (
    asked: unknown,
    context: CallContext,
  ) => Promise<{ kind: string; code: string; content: unknown }>;
  const reply = await handler(input.parse(request), context);
  if (reply.kind === 'refusal') return { refusal: reply.code };
  expect(output.parse(reply.content)).toEqual(reply.content);
  return { content: reply.content as never };
}
const list = async (wanted: z.input<(typeof registry)['message_board/inquire']['input']> = {}) => {
  const reply = await ask('message_board/inquire', wanted);
  if ('refusal' in reply) throw new Error(reply.refusal);
  return reply.content;
};
let left = 0;
const leave = async (
  message: Partial<z.input<(typeof registry)['message_board/add']['input']>> = {},
  from: CallContext = contextOf(visitor),
) => {
  left += 1;
  const content = message.content ?? `Ujumbe ${left}`;
  const reply = await ask('message_board/add', { ...message, content }, from);
  const [row] = await list({ content });
  return { reply, row };
};

describe('leaving a message', () => {
  test('[BRD-01] only its content is required', async () => {
    const from = contextOf(visitor);
    expect(await ask('message_board/add', { name: 'Asha' }, from)).toEqual({
      refusal: 'message-board-empty',
    });
    await leave({ content: 'Nataka kuuliza' });
    await ask('message_board/add', { content: 'Mistari\nmiwili' }, from);
    const [lines] = await list({ content: 'miwili' });
    expect(lines).toMatchObject({ content: 'Mistari\nmiwili' });
    const [row] = await list({ content: 'nataka KUULIZA' });
    expect(row).toMatchObject({ state: 'new', content: 'Nataka kuuliza', user_id: null, name: '' });
  });

  test('[BRD-02] what a machine fills in is dropped without a word', async () => {
    const { reply, row } = await leave({ content: 'Buy now', address: 'https://spam.example' });
    expect(reply).toEqual({ content: null });
    expect(row).toBeUndefined();
  });

  test('[BRD-03] the same words of one sender, ten times at once, are one message a day', async () => {
    const message = { content: 'Naomba msaada', phone: '0712000999' };
    await Promise.all(Array.from({ length: 10 }, () => leave(message)));
    expect(await list({ content: 'Naomba msaada' })).toHaveLength(1);
    await leave(message, contextOf(visitor, { address: '196.41.1.1' }));
    world.clock.advance({ minutes: 24 * 60 });
    await leave(message);
    expect(await list({ content: 'Naomba msaada' })).toHaveLength(3);
  });

  test('[BRD-04] the office sees who writes when they are signed in, and no whole phone', async () => {
    const asha = await newPlayer('255627000001');
    const { row } = await leave({ phone: '0712 345 678' }, contextOf(asha));
    expect(row).toMatchObject({
      user_id: asha.playerId.toString(),
      phone: '0712•••678',
      can_sms: 1,
    });
  });
});

describe('answering', () => {
  test('[BRD-20] a message is answered once, however many answer it at once', async () => {
    const { row } = await leave({ phone: '0712000123' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        ask('message_board/answer', { id: String(row?.id), answer: `Jibu ${at}`, by_sms: 1 }),
      ),
    );
    expect(answers.filter((reply) => 'content' in reply)).toHaveLength(1);
    expect(await messagesTo('255712000123')).toHaveLength(1);
    const closing = { id: String(row?.id), reason: 'tena' };
    expect(await ask('message_board/close', closing)).toEqual({ refusal: 'board-message-decided' });
  });

  test('[BRD-21] the answer reaches the inbox of a player, and a phone where that is chosen', async () => {
    const asha = await newPlayer('255627000002');
    const { row } = await leave({ content: 'Lini malipo?', phone: '0712000124' }, contextOf(asha));
    const reply = await ask('message_board/answer', { id: String(row?.id), answer: 'Leo jioni' });
    expect(reply).toMatchObject({
      content: {
        ...{ state: 'answered', answer: 'Leo jioni', answered_by: { name: 'neema' } },
        ...{ answered_inbox: 1, answered_sms: 0 },
      },
    });
    const { count } = await world.database.read
      .selectFrom('inboxMessage')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('playerId', '=', asha.playerId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect(await messagesTo('255712000124')).toHaveLength(0);
  });

  test('[BRD-22] no text message goes to what is no phone, and nothing is answered then', async () => {
    const { row } = await leave({ phone: 'sina' });
    const answer = { id: String(row?.id), answer: 'Jibu', by_sms: 1 } as const;
    expect(await ask('message_board/answer', answer)).toEqual({ refusal: 'board-phone-useless' });
    expect((await list({ content: String(row?.content) }))[0]).toMatchObject({ state: 'new' });
  });

  test('[BRD-23] closing and notes are recorded with before and after', async () => {
    const { row } = await leave();
    const id = String(row?.id);
    expect(await ask('message_board/update_note', { id, note: 'amepigiwa' })).toMatchObject({
      content: { note: 'amepigiwa' },
    });
    expect(await ask('message_board/close', { id, reason: 'matangazo' })).toMatchObject({
      content: { state: 'closed' },
    });
    const lines = await world.database.read
      .selectFrom('activity')
      .select('changes')
      .where('subjectKind', '=', 'board-message')
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    expect(lines.map(({ changes }) => changes)).toEqual([
      { note: ['', 'amepigiwa'] },
      { state: ['new', 'closed'] },
    ]);
    expect(await ask('message_board/close', { id: '999999', reason: 'x' })).toEqual({
      refusal: 'board-message-unknown',
    });
  });

  test('[BRD-24] new ones are counted, red after a day, and stand first in their list', async () => {
    const count = async () => {
      const queues = queueRoutes({ ...world, queues: [board.queue] });
      const reply = await queues['queue/counts']({}, clerk);
      return reply.kind === 'answer' ? reply.content.counts[0] : undefined;
    };
    const before = (await count())?.count ?? 0;
    const { row } = await leave();
    expect(await count()).toMatchObject({ count: before + 1 });
    world.clock.advance({ minutes: 24 * 60 + 1 });
    expect(await count()).toMatchObject({ tone: 'overdue' });
    expect((await list({ state: 'new', page_size: 50 })).at(-1)?.id).toBe(row?.id);
  });
});

test('[BRD-30] who is forgotten leaves nothing behind, not even what they left by phone alone', async () => {
  const asha = await newPlayer('255627000003');
  await leave({ content: 'siri ya kwanza', name: 'Asha' }, contextOf(asha));
  await leave({ content: 'siri ya pili', phone: '0627000003' });
  expect(await list({ content: 'siri' })).toHaveLength(2);
  const whom = { playerId: asha.playerId, phone: '255627000003' };
  await world.database.transact((tx) => forgetBoardMessages(tx, whom));
  expect(await list({ content: 'siri' })).toHaveLength(0);
  expect(await list({ content: 'Asha' })).toHaveLength(0);
});
