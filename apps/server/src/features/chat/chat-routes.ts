import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  type CallContext,
  type HandlersFor,
  refuseWith,
} from '../../platform/http/handler.ts';
import { networkOfAddress } from '../../platform/network-of-address.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { ChatDeps } from './chat-deps.ts';
import { announceChat } from './chat-events.ts';
import { chatOwnerOf, hashOfSecret } from './chat-owner.ts';
import { serviceView } from './chat-service.ts';
import { messageViews, shownName } from './chat-view.ts';
import {
  type Conversation,
  changeConversation,
  countUnread,
  earlierOf,
  findConversation,
  lockConversation,
} from './conversation-store.ts';
import { joinVisitor } from './join-visitor.ts';
import { readMessages } from './message-store.ts';
import { messageSender } from './send-message.ts';

export type ChatRoutes = HandlersFor<
  'chat/service' | 'chat/inquire' | 'chat/unread' | 'chat/send' | 'chat/read'
>;

const naming = 'first-names';

/** Whoever calls meets their own conversation and no other: there is no id to ask by. */
export function chatRoutes(deps: ChatDeps): ChatRoutes {
  const { database, clock, settings } = deps;
  const sendMessage = messageSender(deps);
  return {
    'chat/service': async (_, { locale }) =>
      answer(serviceView(settings.current('chat'), { now: clock.now(), locale })),
    'chat/inquire': async (asked, context) => {
      const joined = await joinSecret(deps, context, asked.secret);
      return answer({ ...(await conversationView(deps, asked, context)), forget_secret: joined });
    },
    'chat/unread': async ({ secret }, context) => {
      const owner = chatOwnerOf(context, secret);
      const conversation = owner && (await findConversation(database.read, owner));
      if (!conversation) return answer({ unread: 0, topic: '' });
      const unread = await countUnread(database.read, conversation);
      return answer({ unread, topic: conversation.topic });
    },
    'chat/send': async ({ secret, request_key, text, serial_number }, context) => {
      await joinSecret(deps, context, secret);
      const owner = chatOwnerOf(context, secret);
      if (!owner) return refuseWith('chat-elsewhere');
      const sent = await sendMessage({
        ...{ owner, requestKey: request_key, text, serialNumber: serial_number },
        language: context.locale === 'sw' ? 'sw' : 'en',
        network: networkOfAddress(context.address),
      });
      if (!sent.ok) return refuseWith(sent.refusal);
      const playerId = owner.kind === 'player' ? owner.playerId : null;
      const [message] = await messageViews(database.read, [sent.value], { playerId, naming });
      return message ? answer(message) : refuseWith('chat-elsewhere');
    },
    'chat/read': async ({ secret, until }, context) => {
      const owner = chatOwnerOf(context, secret);
      if (!owner) return answer(null);
      await database.transact(async (tx) => {
        const conversation = await lockConversation(tx, owner);
        if (!conversation) return;
        const read = earlierOf(idOfWire(until), conversation.lastMessageId);
        if (read <= conversation.playerReadId) return;
        await changeConversation(tx, conversation.id, { playerReadId: read });
        announceChat(tx, deps.bus, conversation);
      });
      return answer(null);
    },
  };
}

/** A page that has just signed in brings the secret of its visit along, once. */
async function joinSecret(
  { database, clock }: ChatDeps,
  { caller }: CallContext,
  secret: string | undefined,
): Promise<0 | 1> {
  if (caller.kind !== 'player' || secret === undefined) return 0;
  const joining = { playerId: caller.playerId, hash: hashOfSecret(secret) };
  await database.transact((tx) => joinVisitor(tx, clock, joining));
  return 1;
}

type Shown = Omit<CallContent<'chat/inquire'>, 'forget_secret'>;

async function conversationView(
  { database }: ChatDeps,
  { secret, after, before }: CallRequest<'chat/inquire'>,
  context: CallContext,
): Promise<Shown> {
  const owner = chatOwnerOf(context, secret);
  // What was written a moment ago is read from where it was written.
  const conversation = owner && (await findConversation(database.read, owner));
  if (!conversation) return { conversation: null, messages: [], has_older: 0 };
  const part = before === undefined ? { after: idOfWire(after) } : { before: idOfWire(before) };
  const { messages, hasOlder } = await readMessages(database.read, conversation.id, part);
  const { playerId } = conversation;
  return {
    conversation: {
      state: conversation.state,
      clerk: await clerkOf(database.read, conversation),
      topic: conversation.topic,
      clerk_read_id: conversation.clerkReadId.toString(),
      unread: await countUnread(database.read, conversation),
    },
    messages: await messageViews(database.read, messages, { playerId, naming }),
    has_older: hasOlder ? 1 : 0,
  };
}

async function clerkOf(
  reader: ChatDeps['database']['read'],
  { clerkId }: Conversation,
): Promise<string> {
  if (clerkId === null) return '';
  return shownName((await namesOfAdministrators(reader, [clerkId])).get(clerkId) ?? '');
}
