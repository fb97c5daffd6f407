import { inboxEvents, inboxKinds } from '@kipute/contract/constants/content/inbox';
import type { Localised } from '@kipute/contract/locale';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';

/** What is filled in: the same in both languages, or a word of each. */
export type Facts = Readonly<Record<string, string | Localised>>;

export type NewMessage = {
  readonly playerId: bigint;
  readonly key: string;
  /** Numbers of the contract. */
  readonly kind: number;
  readonly event: number;
  readonly textId: bigint;
  readonly facts: Facts;
  readonly jump: string | undefined;
  readonly mailingId: bigint | undefined;
};

export type WrittenMessage = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly kind: number;
  readonly event: number;
};

/**
 * One statement for however many; those whose cause was told before are left out of the answer.
 * In one order for everybody, or two writers of the same causes would wait for each other.
 */
export async function insertMessages(
  tx: Transaction,
  messages: readonly NewMessage[],
  sentAt: Date,
): Promise<readonly WrittenMessage[]> {
  if (messages.length === 0) return [];
  const sorted = messages.toSorted(byPlayerAndKey);
  const numbers = (of: (one: NewMessage) => bigint | number | null) => numberList(sorted.map(of));
  const texts = (of: (one: NewMessage) => string | null) => sorted.map(of);
  const { rows } = await sql<WrittenMessage>`
    insert into inbox_message
      (player_id, key, kind, event, text_id, facts, jump, mailing_id, sent_at)
    select player_id, key, kind, event, text_id, facts::jsonb, jump, mailing_id, ${sentAt}
    from unnest(
      ${numbers(({ playerId }) => playerId)}::bigint[], ${texts(({ key }) => key)}::text[],
      ${numbers(({ kind }) => kind)}::smallint[], ${numbers(({ event }) => event)}::smallint[],
      ${numbers(({ textId }) => textId)}::bigint[], ${texts(factsOf)}::text[],
      ${texts(({ jump }) => jump ?? null)}::text[],
      ${numbers(({ mailingId }) => mailingId ?? null)}::bigint[]
    ) as told (player_id, key, kind, event, text_id, facts, jump, mailing_id)
    on conflict (player_id, key) do nothing
    returning id, player_id, kind, event`.execute(tx);
  return rows;
}

type MessageToMany = Omit<NewMessage, 'playerId' | 'facts'> & {
  readonly playerIds: readonly bigint[];
};

/**
 * Everything but the player is the same, so nothing else travels: a list of numbers there, two
 * lists of numbers back. Rows would be most of the work.
 */
export async function insertMessageToMany(
  tx: Transaction,
  { playerIds, key, kind, event, textId, jump, mailingId }: MessageToMany,
  sentAt: Date,
): Promise<readonly WrittenMessage[]> {
  const { rows } = await sql<{ ids: readonly bigint[]; readers: readonly bigint[] }>`
    with written as (
      insert into inbox_message
        (player_id, key, kind, event, text_id, jump, mailing_id, sent_at)
      select player_id, ${key}, ${kind}::smallint, ${event}::smallint, ${textId}::bigint,
        ${jump ?? null}::text, ${mailingId ?? null}::bigint, ${sentAt}::timestamptz
      from unnest(${numberList(playerIds)}::bigint[]) as told (player_id)
      order by player_id
      on conflict (player_id, key) do nothing
      returning id, player_id
    )
    select coalesce(array_agg(id), '{}') as ids, coalesce(array_agg(player_id), '{}') as readers
    from written`.execute(tx);
  const { ids = [], readers = [] } = rows[0] ?? {};
  return readers.map((playerId, at) => ({ id: ids[at] ?? 0n, playerId, kind, event }));
}

function byPlayerAndKey(one: NewMessage, other: NewMessage): number {
  if (one.playerId !== other.playerId) return one.playerId < other.playerId ? -1 : 1;
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}

const factsOf = ({ facts }: NewMessage): string | null =>
  Object.keys(facts).length === 0 ? null : JSON.stringify(facts);

type Unread = { readonly playerId: bigint; readonly kind: number; readonly count: number };

/** By player and kind; nothing of who has read everything. */
export async function countUnread(
  reader: Reader,
  playerIds: readonly bigint[],
): Promise<readonly Unread[]> {
  const { rows } = await sql<Unread>`
    select player_id, kind, count(*)::integer as count from inbox_message
    where player_id = any (${numberList(playerIds)}::bigint[])
      and read_at is null and removed_at is null
    group by player_id, kind`.execute(reader);
  return rows;
}

export type KeptMessage = {
  readonly id: bigint;
  readonly kind: number;
  readonly event: number;
  readonly facts: Facts | null;
  readonly jump: string | null;
  readonly sentAt: Date;
  readonly readAt: Date | null;
  readonly removedAt: Date | null;
  readonly subjectSw: string;
  readonly subjectEn: string;
  readonly bodySw: string;
  readonly bodyEn: string;
};

