import { legLiabilities } from '@kipute/domain/betting/bet-return';
import type { Senti } from '@kipute/domain/money/senti';
import type { PricedBet } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';

/** What one leg of a bet adds to what the house may owe, in senti. */
export type LegExposure = {
  readonly selectionId: string;
  readonly matchId: string;
  /** Thousandths, as it was bet on. */
  readonly odds: number;
  readonly liability: bigint;
  /** What was staked: on each leg of a bet the whole of it. */
  readonly stake: bigint;
};

/** Both negative when it is owed again. */
type Settled = Omit<LegExposure, 'liability' | 'stake'> & {
  readonly owed: bigint;
  readonly staked: bigint;
};

export type ExposureMaxima = { readonly perSelection: bigint; readonly perMatch: bigint };

export function exposureMaxima({ settings }: Pick<BettingDeps, 'settings'>): ExposureMaxima {
  const { selectionExposureMaximum, matchExposureMaximum } = settings.current('bet');
  return { perSelection: selectionExposureMaximum, perMatch: matchExposureMaximum };
}

export function legExposures(
  { shape, quotes, stake }: PricedBet,
  payout: Senti,
): readonly LegExposure[] {
  const liabilities = legLiabilities(
    { shape, payout },
    quotes.map(({ odds }) => odds),
  );
  return quotes.map(({ selectionId, matchId, odds }, at) => ({
    ...{ selectionId, matchId, odds },
    liability: liabilities[at] ?? payout,
    stake,
  }));
}

/**
 * What the house owes on each selection and each match if it comes in, from the open bets in the
 * books and those about to be written. Held in memory, because every bet asks (BET-41).
 */
export class ExposureBook {
  #bySelection = new Map<string, LegExposure>();
  #byMatch = new Map<string, bigint>();
  /** Weak, because all bets come and go here: see ShortLivedMap. */
  readonly #reserved = new WeakSet<readonly LegExposure[]>();

  /** Counts a bet, or returns the selections that are full and counts nothing. */
  reserve(legs: readonly LegExposure[], maxima: ExposureMaxima): readonly string[] {
    const full = legs
      .filter((leg) => !this.hasRoomFor(leg, maxima))
      .map(({ selectionId }) => selectionId);
    if (full.length > 0) return full;
    this.#reserved.add(legs);
    this.add(legs);
    return [];
  }

  /** The bet is written: what was counted for it stays. */
  confirm(legs: readonly LegExposure[]): void {
    this.#reserved.delete(legs);
  }

  /** The bet was not written. */
  release(legs: readonly LegExposure[]): void {
    if (this.#reserved.delete(legs)) this.#count(legs, -1n);
  }

  /** A bet that another process wrote. */
  add(legs: readonly LegExposure[]): void {
    this.#count(legs, 1n);
  }

  /** What was owed on a selection until bets on it were decided. */
  settle({ owed, staked, ...leg }: Settled): void {
    const known = this.#bySelection.get(leg.selectionId) ?? { ...leg, liability: 0n, stake: 0n };
    // Sums in the books are rounded once, ours leg by leg.
    const liability = least(owed, known.liability);
    const stake = least(staked, known.stake);
    if (liability === 0n && stake === 0n) return;
    this.#count([{ ...known, matchId: leg.matchId, liability, stake }], -1n);
  }

  /** Begins anew with a snapshot, and the bets that it misses. */
  replaceWith(open: readonly LegExposure[], missing: readonly (readonly LegExposure[])[]): void {
    this.#bySelection = new Map();
    this.#byMatch = new Map();
    for (const legs of [open, ...missing]) this.add(legs);
  }

  /** By selection, with the odds at which each was bet on last. */
  owed(): Iterable<LegExposure> {
    return this.#bySelection.values();
  }

  of(selectionId: string): LegExposure | undefined {
    return this.#bySelection.get(selectionId);
  }

  onSelection(selectionId: string): bigint {
    return this.#bySelection.get(selectionId)?.liability ?? 0n;
  }

  onMatch(matchId: string): bigint {
    return this.#byMatch.get(matchId) ?? 0n;
  }

  hasRoomFor({ selectionId, matchId, liability }: LegExposure, maxima: ExposureMaxima): boolean {
    return (
      this.onSelection(selectionId) + liability <= maxima.perSelection &&
      this.onMatch(matchId) + liability <= maxima.perMatch
    );
  }

  #count(legs: readonly LegExposure[], times: 1n | -1n): void {
    for (const leg of legs) {
      const { selectionId, matchId } = leg;
      const moved = times * leg.liability;
      const known = this.#bySelection.get(selectionId);
      const liability = (known?.liability ?? 0n) + moved;
      const stake = (known?.stake ?? 0n) + times * leg.stake;
      this.#bySelection.set(selectionId, { ...leg, liability, stake });
      this.#byMatch.set(matchId, this.onMatch(matchId) + moved);
    }
  }
}

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
