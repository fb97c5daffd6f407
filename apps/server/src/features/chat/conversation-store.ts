import { randomBytes } from 'node:crypto';
import type { ChatState } from '@kipute/domain/chat/conversation-states';
import { invariant } from '@kipute/domain/invariant';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { ChatOwner } from './chat-owner.ts';

type Row = Selectable<DB['chatConversation']>;
export type Conversation = Omit<Row, 'state' | 'lastSender' | 'language'> & {
  readonly state: ChatState;
  readonly lastSender: 'player' | 'clerk';
  readonly language: 'sw' | 'en';
};

/** The database holds every state to the one table of the domain. */
const conversationIn = (row: Row | undefined) => row as Conversation | undefined;

function ownedBy(reader: Reader, owner: ChatOwner) {
  const all = reader.selectFrom('chatConversation').selectAll();
  return owner.kind === 'player'
    ? all.where('playerId', '=', owner.playerId).where('joinedTo', 'is', null)
    : all.where('visitorHash', '=', owner.hash);
}

export async function findConversation(
  reader: Reader,
  owner: ChatOwner,
): Promise<Conversation | undefined> {
  return conversationIn(await ownedBy(reader, owner).executeTakeFirst());
}

export async function lockConversation(
  tx: Transaction,
  owner: ChatOwner,
): Promise<Conversation | undefined> {
  return conversationIn(await ownedBy(tx, owner).forNoKeyUpdate().executeTakeFirst());
}

export async function findById(reader: Reader, id: bigint): Promise<Conversation | undefined> {
  const row = await reader
    .selectFrom('chatConversation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return conversationIn(row);
}

/** One that became part of another is that other one. */
export async function lockById(tx: Transaction, id: bigint): Promise<Conversation | undefined> {
  const row = await tx
    .selectFrom('chatConversation')
    .selectAll()
    .where('id', '=', id)
    .where('joinedTo', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return conversationIn(row);
}

type NewConversation = {
  readonly language: 'sw' | 'en';
  readonly network: string;
  readonly now: Date;
};

const TOPIC_BYTES = 16;

/** Whoever else begins it at the same moment begins the same one. */
export async function beginConversation(
  tx: Transaction,
  owner: ChatOwner,
  { language, network, now }: NewConversation,
): Promise<Conversation> {
  await tx
    .insertInto('chatConversation')
    .values({
      ...(owner.kind === 'player' ? { playerId: owner.playerId } : { visitorHash: owner.hash }),
      ...{ topic: randomBytes(TOPIC_BYTES).toString('hex'), language, network },
      ...{ createdAt: now, lastMessageAt: now, waitingSince: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const begun = await lockConversation(tx, owner);
  invariant(begun, 'a conversation that was just begun is there');
  return begun;
}

export async function changeConversation(
  tx: Transaction,
  id: bigint,
  change: Updateable<DB['chatConversation']>,
): Promise<void> {
  await tx.updateTable('chatConversation').set(change).where('id', '=', id).execute();
}

/** Itself, and what visitors' conversations became part of it. */
export const partsOf = (id: bigint) =>
  sql<bigint>`(select part.id from chat_conversation as part
    where part.id = ${id} or part.joined_to = ${id})`;

/** Nobody has read what is not written yet. */
export const earlierOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** The badge never says more than that. */
const UNREAD_SHOWN = 99;

export async function countUnread(
  reader: Reader,
  { id, playerReadId }: Pick<Conversation, 'id' | 'playerReadId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from chat_message
      where conversation_id in ${partsOf(id)} and id > ${playerReadId} and sender = 'clerk'
      limit ${UNREAD_SHOWN}) as unread`.execute(reader);
  return rows[0]?.count ?? 0;
}
