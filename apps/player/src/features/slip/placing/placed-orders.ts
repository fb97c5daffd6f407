import type { Pick } from '../../picks/pick.ts';
import { createCell, useCell } from '../../store/cell.ts';
import type { PlacedOrder } from './send-bet.ts';

/** What the success sheet tells of. */
export type Placed = {
  readonly orders: readonly PlacedOrder[];
  /** As they stood in the slip, to bet on the same once more. */
  readonly picks: readonly Pick[];
  readonly notPlaced: number;
};

const placed = createCell<Placed | undefined>(undefined);

export const setPlaced = placed.set;
export const usePlaced = (): Placed | undefined => useCell(placed);
