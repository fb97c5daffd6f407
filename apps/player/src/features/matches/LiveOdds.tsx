import { memo } from 'react';
import { OddsButton } from '../../ui/odds/OddsButton.tsx';
import type { Price } from '../../ui/odds/price.ts';
import { isBettable, type LivePrice, usePrice } from '../live-odds/prices.ts';
import { type OddsStatus, useOddsStatus } from '../live-odds/staleness.ts';
import { usePicked } from '../picks/picks-store.ts';
import { pickSelection } from './pick-selection.ts';

/** The key of no selection. */
const NOT_OFFERED = '';

type LiveOddsProps = { selectionId: string | undefined; sign: string; words: string };

/** Subscribes to one selection: when its price changes, nothing but this button is drawn. */
export const LiveOdds = memo(function LiveOdds({ selectionId, sign, words }: LiveOddsProps) {
  const price = shownPrice(usePrice(selectionId ?? NOT_OFFERED), useOddsStatus());
  const isPicked = usePicked(selectionId);
  const outcome = {
    selectionId: selectionId ?? NOT_OFFERED,
    price,
    ...(isPicked && { mark: 'selected' as const }),
  };
  return <OddsButton sign={sign} words={words} outcome={outcome} onPick={pickSelection} />;
});

/** Of the betting-offer statuses: closed for the moment, and meant to come back. */
const SUSPENDED = 7;

/**
 * How a price is drawn: open, locked, said to be none, pale while it is stale, blank without a
 * selection.
 */
export function shownPrice(price: LivePrice | undefined, status: OddsStatus): Price {
  if (!price) return { status: 'missing' };
  if (!isBettable(price)) return { status: price.status === SUSPENDED ? 'suspended' : 'unpriced' };
  if (status === 'suspended') return { status };
  const { oddsThousandths, moved, moves, boost } = price;
  if (status === 'stale') return { status: 'stale', oddsThousandths };
  return {
    ...{ status: 'open', oddsThousandths, moves },
    ...(moved && { moved }),
    ...(boost && { boostedFrom: Math.round(boost.from * 1000) }),
  };
}
