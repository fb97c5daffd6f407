import { bestReturn } from '@kipute/domain/betting/bet-return';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { ExposureBook, ExposureMaxima, LegExposure } from './exposure-book.ts';

export type Suspender = {
  /** More is owed on these. */
  readonly check: (legs: Iterable<LegExposure>) => void;
  /** Less is owed somewhere: that of a match concerns all its selections. */
  readonly checkSuspended: () => void;
  readonly checkAll: () => void;
};

type SuspenderDeps = Pick<BettingDeps, 'board' | 'settings'> & {
  readonly book: ExposureBook;
  readonly maxima: () => ExposureMaxima;
};

/** Read once for many checks. */
type Limits = { readonly stakeMinimum: Senti; readonly maxima: ExposureMaxima };

/**
 * Suspends on the board what is full: a selection on which the house could not take the least stake
 * any more, and a match on which it could owe not even that stake. A larger bet may find too little
 * left long before; it is refused for itself and suspends nothing (BET-47).
 */
export function createSuspender({ board, settings, book, maxima }: SuspenderDeps): Suspender {
  const selections = new Map<string, LegExposure>();
  const matches = new Set<string>();

  function isFull(leg: LegExposure, limits: Limits): boolean {
    const { stakeMinimum: stake } = limits;
    const takes = (liability: bigint) => book.hasRoomFor({ ...leg, liability }, limits.maxima);
    // No single pays more than this; most have room for it, which is quickly said.
    if (takes((stake * BigInt(leg.odds)) / 1_000n)) return false;
    const single = { shape: { kind: 'all' }, stake, paidWith: 'balance' } as const;
    return !takes(bestReturn({ ...single, terms: termsNow({ settings }) }, [leg.odds]).paid);
  }

  /** Whether anything is suspended or resumed by it. */
  function update(leg: LegExposure, limits: Limits): boolean {
    const { selectionId, matchId } = leg;
    const was = [selections.has(selectionId), matches.has(matchId)];
    const isMatchFull = limits.maxima.perMatch - book.onMatch(matchId) < limits.stakeMinimum;
    const is = [isFull(leg, limits), isMatchFull];
    if (is[0]) selections.set(selectionId, leg);
    else selections.delete(selectionId);
    if (is[1]) matches.add(matchId);
    else matches.delete(matchId);
    return was[0] !== is[0] || was[1] !== is[1];
  }

  function check(legs: Iterable<LegExposure>): void {
    const limits = { stakeMinimum: leastStake(settings), maxima: maxima() };
    let isChanged = false;
    for (const leg of legs) isChanged = update(leg, limits) || isChanged;
    if (!isChanged) return;
    board.setSuspensions({ selections: new Set(selections.keys()), matches: new Set(matches) });
  }
  return {
    check,
    checkSuspended: () => check([...selections.values()]),
    // What is suspended and has no open bets is checked as well, or it would stay suspended.
    checkAll: () => check([...selections.values(), ...book.owed()]),
  };
}

function leastStake(settings: BettingDeps['settings']): Senti {
  const { desktop, phone } = settings.current('bet');
  const { stakeMinimum } = desktop.stakeMinimum < phone.stakeMinimum ? desktop : phone;
  return stakeMinimum > 0n ? stakeMinimum : shillings(1);
}
