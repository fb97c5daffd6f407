import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { LiveDeskDeps } from './ports.ts';

type RefusedDeps = Pick<LiveDeskDeps, 'database' | 'clock' | 'log'>;

export type RefusedCount = { readonly reason: string; readonly count: number };

const WRITTEN_EVERY_MS = 2_000;
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const KEPT_MS = 24 * HOUR_MS;

/**
 * Bets that were refused, by minute and reason. Each process adds what it refused every two seconds,
 * so the sum is in one place, of all processes, once each, and still there after a restart (LVB-13).
 */
export function createRefusedCounts({ database, clock, log }: RefusedDeps) {
  let unwritten = new Map<string, number>();
  let tidiedAt = 0;
  const now = () => clock.now().getTime();

  async function write(): Promise<void> {
    if (unwritten.size === 0) return;
    const counts = [...unwritten];
    unwritten = new Map();
    const minute = new Date(Math.floor(now() / MINUTE_MS) * MINUTE_MS);
    await database
      .transact((tx) => addCounts(tx, minute, counts))
      .catch((error: unknown) => {
        for (const [reason, refused] of counts) count(reason, refused);
        throw error;
      });
    if (now() - tidiedAt < HOUR_MS) return;
    tidiedAt = now();
    const oldest = new Date(now() - KEPT_MS);
    await database.transact((tx) =>
      tx.deleteFrom('betRefusalCount').where('minute', '<', oldest).execute(),
    );
  }

  const count = (reason: string, times = 1) =>
    void unwritten.set(reason, (unwritten.get(reason) ?? 0) + times);
  const writing = setInterval(() => {
    write().catch((err) => log.error({ err }, 'live desk: refused bets not counted, tried again'));
  }, WRITTEN_EVERY_MS);
  writing.unref();
  return {
    count,
    write,
    ofLastHour: async (): Promise<RefusedCount[]> => {
      const { rows } = await sql<{ reason: string; count: string }>`
        select reason, sum(refused)::text as count from bet_refusal_count
        where minute > ${new Date(now() - HOUR_MS)}
        group by reason order by sum(refused) desc, reason`.execute(database.read);
      return rows.map(({ reason, count: refused }) => ({ reason, count: Number(refused) }));
    },
    close: async () => {
      clearInterval(writing);
      await write();
    },
  };
}

type Counts = readonly (readonly [reason: string, refused: number])[];

/** In the order of the reasons, so that two processes never wait for each other in a circle. */
async function addCounts(tx: Transaction, minute: Date, counts: Counts): Promise<void> {
  const sorted = counts.toSorted(([one], [other]) => (one < other ? -1 : 1));
  await sql`
    insert into bet_refusal_count (minute, reason, refused)
    select ${minute}, reason, refused
    from unnest(${sorted.map(([reason]) => reason)}::text[],
      ${sorted.map(([, refused]) => refused)}::integer[]) as one (reason, refused)
    on conflict (minute, reason) do update
    set refused = bet_refusal_count.refused + excluded.refused`.execute(tx);
}
