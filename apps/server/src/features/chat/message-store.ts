import { CHAT_PAGE_MESSAGES } from '@kipute/contract/constants/content/chat';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { partsOf } from './conversation-store.ts';

/** What stands beside the words; a record is shown as it is when it is looked at. */
export type StoredCard =
  | { readonly kind: 'record'; readonly serialNumber: string }
  | { readonly kind: 'phones' | 'messaging'; readonly numbers: readonly string[] };

export type Message = Omit<Selectable<DB['chatMessage']>, 'card' | 'sender'> & {
  readonly sender: 'player' | 'clerk';
  readonly card: StoredCard | null;
  readonly clerkName: string | null;
};

export type NewMessage = {
  readonly conversationId: bigint;
  readonly sender: 'player' | 'clerk';
  readonly administratorId: bigint | null;
  readonly body: string;
  readonly card: StoredCard | null;
  readonly requestKey: string;
  readonly sentAt: Date;
};

/** Undefined when a message with this key stands already; its conversation is locked. */
export async function insertMessage(
  tx: Transaction,
  { card, ...message }: NewMessage,
): Promise<bigint | undefined> {
  const row = await tx
    .insertInto('chatMessage')
    .values({ ...message, card: card === null ? null : JSON.stringify(card) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

function messages(reader: Reader) {
  return reader
    .selectFrom('chatMessage')
    .leftJoin('administrator', 'administrator.id', 'chatMessage.administratorId')
    .selectAll('chatMessage')
    .select('administrator.name as clerkName');
}

export async function findByKey(
  reader: Reader,
  key: Pick<NewMessage, 'conversationId' | 'sender' | 'requestKey'>,
): Promise<Message | undefined> {
  const row = await messages(reader)
    .where('chatMessage.conversationId', '=', key.conversationId)
    .where('chatMessage.sender', '=', key.sender)
    .where('chatMessage.requestKey', '=', key.requestKey)
    .executeTakeFirst();
  return row as Message | undefined;
}

type Part = { readonly after: bigint } | { readonly before: bigint };

/** Oldest first; after nothing, and before something, the newest of those that are there. */
export async function readMessages(
  reader: Reader,
  conversationId: bigint,
  part: Part,
): Promise<{ readonly messages: readonly Message[]; readonly hasOlder: boolean }> {
  const all = messages(reader).where(
    'chatMessage.conversationId',
    'in',
    sql<bigint>`${partsOf(conversationId)}`,
  );
  const isContinued = 'after' in part && part.after > 0n;
  const chosen =
    'after' in part
      ? all.where('chatMessage.id', '>', part.after)
      : all.where('chatMessage.id', '<', part.before);
  const rows = (await chosen
    .orderBy('chatMessage.id', isContinued ? 'asc' : 'desc')
    .limit(CHAT_PAGE_MESSAGES + 1)
    .execute()) as Message[];
  const shown = rows.slice(0, CHAT_PAGE_MESSAGES);
  return {
    messages: isContinued ? shown : shown.toReversed(),
    hasOlder: !isContinued && rows.length > CHAT_PAGE_MESSAGES,
  };
}
