import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { CallContext, SignedInAdministrator } from '../../platform/http/handler.ts';
import type { Audit } from '../audit/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Messaging } from '../messaging/index.ts';
import { readPhone } from '../players/index.ts';
import { changeBoardMessage, lockBoardMessage } from './board-store.ts';

export type BoardDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly messaging: Pick<Messaging, 'sendSms'>;
};

type Context = CallContext<SignedInAdministrator>;
type Known = NonNullable<Awaited<ReturnType<typeof lockBoardMessage>>>;
type Changes = NonNullable<Parameters<Audit['record']>[1]['changes']>;

/** In the order they are checked. */
type BoardRefusal = 'board-message-unknown' | 'board-message-decided' | 'board-phone-useless';

/** A message is answered once, or closed once; never both (BRD-20). */
async function lockNew(
  tx: Transaction,
  id: bigint,
): Promise<Result<Known, 'board-message-unknown' | 'board-message-decided'>> {
  const message = await lockBoardMessage(tx, id);
  if (!message) return refuse('board-message-unknown');
  return message.state === 'new' ? ok(message) : refuse('board-message-decided');
}

type Answer = { readonly id: bigint; readonly words: string; readonly bySms: boolean };

export function answerBoardMessage(
  deps: BoardDeps,
  context: Context,
  { id, words, bySms }: Answer,
): Promise<Result<null, BoardRefusal>> {
  return deps.database.transact(async (tx) => {
    const locked = await lockNew(tx, id);
    if (!locked.ok) return locked;
    const message = locked.value;
    const phone = readPhone(message.phone);
    if (bySms && phone === undefined) return refuse('board-phone-useless');
    if (bySms && phone !== undefined) {
      await deps.messaging.sendSms(tx, { phone, text: `Kipute: ${words}`, key: `board:${id}` });
    }
    const { playerId } = message;
    if (playerId !== null) {
      await deps.inbox.tell(tx, {
        ...{ playerId, event: 'board-answer', key: `board:${id}` },
        facts: { question: message.content, answer: words },
      });
    }
    await changeBoardMessage(tx, id, {
      ...{ state: 'answered', answer: words, answeredAt: deps.clock.now() },
      ...{ answeredBy: context.caller.administratorId },
      ...{ answeredInbox: playerId !== null, answeredSms: bySms },
    });
    const changes = { state: ['new', 'answered'], by_sms: [0, bySms ? 1 : 0] } as const;
    await record(tx, deps, { context, id, content: 'answered', changes });
    return ok(null);
  });
}

export function closeBoardMessage(
  deps: BoardDeps,
  context: Context,
  { id, reason }: { readonly id: bigint; readonly reason: string },
): Promise<Result<null, BoardRefusal>> {
  return deps.database.transact(async (tx) => {
    const locked = await lockNew(tx, id);
    if (!locked.ok) return locked;
    await changeBoardMessage(tx, id, { state: 'closed' });
    await record(tx, deps, { context, id, content: reason, changes: { state: ['new', 'closed'] } });
    return ok(null);
  });
}

export function noteBoardMessage(
  deps: BoardDeps,
  context: Context,
  { id, note }: { readonly id: bigint; readonly note: string },
): Promise<Result<null, BoardRefusal>> {
  return deps.database.transact(async (tx) => {
    const message = await lockBoardMessage(tx, id);
    if (!message) return refuse('board-message-unknown');
    if (message.note === note) return ok(null);
    await changeBoardMessage(tx, id, { note });
    await record(tx, deps, {
      context,
      id,
      content: 'note',
      changes: { note: [message.note, note] },
    });
    return ok(null);
  });
}

type Recorded = {
  readonly context: Context;
  readonly id: bigint;
  readonly content: string;
  readonly changes: Changes;
};

function record(
  tx: Transaction,
  { audit }: BoardDeps,
  { context, id, content, changes }: Recorded,
): Promise<void> {
  const { caller, address, userAgent } = context;
  return audit.record(tx, {
    type: 'message-sent',
    source: 'backoffice',
    user: { kind: 'administrator', id: caller.administratorId },
    content: `board message ${id}: ${content}`,
    subject: { kind: 'board-message', id },
    changes,
    ...{ address, userAgent },
  });
}
