import { outcomeTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { PricedMarket } from '../model/match-model.ts';
import { ODDS_MAX } from '../play/desks/bookmakers.ts';
import { type Desk, openLine } from '../play/desks/line-desk.ts';
import { quoteLine } from '../play/desks/offer-desk.ts';
import type { Moment } from '../play/desks/quoting.ts';
import { isInPlay, type Match } from '../play/match.ts';

const SPECIAL_BETS = 411;
const COUNT = 1_000;

/** A market wider than any page: who is the thousandth visitor, so to speak. */
export function openManyOutcomes(desk: Desk, match: Match, moment: Moment): boolean {
  const market = wideMarket(match.model.mainPartId);
  if (match.lines.has(market.key)) return false;
  const line = openLine(desk, match, { market, isCore: false });
  line.isScripted = true;
  const quoting = {
    store: desk.store,
    match,
    now: moment.now,
    lastChangedTime: moment.wallTime,
    isLive: isInPlay(match),
    oddsMax: ODDS_MAX,
  };
  quoteLine(quoting, line, false);
  return true;
}

function wideMarket(eventPartId: number): PricedMarket {
  return {
    key: `b${SPECIAL_BETS}_ep${eventPartId}`,
    bettingTypeId: SPECIAL_BETS,
    eventPartId,
    market: { name: 'One of a thousand', numberOfOutcomes: COUNT },
    selections: Array.from({ length: COUNT }, (_, index) => ({
      key: String(index + 1),
      outcome: {
        typeId: outcomeTypes.scoreExact,
        paramFloat1: index + 1,
        name: `Number ${index + 1}`,
      },
      probability: 1 / (100 + index),
    })),
    overround: 1.1,
    winners: 1,
    isAllButSure: false,
    sold: 'both',
  };
}
