/**
 * For compose.ts: `createOutbox()` is what verbs enqueue into; in a worker,
 * `await startJobRunner({ databaseUrl, jobs, log, concurrency, onFinalFailure? })` runs the jobs
 * of all features (`readonly AnyJob[]`) until `await runner.drain()`.
 */
export { startJobRunner } from './job-runner.ts';
export { createOutbox } from './outbox.ts';
