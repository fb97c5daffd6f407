import type { Logger } from 'pino';

export type Watch = { readonly end: () => Promise<void> };

type LookTerms = {
  readonly everyMs: number;
  readonly log: Logger;
  readonly look: () => Promise<void>;
};

/** A look that fails says so and is followed by the next; ending waits for the one under way. */
export function lookEvery({ everyMs, log, look }: LookTerms): Watch {
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch((error: unknown) =>
      log.warn({ err: error }, 'could not look after the locks of jobs'),
    );
  }, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      return looking;
    },
  };
}
