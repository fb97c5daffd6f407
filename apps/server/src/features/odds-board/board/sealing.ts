import type { Catalogue } from '../ports.ts';

/** What the house itself does not sell for now: selections, and matches as a whole. */
export type Seals = {
  readonly selections: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
};

type Sealed = { readonly id: string; readonly matchId: string };

/** Holds the seals in force, and knows whom another set of them concerns. */
export class Sealing {
  readonly #catalogue: Catalogue;
  #seals: Seals = { selections: new Set(), matches: new Set() };

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  isSealed({ id, matchId }: Sealed): boolean {
    return this.#seals.selections.has(id) || this.#seals.matches.has(matchId);
  }

  /** Answers the selections that were sealed or opened by it, by match. */
  replaceWith(seals: Seals): ReadonlyMap<string, ReadonlySet<string>> {
    const before = this.#seals;
    this.#seals = seals;
    const touched = new Map<string, Set<string>>();
    const touch = ({ id, matchId }: Sealed) => {
      touched.set(matchId, (touched.get(matchId) ?? new Set()).add(id));
    };
    for (const id of before.selections.symmetricDifference(seals.selections)) {
      const selection = this.#catalogue.selection(id);
      if (selection) touch(selection);
    }
    for (const matchId of before.matches.symmetricDifference(seals.matches)) {
      for (const { id } of this.#selectionsOf(matchId)) touch({ id, matchId });
    }
    return touched;
  }

  *#selectionsOf(matchId: string): Iterable<{ readonly id: string }> {
    for (const { id } of this.#catalogue.marketsOf(matchId)) {
      yield* this.#catalogue.selectionsOf(id);
    }
  }
}
