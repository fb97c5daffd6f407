import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../../platform/clock.ts';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { Audit } from '../../audit/index.ts';
import type { Files } from '../../files/index.ts';
import type { Editor } from './change-choice.ts';

/** In the order they are checked. */
type PopularRefusal =
  | 'popular-unknown'
  | 'changed-meanwhile'
  | 'league-unknown'
  | 'popular-two-up'
  | 'file-unknown';

export type WantedPopular = {
  readonly titleSw: string;
  readonly titleEn: string;
  readonly icon: string;
  /** League ids joined by #; empty: those of its own name. */
  readonly associated: string;
  readonly note: string;
  readonly sorting: number;
  readonly shown: boolean;
};

export type PopularDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly files: Pick<Files, 'useFiles'>;
  readonly isLeague: (id: string) => boolean;
  /** The leagues that an entry is about. */
  readonly leaguesOf: (entry: Pick<WantedPopular, 'associated' | 'titleEn'>) => readonly string[];
  readonly announceChoices: () => Promise<void>;
};

type Changed = Promise<Result<{ readonly id: number }, PopularRefusal>>;

/** The first to be shown first. */
export function readManaged(reader: Reader) {
  return reader
    .selectFrom('popularCompetition')
    .select(['id', 'titleSw', 'titleEn', 'icon', 'associated', 'note', 'sorting', 'shown', 'twoUp'])
    .select(['changedAt', 'revision'])
    .where('removed', '=', false)
    .orderBy('sorting', 'desc')
    .orderBy('id')
    .execute();
}

export type ManagedPopular = Awaited<ReturnType<typeof readManaged>>[number];

function lockPopular(tx: Transaction, id: number) {
  return tx
    .selectFrom('popularCompetition')
    .selectAll()
    .where('id', '=', id)
    .where('removed', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

const knowsLeagues = ({ isLeague }: PopularDeps, { associated }: WantedPopular): boolean =>
  associated === '' || associated.split('#').every(isLeague);

/** A refusal writes nothing. */
const claimIcon = (
  { files }: PopularDeps,
  tx: Transaction,
  { id, icon, titleEn }: { readonly id: number; readonly icon: string; readonly titleEn: string },
) =>
  files.useFiles(tx, {
    kind: 'popular',
    place: String(id),
    title: titleEn,
    paths: icon.startsWith('/files/') ? [icon] : [],
  });

export function addPopular(deps: PopularDeps, wanted: WantedPopular, by: Editor): Changed {
  const { database, clock } = deps;
  return database.transact(async (tx) => {
    if (!knowsLeagues(deps, wanted)) return refuse('league-unknown');
    const changed = { changedBy: by.administratorId, changedAt: clock.now() };
    const { id } = await tx
      .insertInto('popularCompetition')
      .values({ ...wanted, ...changed })
      .returning('id')
      .executeTakeFirstOrThrow();
    const claimed = await claimIcon(deps, tx, { id, ...wanted });
    if (!claimed.ok) {
      await tx.deleteFrom('popularCompetition').where('id', '=', id).execute();
      return claimed;
    }
    await record(deps, tx, { id, content: 'added', changes: differences({}, wanted), by });
    return ok({ id });
  });
}

type Change = { readonly id: number; readonly revision: number; readonly wanted: WantedPopular };

export function changePopular(
  deps: PopularDeps,
  { id, revision, wanted }: Change,
  by: Editor,
): Changed {
  const { database, clock } = deps;
  return database.transact(async (tx) => {
    const before = await lockPopular(tx, id);
    if (!before) return refuse('popular-unknown');
    if (before.revision !== revision) return refuse('changed-meanwhile');
    const isSame = before.associated === wanted.associated;
    if (!isSame && !knowsLeagues(deps, wanted)) return refuse('league-unknown');
    // An early payout is money: which matches it covers is not changed by the way (POP-06).
    if (before.twoUp && !areSame(deps.leaguesOf(before), deps.leaguesOf(wanted))) {
      return refuse('popular-two-up');
    }
    const claimed = await claimIcon(deps, tx, { id, ...wanted });
    if (!claimed.ok) return claimed;
    const changed = { changedBy: by.administratorId, changedAt: clock.now() };
    await tx
      .updateTable('popularCompetition')
      .set({ ...wanted, ...changed, revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    await record(deps, tx, { id, content: 'changed', changes: differences(before, wanted), by });
    return ok({ id });
  });
}

export function removePopular(deps: PopularDeps, id: number, by: Editor): Changed {
  const { database, clock } = deps;
  return database.transact(async (tx) => {
    const before = await lockPopular(tx, id);
    if (!before) return refuse('popular-unknown');
    if (before.twoUp) return refuse('popular-two-up');
    await claimIcon(deps, tx, { id, icon: '', titleEn: before.titleEn });
    const changed = { changedBy: by.administratorId, changedAt: clock.now() };
    await tx
      .updateTable('popularCompetition')
      .set({ ...changed, removed: true, revision: before.revision + 1 })
      .where('id', '=', id)
      .execute();
    const changes = { title: [before.titleEn, null] } as const;
    await record(deps, tx, { id, content: 'removed', changes, by });
    return ok({ id });
  });
}

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

function differences(before: object, after: WantedPopular): Changes {
  const old = before as Readonly<Record<string, unknown>>;
  const fields = Object.entries(after).map(
    ([field, value]) => [field, [old[field] ?? null, value]] as const,
  );
  return Object.fromEntries(fields.filter(([, [was, is]]) => was !== is));
}

type Deed = {
  readonly id: number;
  readonly content: string;
  readonly changes: Changes;
  readonly by: Editor;
};

async function record(
  { audit, announceChoices }: PopularDeps,
  tx: Transaction,
  { id, content, changes, by: { administratorId, visit } }: Deed,
): Promise<void> {
  await audit.record(tx, {
    type: 'content-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `popular competition ${content}`,
    subject: { kind: 'popular-competition', id: String(id) },
    changes,
    ...visit,
  });
  afterCommit(tx, announceChoices);
}
