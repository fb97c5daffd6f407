import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { partsOf } from './conversation-store.ts';

/** Who is forgotten takes their words along; that there was a conversation stays (CHT-40). */
export async function forgetChat(
  tx: Transaction,
  { playerId }: { readonly playerId: bigint },
): Promise<void> {
  const own = await tx
    .selectFrom('chatConversation')
    .select('id')
    .where('playerId', '=', playerId)
    .where('joinedTo', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return;
  await sql`update chat_message set body = '', card = null
    where conversation_id in ${partsOf(own.id)}`.execute(tx);
  await sql`update chat_conversation set network = '', closed_reason = null, state = 'closed',
      clerk_id = null, waiting_since = null
    where id in ${partsOf(own.id)}`.execute(tx);
}

export type OwnChatLine = {
  readonly sender: 'player' | 'clerk';
  readonly body: string;
  readonly sentAt: Date;
};

/** For the document of everything the house holds about a player; newest first. */
export async function ownChatOf(
  reader: Reader,
  playerId: bigint,
  lines: number,
): Promise<readonly OwnChatLine[]> {
  const { rows } = await sql<OwnChatLine>`
    select sender, body, sent_at from chat_message
    where conversation_id in (
      select id from chat_conversation where player_id = ${playerId}
      union all
      select part.id from chat_conversation as part
      join chat_conversation as own on own.id = part.joined_to
      where own.player_id = ${playerId})
    order by id desc limit ${lines}`.execute(reader);
  return rows;
}
