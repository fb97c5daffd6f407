import type { InboxText } from '@kipute/contract/constants/content/inbox';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { textOfRow } from '../message-view.ts';

export type KeptTemplate = {
  /** A number of the contract. */
  readonly event: number;
  readonly revision: number;
  /** Null: the shipped one. */
  readonly text: InboxText | null;
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
};

export async function readTemplates(reader: Reader): Promise<readonly KeptTemplate[]> {
  const rows = await reader
    .selectFrom('messageTemplate')
    .leftJoin('inboxText', 'inboxText.id', 'messageTemplate.textId')
    .select(['event', 'revision', 'changedBy', 'changedAt'])
    .select(['subjectSw', 'subjectEn', 'bodySw', 'bodyEn'])
    .execute();
  return rows.map(({ event, revision, changedBy, changedAt, ...columns }) => ({
    ...{ event, revision, changedBy, changedAt, text: textOf(columns) },
  }));
}

type Columns = Record<'subjectSw' | 'subjectEn' | 'bodySw' | 'bodyEn', string | null>;

function textOf({ subjectSw, subjectEn, bodySw, bodyEn }: Columns): InboxText | null {
  if (subjectSw === null || subjectEn === null || bodySw === null || bodyEn === null) return null;
  return textOfRow({ subjectSw, subjectEn, bodySw, bodyEn });
}

/** Of two who edit at once the second finds another revision, also of one that has no row yet. */
export async function lockTemplate(
  tx: Transaction,
  event: number,
): Promise<KeptTemplate | undefined> {
  const name = `message template ${event}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  return (await readTemplates(tx)).find((template) => template.event === event);
}

type TemplateRow = {
  readonly event: number;
  readonly textId: bigint | null;
  readonly revision: number;
  readonly changedBy: bigint;
  readonly changedAt: Date;
};

export async function putTemplate(tx: Transaction, { event, ...row }: TemplateRow): Promise<void> {
  await tx
    .insertInto('messageTemplate')
    .values({ event, ...row })
    .onConflict((conflict) => conflict.column('event').doUpdateSet(row))
    .execute();
}
