import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type Conversation, changeConversation, lockConversation } from './conversation-store.ts';

/**
 * Somebody who wrote as a visitor and then signed in goes on with the same conversation. Only what
 * was said today: a shared phone may have had another person before (CHT-05). The secret opens
 * nothing afterwards, whatever became of it.
 */
const JOIN_WITHIN_MS = 24 * 60 * 60 * 1000;

type Joining = { readonly playerId: bigint; readonly hash: Buffer };

export async function joinVisitor(
  tx: Transaction,
  clock: Clock,
  { playerId, hash }: Joining,
): Promise<'joined' | 'nothing-to-join'> {
  const visiting = await lockConversation(tx, { kind: 'visitor', hash });
  if (!visiting) return 'nothing-to-join';
  const isRecent = clock.now().getTime() - visiting.lastMessageAt.getTime() < JOIN_WITHIN_MS;
  if (!isRecent) return 'nothing-to-join';
  const own = await lockConversation(tx, { kind: 'player', playerId });
  if (own) await mergeInto(tx, own, visiting);
  else await changeConversation(tx, visiting.id, { playerId, visitorHash: null });
  return 'joined';
}

async function mergeInto(
  tx: Transaction,
  own: Conversation,
  visiting: Conversation,
): Promise<void> {
  await changeConversation(tx, visiting.id, {
    ...{ joinedTo: own.id, visitorHash: null, state: 'closed', clerkId: null, waitingSince: null },
  });
  const { lastMessageId, lastMessageAt, lastSender } = visiting;
  const isNewer = lastMessageId > own.lastMessageId;
  await changeConversation(tx, own.id, {
    ...(isNewer && { lastMessageId, lastMessageAt, lastSender }),
    // What goes on goes on with who has it.
    ...(own.state === 'closed' && {
      ...{ state: visiting.state, clerkId: visiting.clerkId },
      waitingSince: visiting.waitingSince,
    }),
  });
}
