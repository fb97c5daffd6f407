import { movedChat } from '@kipute/domain/chat/conversation-states';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { ChatDeps } from './chat-deps.ts';
import { announceChat } from './chat-events.ts';
import { type ChatOwner, keyOfOwner } from './chat-owner.ts';
import { findTyped } from './chat-records.ts';
import {
  beginConversation,
  type Conversation,
  changeConversation,
  findConversation,
} from './conversation-store.ts';
import { findByKey, insertMessage, type Message, type StoredCard } from './message-store.ts';

type Sending = {
  readonly owner: ChatOwner;
  readonly requestKey: string;
  readonly text: string;
  readonly serialNumber: string | undefined;
  readonly language: 'sw' | 'en';
  readonly network: string;
};

/** In the order they are checked. */
type SendRefusal = 'chat-elsewhere' | 'chat-empty' | 'chat-record-unknown' | 'chat-too-fast';

/** As fast as somebody types who is upset; more is a machine (CHT-12). */
const OF_ONE = { calls: 12, seconds: 60 } as const;
/** A whole internet café, or an operator's address translation. */
const OF_NETWORK = { calls: 240, seconds: 60 } as const;
const BEGUN_IN_NETWORK = { calls: 60, seconds: 3_600 } as const;

export type SendMessage = (sending: Sending) => Promise<Result<Message, SendRefusal>>;

export function messageSender(deps: ChatDeps): SendMessage {
  return async (sending) => {
    const { owner, requestKey, text, serialNumber } = sending;
    const known = await sentBefore(deps, owner, requestKey);
    if (known) return ok(known);
    if (deps.settings.current('chat').mode !== 'own') return refuse('chat-elsewhere');
    if (text === '' && serialNumber === undefined) return refuse('chat-empty');
    const card = await ownCard(deps, owner, serialNumber);
    if (card === 'unknown') return refuse('chat-record-unknown');
    if (await isTooFast(deps, sending)) return refuse('chat-too-fast');
    return ok(await deps.database.transact((tx) => write(tx, deps, { ...sending, card })));
  };
}

async function sentBefore(
  { database }: ChatDeps,
  owner: ChatOwner,
  requestKey: string,
): Promise<Message | undefined> {
  const conversation = await findConversation(database.read, owner);
  if (!conversation) return undefined;
  const key = { conversationId: conversation.id, sender: 'player', requestKey } as const;
  return findByKey(database.read, key);
}

async function ownCard(
  { database }: ChatDeps,
  owner: ChatOwner,
  typed: string | undefined,
): Promise<StoredCard | null | 'unknown'> {
  if (typed === undefined) return null;
  if (owner.kind !== 'player') return 'unknown';
  const serialNumber = await findTyped(database.read, owner.playerId, typed);
  return serialNumber === undefined ? 'unknown' : { kind: 'record', serialNumber };
}

async function isTooFast(
  { database, rateLimiter }: ChatDeps,
  { owner, network }: Sending,
): Promise<boolean> {
  const mayOne = await rateLimiter.take(`chat of ${keyOfOwner(owner)}`, OF_ONE);
  const mayNetwork = await rateLimiter.take(`chat from ${network}`, OF_NETWORK);
  if (!mayOne.allowed || !mayNetwork.allowed) return true;
  // A secret costs a machine nothing, so beginning is what is counted.
  if (owner.kind === 'player' || (await findConversation(database.read, owner))) return false;
  return !(await rateLimiter.take(`chat begun in ${network}`, BEGUN_IN_NETWORK)).allowed;
}

async function write(
  tx: Transaction,
  deps: ChatDeps,
  sending: Sending & { readonly card: StoredCard | null },
): Promise<Message> {
  const { owner, requestKey, text, card, language, network } = sending;
  const now = deps.clock.now();
  const conversation = await beginConversation(tx, owner, { language, network, now });
  const id = await insertMessage(tx, {
    ...{ conversationId: conversation.id, sender: 'player', administratorId: null },
    ...{ body: text, card, requestKey, sentAt: now },
  });
  if (id !== undefined) {
    await changeConversation(tx, conversation.id, {
      ...afterWriting(conversation, now),
      ...{ lastMessageId: id, lastMessageAt: now, lastSender: 'player', language },
    });
    announceChat(tx, deps.bus, conversation);
  }
  const key = { conversationId: conversation.id, sender: 'player', requestKey } as const;
  const message = await findByKey(tx, key);
  invariant(message, 'a message that was just written is there');
  return message;
}

/** Whoever already waits has waited since then; a closed conversation waits anew. */
function afterWriting(conversation: Conversation, now: Date) {
  const state = movedChat(conversation.state, 'write');
  invariant(state, 'a player may write in every state');
  return { state, waitingSince: conversation.waitingSince ?? now, closedReason: null };
}
