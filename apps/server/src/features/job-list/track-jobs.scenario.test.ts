import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { jobTracker, listRuns, type Tracked } from './index.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const page = { page: 1, pageSize: 50 };
const rowsOf = async (type: number) => (await listRuns(world.database.read, { type }, page)).runs;

function aJob(name: string, how: Tracked, run: () => Promise<void>) {
  const job: AnyJob = { name, payload: z.object({}), attemptsMax: 1, run };
  const tracker = jobTracker(world, { [name]: how });
  const [tracked = job] = tracker.track([job]);
  return { run: () => tracked.run({} as never), flush: tracker.flush };
}

test('[EXP-03] a run is a row, and a run that breaks says so and still breaks', async () => {
  let breaks = false;
  const job = aJob(
    'recount',
    { as: 'run', describe: () => ({ types: ['campaign-rewards'], subject: 'all' }) },
    async () => {
      if (breaks) throw new Error('broken');
    },
  );
  await job.run();
  breaks = true;
  await expect(job.run()).rejects.toThrow('broken');
  const rows = await rowsOf(21);
  expect(rows.map(({ state, error, subject }) => [state, error, subject])).toEqual([
    ['failed', 'broke', 'all'],
    ['done', null, 'all'],
  ]);
});

test('[EXP-03] work that goes on later keeps its row until it is over', async () => {
  let isOver = false;
  const job = aJob(
    'mailing',
    {
      as: 'run',
      describe: () => ({ types: ['sms-batch'], key: '7' }),
      standing: async () => ({ isOver, done: isOver ? 10 : 4, all: 10 }),
    },
    async () => {},
  );
  await job.run();
  expect(await rowsOf(9)).toMatchObject([{ state: 'processing', rowsDone: 4n, rowsAll: 10n }]);
  isOver = true;
  await job.run();
  expect(await rowsOf(9)).toMatchObject([{ state: 'done', rowsDone: 10n }]);
});

test('[EXP-04] what runs every few minutes has one row a day', async () => {
  let breaks = false;
  const job = aJob('sync', { as: 'day', types: ['casino-sync'] }, async () => {
    if (breaks) throw new Error('gone');
  });
  for (let run = 0; run < 5; run += 1) await job.run();
  breaks = true;
  await expect(job.run()).rejects.toThrow('gone');
  await job.flush();
  expect(await rowsOf(17)).toMatchObject([{ state: 'failed', runs: 6, failedRuns: 1 }]);
  breaks = false;
  world.clock.advance({ minutes: 24 * 60 });
  await job.run();
  await job.flush();
  expect((await rowsOf(17)).map(({ state, runs }) => [state, runs])).toEqual([
    ['done', 1],
    ['failed', 6],
  ]);
});

test('[EXP-03] a row that cannot be written stops no work', async () => {
  let ran = 0;
  const describe = () => {
    throw new Error('no such mailing');
  };
  const job = aJob('odd', { as: 'run', describe }, async () => {
    ran += 1;
  });
  await job.run();
  expect(ran).toBe(1);
});
