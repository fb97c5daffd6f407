import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import type { EntityChange } from '@kipute/provider-protocols/odds-feed/entities';
import { createFrameReader } from '@kipute/provider-protocols/odds-feed/frame';
import type { ServerMessage } from '@kipute/provider-protocols/odds-feed/messages';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BareIntakeTask } from './bench.ts';

const PAYLOAD_BYTES_MAX = 64 * 1024 * 1024;
const STANDARD = 1;

const table = 'bare_offer';
const columns = 'id bigint, odds double precision, status integer, changed_at timestamptz';

const rowOf = (change: EntityChange): string =>
  change.entityClass === 'BettingOffer' && change.type === 'update'
    ? `${change.id}\t${change.odds}\t${change.statusId ?? STANDARD}\t${change.lastChangedTime}\n`
    : '';

/** Rows wait while the database is busy, then all of them are copied at once. */
const WAITING_MAX = 40;

async function copyAll({ port, databaseUrl }: BareIntakeTask): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`drop table if exists ${table}`);
  await client.query(`create table ${table} (${columns})`);
  let waiting: string[] = [];
  let copying: Promise<void> | undefined;
  const copyWaiting = async () => {
    while (waiting.length > 0) {
      const rows = waiting;
      waiting = [];
      await pipeline(Readable.from(rows), client.query(copyFrom(`copy ${table} from stdin`)));
    }
    copying = undefined;
  };

  const startedAt = performance.now();
  for await (const rows of rowsOf(port)) {
    waiting.push(rows);
    copying ??= copyWaiting();
    if (waiting.length >= WAITING_MAX) await copying;
  }
  await copying;
  const milliseconds = performance.now() - startedAt;
  await client.end();
  return milliseconds;
}

async function* rowsOf(port: number): AsyncGenerator<string> {
  const frames = createFrameReader({ payloadBytesMax: PAYLOAD_BYTES_MAX });
  const line = createConnection({ host: '127.0.0.1', port, noDelay: true });
  for await (const bytes of line as AsyncIterable<Buffer>) {
    for (const payload of frames.read(bytes)) {
      const message = JSON.parse(gunzipSync(payload).toString()) as ServerMessage;
      if ('UpdateData' in message) yield message.UpdateData.changes.map(rowOf).join('');
    }
  }
}

const [task] = await once(process, 'message');
process.send?.(await copyAll(task as BareIntakeTask));
