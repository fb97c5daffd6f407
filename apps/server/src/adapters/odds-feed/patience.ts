export type ReconnectMs = { readonly min: number; readonly max: number };

/** How the last connection went. */
type Ended = {
  readonly lastedMs: number;
  /** The provider said something, be it an error. */
  readonly wasAnswered: boolean;
};

/** How long to wait before the next connection. */
export type Patience = {
  readonly pause: (ended: Ended) => Promise<void>;
  /** The pause that runs, or the next one, is none. */
  readonly hurry: () => void;
};

const usual: ReconnectMs = { min: 1_000, max: 15_000 };
/** A connection that held this long was a good one. */
const GOOD_MS = 30_000;
const DOUBLINGS_MAX = 10;
/** Knocking at a closed door costs nobody anything, and every second of waiting is lost. */
const UNREACHABLE_MS_MAX = 5_000;

export function createPatience({ min, max }: ReconnectMs = usual): Patience {
  /** Counted apart: whoever answers again after an hour has refused nothing yet. */
  const failures = { unreachable: 0, refused: 0 };
  let isHurried = false;
  let endPause = () => {};

  function nextMs({ lastedMs, wasAnswered }: Ended): number {
    if (lastedMs >= GOOD_MS) failures.refused = 0;
    if (wasAnswered) failures.unreachable = 0;
    const kind = wasAnswered ? 'refused' : 'unreachable';
    const longest = wasAnswered ? max : Math.min(max, UNREACHABLE_MS_MAX);
    const ms = Math.min(longest, min * 2 ** failures[kind]);
    failures[kind] = Math.min(failures[kind] + 1, DOUBLINGS_MAX);
    // Every client of a provider that was away comes back; jitter keeps them apart.
    return ms * (0.75 + Math.random() / 2);
  }

  return {
    pause: async (ended) => {
      const ms = nextMs(ended);
      if (!isHurried) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isHurried = false;
    },
    hurry: () => {
      isHurried = true;
      endPause();
    },
  };
}
