import { bestReturn } from '@kipute/domain/betting/bet-return';
import { type Senti, shillings } from '@kipute/domain/money/senti';
import { termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { ExposureBook, ExposureMaxima, LegExposure } from './exposure-book.ts';

export type Sealer = {
  /** Room was taken on these. */
  readonly lookAt: (legs: Iterable<LegExposure>) => void;
  /** Room was given back somewhere: that of a match concerns all its selections. */
  readonly lookAtSealed: () => void;
  readonly lookAtAll: () => void;
};

type SealerDeps = Pick<BettingDeps, 'board' | 'settings'> & {
  readonly book: ExposureBook;
  readonly maxima: () => ExposureMaxima;
};

/** Read once for many looks. */
type Terms = { readonly least: Senti; readonly maximaNow: ExposureMaxima };

/**
 * Shows on the board what is full: a selection on which the house could not take the least stake
 * any more, and a match on which it could owe not even that stake. A larger bet may find too
 * little room long before; it is refused for itself and locks nobody else out (BET-47).
 */
export function createSealer({ board, settings, book, maxima }: SealerDeps): Sealer {
  const selections = new Map<string, LegExposure>();
  const matches = new Set<string>();

  function isFull(leg: LegExposure, { least, maximaNow }: Terms): boolean {
    const takes = (liability: bigint) => book.hasRoomFor({ ...leg, liability }, maximaNow);
    // No single pays more than this; most have room for it, which is quickly said.
    if (takes((least * BigInt(leg.odds)) / 1_000n)) return false;
    const single = { shape: { kind: 'all' }, stake: least, paidWith: 'balance' } as const;
    return !takes(bestReturn({ ...single, terms: termsNow({ settings }) }, [leg.odds]).paid);
  }

  /** Whether anything is sealed or opened by it. */
  function look(leg: LegExposure, terms: Terms): boolean {
    const { selectionId, matchId } = leg;
    const wasSealed = [selections.has(selectionId), matches.has(matchId)];
    const isSealed = [
      isFull(leg, terms),
      terms.maximaNow.perMatch - book.onMatch(matchId) < terms.least,
    ];
    if (isSealed[0]) selections.set(selectionId, leg);
    else selections.delete(selectionId);
    if (isSealed[1]) matches.add(matchId);
    else matches.delete(matchId);
    return wasSealed[0] !== isSealed[0] || wasSealed[1] !== isSealed[1];
  }

  function lookAt(legs: Iterable<LegExposure>): void {
    const terms = { least: leastStake(settings), maximaNow: maxima() };
    let isChanged = false;
    for (const leg of legs) isChanged = look(leg, terms) || isChanged;
    if (!isChanged) return;
    board.sealOff({ selections: new Set(selections.keys()), matches: new Set(matches) });
  }
  return {
    lookAt,
    lookAtSealed: () => lookAt([...selections.values()]),
    // What is sealed and owed nothing on is looked at as well, or it would stay sealed.
    lookAtAll: () => lookAt([...selections.values(), ...book.owed()]),
  };
}

function leastStake(settings: BettingDeps['settings']): Senti {
  const { desktop, phone } = settings.current('bet');
  const { stakeMinimum } = desktop.stakeMinimum < phone.stakeMinimum ? desktop : phone;
  return stakeMinimum > 0n ? stakeMinimum : shillings(1);
}
