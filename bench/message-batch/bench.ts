import { setTimeout as sleep } from 'node:timers/promises';
import { openWorld } from '@kipute/tools/start/world';
import { Client } from 'pg';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import { watchMemory } from '../stage/memory-watch.ts';
import { makeCrowd } from '../stage/players.ts';
import { loadedEnvironment } from '../stage/stage.ts';

const PLAYERS = 100_000;
const TURNS = 2;
const LOOK_EVERY_MS = 50;
/**
 * The same rows are found by a filter, held against breaks, sorted, told to pages and committed in
 * twenty transactions, each of which notes how far it came (decision 0056).
 */
const GOAL = 0.4;

/** A mailing to a hundred thousand, as its job writes it, by turns with one bare insert. */
export async function benchMessageBatch(): Promise<readonly Measure[]> {
  const world = await openWorld({
    ...{ name: 'bench-message-batch', data: 'fresh', durability: 'durable' },
    environment: loadedEnvironment,
  });
  const client = new Client({ connectionString: world.databaseUrl });
  try {
    await client.connect();
    await makeCrowd(world.databaseUrl, PLAYERS);
    // As of people who came over months, and not in this moment.
    await client.query('vacuum (analyze) player');
    const watch = watchMemory(world);
    const speeds = { ours: 0, limit: 0 };
    for (let turn = 0; turn < TURNS; turn += 1) {
      speeds.ours += (await perSecond(() => writeMailing(client, `bench-${turn}`))) / TURNS;
      speeds.limit += (await perSecond(() => writeBare(client, `bare:${turn}`))) / TURNS;
    }
    const { highestBetween } = watch.end();
    const growth = (highestBetween(0.5, 1) / highestBetween(0, 0.5) - 1) * 100;
    return [
      ratioMeasure('message-batch', { ...speeds, unit: 'messages/s' }, GOAL),
      budgetMeasure('message-batch: growth', { amount: growth, unit: '%' }, { atMost: 10 }),
    ];
  } finally {
    await client.end();
    await world.stop();
  }
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const beganAt = performance.now();
  await work();
  return PLAYERS / ((performance.now() - beganAt) / 1_000);
}

/** As a clerk's request leaves it: the row and its job; done when the job says so. */
async function writeMailing(client: Client, requestKey: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `with made as (
       insert into mailing (request_key, channel, kind, subject_sw, subject_en, body_sw, body_en,
         jump, audience, reason, send_at, made_by, made_at)
       select $1, 'in-site', 'offer', 'Habari', 'News', 'Maneno', 'Words', '',
         '{"user_ids": []}', 'bench', now(), min(id), now() from administrator
       returning id
     )
     select id, graphile_worker.add_job('write-mailing',
       json_build_object('mailingId', id::text), flags => array['write-mailing']) from made`,
    [requestKey],
  );
  for (;;) {
    const { rows: found } = await client.query(
      `select written::integer from mailing where id = $1 and state = 'done'`,
      [rows[0]?.id],
    );
    if (found.length === 0) {
      await sleep(LOOK_EVERY_MS);
      continue;
    }
    if (found[0].written < PLAYERS) throw new Error(`written to ${found[0].written} only`);
    return;
  }
}

/** The same rows by one statement: of a mailing, so that they stand in the same indexes. */
async function writeBare(client: Client, key: string): Promise<void> {
  await client.query(
    `insert into inbox_message (player_id, key, kind, event, text_id, mailing_id, sent_at)
     select id, $1, 3, 12, 1, 1, now() from player where phone like '2550%'`,
    [key],
  );
}
