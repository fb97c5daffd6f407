import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Measure, ProposalKind } from './ports.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who did what kind of deed; what counts is what was done in the day before `now`. */
export type Alone = {
  readonly kind: ProposalKind;
  readonly administratorId: bigint;
  readonly now: Date;
};

export type Measured = Alone & { readonly measure: Measure };

/**
 * Whether this, with all that the same person did alone for the same one within a day, comes to
 * the limit: a large deed is not made small by parts. The same request again is not a second part.
 */
export async function needsSecond(reader: Reader, measured: Measured): Promise<boolean> {
  const { key, subject, amount, secondFrom } = measured.measure;
  const { already } = await doneSince(reader, measured)
    .select((select) => select.fn.sum<string | null>('amount').as('already'))
    .where('subject', '=', subject)
    .where('deedKey', '<>', key)
    .executeTakeFirstOrThrow();
  return BigInt(already ?? 0) + amount >= secondFrom;
}

/** Until the end of the transaction nothing else is done alone by them for the same one. */
export async function lockSubject(tx: Transaction, measured: Measured): Promise<void> {
  const { kind, administratorId, measure } = measured;
  const name = `alone ${kind} ${administratorId} ${measure.subject}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function recordDeedAlone(
  tx: Transaction,
  { kind, administratorId, now, measure }: Alone & { readonly measure?: Measure | undefined },
): Promise<void> {
  const sized = measure && {
    ...{ deedKey: measure.key, subject: measure.subject, amount: measure.amount },
  };
  await tx
    .insertInto('deedAlone')
    .values({ kind, administratorId, doneAt: now, ...sized })
    .onConflict((conflict) =>
      conflict
        .columns(['administratorId', 'kind', 'deedKey'])
        .where('deedKey', 'is not', null)
        .doNothing(),
    )
    .execute();
}

export type SumAlone = { readonly count: number; readonly amount: Senti };

/** How often this person did such a thing alone in the last day, and how much it came to. */
export async function sumDeedsAlone(reader: Reader, alone: Alone): Promise<SumAlone> {
  const { count, amount } = await doneSince(reader, alone)
    .select((select) => [
      select.fn.countAll<bigint>().as('count'),
      select.fn.sum<string | null>('amount').as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: senti(BigInt(amount ?? 0)) };
}

const doneSince = (reader: Reader, { kind, administratorId, now }: Alone) =>
  reader
    .selectFrom('deedAlone')
    .where('administratorId', '=', administratorId)
    .where('kind', '=', kind)
    .where('doneAt', '>', new Date(now.getTime() - DAY_MS));
