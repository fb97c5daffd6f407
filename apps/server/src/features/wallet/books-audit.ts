import { sql } from 'kysely';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';

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

/** What an audit found. Empty lists and a sum of zero are books in order. */
export type BooksReport = {
  /** Entries whose postings do not sum to zero, or that have none. */
  readonly entries: readonly bigint[];
  /** Purses that differ from the sum, the number or the chain of their postings. */
  readonly purses: readonly { readonly playerId: bigint; readonly kind: string }[];
  /** All purses and all house accounts together. */
  readonly worldSum: bigint;
};

/** As many as a person can look at; one is enough to stop. */
const REPORTED_MAX = 20;

export function booksAreInOrder({ entries, purses, worldSum }: BooksReport): boolean {
  return entries.length === 0 && purses.length === 0 && worldSum === 0n;
}

/** Three proofs over everything ever written (LED-20). Give it one snapshot: money moves meanwhile. */
export async function auditBooks(snapshot: Reader): Promise<BooksReport> {
  const entries = await sql<{ id: bigint }>`
    select id from journal_entry
    left join posting on posting.entry_id = journal_entry.id
    group by id having sum(amount) is distinct from 0
    order by id limit ${REPORTED_MAX}`.execute(snapshot);
  const purses = await sql<{ playerId: bigint; kind: string }>`
    with chained as (
      select player_id, account as kind, amount, balance_before, balance_after, purse_line,
        lag(balance_after, 1, 0::bigint) over purse_lines as expected_before,
        row_number() over purse_lines as expected_line
      from posting where player_id is not null
      window purse_lines as (partition by player_id, account order by purse_line)
    ), counted as (
      select player_id, kind, sum(amount) as balance, count(*) as lines,
        bool_and(balance_before = expected_before and purse_line = expected_line) as is_chain
      from chained group by player_id, kind
    )
    select player_id as "playerId", kind
    from purse full join counted using (player_id, kind)
    where purse.balance is distinct from coalesce(counted.balance, 0)
      or purse.lines is distinct from coalesce(counted.lines, 0)
      or is_chain = false
    order by player_id, kind limit ${REPORTED_MAX}`.execute(snapshot);
  const world = await sql<{ sum: bigint }>`
    select (
      coalesce((select sum(balance) from purse), 0)
      + coalesce((select sum(amount) from posting where player_id is null), 0)
    )::bigint as sum`.execute(snapshot);
  return {
    entries: entries.rows.map(({ id }) => id),
    purses: purses.rows,
    worldSum: world.rows[0]?.sum ?? 0n,
  };
}
