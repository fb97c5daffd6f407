type StopRequests = {
  readonly requested: Promise<void>;
  /** Pressed again: stop at once. */
  readonly hurried: Promise<void>;
};

/**
 * One Ctrl-C arrives several times: from the terminal, through npm, and from the process that
 * started us. Only a later one is a second one.
 */
const ONE_PRESS_MS = 700;

export function listenForStop(): StopRequests {
  const requested = Promise.withResolvers<void>();
  const hurried = Promise.withResolvers<void>();
  let firstAt: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      requested.resolve();
    } else if (signal === 'SIGINT' && now - firstAt > ONE_PRESS_MS) {
      hurried.resolve();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return { requested: requested.promise, hurried: hurried.promise };
}
