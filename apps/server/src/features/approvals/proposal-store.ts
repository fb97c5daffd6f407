import type { Localised } from '@kipute/contract/locale';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import type { ProposalKind, ProposalView, WaitingProposal } from './ports.ts';
import type { ProposalState } from './proposal-states.ts';

type Difference = ProposalView['changes'][number];

/** What was shown to who decided, in both languages. */
export type ShownChanges = {
  readonly sw: readonly Difference[];
  readonly en: readonly Difference[];
};

export type Proposal = Omit<Selectable<DB['proposal']>, 'kind' | 'state' | 'changes'> & {
  readonly kind: ProposalKind;
  readonly state: ProposalState;
  /** Undefined while it waits: then they are asked for anew. */
  readonly changes: ShownChanges | undefined;
};

/** Sound: the table's checks list the same values, and only `decideProposal` writes changes. */
function proposalOf(row: Selectable<DB['proposal']>): Proposal {
  const changes = Array.isArray(row.changes) ? undefined : (row.changes as unknown as ShownChanges);
  return {
    ...row,
    kind: row.kind as ProposalKind,
    state: row.state as ProposalState,
    changes,
  };
}

export const titleOf = ({ titleSw, titleEn }: Proposal): Localised => ({
  sw: titleSw,
  en: titleEn,
});

/** Undefined while another one of the same deed waits. */
export async function insertProposal(
  tx: Transaction,
  row: Insertable<DB['proposal']>,
): Promise<bigint | undefined> {
  const inserted = await tx
    .insertInto('proposal')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'deedKey']).where('state', '=', 'waiting').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function findWaiting(
  reader: Reader,
  { kind, deedKey }: Pick<Proposal, 'kind' | 'deedKey'>,
): Promise<Proposal | undefined> {
  const row = await reader
    .selectFrom('proposal')
    .selectAll()
    .where('kind', '=', kind)
    .where('deedKey', '=', deedKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row && proposalOf(row);
}

export async function findProposal(reader: Reader, id: bigint): Promise<Proposal | undefined> {
  const query = reader.selectFrom('proposal').selectAll().where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row && proposalOf(row);
}

/** Until the end of the transaction nobody else decides it. */
export async function lockProposal(tx: Transaction, id: bigint): Promise<Proposal | undefined> {
  const query = tx.selectFrom('proposal').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row && proposalOf(row);
}

export type Decided = {
  readonly state: ProposalState;
  readonly decidedBy: bigint | null;
  readonly decidedAt: Date;
  readonly decisionNote: string;
  readonly obstacle: string | null;
  readonly changes: ShownChanges;
};

export async function writeDecision(
  tx: Transaction,
  id: bigint,
  { changes, ...decided }: Decided,
): Promise<Proposal> {
  const row = await tx
    .updateTable('proposal')
    .set({ ...decided, changes: JSON.stringify(changes) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return proposalOf(row);
}

/** Those whose time is over, locked one after the other; what somebody decides now is left. */
export async function lockOverdue(tx: Transaction, now: Date): Promise<readonly Proposal[]> {
  const rows = await tx
    .selectFrom('proposal')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('endsAt', '<=', now)
    .orderBy('id')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(proposalOf);
}

/** Those of a kind that still may be decided. */
export async function waitingOfKind(
  reader: Reader,
  { kind, now }: { readonly kind: ProposalKind; readonly now: Date },
): Promise<readonly WaitingProposal[]> {
  return reader
    .selectFrom('proposal')
    .select(['id', 'subjectId', 'proposedBy', 'reason'])
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where('endsAt', '>', now)
    .orderBy('proposedAt')
    .execute();
}

export type ProposalsWanted = {
  readonly view: 'for-me' | 'waiting' | 'mine' | 'decided';
  readonly kind: ProposalKind | undefined;
  readonly administratorId: bigint;
  /** Kinds whose deeds the caller may do. */
  readonly kindsOfMine: readonly ProposalKind[];
  readonly now: Date;
  readonly page: number;
  readonly pageSize: number;
};

export async function listProposals(
  reader: Reader,
  wanted: ProposalsWanted,
): Promise<{ readonly proposals: readonly Proposal[]; readonly count: number }> {
  const { page, pageSize } = wanted;
  const found = matching(reader, wanted);
  const ordered =
    wanted.view === 'decided'
      ? found.orderBy('decidedAt', 'desc').orderBy('id', 'desc')
      : found.orderBy('proposedAt', wanted.view === 'mine' ? 'desc' : 'asc').orderBy('id');
  const rows = await ordered
    .selectAll()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { proposals: rows.map(proposalOf), count: Number(count) };
}

function matching(
  reader: Reader,
  { view, kind, administratorId, kindsOfMine, now }: Omit<ProposalsWanted, 'page' | 'pageSize'>,
) {
  let found = reader.selectFrom('proposal');
  if (kind) found = found.where('kind', '=', kind);
  if (view === 'decided') return found.where('state', '<>', 'waiting');
  if (view === 'mine') return found.where('proposedBy', '=', administratorId);
  found = found.where('state', '=', 'waiting').where('endsAt', '>', now);
  if (view === 'waiting') return found;
  return found
    .where('proposedBy', '<>', administratorId)
    .where(sql<boolean>`kind = any (${kindsOfMine})`);
}

export type WaitingCount = { readonly count: number; readonly oldest: Date | null };

/** How many wait, and since when the oldest of them does. */
export async function countWaiting(
  reader: Reader,
  wanted: Omit<ProposalsWanted, 'page' | 'pageSize'>,
): Promise<WaitingCount> {
  const { count, oldest } = await matching(reader, wanted)
    .select((select) => [
      select.fn.countAll<bigint>().as('count'),
      select.fn.min('proposedAt').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}
