import type { Phase } from '@kipute/domain/odds/sold-offer';
import type { Catalogue } from '../ports.ts';

/** CAT-23: what may have begun needs newer news than what has not. */
export function isStaleIn(phase: Phase, freshness: ReturnType<Catalogue['freshness']>): boolean {
  if (freshness === 'fresh') return false;
  return freshness === 'suspended' || phase !== 'pre-match';
}

/** Selections and whole matches that the house itself has suspended (risk limits). */
export type Suspensions = {
  readonly selections: ReadonlySet<string>;
  readonly matches: ReadonlySet<string>;
};

type Suspendable = { readonly id: string; readonly matchId: string };

/** The suspensions of the house that are in force. */
export class HouseSuspensions {
  readonly #catalogue: Catalogue;
  #current: Suspensions = { selections: new Set(), matches: new Set() };

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  isSuspended({ id, matchId }: Suspendable): boolean {
    return this.#current.selections.has(id) || this.#current.matches.has(matchId);
  }

  /** Returns the selections that this suspended or opened, by match. */
  replaceWith(suspensions: Suspensions): ReadonlyMap<string, ReadonlySet<string>> {
    const before = this.#current;
    this.#current = suspensions;
    const touched = new Map<string, Set<string>>();
    const touch = ({ id, matchId }: Suspendable) => {
      touched.set(matchId, (touched.get(matchId) ?? new Set()).add(id));
    };
    for (const id of before.selections.symmetricDifference(suspensions.selections)) {
      const selection = this.#catalogue.selection(id);
      if (selection) touch(selection);
    }
    for (const matchId of before.matches.symmetricDifference(suspensions.matches)) {
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
