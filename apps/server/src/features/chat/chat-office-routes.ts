import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import { asksForHiddenDigits } from '../players/index.ts';
import { conversationAnswerer } from './answer-conversation.ts';
import type { ChatDeps } from './chat-deps.ts';
import { announceChat } from './chat-events.ts';
import { recentRecords } from './chat-records.ts';
import { messageViews, recordView } from './chat-view.ts';
import { changeConversation, earlierOf, lockById } from './conversation-store.ts';
import { readMessages } from './message-store.ts';
import { conversationMover, type Move } from './move-conversation.ts';
import {
  type OfficeConversation,
  readClerks,
  readConversation,
  readPlayerFacts,
  searchConversations,
} from './office-store.ts';
import { conversationOpener, isOpenFor } from './open-conversation.ts';

export type ChatOfficeRoutes = HandlersFor<
  | 'chat_office/inquire'
  | 'chat_office/detailed'
  | 'chat_office/messages'
  | 'chat_office/claim'
  | 'chat_office/answer'
  | 'chat_office/read'
  | 'chat_office/release'
  | 'chat_office/transfer'
  | 'chat_office/clerks'
  | 'chat_office/close'
>;

type Context = CallContext<SignedInAdministrator>;

const visitOf = ({ address, userAgent }: Context) => ({ address, userAgent });

export function chatOfficeRoutes(deps: ChatDeps): ChatOfficeRoutes {
  const { database } = deps;
  const open = conversationOpener(deps);
  const move = movingOf(deps);
  return {
    'chat_office/inquire': async ({ view, user_id, search, page, page_size }, { caller }) => {
      if (asksForHiddenDigits(caller, search)) return refuseWith('phone-digits-hidden');
      const { administratorId } = caller;
      const playerId = user_id === undefined ? undefined : idOfWire(user_id);
      const wanted = { view, administratorId, playerId, typed: search };
      const { rows, count } = await searchConversations(database.office, wanted, {
        ...{ page, pageSize: page_size },
      });
      return answerPage(
        rows.map((row) => conversationView(row, administratorId)),
        count,
      );
    },
    'chat_office/detailed': async (asked, context) => {
      const { administratorId } = context.caller;
      const id = idOfWire(asked.id);
      const isThere = await open({ id, administratorId, visit: visitOf(context) });
      if (!isThere) return refuseWith('chat-unknown');
      const part = await partOf(deps, { id, after: '0' }, administratorId);
      if (!part) return refuseWith('chat-unknown');
      const { user_id: userId } = part.conversation;
      const player = userId === null ? null : await playerView(database.read, BigInt(userId));
      return answer({ ...part, player });
    },
    'chat_office/messages': async (asked, { caller: { administratorId } }) => {
      const id = idOfWire(asked.id);
      if (!(await isOpenFor(deps, { id, administratorId }))) return refuseWith('chat-not-open');
      const part = await partOf(deps, { ...asked, id }, administratorId);
      return part ? answer(part) : refuseWith('chat-unknown');
    },
    'chat_office/claim': ({ id }, context) => move(id, { kind: 'claim' }, context),
    'chat_office/release': ({ id }, context) => move(id, { kind: 'release' }, context),
    'chat_office/transfer': ({ id, to }, context) =>
      move(id, { kind: 'transfer', to: idOfWire(to) }, context),
    'chat_office/close': ({ id, reason }, context) => move(id, { kind: 'close', reason }, context),
    'chat_office/clerks': async () => {
      const clerks = await readClerks(database.office);
      return answer(clerks.map(({ id, name }) => ({ id: id.toString(), name })));
    },
    ...answeringRoutes(deps),
  };
}

