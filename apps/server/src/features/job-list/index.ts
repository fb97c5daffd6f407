export type { RunError, RunEvent } from './run-states.ts';
export {
  askToCancel,
  endRun,
  findRun,
  type JobRun,
  listRuns,
  lockRun,
  noteRunProgress,
  openRun,
  silentRuns,
} from './run-store.ts';
export { jobTracker, type Tracked } from './track-jobs.ts';
