import { sql } from 'kysely';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { auditBooks, type BooksReport, booksAreInOrder } from './audit-books.ts';

type AuditDeps = { readonly database: Database; readonly bus: Bus; readonly clock: Clock };

const booksAudited = defineTopic('books-audited', z.object({ sound: z.boolean() }));

/** Every ten minutes. */
const AUDIT_SCHEDULE = '*/10 * * * *';
/** It reads everything ever written, which takes longer than a call may. */
const AUDIT_TIMEOUT = '10min';

/** Looks through all books in one snapshot and writes down what it found (LED-22). */
export async function runAudit({ database, bus, clock }: AuditDeps): Promise<BooksReport> {
  const report = await database.transact(async (tx) => {
    await sql`set transaction isolation level repeatable read read only`.execute(tx);
    await sql`select set_config('statement_timeout', ${AUDIT_TIMEOUT}, true)`.execute(tx);
    return auditBooks(tx);
  });
  const sound = booksAreInOrder(report);
  const auditedAt = clock.now();
  await database.transact((tx) => insertAudit(tx, { sound, report, auditedAt }));
  await bus.publish(booksAudited, { sound });
  return report;
}

/** What the newest audit found; before the first one nothing is known to be wrong. */
export async function booksAreSound(reader: Reader): Promise<boolean> {
  const newest = await reader
    .selectFrom('booksAudit')
    .select('sound')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.sound ?? true;
}

export function auditJob(deps: AuditDeps): AnyJob {
  return {
    name: 'audit-books',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: AUDIT_SCHEDULE,
    isLong: true,
    run: async () => {
      await runAudit(deps);
    },
  };
}

/** 1 while the books are in order as far as this process has heard; for the metrics. */
export function soundnessGauge({ database, bus }: Pick<AuditDeps, 'database' | 'bus'>) {
  let isSound = true;
  const read = async () => {
    isSound = await booksAreSound(database.read);
  };
  bus.subscribe(booksAudited, ({ sound }) => {
    isSound = sound;
  });
  // A database that is away just now is told by other means.
  bus.onRejoin(() => void read().catch(() => {}));
  return () => (isSound ? 1 : 0);
}

type Audit = {
  readonly sound: boolean;
  readonly report: BooksReport;
  readonly auditedAt: Date;
};

async function insertAudit(tx: Transaction, { sound, report, auditedAt }: Audit): Promise<void> {
  const findings = JSON.stringify(report, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  await tx.insertInto('booksAudit').values({ auditedAt, sound, findings }).execute();
}
