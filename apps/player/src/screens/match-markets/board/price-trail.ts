import {
  isBettable,
  type LivePrice,
  listenToAllPrices,
  priceOf,
} from '../../../features/live-odds/prices.ts';

/** What a selection cost, and since when. */
export type TrailPoint = { readonly atMs: number; readonly oddsThousandths: number };

/** Enough for a small picture; of its own the page forgets what came before. */
const POINTS_MAX = 80;

/**
 * What selections cost: the prices that the page has seen itself, and before those the ones the
 * server kept, back to the opening.
 */
export type PriceTrails = {
  readonly openedAtMs: number;
  /** Until the returned function is called. */
  readonly start: () => () => void;
  /** Selections that are recorded already stay so. */
  readonly follow: (selectionIds: Iterable<string>) => void;
  /** What the server kept from before the page was opened. */
  readonly addEarlier: (selectionId: string, points: readonly TrailPoint[]) => void;
  readonly of: (selectionId: string) => readonly TrailPoint[];
};

export function createPriceTrails(now: () => number): PriceTrails {
  const trails = new Map<string, TrailPoint[]>();
  const earlier = new Map<string, readonly TrailPoint[]>();

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
    addEarlier: (selectionId, points) => void earlier.set(selectionId, points),
    of: (selectionId) => joined(earlier.get(selectionId) ?? [], trails.get(selectionId) ?? []),
  };
}

/** What the page has seen itself is nearer to the truth than what was kept of the same minutes. */
function joined(earlier: readonly TrailPoint[], own: readonly TrailPoint[]): readonly TrailPoint[] {
  const [first] = own;
  if (!first) return earlier;
  const before = earlier.filter(({ atMs }) => atMs < first.atMs);
  const isSame = before[before.length - 1]?.oddsThousandths === first.oddsThousandths;
  return [...before, ...(isSame ? own.slice(1) : own)];
}
