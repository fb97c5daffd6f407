import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@kipute/domain/invariant';

export type GroupCommitOptions<Bet, Outcome> = {
  /** One durable commit for all of them; outcomes in their order. */
  readonly write: (bets: readonly Bet[]) => Promise<readonly Outcome[]>;
  readonly batchMax: number;
  /** Commits under way at a time. */
  readonly writersMax: number;
  /** A bet that finds so many waiting is refused; those that wait keep their place. */
  readonly waitingMax: number;
  /** How long an idle writer waits for more bets. */
  readonly gatherMs: number;
};

type Waiting<Bet, Outcome> = {
  readonly bet: Bet;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Bets of the same few milliseconds share one commit, which is most of what a bet costs. A bet is
 * acknowledged only after that commit; when it fails, all who shared it fail and none was placed.
 */
export function createGroupCommit<Bet, Outcome>(options: GroupCommitOptions<Bet, Outcome>) {
  const waiting: Waiting<Bet, Outcome>[] = [];
  let writers = 0;

  function resolveAll(batch: readonly Waiting<Bet, Outcome>[], outcomes: readonly Outcome[]): void {
    invariant(outcomes.length === batch.length, 'every bet has its outcome');
    for (const [at, outcome] of outcomes.entries()) batch[at]?.resolve(outcome);
  }

  async function runWriter(): Promise<void> {
    writers += 1;
    await delay(options.gatherMs);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, options.batchMax);
      const rejectAll = (reason: unknown) => {
        for (const { reject } of batch) reject(reason);
      };
      await options
        .write(batch.map(({ bet }) => bet))
        .then((outcomes) => resolveAll(batch, outcomes))
        .catch(rejectAll);
    }
    // No await between this and the check above: a bet that came in between would wait for ever.
    writers -= 1;
  }

  return {
    submit: (bet: Bet): Promise<Outcome> | 'overloaded' => {
      if (waiting.length >= options.waitingMax) return 'overloaded';
      const outcome = new Promise<Outcome>((resolve, reject) => {
        waiting.push({ bet, resolve, reject });
      });
      const isWriterWanted = writers === 0 || waiting.length > options.batchMax;
      if (isWriterWanted && writers < options.writersMax) void runWriter();
      return outcome;
    },
  };
}
