import { EventEmitter } from 'node:events';
import { Logger as LibraryLogger, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

/** The library's lines carry whole payloads in their facts; only the sentence is kept. */
export function libraryLogger(log: Logger): LibraryLogger {
  return new LibraryLogger(() => (level, message, facts) => {
    // A failed job is reported from its event, where a retry differs from the last attempt.
    if (facts?.failure) return;
    if (level === 'error' || level === 'warning') log.warn({ from: 'graphile-worker' }, message);
    else log.debug({ from: 'graphile-worker' }, message);
  });
}

export type FinalFailure = (jobName: string) => void;

/** Events of a runner; a job that gave up is logged at error and counted (JOB-04). */
export function jobEvents(log: Logger, onFinalFailure: FinalFailure): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ job, error }) => {
    const facts = { err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts };
    if (job.attempts < job.max_attempts) {
      log.warn(facts, 'job failed, it will be tried again');
      return;
    }
    log.error(facts, 'job failed for the last time');
    onFinalFailure(job.task_identifier);
  });
  return events;
}
