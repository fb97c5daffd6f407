import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@kipute/domain/invariant';

export type LaneTerms<Bet, Outcome> = {
  /** One durable commit for all of them; answers in their order. */
  readonly write: (bets: readonly Bet[]) => Promise<readonly Outcome[]>;
  readonly batchMax: number;
  /** Writers at work at a time. */
  readonly writersMax: number;
  /** Who comes when so many wait is sent away: those who wait keep their turn. */
  readonly waitingMax: number;
  /** For company, when nobody is waiting. */
  readonly gatherMs: number;
};

type Waiting<Bet, Outcome> = {
  readonly bet: Bet;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Bets of the same few milliseconds share one commit, which is what a bet mostly costs. An answer
 * leaves only after that commit; when it fails, all who shared it hear so and nobody was placed.
 */
export function createLane<Bet, Outcome>(terms: LaneTerms<Bet, Outcome>) {
  const waiting: Waiting<Bet, Outcome>[] = [];
  let writers = 0;

  function answerAll(batch: readonly Waiting<Bet, Outcome>[], outcomes: readonly Outcome[]): void {
    invariant(outcomes.length === batch.length, 'every bet has its outcome');
    for (const [at, outcome] of outcomes.entries()) batch[at]?.resolve(outcome);
  }

  async function runWriter(): Promise<void> {
    writers += 1;
    await delay(terms.gatherMs);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, terms.batchMax);
      const failAll = (reason: unknown) => {
        for (const { reject } of batch) reject(reason);
      };
      await terms
        .write(batch.map(({ bet }) => bet))
        .then((outcomes) => answerAll(batch, outcomes))
        .catch(failAll);
    }
    // In one breath with the look at who waits: a bet that came in between would wait for ever.
    writers -= 1;
  }

  return {
    submit: (bet: Bet): Promise<Outcome> | 'overloaded' => {
      if (waiting.length >= terms.waitingMax) return 'overloaded';
      const outcome = new Promise<Outcome>((resolve, reject) => {
        waiting.push({ bet, resolve, reject });
      });
      const isWriterWanted = writers === 0 || waiting.length > terms.batchMax;
      if (isWriterWanted && writers < terms.writersMax) void runWriter();
      return outcome;
    },
  };
}
