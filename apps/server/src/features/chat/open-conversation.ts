import type { Database, Reader } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { ChatDeps } from './chat-deps.ts';
import { findById } from './conversation-store.ts';

/** A page that is loaded twice in a moment has opened it once. */
const SAME_OPENING_MS = 60_000;
/** What is opened stays open for a working day. */
const OPEN_FOR_MS = 12 * 60 * 60 * 1000;

type Opening = {
  readonly id: bigint;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** Who read whose words is written down, in the transaction that opens them (CHT-30). */
export function conversationOpener({ database, clock, audit }: ChatDeps) {
  return ({ id, administratorId, visit }: Opening): Promise<boolean> =>
    database.transact(async (tx) => {
      const conversation = await findById(tx, id);
      if (!conversation || conversation.joinedTo !== null) return false;
      const now = clock.now();
      const before = await lastOpening(tx, { id, administratorId });
      if (before && now.getTime() - before.getTime() < SAME_OPENING_MS) return true;
      await tx
        .insertInto('chatOpening')
        .values({ conversationId: id, administratorId, openedAt: now })
        .onConflict((conflict) =>
          conflict.columns(['conversationId', 'administratorId']).doUpdateSet({ openedAt: now }),
        )
        .execute();
      const { playerId } = conversation;
      await audit.record(tx, {
        type: 'chat-opened',
        source: 'backoffice',
        user: { kind: 'administrator', id: administratorId },
        content: `conversation ${id} opened`,
        subject: playerId === null ? { kind: 'chat', id } : { kind: 'player', id: playerId },
        ...visit,
      });
      return true;
    });
}

type Whose = Pick<Opening, 'id' | 'administratorId'>;

async function lastOpening(
  reader: Reader,
  { id, administratorId }: Whose,
): Promise<Date | undefined> {
  const row = await reader
    .selectFrom('chatOpening')
    .select('openedAt')
    .where('conversationId', '=', id)
    .where('administratorId', '=', administratorId)
    .executeTakeFirst();
  return row?.openedAt;
}

export async function isOpenFor(
  { database, clock }: Pick<ChatDeps, 'clock'> & { readonly database: Pick<Database, 'read'> },
  whose: Whose,
): Promise<boolean> {
  const opened = await lastOpening(database.read, whose);
  return opened !== undefined && clock.now().getTime() - opened.getTime() < OPEN_FOR_MS;
}
