import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { type ChoiceKind, type ChoiceOf, choiceKinds } from './choice-kinds.ts';

export type PopularRow = {
  readonly id: number;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly icon: string;
  /** League ids joined by #. */
  readonly associated: string;
  readonly note: string;
  readonly sorting: number;
  readonly shown: boolean;
  readonly twoUp: boolean;
};

/** Numbers of catalogue entries as numbers, all other ids as text. */
type ChoiceKey<Kind extends ChoiceKind> = Kind extends
  | 'competition'
  | 'match'
  | 'market'
  | 'selection'
  ? string
  : number;

export type Kept<Kind extends ChoiceKind> = ChoiceOf[Kind] & { readonly revision: number };

type Decided = {
  readonly [Kind in ChoiceKind]: ReadonlyMap<ChoiceKey<Kind>, Kept<Kind>>;
};

export type Choices = Decided & {
  /** Those that were not removed, the first to be shown first. */
  readonly popular: readonly PopularRow[];
  /** Grows with every change of anything above. */
  readonly revision: bigint;
};

/** Of what the tables hold now; the number is read first, so that it is never ahead of them. */
export async function readChoices(reader: Reader, now: Date): Promise<Choices> {
  return {
    revision: await readChoiceRevision(reader),
    bookmaker: await readKind(reader, 'bookmaker'),
    country: await readKind(reader, 'country'),
    tier: await readKind(reader, 'tier'),
    competition: await readKind(reader, 'competition'),
    marketType: await readKind(reader, 'marketType'),
    match: await readKind(reader, 'match'),
    market: await readKind(reader, 'market', now),
    selection: await readKind(reader, 'selection', now),
    popular: await readPopular(reader),
  };
}

export async function readChoiceRevision(reader: Reader): Promise<bigint> {
  const { revision } = await reader
    .selectFrom('houseChoiceRevision')
    .select('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

type StoredChoice = Readonly<Record<string, unknown>> & { readonly revision: number };

/** Any of the tables; each has its key, the fields of its defaults, and who changed it when. */
const tableOf = (kind: ChoiceKind) => choiceKinds[kind].table as 'matchChoice';
const keyOf = (kind: ChoiceKind) => choiceKinds[kind].key as 'matchId';

function kept<Kind extends ChoiceKind>(kind: Kind, row: StoredChoice): Kept<Kind> {
  const fields = Object.keys(choiceKinds[kind].defaults).map((name) => [name, row[name]]);
  return { ...Object.fromEntries(fields), revision: row.revision };
}

/** With `now`, those that are still kept; all of a kind that is never forgotten. */
async function readKind<Kind extends ChoiceKind>(reader: Reader, kind: Kind, now?: Date) {
  const all = reader.selectFrom(tableOf(kind)).selectAll();
  const isStillKept = sql<boolean>`kept_until >= ${now?.toISOString().slice(0, 10)}`;
  const rows = await (now ? all.where(isStillKept) : all).execute();
  return new Map(
    rows.map((row) => {
      const id: unknown = row[keyOf(kind)];
      const key = typeof id === 'bigint' ? id.toString() : id;
      return [key as ChoiceKey<Kind>, kept(kind, row)] as const;
    }),
  );
}

function readPopular(reader: Reader): Promise<readonly PopularRow[]> {
  return reader
    .selectFrom('popularCompetition')
    .select(['id', 'titleSw', 'titleEn', 'icon', 'associated', 'note', 'sorting', 'shown', 'twoUp'])
    .where('removed', '=', false)
    .orderBy('sorting', 'desc')
    .orderBy('id')
    .execute();
}

/** Of a match the number has nineteen digits; the database reads any of them as text. */
type About<Kind extends ChoiceKind> = { readonly kind: Kind; readonly id: string };

/**
 * As it stands, held until the end of the transaction; undefined while nobody decided anything. The
 * number of all choices is held first, as every write counts it: of two who change several, neither
 * waits for what the other holds.
 */
export async function lockChoice<Kind extends ChoiceKind>(
  tx: Transaction,
  { kind, id }: About<Kind>,
): Promise<Kept<Kind> | undefined> {
  await tx.selectFrom('houseChoiceRevision').select('revision').forUpdate().execute();
  const row = await tx
    .selectFrom(tableOf(kind))
    .selectAll()
    .where(keyOf(kind), '=', BigInt(id))
    .forUpdate()
    .executeTakeFirst();
  return row && kept(kind, row);
}

export type ChangedRow<Kind extends ChoiceKind> = About<Kind> & {
  /** 0: nobody decided anything about it before. */
  readonly basedOn: number;
  readonly value: ChoiceOf[Kind];
  readonly changedBy: bigint;
  readonly changedAt: Date;
};

/** False when somebody else wrote the first row at the same instant. */
export async function writeChoice<Kind extends ChoiceKind>(
  tx: Transaction,
  { kind, id, basedOn, value, changedBy, changedAt }: ChangedRow<Kind>,
): Promise<boolean> {
  const columns = { ...value, revision: basedOn + 1, changedBy, changedAt };
  // Safe because the fields of a choice are the columns of its table.
  const written = { [keyOf(kind)]: BigInt(id), ...columns } as never;
  if (basedOn === 0) {
    const inserted = await tx
      .insertInto(tableOf(kind))
      .values(written)
      .onConflict((conflict) => conflict.column(keyOf(kind)).doNothing())
      .returning('revision')
      .executeTakeFirst();
    return inserted !== undefined;
  }
  await tx.updateTable(tableOf(kind)).set(written).where(keyOf(kind), '=', BigInt(id)).execute();
  return true;
}

/** The early payout for every match of these popular leagues, by their English titles. */
export async function promiseTwoUp(tx: Transaction, titles: readonly string[]): Promise<void> {
  await tx
    .updateTable('popularCompetition')
    .set({ twoUp: true })
    .where('titleEn', 'in', titles)
    .execute();
}
