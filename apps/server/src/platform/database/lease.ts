import { sql } from 'kysely';
import type { Database } from './database.ts';

type Lease = {
  /** Takes it, or keeps it: true while this holder has it. */
  readonly hold: (now: Date) => Promise<boolean>;
  /** Gives it up, so that nobody has to wait for its end. */
  readonly release: () => Promise<void>;
};

type LeaseOptions = {
  readonly name: string;
  /** Of this process alone. */
  readonly holder: string;
  /** After so long without a word from its holder anybody else may have it. */
  readonly milliseconds: number;
};

/**
 * One process of the fleet at a time has it. A holder that was merely slow may still believe that it
 * has it while another one took it: what is done under a lease asks the database at each step
 * whether it is still to be done.
 */
export function createLease(
  { inOneStatement, read }: Pick<Database, 'inOneStatement' | 'read'>,
  { name, holder, milliseconds }: LeaseOptions,
): Lease {
  return {
    hold: async (now) => {
      const until = new Date(now.getTime() + milliseconds);
      const taken = sql`
        insert into lease as known (name, holder, until) values (${name}, ${holder}, ${until})
        on conflict (name) do update set holder = excluded.holder, until = excluded.until
          where known.holder = excluded.holder or known.until <= ${now}
        returning name`.compile(read);
      return (await inOneStatement.executeQuery(taken)).rows.length === 1;
    },
    release: async () => {
      const given = sql`delete from lease where name = ${name} and holder = ${holder}`;
      await inOneStatement.executeQuery(given.compile(read));
    },
  };
}
