import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { Audience, Channel, Kind } from './audience.ts';
import { isOver, type MailingEvent, type MailingState, stateAfter } from './mailing-states.ts';

type Row = Selectable<DB['mailing']>;

export type Mailing = Omit<Row, 'channel' | 'kind' | 'state' | 'audience'> & {
  readonly channel: Channel;
  readonly kind: Kind;
  readonly state: MailingState;
  readonly audience: Audience;
};

export type NewMailing = Pick<
  Mailing,
  | 'requestKey'
  | 'channel'
  | 'kind'
  | 'subjectSw'
  | 'subjectEn'
  | 'bodySw'
  | 'bodyEn'
  | 'jump'
  | 'audience'
  | 'reason'
  | 'sendAt'
  | 'madeBy'
  | 'madeAt'
  | 'peopleMax'
>;

const mailingOf = (row: Row): Mailing => row as unknown as Mailing;

/** Undefined when the same person made one under this key before. */
export async function insertMailing(
  tx: Transaction,
  { audience, ...row }: NewMailing,
): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('mailing')
    .values({ ...row, audience: JSON.stringify(audience) })
    .onConflict((conflict) => conflict.columns(['madeBy', 'requestKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findByRequest(
  reader: Reader,
  { madeBy, requestKey }: Pick<Mailing, 'madeBy' | 'requestKey'>,
): Promise<Mailing | undefined> {
  const row = await reader
    .selectFrom('mailing')
    .selectAll()
    .where('madeBy', '=', madeBy)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row && mailingOf(row);
}

export async function findMailing(reader: Reader, id: bigint): Promise<Mailing | undefined> {
  const row = await reader
    .selectFrom('mailing')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && mailingOf(row);
}

/** Two workers, or a worker and who stops it, come one after the other. */
export async function lockMailing(tx: Transaction, id: bigint): Promise<Mailing | undefined> {
  const row = await tx
    .selectFrom('mailing')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && mailingOf(row);
}

/** False when the event means nothing in the state of a mailing that is locked. */
export async function moveMailing(
  tx: Transaction,
  mailing: Pick<Mailing, 'id' | 'state'>,
  { event, now }: { readonly event: MailingEvent; readonly now: Date },
): Promise<boolean> {
  const state = stateAfter(mailing.state, event);
  if (state === undefined) return false;
  const isOver = event !== 'begun';
  await tx
    .updateTable('mailing')
    .set({ state, ...(isOver && { endedAt: now }) })
    .where('id', '=', mailing.id)
    .execute();
  return true;
}

export type Progress = {
  readonly lastPlayerId: bigint;
  readonly lookedAt: number;
  readonly written: number;
  /** Senti. */
  readonly cost: bigint;
};

export async function noteProgress(
  tx: Transaction,
  id: bigint,
  { lastPlayerId, lookedAt, written, cost }: Progress,
): Promise<void> {
  await sql`
    update mailing set last_player_id = ${lastPlayerId}, looked_at = looked_at + ${lookedAt},
      written = written + ${written}, left_out = left_out + ${lookedAt - written},
      cost = cost + ${cost}
    where id = ${id}`.execute(tx);
}

type Page = { readonly page: number; readonly pageSize: number };
type Filter = {
  readonly channel?: string | undefined;
  readonly state?: string | undefined;
};

export async function listMailings(
  reader: Reader,
  { channel, state }: Filter,
  { page, pageSize }: Page,
): Promise<{ readonly mailings: readonly Mailing[]; readonly count: number }> {
  const found = reader
    .selectFrom('mailing')
    .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? ''))
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? ''));
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { mailings: rows.map(mailingOf), count: Number(count) };
}

/** How far it is, for who only shows it. */
export async function standingOfMailing(reader: Reader, id: bigint) {
  const mailing = await findMailing(reader, id);
  return mailing && { ...mailing, isOver: isOver(mailing.state) };
}
