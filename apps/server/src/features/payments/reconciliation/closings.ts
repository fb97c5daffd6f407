import { closingReasons } from '@kipute/contract/constants/money/reconciliation';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { namesOfAdministrators, type Visit } from '../../access/index.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { ChannelDay } from './reconciliation-store.ts';

type DayView = CallContent<'reconciliation/inquire'>[number];
export type OpenDifference = Omit<DayView['differences'][number], 'number' | 'closed' | 'key'>;
export type Closed = NonNullable<DayView['differences'][number]['closed']>;

/** What a difference is about, in one word: another comparison that finds it finds the same word. */
export const differenceKey = (difference: OpenDifference): string =>
  [
    difference.kind,
    difference.direction,
    difference.receipt,
    difference.reference,
    difference.our_amount ?? '-',
    difference.their_amount ?? '-',
  ].join('|');

/** By day of a channel and difference. */
export async function closingsOf(
  reader: Reader,
  days: readonly ChannelDay[],
): Promise<ReadonlyMap<string, Closed>> {
  if (days.length === 0) return new Map();
  const rows = await reader
    .selectFrom('reconciliationClosing')
    .select([
      ...(['channel', 'difference', 'reason', 'note', 'closedBy', 'closedAt'] as const),
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('dayName'),
    ])
    .where('channel', 'in', [...new Set(days.map(({ channel }) => channel))])
    .where(
      'day',
      'in',
      [...new Set(days.map(({ day }) => day))].map((day) => new Date(day)),
    )
    .execute();
  const names = await namesOfAdministrators(
    reader,
    rows.map(({ closedBy }) => closedBy),
  );
  return new Map(
    rows.map((row) => [
      closingName({ channel: row.channel, day: row.dayName }, row.difference),
      {
        reason: closingReasons[row.reason as keyof typeof closingReasons].id,
        note: row.note,
        by: { id: row.closedBy.toString(), name: names.get(row.closedBy) ?? '' },
        at: row.closedAt.toISOString(),
      },
    ]),
  );
}

export const closingName = ({ channel, day }: ChannelDay, difference: string): string =>
  `${channel} ${day} ${difference}`;

type Closing = ChannelDay & {
  readonly difference: string;
  /** Its number on the wire. */
  readonly reason: number;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** Once, whoever else closes it at the same moment; true for who did (REC-10). */
export function closeDifference(
  { database, clock, audit }: Pick<PaymentsDeps, 'database' | 'clock' | 'audit'>,
  { channel, day, difference, reason: id, note, administratorId, visit }: Closing,
): Promise<boolean> {
  const [reason] = Object.entries(closingReasons).find(([, one]) => one.id === id) ?? [];
  invariant(reason, 'the schema lets known reasons through');
  return database.transact(async (tx) => {
    const written = await tx
      .insertInto('reconciliationClosing')
      .values({
        ...{ channel, day: new Date(day), difference, reason, note },
        ...{ closedBy: administratorId, closedAt: clock.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return false;
    await audit.record(tx, {
      type: 'payment-decision',
      source: 'backoffice',
      user: { kind: 'administrator', id: administratorId },
      content: `difference of ${channel} on ${day} closed as ${reason}: ${note}`,
      subject: { kind: 'statement', id: `${channel} ${day}` },
      changes: { difference: [difference, reason] },
      ...visit,
    });
    return true;
  });
}
