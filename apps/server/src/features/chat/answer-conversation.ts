import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { ChatDeps } from './chat-deps.ts';
import { announceChat } from './chat-events.ts';
import { findTyped } from './chat-records.ts';
import { type Conversation, changeConversation, lockById } from './conversation-store.ts';
import { findByKey, insertMessage, type Message, type StoredCard } from './message-store.ts';

type Answer = {
  readonly id: bigint;
  readonly administratorId: bigint;
  readonly requestKey: string;
  readonly text: string;
  readonly card: 'none' | 'phones' | 'messaging' | 'record';
  readonly serialNumber: string | undefined;
};

/** In the order they are checked. */
type AnswerRefusal = 'chat-unknown' | 'chat-not-yours' | 'chat-empty' | 'chat-record-unknown';

type Answered = Result<
  { readonly message: Message; readonly conversation: Conversation },
  AnswerRefusal
>;

/** Numbers of the house that a card shows: two phones, drawn so that no line rings all day. */
const PHONES_SHOWN = 2;

export function conversationAnswerer(deps: ChatDeps) {
  return (order: Answer): Promise<Answered> =>
    deps.database.transact(async (tx) => {
      const conversation = await lockById(tx, order.id);
      if (!conversation) return refuse('chat-unknown');
      const { id: conversationId } = conversation;
      const key = { conversationId, sender: 'clerk', requestKey: order.requestKey } as const;
      const known = await findByKey(tx, key);
      if (known?.administratorId === order.administratorId) {
        return ok({ message: known, conversation });
      }
      if (conversation.clerkId !== order.administratorId) return refuse('chat-not-yours');
      const refusal = await write(tx, deps, { order, conversation });
      if (refusal) return refuse(refusal);
      const message = await findByKey(tx, key);
      invariant(message, 'an answer that was just written is there');
      return ok({ message, conversation });
    });
}

type Answering = { readonly order: Answer; readonly conversation: Conversation };

async function cardOf(
  tx: Transaction,
  { settings }: ChatDeps,
  { order: { card, serialNumber }, conversation: { playerId } }: Answering,
): Promise<StoredCard | null | 'unknown'> {
  const { customerServicePhones, messagingNumbers } = settings.current('site');
  switch (card) {
    case 'none':
      return null;
    case 'phones':
      return { kind: 'phones', numbers: drawn(customerServicePhones, PHONES_SHOWN) };
    case 'messaging':
      if (messagingNumbers.length === 0) return 'unknown';
      return { kind: 'messaging', numbers: drawn(messagingNumbers, 1) };
    case 'record': {
      if (serialNumber === undefined || playerId === null) return 'unknown';
      const whole = await findTyped(tx, playerId, serialNumber);
      return whole === undefined ? 'unknown' : { kind: 'record', serialNumber: whole };
    }
  }
}

const drawn = (numbers: readonly string[], count: number): readonly string[] =>
  numbers
    .map((number) => ({ number, lot: Math.random() }))
    .toSorted((one, other) => one.lot - other.lot)
    .slice(0, count)
    .map(({ number }) => number);

async function write(
  tx: Transaction,
  deps: ChatDeps,
  { order, conversation }: Answering,
): Promise<'chat-empty' | 'chat-record-unknown' | undefined> {
  const card = await cardOf(tx, deps, { order, conversation });
  if (card === 'unknown') return 'chat-record-unknown';
  if (order.text === '' && card === null) return 'chat-empty';
  const now = deps.clock.now();
  const id = await insertMessage(tx, {
    ...{ conversationId: conversation.id, sender: 'clerk', body: order.text, card },
    ...{ administratorId: order.administratorId, requestKey: order.requestKey, sentAt: now },
  });
  invariant(id, 'nobody else writes while the conversation is locked');
  await changeConversation(tx, conversation.id, {
    ...{ lastMessageId: id, lastMessageAt: now, lastSender: 'clerk', waitingSince: null },
    // Whoever answers has read what there is.
    clerkReadId: conversation.lastMessageId,
  });
  announceChat(tx, deps.bus, conversation);
  return undefined;
}
