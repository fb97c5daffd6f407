/**
 * For compose.ts: `createOutbox()` is what verbs enqueue into; in a worker,
 * `await startJobRunners({ databaseUrl, jobs, log, places, onFinalFailure? })` runs the jobs of all
 * features (`readonly AnyJob[]`) until `await runner.drain()`.
 */
export { startJobRunners } from './job-runners.ts';
export { createOutbox } from './outbox.ts';
