import { dueLots } from '@kipute/domain/free-bets/credit-lots';
import { freeBetEndedEntry } from '@kipute/domain/free-bets/free-bet-entries';
import { invariant } from '@kipute/domain/invariant';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Wallet } from '../wallet/index.ts';
import { newestLine, noteLines } from './free-bet-store.ts';
import { lockStanding } from './standing.ts';

export type EndDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Pick<Wallet, 'append' | 'lockPurses' | 'linesAfter' | 'statementOf'>;
};

/** Players looked for at once, each of whom gets a transaction. */
const CHUNK = 200;
/** Side by side, so that one that fails keeps no other waiting. */
const AT_ONCE = 4;

/**
 * Takes back what is unspent of free bets that are over (FRB-13), player by player: a job that is
 * killed goes on where it stopped, and one that runs twice finds nothing to do.
 */
function endFreeBets(deps: EndDeps): () => Promise<void> {
  return async () => {
    const now = deps.clock.now();
    await forEachPlayer(
      (after) => playersWithDue(deps.database.read, { now, after }),
      (playerId) => deps.database.transact((tx) => endOfPlayer(deps, tx, playerId)),
    );
    await forEachPlayer(
      (after) => playersBehind(deps.database.read, after),
      (playerId) =>
        deps.database.transact(async (tx) => {
          await lockStanding(tx, playerId, deps.wallet);
        }),
    );
  };
}

export function endFreeBetsJob(deps: EndDeps): AnyJob {
  return {
    name: 'end-free-bets',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: '* * * * *',
    isLong: true,
    run: endFreeBets(deps),
  };
}

async function endOfPlayer(
  { clock, wallet }: EndDeps,
  tx: Transaction,
  playerId: bigint,
): Promise<void> {
  const standing = await lockStanding(tx, playerId, wallet);
  invariant(standing, 'whoever has a free bet was given one');
  const now = clock.now();
  for (const { id, left } of dueLots(standing.lots, now.getTime())) {
    if (left > 0n) {
      const taken = await wallet.append(tx, freeBetEndedEntry({ id, playerId, amount: left }));
      invariant(taken.ok && !taken.value.repeated, 'what is left of a free bet is in its purse');
    }
    await tx
      .updateTable('freeBet')
      .set({ remaining: 0n, takenBack: left, endedAt: now })
      .where('id', '=', id)
      .execute();
    await tx.deleteFrom('freeBetUse').where('freeBetId', '=', id).execute();
  }
  await noteLines(tx, { playerId, lines: await newestLine(tx, playerId, wallet) });
}

/** In the order of their ids; the failure of one is thrown when all have had their turn. */
async function forEachPlayer(
  find: (after: bigint) => Promise<readonly bigint[]>,
  work: (playerId: bigint) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (let after = 0n; ; ) {
    const found = await find(after);
    for (let begin = 0; begin < found.length; begin += AT_ONCE) {
      const ended = await Promise.allSettled(found.slice(begin, begin + AT_ONCE).map(work));
      for (const one of ended) if (one.status === 'rejected') failures.push(one.reason);
    }
    const last = found.at(-1);
    if (last === undefined || found.length < CHUNK) break;
    after = last;
  }
  if (failures.length > 0) throw failures[0];
}

async function playersWithDue(
  reader: Reader,
  { now, after }: { readonly now: Date; readonly after: bigint },
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select distinct player_id from free_bet
    where ended_at is null and expires_at <= ${now} and player_id > ${after}
    order by player_id limit ${CHUNK}`.execute(reader);
  return rows.map(({ playerId }) => playerId);
}

/** Whose purse has moved since: what the office reads of costs is a minute old. */
async function playersBehind(reader: Reader, after: bigint): Promise<readonly bigint[]> {
  const { rows } = await sql<{ playerId: bigint }>`
    select player_id from free_bet_holder as holder
      join purse using (player_id)
    where purse.kind = 'credit' and purse.lines > holder.lines and player_id > ${after}
      and exists (select from free_bet
        where free_bet.player_id = holder.player_id and ended_at is null)
    order by player_id limit ${CHUNK}`.execute(reader);
  return rows.map(({ playerId }) => playerId);
}
