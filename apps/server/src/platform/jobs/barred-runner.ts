import type { WorkerEvents } from 'graphile-worker';

/** So long may a session fail to take jobs before it is told to be barred from them. */
export const BARRED_MS_MAX = 5_000;

/**
 * The library asks once by which numbers its tasks are known, and keeps the answer, also that the
 * line broke meanwhile (0.18). Such a session fails whenever it looks for a job, and says so to
 * nobody; only another one asks anew.
 */
export function whenBarred(
  events: WorkerEvents,
  { failingMsMax, tell }: { readonly failingMsMax: number; readonly tell: () => void },
): void {
  let failingSince: number | undefined;
  let isTold = false;
  const canTake = () => {
    failingSince = undefined;
  };
  events.on('worker:getJob:empty', canTake);
  events.on('job:start', canTake);
  events.on('worker:getJob:error', () => {
    const now = performance.now();
    failingSince ??= now;
    if (isTold || now - failingSince < failingMsMax) return;
    isTold = true;
    tell();
  });
}
