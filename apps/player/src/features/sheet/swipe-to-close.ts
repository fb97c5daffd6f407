import { type RefObject, useEffect } from 'react';
import { closeSheet } from './sheet-history.ts';

/** Pulling starts only after this, so a tap or a scroll is never taken for one. */
const SLACK_PX = 12;

export function useSwipeToClose(sheet: RefObject<HTMLDialogElement | null>, side: SheetSide) {
  useEffect(() => {
    const dialog = sheet.current;
    if (!dialog || side === 'corner') return;
    return followFinger(dialog, side);
  }, [sheet, side]);
}

function followFinger(dialog: HTMLDialogElement, side: Exclude<SheetSide, 'corner'>) {
  let start: { x: number; y: number; atMs: number } | undefined;
  let pulled = 0;

  const begin = ({ touches, timeStamp }: TouchEvent) => {
    const finger = touches[0];
    start = finger && { x: finger.clientX, y: finger.clientY, atMs: timeStamp };
    pulled = 0;
  };
  const move = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (!start || !finger) return;
    const moved = { x: finger.clientX - start.x, y: finger.clientY - start.y };
    const sideways = Math.abs(moved.x) > Math.abs(moved.y);
    if (pulled === 0 && sideways === isVertical(side)) start = undefined;
    pulled = Math.max(0, pulledPx(side, moved) - SLACK_PX);
    dialog.style.transform = pulled > 0 ? shiftOf(side, pulled) : '';
  };
  const end = ({ timeStamp }: TouchEvent) => {
    const sheetPx = isVertical(side) ? dialog.offsetHeight : dialog.offsetWidth;
    const lastedMs = timeStamp - (start?.atMs ?? timeStamp);
    dialog.style.transform = '';
    if (start && swipeCloses({ pulledPx: pulled, sheetPx, lastedMs })) closeSheet();
  };

  dialog.addEventListener('touchstart', begin, { passive: true });
  dialog.addEventListener('touchmove', move, { passive: true });
  dialog.addEventListener('touchend', end);
  return () => {
    dialog.removeEventListener('touchstart', begin);
    dialog.removeEventListener('touchmove', move);
    dialog.removeEventListener('touchend', end);
  };
}

function shiftOf(side: Exclude<SheetSide, 'corner'>, distancePx: number): string {
  const signed = side === 'left' || side === 'top' ? -distancePx : distancePx;
  return isVertical(side) ? `translateY(${signed}px)` : `translateX(${signed}px)`;
}

function isVertical(side: SheetSide): boolean {
  return side === 'top' || side === 'bottom';
}

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
