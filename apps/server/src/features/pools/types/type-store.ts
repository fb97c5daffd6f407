import { invariant } from '@kipute/domain/invariant';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import {
  type KeptTypeTerms,
  keptTypeTerms,
  type PoolTypeTerms,
  typeTermsFrom,
} from './kept-terms.ts';

/** What the office decides about a type. */
export type PoolTypePlan = {
  readonly prefix: string;
  readonly label: string;
  readonly isActive: boolean;
  readonly terms: PoolTypeTerms;
  /** Thousandths: the three prices of a match may differ by so much without a warning. */
  readonly oddsRangeMaximum: number;
};

export type PoolType = PoolTypePlan & {
  readonly id: bigint;
  readonly game: PoolGame;
  readonly revision: number;
  /** Issues so far; the number of the newest. */
  readonly issues: number;
  readonly changedBy: bigint | null;
  readonly changedAt: Date;
};

type KeptContent = { readonly terms: KeptTypeTerms; readonly oddsRangeMaximum: number };
type TypeRow = Omit<PoolType, 'terms' | 'oddsRangeMaximum'> & { readonly content: KeptContent };

export async function typesWhere(
  reader: Reader,
  tail: RawBuilder<unknown>,
): Promise<readonly PoolType[]> {
  const { rows } = await sql<TypeRow>`
    select id, game, prefix, label, is_active, content, revision, issues, changed_by, changed_at
    from pool_type where removed_at is null ${tail}`.execute(reader);
  return rows.map(({ content: { terms, oddsRangeMaximum }, ...row }) => ({
    ...row,
    oddsRangeMaximum,
    terms: typeTermsFrom(terms),
  }));
}

export async function findType(reader: Reader, id: bigint): Promise<PoolType | undefined> {
  const [found] = await typesWhere(reader, sql`and id = ${id}`);
  return found;
}

/** Nobody else changes it or numbers an issue of it until the transaction ends. */
export async function lockType(tx: Transaction, id: bigint): Promise<PoolType | undefined> {
  // Before its row, as `lockPrefixes` does: in another order the two could wait for each other.
  await sql`lock table pool_type in row exclusive mode`.execute(tx);
  const [found] = await typesWhere(tx, sql`and id = ${id} for no key update`);
  return found;
}

export type Written = { readonly reason: string; readonly by: bigint; readonly at: Date };

const keptContent = ({ terms, oddsRangeMaximum }: PoolTypePlan): KeptContent => ({
  terms: keptTypeTerms(terms),
  oddsRangeMaximum,
});

/** Of two who give a prefix the second waits here, and then finds the type of the first. */
export const lockPrefixes = (tx: Transaction) =>
  sql`lock table pool_type in share row exclusive mode`.execute(tx);

export async function insertType(
  tx: Transaction,
  plan: PoolTypePlan,
  written: Written,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into pool_type (game, prefix, label, is_active, content, changed_by, changed_at)
    values (${plan.terms.game}, ${plan.prefix}, ${plan.label}, ${plan.isActive},
      ${JSON.stringify(keptContent(plan))}::jsonb, ${written.by}, ${written.at})
    returning id`.execute(tx);
  const id = rows[0]?.id;
  invariant(id !== undefined, 'a new type has a number');
  await insertTypeRevision(tx, { id, revision: 1, plan, written });
  return id;
}

export async function markTypeRemoved(tx: Transaction, id: bigint, at: Date): Promise<void> {
  await sql`update pool_type set removed_at = ${at} where id = ${id}`.execute(tx);
}

/** Of one that is locked. */
export async function reviseType(
  tx: Transaction,
  { id, revision, plan, written }: RevisedType,
): Promise<void> {
  await sql`
    update pool_type set prefix = ${plan.prefix}, label = ${plan.label},
      is_active = ${plan.isActive}, content = ${JSON.stringify(keptContent(plan))}::jsonb,
      revision = ${revision}, changed_by = ${written.by}, changed_at = ${written.at}
    where id = ${id}`.execute(tx);
  await insertTypeRevision(tx, { id, revision, plan, written });
}

export type RevisedType = {
  readonly id: bigint;
  readonly revision: number;
  readonly plan: PoolTypePlan;
  readonly written: Written;
};

async function insertTypeRevision(
  tx: Transaction,
  { id, revision, plan, written }: RevisedType,
): Promise<void> {
  const { prefix, label, isActive } = plan;
  const content = { ...keptContent(plan), prefix, label, isActive };
  await sql`
    insert into pool_type_revision (type_id, revision, content, reason, changed_by, changed_at)
    values (${id}, ${revision}, ${JSON.stringify(content)}::jsonb, ${written.reason},
      ${written.by}, ${written.at})`.execute(tx);
}

/** By another type, or by issues of one that had it before: `J46` is one issue for ever. */
export async function isPrefixTaken(
  reader: Reader,
  { id, prefix }: { readonly id: bigint; readonly prefix: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from pool_type where prefix = ${prefix} and id <> ${id} and removed_at is null
    union all
    (select from pool_issue where rtrim(name, '0123456789') = ${prefix} and type_id <> ${id} limit 1)
    `.execute(reader);
  return rows.length > 0;
}

/** Of one that is locked: the number of its next issue. */
export async function countIssue(tx: Transaction, { id, issues }: PoolType): Promise<number> {
  await sql`update pool_type set issues = ${issues + 1} where id = ${id}`.execute(tx);
  return issues + 1;
}
