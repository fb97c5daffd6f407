import type { Senti } from '@kipute/domain/money/senti';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { hasOpenAlert } from './payment-alerts.ts';
import { ownNumbersOf, type PaymentKind, recordIdentifiers } from './payment-identifiers.ts';
import type { OperatorName } from './ports.ts';

type Row<Table extends PaymentKind> = Selectable<DB[Table]>;

/** What names one payment: its id, our reference, or what a player has of it. */
type PaymentName =
  | { readonly id: bigint }
  | { readonly reference: string }
  | { readonly serialNumber: string }
  | { readonly playerId: bigint; readonly requestKey: string }
  | { readonly playerId: bigint; readonly serialNumber: string };

/** What both lists of the office are narrowed by, each backed by an index of its own. */
export type NarrowedPayments = {
  readonly operator?: OperatorName;
  readonly phone?: string;
  readonly amountFrom?: Senti;
  readonly amountTo?: Senti;
  readonly since?: Date;
  readonly until?: Date;
};

type PaymentsPage<State> = NarrowedPayments & {
  readonly states: readonly State[];
  readonly page: number;
  readonly pageSize: number;
  readonly playerId?: bigint;
  readonly serialNumber?: string;
  readonly receipt?: string;
  readonly hasOpenAlert?: boolean;
};

type Listed<Payment> = { readonly payments: readonly Payment[]; readonly count: number };

/** SQL knows no empty list. */
const NO_STATE = '';

type Storing<Table extends PaymentKind, Payment> = {
  readonly table: Table;
  readonly paymentOf: (row: Row<Table>) => Payment;
};

/** What deposits and withdrawals have in common: a row with a state, an owner and its numbers. */
export function paymentStore<
  Table extends PaymentKind,
  State extends string,
  Payment extends { readonly state: State },
>({ table, paymentOf }: Storing<Table, Payment>) {
  // Sound: both tables have every column that is named below, with the same type.
  const either = table as 'deposit';
  const readRow = (row: Row<'deposit'>): Payment => paymentOf(row as unknown as Row<Table>);
  const idOf = (id: bigint) => (table === 'deposit' ? { depositId: id } : { withdrawalId: id });

  return {
    /** With our own numbers of it. Undefined when its receipt or its request key is there already. */
    insert: async (tx: Transaction, row: Insertable<DB[Table]>): Promise<Payment | undefined> => {
      const inserted = await tx
        .insertInto(either)
        .values(row as Insertable<DB['deposit']>)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!inserted) return undefined;
      await recordIdentifiers(tx, ownNumbersOf(inserted), {
        payment: idOf(inserted.id),
        at: inserted.createdAt,
      });
      return readRow(inserted);
    },

    /** Until the end of the transaction; always before a lock on any number of it. */
    lock: async (tx: Transaction, id: bigint): Promise<Payment | undefined> => {
      const query = tx.selectFrom(either).selectAll().where('id', '=', id).forUpdate();
      const row = await query.executeTakeFirst();
      return row && readRow(row);
    },

    find: async (reader: Reader, name: PaymentName): Promise<Payment | undefined> => {
      const query = reader.selectFrom(either).selectAll();
      const row = await query.where((where) => where.and(name)).executeTakeFirst();
      return row && readRow(row);
    },

    update: async (tx: Transaction, id: bigint, changes: Updateable<DB[Table]>): Promise<void> => {
      const set = changes as Updateable<DB['deposit']>;
      await tx.updateTable(either).set(set).where('id', '=', id).execute();
    },

    list: async (reader: Reader, wanted: PaymentsPage<State>): Promise<Listed<Payment>> => {
      const { rows, count } = await listRows(reader, table, wanted);
      return { payments: rows.map(readRow), count };
    },
  };
}

/** Of all players, newest first, as far as they are not narrowed down. */
async function listRows(
  reader: Reader,
  table: PaymentKind,
  { states, page, pageSize, ...narrowed }: PaymentsPage<string>,
) {
  const { playerId, serialNumber, receipt } = narrowed;
  // Sound: both tables have every column that is named below, with the same type.
  let wanted = reader.selectFrom(table as 'deposit').where('state', 'in', [...states, NO_STATE]);
  if (playerId !== undefined) wanted = wanted.where('playerId', '=', playerId);
  if (serialNumber !== undefined) wanted = wanted.where('serialNumber', '=', serialNumber);
  if (receipt !== undefined) wanted = wanted.where(sql`upper(receipt)`, '=', receipt);
  if (narrowed.hasOpenAlert !== undefined) {
    wanted = wanted.where(hasOpenAlert(table), '=', narrowed.hasOpenAlert);
  }
  for (const [column, sign, value] of bounds(narrowed)) {
    if (value !== undefined) wanted = wanted.where(column, sign, value);
  }
  const rows = await wanted
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counted = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(counted.count) };
}

const bounds = (narrowed: NarrowedPayments) =>
  [
    ['operator', '=', narrowed.operator],
    ['phone', '=', narrowed.phone],
    ['amount', '>=', narrowed.amountFrom],
    ['amount', '<=', narrowed.amountTo],
    ['createdAt', '>=', narrowed.since],
    ['createdAt', '<', narrowed.until],
  ] as const;

/** When the day began in Dar es Salaam. */
export const dayBegins = (now: Date): RawBuilder<Date> =>
  sql<Date>`date_trunc('day', ${now}::timestamptz, 'Africa/Dar_es_Salaam')`;
