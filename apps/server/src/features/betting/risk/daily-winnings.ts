import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { WrittenBet } from '../placing/written-bet.ts';
import { type PromisedWinnings, WinningsBook } from './winnings-book.ts';
import { countWinnings, markAsCounted, winningsSince } from './winnings-store.ts';

/**
 * Who may win less than this part of the ceiling today is not counted in the books: so many
 * processes that hear nothing from each other still stay below it together.
 */
const PROCESSES_UNHEARD = 4n;

export type DailyWinnings = {
  readonly book: WinningsBook;
  /** What the bets of today promise by the books. */
  readonly read: (reader: Reader) => Promise<readonly PromisedWinnings[]>;
  /** Takes note of a bet about to be written; whether its player must be counted in the books. */
  readonly reserve: (promised: PromisedWinnings) => Promise<'near-ceiling' | 'far-from-ceiling'>;
};

type WinningsDeps = Pick<BettingDeps, 'database' | 'settings' | 'clock'>;

/** The most one player may win in a day, kept without a question to the database for most. */
export function createDailyWinnings({ database, settings, clock }: WinningsDeps): DailyWinnings {
  const book = new WinningsBook();
  const marked = new Map<bigint, Promise<void>>();
  const mark = (playerId: bigint) => {
    const known = marked.get(playerId) ?? database.transact((tx) => markAsCounted(tx, playerId));
    marked.set(playerId, known);
    return known;
  };
  return {
    book,
    read: (reader) => winningsSince(reader, eatDayBegan(clock.now().getTime())),
    reserve: async (promised) => {
      const total = book.reserve(promised);
      const { dailyProfitMaximum } = settings.current('bet');
      const isFar = total !== undefined && total * PROCESSES_UNHEARD <= dailyProfitMaximum;
      if (isFar) return 'far-from-ceiling';
      const { playerId } = promised;
      await mark(playerId).catch((reason) => {
        // The next bet tries again; this one is not placed uncounted.
        marked.delete(playerId);
        book.release(promised);
        throw reason;
      });
      return 'near-ceiling';
    },
  };
}

/** Whether a bet would pass the ceiling, by the books; called under the lock of the player. */
export async function passesDailyCeiling(
  tx: Transaction,
  { order }: WrittenBet,
  { settings }: Pick<BettingDeps, 'settings'>,
): Promise<boolean> {
  const promised = winningsOf(order);
  const before = await countWinnings(tx, promised);
  return before + promised.amount > settings.current('bet').dailyProfitMaximum;
}

/** What comes beyond the player's own money: a stake by credit was none. */
export function winningsOf(order: WrittenBet['order']): PromisedWinnings {
  const { playerId, placedAt, stake, paidWith, payout } = order;
  const own = paidWith === 'balance' ? stake : 0n;
  return {
    playerId,
    day: eatDayBegan(placedAt.getTime()),
    amount: payout > own ? payout - own : 0n,
  };
}
