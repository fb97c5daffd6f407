import { setTimeout as delay } from 'node:timers/promises';
import type { PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { NewOrder } from '../order.ts';
import { createDailyWinnings, winningsOf } from './daily-winnings.ts';
import { ExposureBook, exposureMaxima, type LegExposure, legExposures } from './exposure-book.ts';
import { type CountedBet, createExposureSync } from './exposure-sync.ts';
import { createSuspender } from './suspend-selections.ts';

export type Reservation =
  | { readonly kind: 'full'; readonly selectionIds: readonly string[] }
  | {
      readonly kind: 'reserved';
      /** Whether the day's winnings of the player have to be counted in the database. */
      readonly winnings: 'near-ceiling' | 'far-from-ceiling';
      readonly confirm: () => void;
      readonly release: () => void;
    };

export type Exposure = {
  /** Reserves what the house would owe for a bet, until it is written or not. */
  readonly reserve: (bet: PricedBet, order: NewOrder) => Promise<Reservation>;
  /** Whether open bets on it are known to this process. */
  readonly isBetOn: (matchId: string) => boolean;
  /** What the open bets on a match may cost the house, in senti. */
  readonly owedOn: (matchId: string) => bigint;
  /** What is owed on each selection, and was staked on it, as this process knows it now. */
  readonly bySelection: () => Iterable<LegExposure>;
  /** Of one selection; undefined when nothing was ever bet on it. */
  readonly onSelection: (selectionId: string) => LegExposure | undefined;
  /** Resolves once what the books hold is known. */
  readonly loaded: () => Promise<void>;
  /** What they may cost if this selection wins. */
  readonly owedOnSelection: (selectionId: string) => bigint;
};

/** What the house owes if a selection wins; what is full is refused and suspended (BET-41). */
export function createExposure(deps: BettingDeps): Exposure {
  const maxima = () => exposureMaxima(deps);
  const book = new ExposureBook();
  const daily = createDailyWinnings(deps);
  const suspender = createSuspender({ ...deps, book, maxima });
  deps.settings.onChanged((section) => {
    if (section === 'bet') suspender.checkAll();
  });
  const sync = createExposureSync(deps, { book, daily, suspender });
  return {
    isBetOn: (matchId) => book.onMatch(matchId) > 0n,
    owedOn: (matchId) => book.onMatch(matchId),
    bySelection: () => book.owed(),
    onSelection: (selectionId) => book.of(selectionId),
    loaded: sync.loaded,
    owedOnSelection: (selectionId) => book.onSelection(selectionId),
    reserve: async (bet, order) => {
      await sync.loaded();
      const legs = legExposures(bet, order.payout);
      const selectionIds = book.reserve(legs, maxima());
      if (selectionIds.length > 0) {
        suspender.check(legs);
        return { kind: 'full', selectionIds };
      }
      const { serialNumber } = order;
      const { payout } = order;
      const counted: CountedBet = { serialNumber, payout, legs, winnings: winningsOf(order) };
      // No await between this and the two counts: a snapshot has to find it in both or in none.
      sync.begin(counted);
      const release = () => {
        sync.release(counted);
        book.release(legs);
        daily.book.release(counted.winnings);
        suspender.checkSuspended();
      };
      const winnings = await daily.reserve(counted.winnings).catch((reason) => {
        release();
        throw reason;
      });
      return {
        kind: 'reserved',
        winnings,
        confirm: () => {
          sync.confirm(counted);
          book.confirm(legs);
          daily.book.confirm(counted.winnings);
          suspender.check(legs);
        },
        release,
      };
    },
  };
}

type LostBet = {
  readonly reservation: Pick<Extract<Reservation, { kind: 'reserved' }>, 'confirm' | 'release'>;
  /** Whether it stands in the books after all. */
  readonly isPlaced: () => Promise<boolean>;
  /** Until no statement that was under way can still place it. */
  readonly waitMs: number;
};

/**
 * A bet whose write failed may have been placed: its reservation stays until the books say so
 * (BET-48). Released on a guess, the house could owe more than it allows; kept for ever, it would
 * sell less.
 */
export async function settleLostReservation(
  { reservation, isPlaced, waitMs }: LostBet,
  log: BettingDeps['log'],
): Promise<'confirmed' | 'released'> {
  for (;;) {
    await delay(waitMs, undefined, { ref: false });
    try {
      const placed = await isPlaced();
      if (placed) reservation.confirm();
      else reservation.release();
      return placed ? 'confirmed' : 'released';
    } catch (err) {
      log.error({ err }, 'exposure: outcome of a failed write not known yet, will be retried');
    }
  }
}
