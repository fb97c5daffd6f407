import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

const LOOK_EVERY_MS = 20;
const PATIENCE_MS = 120_000;

/** Looks into the server's tables for how far it has come. */
export type FoldWatch = {
  /** Resolves when everything up to this batch is in the journal and in the tables. */
  readonly untilFolded: (batchUuid: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openFoldWatch(databaseUrl: string): Promise<FoldWatch> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const foldedBatch = async () => {
    const { rows } = await client.query<{ uuid: string | null }>(
      `select feed_position->>'lastBatchUuid' as uuid from catalogue_fold`,
    );
    return rows[0]?.uuid;
  };
  return {
    untilFolded: async (batchUuid) => {
      const giveUpAt = performance.now() + PATIENCE_MS;
      while ((await foldedBatch()) !== batchUuid) {
        if (performance.now() > giveUpAt) throw new Error('the last batch was never folded');
        await sleep(LOOK_EVERY_MS);
      }
    },
    close: () => client.end(),
  };
}
