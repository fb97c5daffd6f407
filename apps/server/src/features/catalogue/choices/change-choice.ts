import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Audit } from '../../audit/index.ts';
import { type ChoiceKind, type ChoiceOf, choiceKinds } from './choice-kinds.ts';
import { lockChoice, writeChoice } from './choice-store.ts';

export type Editor = { readonly administratorId: bigint; readonly visit: Visit };

export type ChangeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  /** Tells every process; this one has read the change when it resolves. */
  readonly announceChoices: () => Promise<void>;
};

export type ChoiceChange<Kind extends ChoiceKind> = {
  readonly kind: Kind;
  readonly id: string;
  /** Of what belongs to a match: its log is where people look. */
  readonly matchId?: string;
  /** What it is called, for whoever reads the log. */
  readonly name: string;
  /** The revision the editor saw, 0 while nobody decided anything; unset: whatever stands now. */
  readonly basedOn?: number;
  readonly value: Partial<ChoiceOf[Kind]>;
  readonly reason: string;
};

export type ChoiceChanged = Result<{ readonly revision: number }, 'changed-meanwhile'>;

const subjectKinds = {
  bookmaker: 'bookmaker',
  country: 'country',
  tier: 'competition-tier',
  competition: 'competition',
  marketType: 'market-type',
  match: 'match',
  market: 'match',
  selection: 'match',
} as const satisfies Record<ChoiceKind, string>;

/** The one way in which the house decides something about the provider's world (DESK-01). */
export function changeChoice<Kind extends ChoiceKind>(
  deps: ChangeDeps,
  change: ChoiceChange<Kind>,
  by: Editor,
): Promise<ChoiceChanged> {
  return deps.database.transact((tx) => changeWithin(deps, tx, { change, by }));
}

/** Several of one kind, all or none; in the order of their ids, so that no two block each other. */
export function changeChoices<Kind extends ChoiceKind>(
  deps: ChangeDeps,
  changes: readonly ChoiceChange<Kind>[],
  by: Editor,
): Promise<Result<null, 'changed-meanwhile'>> {
  const inOrder = changes.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return deps.database.transact(async (tx) => {
    for (const change of inOrder) {
      const changed = await changeWithin(deps, tx, { change, by });
      if (!changed.ok) return changed;
    }
    return ok(null);
  });
}

type Within<Kind extends ChoiceKind> = { readonly change: ChoiceChange<Kind>; readonly by: Editor };

async function changeWithin<Kind extends ChoiceKind>(
  deps: ChangeDeps,
  tx: Transaction,
  { change, by: { administratorId, visit } }: Within<Kind>,
): Promise<ChoiceChanged> {
  const { kind, id, matchId, name, reason } = change;
  const locked = await lockChoice(tx, { kind, id });
  const { revision, ...decided } = locked ?? { ...choiceKinds[kind].defaults, revision: 0 };
  if (change.basedOn !== undefined && change.basedOn !== revision) {
    return refuse('changed-meanwhile');
  }
  const before = decided as ChoiceOf[Kind];
  const value = { ...before, ...change.value };
  const changedAt = deps.clock.now();
  const row = { kind, id, basedOn: revision, value, changedBy: administratorId, changedAt };
  if (!(await writeChoice(tx, row))) return refuse('changed-meanwhile');
  await deps.audit.record(tx, {
    type: 'match-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${name}: ${reason}`,
    subject:
      matchId === undefined ? { kind: subjectKinds[kind], id } : { kind: 'match', id: matchId },
    changes: differences(before, value),
    ...visit,
  });
  afterCommit(tx, deps.announceChoices);
  return ok({ revision: revision + 1 });
}

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

/** Amounts as they are stored: a log is JSON, which holds no whole number of any size. */
const written = (value: unknown): unknown => (typeof value === 'bigint' ? value.toString() : value);

function differences(before: object, after: object): Changes {
  const old = before as Readonly<Record<string, unknown>>;
  const fields = Object.entries(after).filter(([field, value]) => old[field] !== value);
  return Object.fromEntries(
    fields.map(([field, value]) => [field, [written(old[field]), written(value)]]),
  );
}
