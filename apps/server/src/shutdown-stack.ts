import type { Logger } from 'pino';

type Close = () => unknown;

/** What has been opened so far. It is closed in reverse, so that nothing outlives what it needs. */
export type ShutdownStack = {
  readonly defer: (close: Close) => void;
  readonly closeAll: () => Promise<void>;
};

export function createShutdownStack(log: Logger): ShutdownStack {
  const closers: Close[] = [];
  return {
    defer: (close) => {
      closers.push(close);
    },
    closeAll: async () => {
      for (let close = closers.pop(); close; close = closers.pop()) {
        // One that fails must not keep the others open.
        await Promise.resolve(close)
          .then((run) => run())
          .catch((error: unknown) => log.error({ err: error }, 'shutdown: closing a part failed'));
      }
    },
  };
}
