import type { Change, Id } from '../changes.ts';
import { type Kind, kindsInOrder } from '../kinds.ts';
import type { ChangeEffect } from '../world/apply-change.ts';
import type { AnyHeld } from '../world/world.ts';
import { heldOf, type World } from '../world/world.ts';

/** The status of a selection before the provider deleted it. */
type LastWord = { readonly id: Id; readonly status: number };

/** What one fold writes: texts and ids, so that the world may change meanwhile. */
export type FoldedKind = {
  readonly kind: Kind;
  /** JSON arrays of records. */
  readonly written: readonly string[];
  readonly removed: readonly Id[];
  /** Of those removed, the status the tables do not have yet: bets are settled by it (CAT-06). */
  readonly lastWords: readonly LastWord[];
};

/** Records that differ between memory and tables. */
export type Dirty = {
  readonly note: (kind: Kind, record: AnyHeld, effect: ChangeEffect) => void;
  readonly noteAll: (changes: readonly Change[]) => void;
  readonly size: () => number;
  /** Takes a snapshot of them all and clears the list. */
  readonly take: (world: World) => readonly FoldedKind[];
};

/** Keeps a statement within its time limit, and the text of one argument within a few megabytes. */
const ROWS_PER_STATEMENT_MAX = 10_000;

type Words = ReadonlyMap<Id, number>;

function snapshotOf(world: World, kind: Kind, ids: ReadonlySet<Id>, words: Words): FoldedKind {
  const held = heldOf(world, kind);
  const standing = [...ids].flatMap((id) => held.get(id) ?? []);
  const written: string[] = [];
  for (let from = 0; from < standing.length; from += ROWS_PER_STATEMENT_MAX) {
    written.push(JSON.stringify(standing.slice(from, from + ROWS_PER_STATEMENT_MAX)));
  }
  const removed = [...ids].filter((id) => !held.has(id));
  const lastWords = removed.flatMap((id) => {
    const status = words.get(id);
    return status === undefined ? [] : [{ id, status }];
  });
  return { kind, written, removed, lastWords };
}

const none: Words = new Map();

export function createDirty(): Dirty {
  const ids = new Map<Kind, Set<Id>>(kindsInOrder.map((kind) => [kind, new Set()]));
  const finalStatuses = new Map<Id, number>();
  const add = (kind: Kind, id: Id) => void ids.get(kind)?.add(id);
  return {
    note: (kind, record, effect) => {
      // One that did not change since the last snapshot stands in the tables as it is.
      if (kind === 'selection' && effect === 'delete' && ids.get(kind)?.has(record.id)) {
        finalStatuses.set(record.id, Number(record.status));
      }
      add(kind, record.id);
    },
    noteAll: (changes) => {
      for (const change of changes) {
        const last = lastWordIn(change);
        if (last) finalStatuses.set(last.id, last.status);
        add(change.kind, change.act === 'create' ? change.record.id : change.id);
      }
    },
    size: () => [...ids.values()].reduce((sum, ofKind) => sum + ofKind.size, 0),
    take: (world) => {
      const touched = [...ids].filter(([, ofKind]) => ofKind.size > 0);
      const snapshot = touched.map(([kind, ofKind]) =>
        snapshotOf(world, kind, ofKind, kind === 'selection' ? finalStatuses : none),
      );
      for (const [, ofKind] of touched) ofKind.clear();
      finalStatuses.clear();
      return snapshot;
    },
  };
}

function lastWordIn(change: Change): LastWord | undefined {
  if (change.kind !== 'selection' || change.act === 'delete') return undefined;
  if (change.act === 'create') return { id: change.record.id, status: change.record.status };
  const { status } = change.changed;
  return status === undefined ? undefined : { id: change.id, status };
}
