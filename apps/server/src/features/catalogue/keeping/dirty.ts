import type { Change, Id } from '../changes.ts';
import { type Kind, kindsInOrder } from '../kinds.ts';
import { heldOf, type World } from '../world/world.ts';

/** What the tables will be told in one fold: texts and ids, so that the world may move on. */
export type FoldedKind = {
  readonly kind: Kind;
  /** JSON arrays of records. */
  readonly written: readonly string[];
  readonly removed: readonly Id[];
};

/** Which records the tables do not show as the memory does. */
export type Dirty = {
  readonly note: (kind: Kind, id: Id) => void;
  readonly noteAll: (changes: readonly Change[]) => void;
  readonly size: () => number;
  /** Takes a picture of them all and forgets them. */
  readonly take: (world: World) => readonly FoldedKind[];
};

/** Keeps a statement within its time limit, and the text of one argument within a few megabytes. */
const ROWS_PER_STATEMENT_MAX = 10_000;

function pictureOf(world: World, kind: Kind, ids: ReadonlySet<Id>): FoldedKind {
  const held = heldOf(world, kind);
  const standing = [...ids].flatMap((id) => held.get(id) ?? []);
  const written: string[] = [];
  for (let from = 0; from < standing.length; from += ROWS_PER_STATEMENT_MAX) {
    written.push(JSON.stringify(standing.slice(from, from + ROWS_PER_STATEMENT_MAX)));
  }
  return { kind, written, removed: [...ids].filter((id) => !held.has(id)) };
}

export function createDirty(): Dirty {
  const ids = new Map<Kind, Set<Id>>(kindsInOrder.map((kind) => [kind, new Set()]));
  const note = (kind: Kind, id: Id) => void ids.get(kind)?.add(id);
  return {
    note,
    noteAll: (changes) => {
      for (const change of changes) {
        note(change.kind, change.act === 'create' ? change.record.id : change.id);
      }
    },
    size: () => [...ids.values()].reduce((sum, ofKind) => sum + ofKind.size, 0),
    take: (world) => {
      const touched = [...ids].filter(([, ofKind]) => ofKind.size > 0);
      const picture = touched.map(([kind, ofKind]) => pictureOf(world, kind, ofKind));
      for (const [, ofKind] of touched) ofKind.clear();
      return picture;
    },
  };
}
