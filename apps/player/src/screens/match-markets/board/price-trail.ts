import {
  isBettable,
  type LivePrice,
  listenToAllPrices,
  priceOf,
} from '../../../features/live-odds/prices.ts';

/** What a selection cost, and since when. */
export type TrailPoint = { readonly atMs: number; readonly oddsThousandths: number };

/** Enough for a small picture; what came before is forgotten. */
const POINTS_MAX = 80;

/**
 * The prices a page has seen since it was opened. Nothing is fetched: what was before
 * is not known, and the page says so.
 */
export type PriceTrails = {
  readonly openedAtMs: number;
  /** Until the returned function is called. */
  readonly start: () => () => void;
  /** Selections that are recorded already stay so. */
  readonly follow: (selectionIds: Iterable<string>) => void;
  readonly of: (selectionId: string) => readonly TrailPoint[];
};

export function createPriceTrails(now: () => number): PriceTrails {
  const trails = new Map<string, TrailPoint[]>();

  function note(selectionId: string, price: LivePrice | undefined): void {
    const trail = trails.get(selectionId);
    if (!trail || !price || !isBettable(price)) return;
    if (trail[trail.length - 1]?.oddsThousandths === price.oddsThousandths) return;
    trail.push({ atMs: now(), oddsThousandths: price.oddsThousandths });
    if (trail.length > POINTS_MAX) trail.shift();
  }

  return {
    openedAtMs: now(),
    start: () => listenToAllPrices(note),
    follow: (selectionIds) => {
      for (const id of selectionIds) {
        if (trails.has(id)) continue;
        trails.set(id, []);
        note(id, priceOf(id));
      }
    },
    of: (selectionId) => trails.get(selectionId) ?? [],
  };
}
