import type { z } from 'zod';
import type { Transaction } from '../database/database.ts';

/** Work that outlives a request. It is enqueued in the caller's transaction and run by a worker. */
export type Job<Payload> = {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** A job may run more than once: `run` must be harmless when repeated. */
  readonly run: (payload: Payload) => Promise<void>;
  readonly attemptsMax: number;
  /** In the form of a crontab: run by itself at these minutes, once in the whole fleet. */
  readonly schedule?: string;
  /** It may work for many seconds, and must keep nothing else waiting. */
  readonly isLong?: boolean;
  /** Asked before one is taken: a process that cannot do it now leaves it to the others. */
  readonly canRun?: () => boolean;
};

/** A job whose payload type only its own schema knows; what a list of different jobs holds. */
export type AnyJob = Pick<
  Job<never>,
  'name' | 'attemptsMax' | 'run' | 'schedule' | 'isLong' | 'canRun'
> & {
  readonly payload: z.ZodType;
};

export type EnqueueOptions = {
  /** A second job with the same key replaces the first while that one still waits. */
  readonly key?: string;
  readonly runAt?: Date;
};

/** What verbs see: the outbox. */
export type Outbox = {
  readonly enqueue: <Payload>(
    tx: Transaction,
    job: Pick<Job<Payload>, 'name' | 'payload' | 'attemptsMax'>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
};
