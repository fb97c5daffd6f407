import type { BookedSelection } from '@kipute/contract/calls/betting/booked-selection';
import type { Pick } from '../picks/pick.ts';

export type BookedSlip = {
  readonly picks: readonly Pick[];
  /** Selections that will not open again: left out of the slip, and the player is told. */
  readonly goneCount: number;
};

/** What is closed for a moment stays in the slip, under its lock, and may open again (ORD-42). */
export function bookedSlip(selections: readonly BookedSelection[]): BookedSlip {
  const left = selections.filter(({ state }) => state !== 'gone');
  return {
    picks: left.map(({ state: _state, ...selection }) => ({ ...selection, error: false })),
    goneCount: selections.length - left.length,
  };
}
