import type { Price } from '../../ui/odds/price.ts';
import { isBettable, type LivePrice } from '../live-odds/prices.ts';
import type { OddsTrust } from '../live-odds/trust.ts';

/** How a price is drawn: open, locked, pale while nothing is heard, blank without a selection. */
export function shownPrice(price: LivePrice | undefined, trust: OddsTrust): Price {
  if (!price) return { status: 'missing' };
  if (trust === 'suspended' || !isBettable(price)) return { status: 'suspended' };
  const { oddsThousandths, moved, moves } = price;
  if (trust === 'stale') return { status: 'stale', oddsThousandths };
  return { status: 'open', oddsThousandths, moves, ...(moved && { moved }) };
}
