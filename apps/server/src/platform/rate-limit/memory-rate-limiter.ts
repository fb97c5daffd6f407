import type { RateLimiter } from './rate-limiter.ts';

type Window = { count: number; readonly endsAt: number };

const SWEEP_EVERY_MS = 30_000;

/** Counts for this process, synchronously: every call waits for this verdict. */
export function createMemoryRateLimiter(): RateLimiter {
  const windows = new Map<string, Window>();
  const sweeping = setInterval(() => {
    const now = performance.now();
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  }, SWEEP_EVERY_MS);
  sweeping.unref();

  return {
    take: (key, { calls, seconds }) => {
      const now = performance.now();
      const ownKey = `${calls}/${seconds} ${key}`;
      const window = windows.get(ownKey);
      if (!window || window.endsAt <= now) {
        windows.set(ownKey, { count: 1, endsAt: now + 1_000 * seconds });
        return { allowed: true };
      }
      window.count += 1;
      if (window.count <= calls) return { allowed: true };
      const retryAfterSeconds = Math.max(1, Math.ceil((window.endsAt - now) / 1_000));
      return { allowed: false, retryAfterSeconds };
    },
    close: async () => clearInterval(sweeping),
  };
}
