import type { BoardState } from '@kipute/contract/constants/content/chat';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type BoardMessage = Omit<Selectable<DB['boardMessage']>, 'state' | 'language'> & {
  readonly state: BoardState;
  readonly language: 'sw' | 'en';
  readonly answeredByName: string | null;
};

export async function insertBoardMessage(
  tx: Transaction,
  message: Insertable<DB['boardMessage']>,
): Promise<void> {
  await tx
    .insertInto('boardMessage')
    .values(message)
    .onConflict((conflict) => conflict.column('sameness').doNothing())
    .execute();
}

function board(reader: Reader) {
  return reader
    .selectFrom('boardMessage')
    .leftJoin('administrator', 'administrator.id', 'boardMessage.answeredBy')
    .selectAll('boardMessage')
    .select('administrator.name as answeredByName');
}

export async function readBoardMessage(
  reader: Reader,
  id: bigint,
): Promise<BoardMessage | undefined> {
  const row = await board(reader).where('boardMessage.id', '=', id).executeTakeFirst();
  return row as BoardMessage | undefined;
}

export async function lockBoardMessage(tx: Transaction, id: bigint) {
  return await tx
    .selectFrom('boardMessage')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeBoardMessage(
  tx: Transaction,
  id: bigint,
  change: Updateable<DB['boardMessage']>,
): Promise<void> {
  await tx.updateTable('boardMessage').set(change).where('id', '=', id).execute();
}

export type BoardSearch = {
  readonly state: BoardState | undefined;
  readonly playerId: bigint | undefined;
  readonly words: string | undefined;
};

/** New ones from the oldest on, because they wait; everything else from the newest on. */
export async function searchBoard(
  reader: Reader,
  { state, playerId, words }: BoardSearch,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly BoardMessage[]; readonly count: number }> {
  const lower = words?.toLowerCase();
  const isFound =
    lower === undefined
      ? sql<boolean>`true`
      : sql<boolean>`strpos(lower(board_message.name || ' ' || board_message.content || ' '
          || coalesce(board_message.answer, '')), ${lower}) > 0`;
  const narrowed = board(reader)
    .where(isFound)
    .$if(state !== undefined, (query) => query.where('boardMessage.state', '=', state ?? ''))
    .$if(playerId !== undefined, (query) =>
      query.where('boardMessage.playerId', '=', playerId ?? 0n),
    );
  const direction = state === 'new' ? 'asc' : 'desc';
  const rows = await narrowed
    .orderBy('boardMessage.createdAt', direction)
    .orderBy('boardMessage.id', direction)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await narrowed
    .clearSelect()
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows: rows as BoardMessage[], count: Number(count) };
}

export async function countNew(
  reader: Reader,
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { count, oldest } = await reader
    .selectFrom('boardMessage')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('createdAt').as('oldest')])
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** What somebody left, signed in or by their phone; that there was a message stays. */
export async function forgetBoardMessages(
  tx: Transaction,
  { playerId, phone }: { readonly playerId: bigint; readonly phone: string },
): Promise<void> {
  await tx
    .updateTable('boardMessage')
    .set({ name: '', phone: '', email: '', content: '', note: '', network: '' })
    .set({ answer: sql<string>`case when answer is null then null else '' end` })
    .where((where) => where.or([where('playerId', '=', playerId), where('phone', '=', phone)]))
    .execute();
}

export async function ownBoardMessagesOf(reader: Reader, playerId: bigint, lines: number) {
  return await reader
    .selectFrom('boardMessage')
    .select(['content', 'answer', 'createdAt'])
    .where('playerId', '=', playerId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(lines)
    .execute();
}
