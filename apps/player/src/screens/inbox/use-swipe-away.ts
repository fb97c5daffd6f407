import { type RefObject, useEffect } from 'react';
import { pulledPx, swipeCloses } from '../../features/sheet/swipe-to-close.ts';

/** Pulling starts only after this, so a tap or a scroll is never taken for one. */
const SLACK_PX = 12;

/** Answers whether it is gone; what is not comes back to its place. */
type SwipeAway = () => Promise<boolean>;

/** Follows a finger to the left; let go far enough, or flicked, the row goes (INB-62). */
export function useSwipeAway(row: RefObject<HTMLElement | null>, onAway: SwipeAway): void {
  useEffect(() => {
    const front = row.current;
    return front ? followFinger(front, onAway) : undefined;
  }, [row, onAway]);
}

function followFinger(front: HTMLElement, onAway: SwipeAway) {
  let start: { x: number; y: number; atMs: number } | undefined;
  let pulled = 0;

  const begin = ({ touches, timeStamp }: TouchEvent) => {
    const finger = touches[0];
    const isAlone = touches.length === 1 && front.dataset.swipe !== 'gone';
    start =
      finger && isAlone ? { x: finger.clientX, y: finger.clientY, atMs: timeStamp } : undefined;
    pulled = 0;
  };
  const move = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (!start || !finger) return;
    const moved = { x: finger.clientX - start.x, y: finger.clientY - start.y };
    // Who begins by scrolling goes on scrolling.
    if (pulled === 0 && Math.abs(moved.y) >= Math.abs(moved.x)) start = undefined;
    pulled = start ? Math.max(0, pulledPx('left', moved) - SLACK_PX) : 0;
    if (pulled > 0) front.dataset.swipe = 'pulled';
    front.style.transform = pulled > 0 ? `translateX(${-pulled}px)` : '';
  };
  const rest = () => {
    start = undefined;
    delete front.dataset.swipe;
    front.style.transform = '';
  };
  const end = ({ timeStamp }: TouchEvent) => {
    if (!start) return;
    const lastedMs = timeStamp - start.atMs;
    const isAway = swipeCloses({ pulledPx: pulled, sheetPx: front.offsetWidth, lastedMs });
    rest();
    if (!isAway) return;
    front.dataset.swipe = 'gone';
    void onAway().then((isGone) => isGone || rest());
  };

  front.addEventListener('touchstart', begin, { passive: true });
  front.addEventListener('touchmove', move, { passive: true });
  front.addEventListener('touchend', end);
  front.addEventListener('touchcancel', rest);
  return () => {
    front.removeEventListener('touchstart', begin);
    front.removeEventListener('touchmove', move);
    front.removeEventListener('touchend', end);
    front.removeEventListener('touchcancel', rest);
  };
}
