export type { RunError, RunEvent, RunState } from './run-states.ts';
export {
  askToCancel,
  endRun,
  findRun,
  type JobRun,
  listRuns,
  lockRun,
  noteRunProgress,
  openRun,
  type RunFilter,
  silentRuns,
} from './run-store.ts';
export { type JobType, jobTracker, type Tracked, type TrackJobs } from './track-jobs.ts';
