import type { ChatState } from '@kipute/domain/chat/conversation-states';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { readPhone } from '../players/index.ts';

export type OfficeConversation = {
  readonly id: bigint;
  readonly state: ChatState;
  readonly playerId: bigint | null;
  readonly playerName: string | null;
  readonly phone: string | null;
  readonly language: 'sw' | 'en';
  readonly clerkId: bigint | null;
  readonly clerkName: string | null;
  readonly waitingSince: Date | null;
  readonly lastMessageAt: Date;
  readonly lastSender: 'player' | 'clerk';
  readonly unread: number;
  readonly closedReason: string | null;
  readonly playerReadId: bigint;
};

type View = 'waiting' | 'mine' | 'others' | 'closed' | 'all';

export type Search = {
  readonly view: View;
  readonly administratorId: bigint;
  readonly playerId: bigint | undefined;
  readonly typed: string | undefined;
};

const UNREAD_SHOWN = 99;

const columns = sql`
  chat.id, chat.state, chat.player_id, player.name as player_name, player.phone, chat.language,
  chat.clerk_id, administrator.name as clerk_name, chat.waiting_since, chat.last_message_at,
  chat.last_sender, chat.closed_reason, chat.player_read_id, (
    select count(*)::integer from (
      select from chat_message as message
      where message.id > chat.clerk_read_id and message.sender = 'player'
        and message.conversation_id in (
          select part.id from chat_conversation as part
          where part.id = chat.id or part.joined_to = chat.id)
      limit ${sql.lit(UNREAD_SHOWN)}) as fresh) as unread`;

const conversations = sql`
  chat_conversation as chat
  left join player on player.id = chat.player_id
  left join administrator on administrator.id = chat.clerk_id`;

const inView = (view: View, administratorId: bigint): RawBuilder<boolean> => {
  switch (view) {
    case 'waiting':
      return sql<boolean>`chat.state = 'waiting'`;
    case 'mine':
      return sql<boolean>`chat.clerk_id = ${administratorId}`;
    case 'others':
      return sql<boolean>`chat.state = 'with-clerk' and chat.clerk_id <> ${administratorId}`;
    case 'closed':
      return sql<boolean>`chat.state = 'closed'`;
    case 'all':
      return sql<boolean>`true`;
  }
};

/** A whole phone, its last three digits as the mask shows them, or words of a name. */
function found(typed: string | undefined): RawBuilder<boolean> {
  if (typed === undefined || typed === '') return sql<boolean>`true`;
  const phone = readPhone(typed);
  if (phone !== undefined) return sql<boolean>`player.phone = ${phone}`;
  if (/^\d{1,3}$/.test(typed)) {
    return sql<boolean>`right(player.phone, ${sql.lit(typed.length)}) = ${typed}`;
  }
  return sql<boolean>`strpos(lower(player.name), ${typed.toLowerCase()}) > 0`;
}

export async function searchConversations(
  reader: Reader,
  { view, administratorId, playerId, typed }: Search,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly OfficeConversation[]; readonly count: number }> {
  const ofPlayer = playerId === undefined ? sql`true` : sql`chat.player_id = ${playerId}`;
  const where = sql`chat.joined_to is null and ${inView(view, administratorId)}
    and ${ofPlayer} and ${found(typed)}`;
  const order =
    view === 'waiting' || view === 'mine'
      ? sql`chat.waiting_since asc nulls last, chat.last_message_at desc, chat.id desc`
      : sql`chat.last_message_at desc, chat.id desc`;
  const { rows } = await sql<OfficeConversation>`
    select ${columns} from ${conversations} where ${where}
    order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from ${conversations} where ${where}`.execute(reader);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** One that became part of another is shown there alone. */
export async function readConversation(
  reader: Reader,
  id: bigint,
): Promise<OfficeConversation | undefined> {
  const { rows } = await sql<OfficeConversation>`
    select ${columns} from ${conversations}
    where chat.id = ${id} and chat.joined_to is null`.execute(reader);
  return rows[0];
}

/** Those that wait for anybody, and those that wait for this very clerk. */
export async function countWaiting(
  reader: Reader,
  administratorId: bigint,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(waiting_since) as oldest from chat_conversation
    where state = 'waiting' or (clerk_id = ${administratorId} and waiting_since is not null)`.execute(
    reader,
  );
  return rows[0] ?? { count: 0, oldest: null };
}

export async function readClerks(
  reader: Reader,
): Promise<readonly { readonly id: bigint; readonly name: string }[]> {
  const { rows } = await sql<{ id: bigint; name: string }>`
    select administrator.id, administrator.name from administrator
    where not disabled and exists (
      select from role_permission join permission_node on permission_node.id = node_id
      where role_permission.role_id = administrator.role_id and path = 'chat_office/answer')
    order by administrator.name, administrator.id limit 200`.execute(reader);
  return rows;
}

export type PlayerFacts = {
  readonly id: bigint;
  readonly name: string;
  readonly phone: string;
  readonly registeredAt: Date;
  readonly cash: bigint;
  readonly credit: bigint;
  readonly disabled: boolean;
  readonly bettingForbidden: boolean;
  readonly withdrawalForbidden: boolean;
  readonly openBets: number;
};

export async function readPlayerFacts(
  reader: Reader,
  playerId: bigint,
): Promise<PlayerFacts | undefined> {
  const { rows } = await sql<PlayerFacts>`
    select id, name, phone, registered_at, disabled, betting_forbidden, withdrawal_forbidden,
      coalesce((select balance from purse where player_id = player.id and kind = 'cash'), 0) as cash,
      coalesce((select balance from purse where player_id = player.id and kind = 'credit'), 0)
        as credit,
      (select count(*)::integer from bet_order
        where player_id = player.id and settled_at is null) as open_bets
    from player where id = ${playerId}`.execute(reader);
  return rows[0];
}
