import { sql } from 'kysely';
import type { OfficeCaller } from '../../../platform/http/handler.ts';
import type { PeopleDeps } from '../ports.ts';

/** When each person last made a call that a node opens. */
export type NodeUse = {
  readonly note: (caller: OfficeCaller, node: string) => void;
  /** Writes what was noted since, in one statement. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const FLUSH_MS = 60_000;

type Use = {
  readonly ownerKind: OfficeCaller['kind'];
  readonly ownerId: bigint;
  readonly nodePath: string;
  readonly usedAt: Date;
};

type NodeUseDeps = Pick<PeopleDeps, 'database' | 'clock' | 'log'>;

/** A look into a list costs no write: uses are kept in memory and written once a minute. */
export function createNodeUse({ database, clock, log }: NodeUseDeps): NodeUse {
  let noted = new Map<string, Use>();

  const flush = async () => {
    const uses = [...noted.values()];
    noted = new Map();
    if (uses.length > 0) await writeUses(database, uses);
  };
  // When somebody last looked is not worth a failed call: a lost minute is only logged.
  const flushOrLog = () =>
    flush().catch((err: unknown) =>
      log.error({ err }, 'people: uses of nodes not written, last uses show an older time'),
    );
  const timer = setInterval(flushOrLog, FLUSH_MS).unref();
  return {
    note: (caller, nodePath) => {
      const ownerId = caller.kind === 'agent' ? caller.playerId : caller.administratorId;
      const use = { ownerKind: caller.kind, ownerId, nodePath, usedAt: clock.now() };
      noted.set(`${use.ownerKind} ${ownerId} ${nodePath}`, use);
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flushOrLog();
    },
  };
}

async function writeUses(
  { transact }: PeopleDeps['database'],
  uses: readonly Use[],
): Promise<void> {
  const column = (of: (use: Use) => string) => uses.map(of);
  const statement = sql`
    insert into node_use (owner_kind, owner_id, node_path, used_at)
    select * from unnest(
      ${column((use) => use.ownerKind)}::text[],
      ${column((use) => use.ownerId.toString())}::bigint[],
      ${column((use) => use.nodePath)}::text[],
      ${column((use) => use.usedAt.toISOString())}::timestamptz[])
    on conflict (owner_kind, owner_id, node_path)
    do update set used_at = greatest(node_use.used_at, excluded.used_at)`;
  await transact((tx) => statement.execute(tx));
}
