import { invariant } from '@kipute/domain/invariant';
import { sql } from 'kysely';
import { encode } from 'zod';
import type { Outbox } from './jobs.ts';

/** Written with the caller's own changes: they happen together or not at all (JOB-01). */
export function createOutbox(): Outbox {
  return {
    enqueue: async (tx, job, payload, options = {}) => {
      const written = encode(job.payload, payload);
      // Two waiting arrays under one key would be joined, not replaced.
      invariant(!Array.isArray(written), `the payload of ${job.name} is an object`);
      await sql`
        select graphile_worker.add_job(
          identifier => ${job.name}::text,
          payload => ${JSON.stringify(written)}::json,
          run_at => ${options.runAt ?? null}::timestamptz,
          max_attempts => ${job.attemptsMax}::integer,
          job_key => ${options.key ?? null}::text,
          flags => ${[job.name]}::text[]
        )`.execute(tx);
    },
  };
}
