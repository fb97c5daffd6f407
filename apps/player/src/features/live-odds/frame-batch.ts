type Effect = 'drawn' | 'unseen';

type Word = {
  readonly apply: () => void;
  /** Whether a button on the screen is drawn again by it. */
  readonly effect: Effect;
  /** Left over from an earlier frame. */
  readonly isLate: boolean;
};

/** So many buttons a slow phone draws within 50 ms; the others wait for the frames after. */
const DRAWN_PER_FRAME = 3;

/**
 * Words that arrive between two frames are applied together, just before the next one is drawn.
 * Of several words about one thing only the newest is kept: nobody would see the others.
 */
const words = new Map<string, Word>();
let isFrameAsked = false;

export function inNextFrame(about: string, apply: () => void, effect: Effect = 'unseen'): void {
  askForFrame();
  const isLate = words.get(about)?.isLate ?? false;
  // To the end of the line: what was said last is applied last. A late word keeps its turn, or
  // what changes all the time would never be drawn.
  if (!isLate) words.delete(about);
  words.set(about, { apply, effect, isLate });
}

function askForFrame(): void {
  if (!isFrameAsked) requestAnimationFrame(applyAll);
  isFrameAsked = true;
}

function applyAll(): void {
  const batch = [...words];
  words.clear();
  isFrameAsked = false;
  let drawn = 0;
  for (const [about, word] of batch) {
    const mustWait = word.effect === 'drawn' && drawn === DRAWN_PER_FRAME;
    if (word.effect === 'drawn' && !mustWait) drawn += 1;
    if (mustWait) words.set(about, { ...word, isLate: true });
    else word.apply();
  }
  if (words.size > 0) askForFrame();
}