type WhichMessages = {
  readonly playerId: bigint;
  /** Numbers of the contract; a player on a break is not shown offers. */
  readonly kinds: readonly number[];
  readonly order: 'newest' | 'unread-first';
  readonly limit: number;
  readonly offset: number;
};

/** Without those that their player has removed. */
export async function readMessages(
  reader: Reader,
  { playerId, kinds, order, limit, offset }: WhichMessages,
): Promise<readonly KeptMessage[]> {
  const unreadFirst = order === 'unread-first' ? sql`read_at is not null,` : sql``;
  const { rows } = await sql<KeptMessage>`
    select message.id, kind, event, facts, jump, sent_at, read_at, removed_at,
      subject_sw, subject_en, body_sw, body_en
    from (
      select * from inbox_message
      where player_id = ${playerId} and removed_at is null
        and kind = any (${numberList(kinds)}::smallint[])
      order by ${unreadFirst} id desc limit ${limit} offset ${offset}
    ) as message join inbox_text on inbox_text.id = text_id
    order by ${unreadFirst} message.id desc`.execute(reader);
  return rows;
}

/** One of a player's own, to be pushed or shown by itself. */
export async function readMessage(
  reader: Reader,
  { playerId, id }: { readonly playerId: bigint; readonly id: bigint },
): Promise<KeptMessage | undefined> {
  const { rows } = await sql<KeptMessage>`
    select message.id, kind, event, facts, jump, sent_at, read_at, removed_at,
      subject_sw, subject_en, body_sw, body_en
    from inbox_message as message join inbox_text on inbox_text.id = text_id
    where player_id = ${playerId} and message.id = ${id}`.execute(reader);
  return rows[0];
}

export async function countMessages(
  reader: Reader,
  { playerId, kinds }: Pick<WhichMessages, 'playerId' | 'kinds'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from inbox_message
    where player_id = ${playerId} and removed_at is null
      and kind = any (${numberList(kinds)}::smallint[])`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Everything that was sent to a player, removed or not, newest first: for the office and exports. */
export async function everythingSentTo(
  reader: Reader,
  playerId: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select message.id, kind, event, facts, jump, sent_at, read_at, removed_at,
      subject_sw, subject_en, body_sw, body_en
    from (
      select * from inbox_message where player_id = ${playerId}
      order by id desc limit ${limit} offset ${offset}
    ) as message join inbox_text on inbox_text.id = text_id
    order by message.id desc`.execute(reader);
  return rows;
}

type Marked = { readonly playerId: bigint; readonly at: Date };

/** False when the player has no such message. */
export async function markRead(
  tx: Transaction,
  { playerId, at, id }: Marked & { readonly id: bigint },
): Promise<boolean> {
  const { rows } = await sql`
    update inbox_message set read_at = coalesce(read_at, ${at})
    where player_id = ${playerId} and id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

export async function markAllRead(
  tx: Transaction,
  { playerId, at, kinds }: Marked & { readonly kinds: readonly number[] },
): Promise<void> {
  await sql`
    update inbox_message set read_at = ${at}
    where player_id = ${playerId} and read_at is null and removed_at is null
      and kind = any (${numberList(kinds)}::smallint[])`.execute(tx);
}

/** `at` null brings it back. False when the player has no such message. */
export async function markRemoved(
  tx: Transaction,
  {
    playerId,
    id,
    at,
  }: { readonly playerId: bigint; readonly id: bigint; readonly at: Date | null },
): Promise<boolean> {
  const { rows } = await sql`
    update inbox_message set removed_at = ${at}
    where player_id = ${playerId} and id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}

/** With the texts that were written to this player alone. */
export async function forgetMessagesOf(tx: Transaction, playerId: bigint): Promise<void> {
  const { rows } = await sql<{ textId: bigint; isOwn: boolean }>`
    delete from inbox_message where player_id = ${playerId}
    returning text_id, event = ${inboxEvents.mailing.id} and mailing_id is null as is_own`.execute(
    tx,
  );
  const own = [...new Set(rows.filter(({ isOwn }) => isOwn).map(({ textId }) => textId))];
  if (own.length === 0) return;
  await sql`
    delete from inbox_text where id = any (${numberList(own)}::bigint[])
      and not exists (
        select from inbox_message where text_id = inbox_text.id
          and event = ${inboxEvents.mailing.id} and mailing_id is null)
      and not exists (select from message_template where text_id = inbox_text.id)`.execute(tx);
}

/** How many a mailing has reached, and how many of them have read it. */
export async function figuresOfMailing(
  reader: Reader,
  mailingId: bigint,
): Promise<{ readonly sent: number; readonly read: number }> {
  const { rows } = await sql<{ sent: number; read: number }>`
    select count(*)::integer as sent, count(read_at)::integer as read
    from inbox_message where mailing_id = ${mailingId}`.execute(reader);
  return rows[0] ?? { sent: 0, read: 0 };
}

export const allKinds: readonly number[] = Object.values(inboxKinds).map(({ id }) => id);
