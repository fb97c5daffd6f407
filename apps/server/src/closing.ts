import type { Logger } from 'pino';

type Close = () => unknown;

/** What has been opened so far. It is closed in reverse, so that nothing outlives what it needs. */
export type Closing = {
  readonly later: (close: Close) => void;
  readonly closeAll: () => Promise<void>;
};

export function createClosing(log: Logger): Closing {
  const closers: Close[] = [];
  return {
    later: (close) => {
      closers.push(close);
    },
    closeAll: async () => {
      for (let close = closers.pop(); close; close = closers.pop()) {
        // One that fails must not keep the others open.
        await Promise.resolve(close)
          .then((run) => run())
          .catch((error: unknown) => log.error({ err: error }, 'closing failed'));
      }
    },
  };
}
