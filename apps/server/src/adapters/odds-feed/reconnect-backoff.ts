export type ReconnectMs = { readonly min: number; readonly max: number };

/** How the last connection ended. */
type Ended = {
  readonly lastedMs: number;
  /** The provider sent something, even if only an error. */
  readonly wasAnswered: boolean;
};

/** Exponential backoff with jitter between two connections. */
export type Backoff = {
  readonly pause: (ended: Ended) => Promise<void>;
  /** Ends the running pause, or skips the next one. */
  readonly skip: () => void;
};

const usual: ReconnectMs = { min: 1_000, max: 15_000 };
/** A connection that lasted this long resets the backoff. */
const GOOD_MS = 30_000;
const DOUBLINGS_MAX = 10;
/** An unreachable provider is not loaded by our attempts, and every second of waiting is lost. */
const UNREACHABLE_MS_MAX = 5_000;

export function createReconnectBackoff({ min, max }: ReconnectMs = usual): Backoff {
  /** Counted apart: a provider that is back after an hour has refused nothing yet. */
  const failures = { unreachable: 0, refused: 0 };
  let isSkipped = false;
  let endPause = () => {};

  function nextMs({ lastedMs, wasAnswered }: Ended): number {
    if (lastedMs >= GOOD_MS) failures.refused = 0;
    if (wasAnswered) failures.unreachable = 0;
    const kind = wasAnswered ? 'refused' : 'unreachable';
    const longest = wasAnswered ? max : Math.min(max, UNREACHABLE_MS_MAX);
    const ms = Math.min(longest, min * 2 ** failures[kind]);
    failures[kind] = Math.min(failures[kind] + 1, DOUBLINGS_MAX);
    // All clients of a provider that was down come back at once; jitter keeps them apart.
    return ms * (0.75 + Math.random() / 2);
  }

  return {
    pause: async (ended) => {
      const ms = nextMs(ended);
      if (!isSkipped) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endPause = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isSkipped = false;
    },
    skip: () => {
      isSkipped = true;
      endPause();
    },
  };
}
