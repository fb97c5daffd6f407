import { senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { idOfWire } from '../../platform/database/wire-id.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { stakesSettledJob } from '../settlement/index.ts';
import type { JudgeDeps, JudgeReferral } from './judge-referral.ts';
import { lockCounting, referralsToJudge, settledStakes, writeStakes } from './referral-store.ts';

type CountDeps = JudgeDeps & { readonly judge: JudgeReferral };

/** Looked for at once; each is judged in a transaction of its own. */
const CHUNK = 100;

/** What was decided may have brought a friend there (REF-13). Counted anew each time, never added. */
export function countStakesJob(deps: CountDeps): AnyJob {
  return {
    ...stakesSettledJob,
    run: async ({ playerIds }: z.infer<typeof stakesSettledJob.payload>) => {
      const reached = await countStakes(deps, playerIds.map(idOfWire));
      await judgeEach(deps, reached);
    },
  };
}

/** Returns who has come far enough. */
async function countStakes(
  { database, settings }: CountDeps,
  friendIds: readonly bigint[],
): Promise<readonly bigint[]> {
  const { stake: threshold } = settings.current('referral');
  return database.transact(async (tx) => {
    const counting = await lockCounting(tx, friendIds);
    if (counting.length === 0) return [];
    // Under the lock: what is read here is newer than whatever was written before.
    const stakes = await settledStakes(
      tx,
      counting.map(({ friendId }) => friendId),
    );
    const counted = counting.map(
      ({ friendId }) => [friendId, stakes.get(friendId) ?? senti(0n)] as const,
    );
    await writeStakes(tx, counted);
    return counted.flatMap(([friendId, stake]) => (stake >= threshold ? [friendId] : []));
  });
}

/** One that fails keeps no other waiting; its failure is thrown when all have had their turn. */
async function judgeEach(
  { database, judge }: CountDeps,
  friendIds: readonly bigint[],
): Promise<void> {
  const failures: unknown[] = [];
  for (const friendId of friendIds) {
    const [ended] = await Promise.allSettled([database.transact((tx) => judge(tx, friendId))]);
    if (ended?.status === 'rejected') failures.push(ended.reason);
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Held rewards whose obstacle may be gone, and whoever has come far enough by other terms (REF-14).
 */
export function sweepReferralsJob(deps: CountDeps): AnyJob {
  return {
    name: 'sweep-referrals',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: '*/15 * * * *',
    isLong: true,
    run: async () => {
      for (let after = 0n; ; ) {
        const { stake } = deps.settings.current('referral');
        const range = { after, stake, rows: CHUNK };
        const found = await referralsToJudge(deps.database.read, range);
        await judgeEach(deps, found);
        const last = found.at(-1);
        if (last === undefined || found.length < CHUNK) return;
        after = last;
      }
    },
  };
}
