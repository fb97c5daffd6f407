import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { Queue } from '../../approvals/index.ts';
import { type CasinoDeps, providerNamed } from '../casino-deps.ts';
import type { GivenTransaction, MoveCall } from '../ports.ts';
import type { MoveMoney } from '../wallet/move-money.ts';
import { recordedAmong } from '../wallet/move-store.ts';
import { type CasinoRound, endRound, noteAsked, roundsToAsk, stuckSince } from './round-store.ts';

/**
 * Rounds that stay open are asked about (CAS-30): what the provider's books have of them and ours
 * have not is done by the same verbs that a message would be, and so is done once whoever is first.
 */
export function roundChecker(deps: CasinoDeps, moveMoney: MoveMoney): () => Promise<void> {
  const { database, clock } = deps;
  return async () => {
    for (const round of await roundsToAsk(database.read, clock.now())) {
      await database.transact((tx) => noteAsked(tx, round.id, clock.now()));
      await askAbout(deps, round, moveMoney);
    }
  };
}

async function askAbout(deps: CasinoDeps, round: CasinoRound, moveMoney: MoveMoney): Promise<void> {
  const { database, clock, log } = deps;
  const provider = providerNamed(deps, round.provider);
  const about = { provider: round.provider, round: round.round, roundId: String(round.id) };
  const asked = await provider?.books.round({
    ...{ round: round.round, player: String(round.playerId) },
  });
  if (asked?.kind !== 'told') {
    log.warn(
      { ...about, why: asked?.words },
      'casino: provider did not say what became of a round, it will be asked again',
    );
    return;
  }
  const { status, transactions } = asked.value;
  const known = await recordedAmong(database.read, round.provider, transactions);
  const missing = transactions.filter(({ transaction }) => !known.has(transaction));
  for (const transaction of missing) {
    if (transaction.kind === 'debit') continue;
    const answer = await moveMoney(round.provider, moveOf(transaction));
    if (answer.status === 'ok') continue;
    log.error(
      { ...about, transaction: transaction.transaction, status: answer.status },
      'casino: what a provider has in its books of a round does not fit ours',
    );
    return;
  }
  if (status !== 'closed') return;
  await database.transact((tx) => endRound(tx, round.id, clock.now()));
}

const moveOf = (given: GivenTransaction): MoveCall => ({
  ...{ kind: given.kind, player: given.player, transaction: given.transaction },
  ...{ round: given.round, game: given.game, amount: given.amount },
  ...{ target: given.target, endsRound: false, session: undefined },
  request: JSON.stringify({ asked_about: given.transaction }),
});

const EVERY_MINUTE = '* * * * *';

export const checkRoundsJob = (check: () => Promise<void>): AnyJob => ({
  ...{ name: 'check-casino-rounds', payload: z.object({}), attemptsMax: 1, isLong: true },
  schedule: EVERY_MINUTE,
  run: check,
});

const GOAL_MINUTES = 60;
/** Asked about several times in vain; before that nobody needs to look. */
const ASKS_BEFORE_A_PERSON = 5;

export const stuckRoundsQueue = (now: () => Date): Queue => ({
  node: 'casino_round/inquire',
  goalMinutes: GOAL_MINUTES,
  count: async (reader) => {
    const { rows } = await sql<{ count: number; oldest: Date | null }>`
      select count(*)::integer as count, min(moved_at) as oldest from casino_round
      where state = 'open' and moved_at < ${stuckSince(now())}
        and asks >= ${ASKS_BEFORE_A_PERSON}`.execute(reader);
    return rows[0] ?? { count: 0, oldest: null };
  },
});
