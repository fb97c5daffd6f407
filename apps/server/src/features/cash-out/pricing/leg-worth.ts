import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CashOutLeg, LegLock } from '@kipute/domain/betting/cash-out/cash-out-value';
import type { Fraction } from '@kipute/domain/betting/cash-out/fraction';
import { marginFreeOdds, nearCertainOdds } from '@kipute/domain/betting/cash-out/margin-free-odds';
import type { DangerKind } from '@kipute/domain/betting/danger';
import type { LegInPlay } from '../../betting/index.ts';
import type { QuoteRefusal } from '../../odds-board/index.ts';
import type { CashOutDeps } from '../ports.ts';

export type LegWorth = (leg: LegInPlay) => CashOutLeg;

type WorthDeps = Pick<CashOutDeps, 'board' | 'settings'>;

/** What the board refuses to sell, the house does not buy back either (CSH-40). */
const lockOf = {
  'selection-unknown': 'leg-without-price',
  'match-unknown': 'leg-without-price',
  'market-gone': 'line-moved',
  'board-suspended': 'feed-silent',
  'match-over': 'result-awaited',
  'match-not-on-sale': 'leg-suspended',
  'market-closed': 'leg-without-price',
  'selection-decided': 'result-awaited',
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
export function legWorth(deps: WorthDeps): LegWorth {
  const known = new Map<string, OpenWorth>();
  const openWorth = (leg: LegInPlay): OpenWorth => {
    const worth = known.get(leg.selectionId) ?? worthOnBoard(leg, deps);
    known.set(leg.selectionId, worth);
    return worth;
  };
  return (leg) => {
    const { odds: placedOdds } = leg;
    const outcome = outcomeOf.get(leg.outcome);
    switch (outcome) {
      case 'pending':
        // A raise is for who stays to the end: bought back at once it would be a present (BOOST-12).
        return { ...openWorth(leg), placedOdds: leg.oddsUnboosted };
      case 'abnormal':
      case undefined:
        return { state: 'locked', why: 'result-awaited', placedOdds };
      default:
        return { state: 'decided', outcome, placedOdds };
    }
  };
}

function worthOnBoard({ selectionId, matchId }: LegInPlay, deps: WorthDeps): OpenWorth {
  const market = deps.board.marketPrices(selectionId);
  const fair = market.ok ? marginFreeOdds(market.value.price, market.value) : undefined;
  if (fair) return { state: 'open', fair };
  const lock = market.ok ? 'leg-without-price' : lockOf[market.refusal];
  const isHeld = market.ok || market.refusal === 'offer-locked';
  const danger = dangerOf(matchId, deps);
  if (danger === 'goal' && lock === 'leg-suspended') return { state: 'locked', why: 'danger' };
  const near = isHeld && !danger ? nearCertain(selectionId, deps) : undefined;
  return near ? { state: 'open', fair: near } : { state: 'locked', why: lock };
}

/** A favourite that nobody sells any more keeps what its last prices say (CSH-11). */
function nearCertain(selectionId: string, { board, settings }: WorthDeps): Fraction | undefined {
  const last = board.lastPrices(selectionId);
  const { nearCertainOdds: oddsMaximum, nearCertainChancePercent: chanceMaximumPercent } =
    settings.current('settlement');
  return last && nearCertainOdds(last.price, last, { oddsMaximum, chanceMaximumPercent });
}

/** Which moment of danger the match is in; of a suspension just then it is the likely cause. */
function dangerOf(matchId: string, { board, settings }: WorthDeps): DangerKind | undefined {
  const { goalDangerSeconds, cornerDangerSeconds } = settings.current('bet');
  const since = board.secondsSinceDanger(matchId);
  if (since.goal !== undefined && since.goal < goalDangerSeconds) return 'goal';
  const isCorner = since.corner !== undefined && since.corner < cornerDangerSeconds;
  return isCorner ? 'corner' : undefined;
}
