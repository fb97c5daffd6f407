import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CashOutLeg, LegLock } from '@kipute/domain/betting/cash-out/cash-out-leg';
import { marginFreeOdds } from '@kipute/domain/betting/cash-out/margin-free-odds';
import type { LegInPlay } from '../../betting/index.ts';
import type { QuoteRefusal } from '../../odds-board/index.ts';
import type { CashOutDeps } from '../ports.ts';

export type LegWorth = (leg: LegInPlay) => CashOutLeg;

/** What the board refuses to sell, the house does not buy back either (CSH-40). */
const lockOf = {
  'selection-unknown': 'leg-without-price',
  'match-unknown': 'leg-without-price',
  'market-gone': 'line-moved',
  'board-suspended': 'leg-suspended',
  'match-not-on-sale': 'leg-suspended',
  'market-closed': 'leg-suspended',
  'selection-decided': 'leg-suspended',
  'offer-locked': 'leg-suspended',
} as const satisfies Record<QuoteRefusal, LegLock>;

const outcomeOf: ReadonlyMap<number, keyof typeof legOutcomes> = new Map(
  rowsOf(legOutcomes).map(([word, { id }]) => [id, word]),
);

type OpenWorth =
  | Omit<Extract<CashOutLeg, { readonly state: 'open' }>, 'placedOdds'>
  | Omit<Extract<CashOutLeg, { readonly state: 'locked' }>, 'placedOdds'>;

/**
 * By its ending, or by the chance that the board gives it now. Each selection is looked at once,
 * however many bets are on it: one of these serves a moment and is thrown away.
 */
export function legWorth(board: CashOutDeps['board']): LegWorth {
  const known = new Map<string, OpenWorth>();
  const openWorth = (selectionId: string): OpenWorth => {
    const worth = known.get(selectionId) ?? worthOnBoard(board, selectionId);
    known.set(selectionId, worth);
    return worth;
  };
  return ({ selectionId, odds: placedOdds, outcome: id }) => {
    const outcome = outcomeOf.get(id);
    switch (outcome) {
      case 'pending':
        return { ...openWorth(selectionId), placedOdds };
      case 'abnormal':
      case undefined:
        return { state: 'locked', why: 'leg-suspended', placedOdds };
      default:
        return { state: 'decided', outcome, placedOdds };
    }
  };
}

function worthOnBoard(board: CashOutDeps['board'], selectionId: string): OpenWorth {
  const market = board.marketPrices(selectionId);
  if (!market.ok) return { state: 'locked', why: lockOf[market.refusal] };
  const fair = marginFreeOdds(market.value.price, market.value);
  return fair ? { state: 'open', fair } : { state: 'locked', why: 'leg-without-price' };
}
