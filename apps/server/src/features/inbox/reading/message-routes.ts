import { inboxKinds } from '@kipute/contract/constants/content/inbox';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { announceInboxes } from '../message-events.ts';
import {
  allKinds,
  countMessages,
  markAllRead,
  markRead,
  markRemoved,
  readMessage,
  readMessages,
} from '../message-store.ts';
import { messageView } from '../message-view.ts';
import type { OffersHiddenFrom } from '../ports.ts';
import { type UnreadOf, unreadOfOne } from './unread.ts';

export type MessageRoutes = HandlersFor<
  | 'message/inquire'
  | 'message/unread'
  | 'message/detailed'
  | 'message/read'
  | 'message/remove'
  | 'message/restore'
>;

export type MessageRouteDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
  readonly offersHiddenFrom: OffersHiddenFrom;
  readonly unreadOf: UnreadOf;
};

/** Whose messages they are is told by the session alone; an id of another's is unknown (INB-11). */
export function messageRoutes(deps: MessageRouteDeps): MessageRoutes {
  const { database, clock, unreadOf } = deps;
  return {
    'message/inquire': async ({ page, page_size, type, order }, { caller, locale }) => {
      const { playerId } = caller;
      const kinds = await shownKinds(deps, playerId, type);
      const which = { playerId, kinds, order, limit: page_size, offset: (page - 1) * page_size };
      const messages = await readMessages(database.read, which);
      const count = await countMessages(database.read, which);
      return answerPage(
        messages.map((message) => messageView(message, locale)),
        count,
      );
    },
    'message/unread': async (_, { caller }) =>
      answer(await unreadOfOne(unreadOf, database.read, caller.playerId)),
    'message/detailed': async ({ id }, { caller, locale }) => {
      const { playerId } = caller;
      const message = await readMessage(database.read, { playerId, id: idOfWire(id) });
      const kinds = await shownKinds(deps, playerId, 0);
      if (!message || message.removedAt || !kinds.includes(message.kind)) {
        return refuseWith('message-unknown');
      }
      return answer(messageView(message, locale));
    },
    'message/read': async (request, { caller: { playerId } }) => {
      const at = clock.now();
      if ('id' in request) {
        const id = idOfWire(request.id);
        return change(deps, playerId, (tx) => markRead(tx, { playerId, at, id }));
      }
      // What is not shown has not been read.
      const kinds = await shownKinds(deps, playerId, request.type);
      return change(deps, playerId, async (tx) => {
        await markAllRead(tx, { playerId, at, kinds });
        return true;
      });
    },
    'message/remove': async ({ id }, { caller: { playerId } }) => {
      const at = clock.now();
      return change(deps, playerId, (tx) => markRemoved(tx, { playerId, id: idOfWire(id), at }));
    },
    'message/restore': async ({ id }, { caller: { playerId } }) =>
      change(deps, playerId, (tx) => markRemoved(tx, { playerId, id: idOfWire(id), at: null })),
  };
}

/** The player's other pages hear of it as well. */
async function change(
  { database, bus, unreadOf }: MessageRouteDeps,
  playerId: bigint,
  work: (tx: Transaction) => Promise<boolean>,
) {
  const isKnown = await database.transact(async (tx) => {
    const isDone = await work(tx);
    if (isDone) announceInboxes(tx, [playerId], bus);
    return isDone;
  });
  if (!isKnown) return refuseWith('message-unknown');
  return answer(await unreadOfOne(unreadOf, database.read, playerId));
}

/** `type` 0 names all; offers are left out for who is on a break (INB-14). */
async function shownKinds(
  { database, offersHiddenFrom }: MessageRouteDeps,
  playerId: bigint,
  type: number,
): Promise<readonly number[]> {
  const wanted = type === 0 ? allKinds : [type];
  const offers: number = inboxKinds.offers.id;
  if (!wanted.includes(offers)) return wanted;
  const hidden = await offersHiddenFrom(database.read, [playerId]);
  return hidden.has(playerId) ? wanted.filter((kind) => kind !== offers) : wanted;
}
