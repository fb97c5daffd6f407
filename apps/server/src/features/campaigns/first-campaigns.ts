import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import {
  type CampaignPlanned,
  insertCampaign,
  insertRevision,
  markStarted,
} from './campaign-store.ts';

export type FirstCampaign = CampaignPlanned & {
  readonly startedAt: Date;
  readonly note: string;
};

/** For a world that never had one: what the office stopped or rewrote since is not set again. */
export async function publishFirstCampaigns(
  tx: Transaction,
  campaigns: readonly FirstCampaign[],
): Promise<void> {
  // Of two starters the second waits here, and then finds the campaigns of the first.
  await sql`lock table campaign in share row exclusive mode`.execute(tx);
  const known = await tx.selectFrom('campaign').select('id').limit(1).executeTakeFirst();
  if (known) return;
  for (const { startedAt, note, ...planned } of campaigns) {
    const written = { note, by: null, at: startedAt };
    const id = await insertCampaign(tx, planned, written);
    await insertRevision(tx, { id, revision: 1, fromDay: planned.firstDay, planned, written });
    await markStarted(tx, id, { by: null, at: startedAt });
  }
}
