import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { senti } from '@kipute/domain/money/senti';
import { createLocalBus } from '@kipute/server/bus';
import { systemClock } from '@kipute/server/clock';
import { createDatabase } from '@kipute/server/database';
import { createLogger } from '@kipute/server/log';
import { createWallet } from '@kipute/server/wallet';
import { Client } from 'pg';
import { type Measure, ratioMeasure } from '../measure.ts';
import { inBenchWorld, loadedEnvironment } from '../stage/stage.ts';
import { type Append, openBareLoop } from './bare-loop.ts';

const PLAYERS = 400;
const AT_ONCE = 8;
const ROUNDS = 6;
const ROUND_MS = 4_000;

/** Entries of independent players, each a transaction of its own, by turns with the bare rows. */
export async function benchLedger(): Promise<readonly Measure[]> {
  const environment = { ...loadedEnvironment, ROLES: 'api' };
  return inBenchWorld({ name: 'bench', data: 'kept', environment }, async ({ databaseUrl }) => {
    const players = await makePlayers(databaseUrl);
    const bare = openBareLoop(databaseUrl, AT_ONCE);
    const ours = openLedger(databaseUrl);
    const speeds = await byTurns(players, { ours: ours.append, limit: bare.append });
    await Promise.all([bare.close(), ours.close()]);
    return [ratioMeasure('ledger', { ...speeds, unit: 'entries/s' }, 0.8)];
  });
}

function openLedger(databaseUrl: string) {
  const log = createLogger('silent');
  const database = createDatabase({ url: databaseUrl, poolMax: AT_ONCE, log });
  const wallet = createWallet({ database, bus: createLocalBus(log), clock: systemClock });
  const append: Append = async (playerId, key) => {
    const postings = transfer({
      from: house('float-mpesa'),
      to: purseOf(playerId, 'cash'),
      amount: senti(100n),
    });
    const appended = await database.transact((tx) =>
      wallet.append(tx, { key, cause: 'deposit', postings }),
    );
    if (!appended.ok) throw new Error(appended.refusal);
  };
  return { append, close: database.close };
}

/** Purses that exist already: both sides move them, neither makes them. */
async function makePlayers(databaseUrl: string): Promise<readonly bigint[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const prefix = String(Date.now()).slice(-5);
  const { rows } = await client.query<{ id: string }>(
    `insert into player (phone, name, password_hash, language, default_bet_amount,
       invitation_code, registered_at)
     select '2557' || $1 || lpad(place::text, 3, '0'), 'bench', '', 'sw', 0,
       'B' || $1 || place, now()
     from generate_series(1, $2::integer) as place returning id`,
    [prefix, PLAYERS],
  );
  const ids = rows.map(({ id }) => BigInt(id));
  await client.query(`insert into purse (player_id, kind) select unnest($1::bigint[]), 'cash'`, [
    ids,
  ]);
  await client.end();
  return ids;
}

type Sides = { readonly ours: Append; readonly limit: Append };

async function byTurns(players: readonly bigint[], { ours, limit }: Sides) {
  const counts = { ours: 0, limit: 0 };
  await runFor(players, ours, ROUND_MS);
  await runFor(players, limit, ROUND_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    counts.ours += await runFor(players, ours, ROUND_MS);
    counts.limit += await runFor(players, limit, ROUND_MS);
  }
  const seconds = (ROUNDS * ROUND_MS) / 1000;
  return { ours: counts.ours / seconds, limit: counts.limit / seconds };
}

let appended = 0;

/** Each of the loops has players of its own, so that none waits for another's purse. */
async function runFor(players: readonly bigint[], append: Append, ms: number): Promise<number> {
  const endsAt = performance.now() + ms;
  const loops = Array.from({ length: AT_ONCE }, async (_, loop) => {
    let count = 0;
    while (performance.now() < endsAt) {
      const place = (count * AT_ONCE + loop) % players.length;
      appended += 1;
      await append(players[place] ?? 0n, `bench ${process.pid} ${appended}`);
      count += 1;
    }
    return count;
  });
  const counts = await Promise.all(loops);
  return counts.reduce((sum, count) => sum + count, 0);
}
