import { eventually } from '@kipute/testkit/eventually';
import { createTestDatabase } from '@kipute/testkit/test-database';
import pino from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabase } from '../database/create-database.ts';
import { startJobRunners } from './job-runner.ts';
import type { Job } from './jobs.ts';
import { createOutbox } from './outbox.ts';

const log = pino({ level: 'silent' });
const payload = z.object({ number: z.number() });
type Numbered = z.infer<typeof payload>;

test('[JOB-11] long jobs that wait for each other keep no short one waiting', async () => {
  const home = await createTestDatabase();
  const database = createDatabase({ url: home.url, log });
  const done: string[] = [];
  const { promise: mayEnd, resolve: letThemEnd } = Promise.withResolvers<void>();
  const settle: Job<Numbered> = {
    ...{ name: 'settle', payload, attemptsMax: 1, isLong: true },
    run: async ({ number }) => {
      await mayEnd;
      done.push(`settle ${number}`);
    },
  };
  const sendCode: Job<Numbered> = {
    ...{ name: 'send-code', payload, attemptsMax: 1 },
    run: async ({ number }) => void done.push(`send ${number}`),
  };
  const runner = await startJobRunners({
    ...{ databaseUrl: home.url, log, jobs: [settle, sendCode], pollEveryMs: 100 },
    concurrency: { short: 1, long: 2 },
  });
  try {
    const outbox = createOutbox();
    await database.transact(async (tx) => {
      for (const number of [1, 2, 3, 4]) await outbox.enqueue(tx, settle, { number });
      await outbox.enqueue(tx, sendCode, { number: 5 });
    });
    await eventually(() => expect(done).toEqual(['send 5']));
    letThemEnd();
    await eventually(() => expect(done).toHaveLength(5));
  } finally {
    letThemEnd();
    await runner.drain();
    await database.close();
    await home.drop();
  }
});
