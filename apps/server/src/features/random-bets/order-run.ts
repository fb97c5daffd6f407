import { randomBytes } from 'node:crypto';
import { formatShillings, type Senti, shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Visit } from '../access/index.ts';
import type { RandomBetDeps } from './ports.ts';
import { placeRandomBetsJob } from './run-bets.ts';
import { insertRun, type RandomRun, stopRun, unknownAmong } from './run-store.ts';

type Wanted = Pick<
  RandomRun,
  | 'playerIds'
  | 'total'
  | 'stakeMinimum'
  | 'stakeMaximum'
  | 'days'
  | 'liveOnly'
  | 'multiBet'
  | 'oddsCeiling'
  | 'note'
>;

type By = { readonly administratorId: bigint; readonly visit: Visit };

type OrderRefusal = 'betting-user-missing' | 'user-unknown' | 'random-amounts-invalid';

/** A run, its job and its line of the log, in one transaction. */
export async function orderRun(
  { database, clock, outbox, audit, settings }: RandomBetDeps,
  wanted: Wanted,
  { administratorId, visit }: By,
): Promise<Result<bigint, OrderRefusal>> {
  const { playerIds, stakeMinimum, stakeMaximum } = wanted;
  if (playerIds.length === 0) return refuse('betting-user-missing');
  const { stakeMinimum: least } = settings.current('bet').desktop;
  if (!areAmounts({ stakeMinimum, stakeMaximum, least })) return refuse('random-amounts-invalid');
  if ((await unknownAmong(database.office, playerIds)).length > 0) return refuse('user-unknown');
  const run = { ...wanted, administratorId, seed: randomBytes(16).toString('hex') };
  return await database.transact(async (tx) => {
    const id = await insertRun(tx, { ...run, playerIds: [...playerIds], madeAt: clock.now() });
    await outbox.enqueue(tx, placeRandomBetsJob, { runId: String(id) });
    const [from, to] = [stakeMinimum, stakeMaximum].map((amount) => formatShillings(amount));
    await audit.record(tx, {
      ...{ type: 'random-bets', source: 'backoffice' },
      user: { kind: 'administrator', id: administratorId },
      content: `${wanted.total} × TSh ${from}–${to}, ${playerIds.length} users: ${wanted.note}`,
      ...visit,
    });
    return ok(id);
  });
}

const ONE_SHILLING = shillings(1);

type Amounts = {
  readonly stakeMinimum: Senti;
  readonly stakeMaximum: Senti;
  readonly least: Senti;
};

const areAmounts = ({ stakeMinimum, stakeMaximum, least }: Amounts): boolean =>
  stakeMinimum >= least &&
  stakeMinimum <= stakeMaximum &&
  stakeMinimum % ONE_SHILLING === 0n &&
  stakeMaximum % ONE_SHILLING === 0n;

/** What stands, stands; a bet that is being placed at this moment is the last one. */
export async function stopOrderedRun(
  { database, clock, audit }: RandomBetDeps,
  { id, reason }: { readonly id: bigint; readonly reason: string },
  { administratorId, visit }: By,
): Promise<Result<null, 'random-run-over'>> {
  return await database.transact(async (tx) => {
    const stopped = await stopRun(tx, id, { at: clock.now(), by: administratorId });
    if (!stopped) return refuse('random-run-over');
    await audit.record(tx, {
      ...{ type: 'random-bets', source: 'backoffice' },
      user: { kind: 'administrator', id: administratorId },
      content: `run ${id} stopped: ${reason}`,
      ...visit,
    });
    return ok(null);
  });
}