function answeringRoutes(
  deps: ChatDeps,
): Pick<ChatOfficeRoutes, 'chat_office/answer' | 'chat_office/read'> {
  const { database } = deps;
  const answerConversation = conversationAnswerer(deps);
  return {
    'chat_office/answer': async (asked, { caller: { administratorId } }) => {
      const answered = await answerConversation({
        ...{ id: idOfWire(asked.id), administratorId, requestKey: asked.request_key },
        ...{ text: asked.text, card: asked.card, serialNumber: asked.serial_number },
      });
      if (!answered.ok) return refuseWith(answered.refusal);
      const { message, conversation } = answered.value;
      const { playerId } = conversation;
      const shown = { playerId, naming: 'whole-names' } as const;
      const [view] = await messageViews(database.read, [message], shown);
      return view ? answer(view) : refuseWith('chat-unknown');
    },
    'chat_office/read': async ({ id, until }, { caller: { administratorId } }) => {
      await database.transact(async (tx) => {
        const conversation = await lockById(tx, idOfWire(id));
        // A colleague who only looks has not read it for the player.
        if (conversation?.clerkId !== administratorId) return;
        const read = earlierOf(idOfWire(until), conversation.lastMessageId);
        if (read <= conversation.clerkReadId) return;
        await changeConversation(tx, conversation.id, { clerkReadId: read });
        announceChat(tx, deps.bus, conversation);
      });
      return answer(null);
    },
  };
}

function movingOf(deps: ChatDeps) {
  const moveConversation = conversationMover(deps);
  return async (wireId: string, move: Move, context: Context) => {
    const { administratorId } = context.caller;
    const id = idOfWire(wireId);
    const mover = { id, administratorId, visit: visitOf(context) };
    const moved = await moveConversation(mover, move);
    if (!moved.ok) {
      const { code, ...more } = moved.refusal;
      return refuseWith(code, 'values' in more ? more.values : undefined);
    }
    const row = await readConversation(deps.database.read, id);
    return row ? answer(conversationView(row, administratorId)) : refuseWith('chat-unknown');
  };
}

type WireConversation = CallContent<'chat_office/claim'>;

function conversationView(row: OfficeConversation, administratorId: bigint): WireConversation {
  const { clerkId, clerkName } = row;
  return {
    id: row.id.toString(),
    state: row.state,
    user_id: row.playerId?.toString() ?? null,
    user_name: row.playerName ?? '',
    phone: row.phone === null ? '' : maskedPhone(row.phone),
    language: row.language,
    clerk: clerkId === null ? null : { id: clerkId.toString(), name: clerkName ?? '' },
    is_mine: clerkId === administratorId ? 1 : 0,
    waiting_since: row.waitingSince?.toISOString() ?? null,
    last_message_at: row.lastMessageAt.toISOString(),
    last_sender: row.lastSender,
    unread: row.unread,
    closed_reason: row.closedReason ?? '',
  };
}

type PartWanted = Omit<CallRequest<'chat_office/messages'>, 'id'> & { readonly id: bigint };

async function partOf(
  { database }: ChatDeps,
  { id, after, before }: PartWanted,
  administratorId: bigint,
): Promise<CallContent<'chat_office/messages'> | undefined> {
  const row = await readConversation(database.read, id);
  if (!row) return undefined;
  const part = before === undefined ? { after: idOfWire(after) } : { before: idOfWire(before) };
  const { messages, hasOlder } = await readMessages(database.read, id, part);
  const shown = { playerId: row.playerId, naming: 'whole-names' } as const;
  return {
    conversation: conversationView(row, administratorId),
    messages: await messageViews(database.read, messages, shown),
    has_older: hasOlder ? 1 : 0,
    player_read_id: row.playerReadId.toString(),
  };
}

const RECENT_RECORDS = 3;

type WirePlayer = CallContent<'chat_office/detailed'>['player'];

async function playerView(reader: Reader, playerId: bigint): Promise<WirePlayer> {
  const facts = await readPlayerFacts(reader, playerId);
  if (!facts) return null;
  const recent = await recentRecords(reader, playerId, RECENT_RECORDS);
  const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);
  return {
    id: facts.id.toString(),
    name: facts.name,
    phone: maskedPhone(facts.phone),
    registered_at: facts.registeredAt.toISOString(),
    balance: toWireShillings(senti(BigInt(facts.cash))),
    credit: toWireShillings(senti(BigInt(facts.credit))),
    disabled: flag(facts.disabled),
    no_bet: flag(facts.bettingForbidden),
    no_withdraw: flag(facts.withdrawalForbidden),
    open_bets: facts.openBets,
    recent: recent.map(recordView),
  };
}
