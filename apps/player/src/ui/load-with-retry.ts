import { whenReconnected } from '../platform/reconnection.ts';

const RETRY_AFTER_MS = 15_000;

/**
 * For parts nobody waits for: a failed download is retried after a pause, or at once when the
 * connection is back, and the player is not told about it.
 */
export function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async () => {
    await connectionOrPause();
    return loadWithRetry(load);
  });
}

function connectionOrPause(): Promise<void> {
  return new Promise((goOn) => {
    const end = () => {
      window.clearTimeout(timer);
      leave();
      goOn();
    };
    const timer = window.setTimeout(end, RETRY_AFTER_MS);
    const leave = whenReconnected(end);
  });
}
