import { openSheet } from '../sheet/sheet-history.ts';
import { createCell, useCell } from '../store/cell.ts';

/** One pick as somebody else reads it. */
export type SharedLeg = {
  readonly pick: string;
  readonly market: string;
  readonly match: string;
  /** "2.45"; undefined while it is not on sale. */
  readonly odds: string | undefined;
};

/** What a code stands for, in words: a code itself carries selections only. */
export type SharedSlip = {
  readonly code: string;
  readonly link: string;
  readonly legs: readonly SharedLeg[];
  readonly totalOdds: string | undefined;
  /** The bet these picks are of, as people read its number; undefined for picks not bet on. */
  readonly orderCode: string | undefined;
};

const shared = createCell<SharedSlip | undefined>(undefined);

export const useSharedSlip = (): SharedSlip | undefined => useCell(shared);

export function openShareSheet(slip: SharedSlip): void {
  shared.set(slip);
  openSheet('share');
}
