import { type Pace, type Running, UnexpectedEnd } from './world-process.ts';

/** Whether the world can go on without it. */
export type Role = 'lasting' | 'passing';

/** All that this start has started, in order; it is stopped in the opposite order. */
export type Supervision = {
  readonly add: (running: Running, role: Role) => void;
  /** Rejects when something lasting ends by itself. */
  readonly failure: Promise<never>;
  readonly isIdle: () => boolean;
  readonly stopAll: () => Promise<void>;
  readonly hurry: () => void;
};

export function supervise(): Supervision {
  const running: Running[] = [];
  const failure = Promise.withResolvers<never>();
  // A failure during the start is reported by the step that waits for it.
  failure.promise.catch(() => undefined);
  let stopping: Running | 'not yet' | 'all' = 'not yet';
  let pace: Pace = 'fast';

  return {
    failure: failure.promise,
    add: (one, role) => {
      running.push(one);
      void one.ended.then((how) => {
        if (role === 'lasting' && stopping === 'not yet')
          failure.reject(new UnexpectedEnd(one, how));
      });
    },
    isIdle: () => running.length === 0,
    stopAll: async () => {
      for (let one = running.pop(); one !== undefined; one = running.pop()) {
        stopping = one;
        await one.stop(pace);
      }
      stopping = 'all';
    },
    hurry: () => {
      pace = 'immediate';
      if (typeof stopping === 'object') void stopping.stop(pace);
    },
  };
}
