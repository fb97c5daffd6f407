import { movedChat } from '@kipute/domain/chat/conversation-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { RefusalValues } from '../../platform/http/handler.ts';
import { namesOfAdministrators, nodesOfAdministrator, type Visit } from '../access/index.ts';
import type { ChatDeps } from './chat-deps.ts';
import { announceChat } from './chat-events.ts';
import { type Conversation, changeConversation, lockById } from './conversation-store.ts';

export type Mover = {
  readonly id: bigint;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

export type Move =
  | { readonly kind: 'claim' }
  | { readonly kind: 'release' }
  | { readonly kind: 'transfer'; readonly to: bigint }
  | { readonly kind: 'close'; readonly reason: string };

/** In the order they are checked. */
export type MoveRefusal =
  | { readonly code: 'chat-unknown' }
  | { readonly code: 'chat-taken'; readonly values: RefusalValues }
  | { readonly code: 'chat-not-yours' }
  | { readonly code: 'chat-state-passed' }
  | { readonly code: 'chat-clerk-unknown' };

type Moved = Result<null, MoveRefusal>;

/** One row is locked, so of two clerks one gets a conversation (CHT-21). */
export function conversationMover(deps: ChatDeps) {
  return (mover: Mover, move: Move): Promise<Moved> =>
    deps.database.transact(async (tx) => {
      const conversation = await lockById(tx, mover.id);
      if (!conversation) return refuse({ code: 'chat-unknown' });
      if (move.kind === 'claim' && conversation.clerkId === mover.administratorId) return ok(null);
      const refusal = await refusalOf(tx, { conversation, mover, move });
      if (refusal) return refuse(refusal);
      await carryOut(tx, deps, { conversation, mover, move });
      return ok(null);
    });
}

type Moving = {
  readonly conversation: Conversation;
  readonly mover: Mover;
  readonly move: Move;
};

async function refusalOf(
  tx: Transaction,
  { conversation: { state, clerkId }, mover, move }: Moving,
): Promise<MoveRefusal | undefined> {
  if (move.kind === 'claim' && clerkId !== null) {
    const name = (await namesOfAdministrators(tx, [clerkId])).get(clerkId) ?? '';
    return { code: 'chat-taken', values: { name } };
  }
  if (movedChat(state, move.kind) === undefined) return { code: 'chat-state-passed' };
  const isElsewhere = clerkId !== null && clerkId !== mover.administratorId;
  // A colleague who went home is relieved by a transfer, which names both.
  if (isElsewhere && move.kind !== 'transfer') return { code: 'chat-not-yours' };
  if (move.kind !== 'transfer') return undefined;
  const mayAnswer = (await nodesOfAdministrator(tx, move.to)).has('chat_office/answer');
  return mayAnswer ? undefined : { code: 'chat-clerk-unknown' };
}

async function carryOut(tx: Transaction, deps: ChatDeps, moving: Moving): Promise<void> {
  const { conversation, mover, move } = moving;
  const state = movedChat(conversation.state, move.kind) ?? conversation.state;
  const clerkId = clerkAfter(moving);
  await changeConversation(tx, conversation.id, {
    ...{ state, clerkId },
    ...(move.kind === 'close' && { waitingSince: null, closedReason: move.reason }),
    // Nobody's turn any more: whoever takes it next is looked for from now on.
    ...(move.kind === 'release' && {
      waitingSince: conversation.waitingSince ?? deps.clock.now(),
    }),
  });
  await deps.audit.record(tx, {
    type: 'chat-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: mover.administratorId },
    content: move.kind === 'close' ? `close: ${move.reason}` : move.kind,
    subject: { kind: 'chat', id: conversation.id },
    changes: { state: [conversation.state, state], clerk: [conversation.clerkId, clerkId] },
    ...mover.visit,
  });
  announceChat(tx, deps.bus, conversation);
}

function clerkAfter({ mover, move }: Moving): bigint | null {
  switch (move.kind) {
    case 'claim':
      return mover.administratorId;
    case 'transfer':
      return move.to;
    case 'release':
    case 'close':
      return null;
  }
}
