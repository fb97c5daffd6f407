export type SheetSide = 'left' | 'right' | 'top' | 'bottom' | 'corner';

const CLOSING_SHARE = 0.35;
const CLOSING_SPEED_PX_PER_MS = 0.5;

/** How far a finger has pulled a sheet towards its own edge; pulling the other way is 0. */
export function pulledPx(side: SheetSide, moved: { x: number; y: number }): number {
  const towardsEdge = {
    left: -moved.x,
    right: moved.x,
    top: -moved.y,
    bottom: moved.y,
    corner: 0,
  }[side];
  return Math.max(0, towardsEdge);
}

/** A third of the sheet, or a flick, closes it; anything less springs back. */
export function swipeCloses(swipe: {
  pulledPx: number;
  sheetPx: number;
  lastedMs: number;
}): boolean {
  const speed = swipe.pulledPx / Math.max(1, swipe.lastedMs);
  return swipe.pulledPx > swipe.sheetPx * CLOSING_SHARE || speed > CLOSING_SPEED_PX_PER_MS;
}
