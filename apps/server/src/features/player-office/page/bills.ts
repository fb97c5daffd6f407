import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import { billPurses } from '@kipute/contract/constants/money/bills';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';

type Bill = CallContent<'bill/manage'>[number];
type Request = CallRequest<'bill/manage'>;
type Filter = CallRequest<'bill/manage_totals'>;

const purseOfType = {
  [billPurses.balance]: 'cash',
  [billPurses.credit]: 'credit',
  [billPurses['racing-coin']]: 'racing-coin',
} as const satisfies Record<Request['type'], string>;

type BillRow = {
  readonly entryId: bigint;
  readonly line: number;
  readonly cause: number;
  readonly serialNumber: string;
  readonly remark: string;
  readonly amount: bigint;
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
  readonly recordedAt: Date;
  readonly playerId: bigint;
  readonly name: string;
};

type BillPage = { readonly bills: Bill[]; readonly count: number };

const nothing: BillPage = { bills: [], count: 0 };

/**
 * Newest first. The newest hundred thousand lines that the indexes find are looked through, and
 * counted no further (USR-16).
 */
export async function readBills(reader: Reader, request: Request): Promise<BillPage> {
  const owner = await ownerOf(reader, request);
  if (owner === 'nobody') return nothing;
  const found = foundLines(request, owner);
  const { page, page_size: size } = request;
  const [{ rows }, counted] = await Promise.all([
    sql<BillRow>`
      select found.*, player.name from (
        ${found} order by recorded_at desc, entry_id desc, line desc
        limit ${size} offset ${(page - 1) * size}
      ) as found join player on player.id = found.player_id
      order by recorded_at desc, entry_id desc, line desc`.execute(reader),
    sql<{ count: number }>`select count(*)::int as count from (${found}) as one`.execute(reader),
  ]);
  return { bills: rows.map(billView), count: counted.rows[0]?.count ?? 0 };
}

type BillTotals = CallContent<'bill/manage_totals'>;

/** Of all the lines that the list finds, not of a page of them. */
export async function totalBills(
  reader: Reader,
  filter: CallRequest<'bill/manage_totals'>,
): Promise<BillTotals> {
  const owner = await ownerOf(reader, filter);
  if (owner === 'nobody') return { lines: 0, money_in: 0, money_out: 0 };
  const { rows } = await sql<{ lines: number; moneyIn: string; moneyOut: string }>`
    select count(*)::int as lines,
      coalesce(sum(amount) filter (where amount > 0), 0)::text as money_in,
      coalesce(-sum(amount) filter (where amount < 0), 0)::text as money_out
    from (${foundLines(filter, owner)}) as found`.execute(reader);
  const { lines = 0, moneyIn = '0', moneyOut = '0' } = rows[0] ?? {};
  return { lines, money_in: shown(BigInt(moneyIn)), money_out: shown(BigInt(moneyOut)) };
}

/** A serial number leads to its player, and the statement of one player is short. */
async function ownerOf(
  reader: Reader,
  { user_id, serial_number }: Filter,
): Promise<bigint | 'anybody' | 'nobody'> {
  const wanted = user_id === undefined ? undefined : idOfWire(user_id);
  if (!serial_number) return wanted ?? 'anybody';
  const { rows } = await sql<{ playerId: bigint }>`
    select player_id from bet_order where serial_number = ${serial_number}
    union select player_id from pool_ticket where serial_number = ${serial_number}
    union select player_id from deposit where serial_number = ${serial_number}
    union select player_id from withdrawal where serial_number = ${serial_number}`.execute(reader);
  const owner = rows[0]?.playerId;
  return owner === undefined || (wanted !== undefined && wanted !== owner) ? 'nobody' : owner;
}

function foundLines(request: Filter, owner: bigint | 'anybody'): RawBuilder<unknown> {
  const { bill_type, serial_number, start_time, end_time } = request;
  // Written out, because an index on one purse is not found by a parameter.
  const purse = sql.raw(`'${purseOfType[request.type]}'`);
  const order = owner === 'anybody' ? sql`recorded_at desc, entry_id desc` : sql`purse_line desc`;
  const among = [
    sql`account = ${purse}`,
    owner === 'anybody' ? sql`player_id is not null` : sql`player_id = ${owner}`,
    ...(start_time === undefined ? [] : [sql`recorded_at >= ${new Date(start_time)}`]),
    ...(end_time === undefined ? [] : [sql`recorded_at < ${new Date(end_time)}`]),
  ];
  const lines = sql`
    select recorded_at, entry_id, line, player_id, amount, balance_before, balance_after
    from posting where ${sql.join(among, sql` and `)} order by ${order} limit ${COUNT_MAX + 1}`;
  const wanted = [
    ...(bill_type === undefined ? [] : [sql`cause = ${bill_type}`]),
    ...(serial_number ? [sql`serial_number = ${serial_number}`] : []),
  ];
  return sql`
    select lines.*, cause::int as cause, serial_number, remark from (${lines}) as lines
    join journal_entry on journal_entry.id = lines.entry_id
    where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}`;
}

const shown = (amount: bigint): number => toWireShillings(senti(amount));

const billView = (row: BillRow): Bill => ({
  id: `${row.entryId}-${row.line}`,
  user: { id: row.playerId.toString(), name: row.name },
  serial_number: row.serialNumber,
  type: row.cause,
  change_amount: shown(row.amount),
  balance_before: shown(row.balanceBefore),
  balance_after: shown(row.balanceAfter),
  remark: row.remark,
  update_time: row.recordedAt.toISOString(),
});
