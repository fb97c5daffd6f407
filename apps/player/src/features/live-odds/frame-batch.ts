type Effect = 'drawn' | 'unseen';

type Update = {
  readonly apply: () => void;
  /** Whether a button on the screen is drawn again by it. */
  readonly effect: Effect;
  /** Left over from an earlier frame. */
  readonly isLate: boolean;
};

/** So many buttons a slow phone draws within 50 ms; the others wait for the frames after. */
const DRAWN_PER_FRAME = 3;

/**
 * Updates that arrive between two frames are applied together, just before the next one is drawn.
 * Of several updates of one key only the newest is kept: nobody would see the others.
 */
const updates = new Map<string, Update>();
let isFrameRequested = false;

export function inNextFrame(key: string, apply: () => void, effect: Effect = 'unseen'): void {
  requestFrame();
  const isLate = updates.get(key)?.isLate ?? false;
  // To the end of the queue: the newest is applied last. A late update keeps its place, or what
  // changes all the time would never be drawn.
  if (!isLate) updates.delete(key);
  updates.set(key, { apply, effect, isLate });
}

function requestFrame(): void {
  if (!isFrameRequested) requestAnimationFrame(applyAll);
  isFrameRequested = true;
}

function applyAll(): void {
  const batch = [...updates];
  updates.clear();
  isFrameRequested = false;
  let drawn = 0;
  for (const [key, update] of batch) {
    const mustWait = update.effect === 'drawn' && drawn === DRAWN_PER_FRAME;
    if (update.effect === 'drawn' && !mustWait) drawn += 1;
    if (mustWait) updates.set(key, { ...update, isLate: true });
    else update.apply();
  }
  if (updates.size > 0) requestFrame();
}
