import type { billTypes } from '@kipute/contract/constants/money/bills';
import type { CasinoMove } from '@kipute/domain/casino/wallet-law';
import { invariant } from '@kipute/domain/invariant';
import { senti } from '@kipute/domain/money/senti';
import { createGroupCommit } from '../../../platform/concurrency/group-commit.ts';
import { createKeyedMutex } from '../../../platform/concurrency/keyed-mutex.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import type { MoveCall, WalletAnswer } from '../ports.ts';
import { type MoveOutcome, type WrittenMove, writeMoves, writtenMove } from './move-store.ts';

type MoveDeps = Pick<
  CasinoDeps,
  'database' | 'clock' | 'settings' | 'protection' | 'wallet' | 'log'
>;

export type MoveMoney = (provider: string, move: MoveCall) => Promise<WalletAnswer>;

/** As for bets (decision 0022), and room for a crash round that ends for everybody at once. */
const groupCommitLimits = { batchMax: 24, writersMax: 2, waitingMax: 4_096, gatherMs: 1 };

/**
 * What moves money, from message to commit (CAS-20): messages of the same few milliseconds share a
 * statement, and each is judged there by the law of the wallet.
 */
export function moneyMover(deps: MoveDeps): MoveMoney {
  const { database, clock } = deps;
  const oneAtATime = createKeyedMutex<bigint>();
  const groupCommit = createGroupCommit<WrittenMove, MoveOutcome>({
    ...groupCommitLimits,
    write: async (moves) => {
      const writing = { limits: 'limits-not-counted', at: clock.now() } as const;
      const outcomes = await writeMoves(database.inOneStatement, moves, writing);
      tellPages(deps, moves, outcomes);
      return outcomes;
    },
  });
  return async (provider, move) => {
    const playerId = playerNamed(move.player);
    if (playerId === undefined) return { status: 'player-unknown' };
    const written = writtenMove(move, { provider, playerId, ...termsOf(deps) });
    const submitted = groupCommit.submit(written);
    if (submitted === 'overloaded') return { status: 'try-again' };
    const first = await submitted;
    if (first.answer !== 'limits-ask') return answerOf(move, first);
    const limited = { playerId, move, written };
    return answerOf(move, await oneAtATime(playerId, () => moveWithLimits(deps, limited)));
  };
}

const causeOf = {
  debit: 'casino-placed',
  credit: 'casino-won',
  rollback: 'casino-placed',
  reward: 'casino-reward',
} as const satisfies Record<CasinoMove, keyof typeof billTypes>;

/**
 * Pages that stand open beside the game show what is left: one message for all that one statement
 * moved. The provider waits for none of it.
 */
function tellPages(
  { wallet, log }: MoveDeps,
  moves: readonly WrittenMove[],
  outcomes: readonly MoveOutcome[],
): void {
  const changes = moves.flatMap(({ player_id: playerId, kind }, at) => {
    const { answer, moved = 0n, repeated } = outcomes[at] ?? {};
    if (answer !== 'ok' || repeated || moved === 0n) return [];
    const account = kind === 'reward' ? 'casino-rewards' : 'casino-stakes';
    const change = { playerId, purse: 'cash', cause: causeOf[kind], account } as const;
    return [{ ...change, amount: String(moved), serialNumber: '' }];
  });
  if (changes.length === 0) return;
  wallet
    .announceChanges(changes)
    .catch((err) => log.error({ err }, 'casino: pages could not be told of a new balance'));
}

/** Our own number of a player; what is none names nobody. */
export const playerNamed = (word: string): bigint | undefined =>
  /^\d{1,18}$/.test(word) ? BigInt(word) : undefined;

function termsOf({ settings }: MoveDeps) {
  const isStopped = settings.current('site').maintenance || settings.current('bet').bettingPaused;
  return { isStopped, taxRate: Math.round(settings.current('taxes').casinoPercent * 100) };
}

type Limited = {
  readonly playerId: bigint;
  readonly move: MoveCall;
  readonly written: WrittenMove;
};

/**
 * Limits of one player are counted under a lock, in the transaction that moves the stake. Who has
 * none left is refused by the same statement: it may be a message that was answered meanwhile.
 */
async function moveWithLimits(
  deps: MoveDeps,
  { playerId, move, written }: Limited,
): Promise<MoveOutcome> {
  const { database, clock, protection } = deps;
  const outcome = await database.transact(async (tx) => {
    const refusal = await protection.stakeRefusal(tx, playerId, move.amount);
    const judged = refusal ? { ...written, is_stopped: true } : written;
    const writing = { limits: 'limits-counted', at: clock.now() } as const;
    const [only] = await writeMoves(tx, [judged], writing);
    invariant(only, 'every message has its outcome');
    return only;
  });
  tellPages(deps, [written], [outcome]);
  return outcome;
}

function answerOf({ player, transaction }: MoveCall, outcome: MoveOutcome): WalletAnswer {
  const { answer, transactionId, balance, moved, repeated } = outcome;
  invariant(answer !== 'limits-ask', 'limits of a player are counted before');
  const left = balance === null ? {} : { balance: senti(balance) };
  if (answer !== 'ok') return { status: answer, ...left };
  invariant(transactionId !== null && balance !== null, 'what was accepted stands in the books');
  return {
    status: 'ok',
    told: {
      ...{ what: 'moved', player, transaction, repeated, reference: `C${transactionId}` },
      ...{ balance: senti(balance), moved: senti(moved) },
    },
  };
}
