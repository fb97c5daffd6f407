import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const LOOK_EVERY_MS = 250;

export async function untilPaid(client: Client, issueId: bigint): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      'select from pool_settlement where issue_id = $1 and ended_at is not null',
      [issueId.toString()],
    );
    if (rows.length > 0) return;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Tickets that wait for what they won. */
export async function openTicketsOf(client: Client, issueId: bigint): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer from pool_ticket where issue_id = $1 and state = 'open'`,
    [issueId.toString()],
  );
  return rows[0].count;
}
