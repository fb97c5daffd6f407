import { Client } from 'pg';
import type { Logger } from 'pino';

const RETURN_AFTER_MS = 1_000;

/** A machine that loses power says no farewell; PostgreSQL asks after it every few seconds. */
const NOTICE_LOST_POWER = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

export type Presence = { readonly end: () => Promise<void> };

type PresenceTerms = {
  readonly databaseUrl: string;
  readonly runnerId: string;
  readonly log: Logger;
};

/**
 * Shows the other runners that this one lives: an idle connection that carries the runner's id as
 * its application name. The system closes it with the process, whatever way that ends, so nobody
 * has to guess from a clock whether a silent runner is dead or only busy.
 */
export function showPresence(terms: PresenceTerms): Presence {
  const { databaseUrl, runnerId, log } = terms;
  let client: Client | undefined;
  let returning: NodeJS.Timeout | undefined;
  let isOver = false;

  async function connect(): Promise<void> {
    const connecting = new Client({ connectionString: databaseUrl, application_name: runnerId });
    client = connecting;
    connecting.on('error', (error) => log.debug({ err: error }, 'presence connection broke'));
    connecting.on('end', comeBack);
    await connecting.connect();
    await connecting.query(NOTICE_LOST_POWER);
  }

  function comeBack(): void {
    clearTimeout(returning);
    if (isOver) return;
    returning = setTimeout(() => connect().catch(reportAbsence), RETURN_AFTER_MS);
  }

  function reportAbsence(error: unknown): void {
    log.warn({ err: error }, 'a job runner cannot show that it lives');
    comeBack();
  }

  connect().catch(reportAbsence);
  return {
    end: async () => {
      isOver = true;
      clearTimeout(returning);
      await client?.end().catch(() => {});
    },
  };
}
