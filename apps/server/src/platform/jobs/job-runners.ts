import { type JobRunner, type JobRunnerTerms, startJobRunner } from './job-runner.ts';

export type JobRunnersTerms = Omit<JobRunnerTerms, 'concurrency'> & {
  /** How many jobs of each kind this process works through at once. */
  readonly places: { readonly short: number; readonly long: number };
};

/** Long jobs have places of their own: no code and no payment waits until bets are settled (JOB-11). */
export async function startJobRunners({ places, ...terms }: JobRunnersTerms): Promise<JobRunner> {
  const start = (isLong: boolean, concurrency: number) =>
    startJobRunner({
      ...{ ...terms, concurrency },
      jobs: terms.jobs.filter((job) => (job.isLong ?? false) === isLong),
    });
  const short = await start(false, places.short);
  const long = await start(true, places.long).catch(async (error: unknown) => {
    await short.drain();
    throw error;
  });
  return {
    drain: async () => {
      await Promise.all([short.drain(), long.drain()]);
    },
  };
}
