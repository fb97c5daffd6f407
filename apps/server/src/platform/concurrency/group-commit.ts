import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@kipute/domain/invariant';

export type GroupCommitOptions<Item, Outcome> = {
  /** One durable commit for all of them; outcomes in their order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly batchMax: number;
  /** Commits under way at a time. */
  readonly writersMax: number;
  /** One that finds so many waiting is refused; those that wait keep their place. */
  readonly waitingMax: number;
  /** How long an idle writer waits for more. */
  readonly gatherMs: number;
};

type Waiting<Item, Outcome> = {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Bets or tickets of the same few milliseconds share one commit, which is most of what each costs.
 * One is acknowledged only after that commit; when it fails, all who shared it fail and none was
 * placed.
 */
export function createGroupCommit<Item, Outcome>(options: GroupCommitOptions<Item, Outcome>) {
  const waiting: Waiting<Item, Outcome>[] = [];
  let writers = 0;

  function resolveAll(
    batch: readonly Waiting<Item, Outcome>[],
    outcomes: readonly Outcome[],
  ): void {
    invariant(outcomes.length === batch.length, 'each has its outcome');
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
        .write(batch.map(({ item }) => item))
        .then((outcomes) => resolveAll(batch, outcomes))
        .catch(rejectAll);
    }
    // No await between this and the check above: one that came in between would wait for ever.
    writers -= 1;
  }

  return {
    submit: (item: Item): Promise<Outcome> | 'overloaded' => {
      if (waiting.length >= options.waitingMax) return 'overloaded';
      const outcome = new Promise<Outcome>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
      });
      const isWriterWanted = writers === 0 || waiting.length > options.batchMax;
      if (isWriterWanted && writers < options.writersMax) void runWriter();
      return outcome;
    },
  };
}
