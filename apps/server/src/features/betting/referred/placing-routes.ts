import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { allOfThem, shapeOfCode } from '@kipute/domain/betting/bet-shape';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { BetRequest, LegRefusal, RequestedLeg } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { orderView } from '../orders/order-view.ts';
import type { PlaceSingles } from '../placing/place-singles.ts';
import { refusalOnWire } from '../placing/refusal-view.ts';
import type { SubmitBet } from './refer-bet.ts';
import { ownReferredShower } from './referred-routes.ts';

export type PlacingRoutes = HandlersFor<'order_list/add' | 'order_list/add_singles'>;

type Placers = { readonly submitBet: SubmitBet; readonly placeSingles: PlaceSingles };

export function placingRoutes(
  { submitBet, placeSingles }: Placers,
  deps: BettingDeps,
): PlacingRoutes {
  const { board } = deps;
  const showReferred = ownReferredShower(deps);
  return {
    'order_list/add': async (request, { caller, locale, device }) => {
      const { playerId } = caller;
      const submitted = await submitBet({ ...betOf(request), playerId, device });
      if (!submitted.ok) {
        const { legs, ...refused } = refusalOnWire(submitted.refusal);
        if (legs.length === 0) return refuseWith(refused.code, refused.values);
        return answer({ ...nothingPlaced, nobet_list: legs.map(legOnTheWire) });
      }
      if (submitted.value.kind === 'referred') {
        const referred = await showReferred(submitted.value.bet, locale);
        const { order_info } = referred;
        return answer({ ...nothingPlaced, status: order_info ? 1 : 0, order_info, referred });
      }
      const order_info = orderView(submitted.value.order, { board, locale });
      return answer({ status: 1, nobet_list: [], order_info, referred: null });
    },
    'order_list/add_singles': async (request, { caller, locale, device }) => {
      const { playerId } = caller;
      const placed = await placeSingles(
        singlesOf(request).map((single) => ({ ...single, playerId, device })),
      );
      if (placed.ok) {
        const orders = placed.value.map((order) => orderView(order, { board, locale }));
        return answer({ status: 1, nobet_list: [], orders });
      }
      const { legs, ...refused } = refusalOnWire(placed.refusal);
      if (legs.length === 0) return refuseWith(refused.code, refused.values);
      return answer({ status: 0, nobet_list: legs.map(legOnTheWire), orders: [] });
    },
  };
}

const nothingPlaced: CallContent<'order_list/add'> = {
  ...{ status: 0, nobet_list: [], order_info: null, referred: null },
};

type AskedBet = Omit<BetRequest, 'playerId' | 'device'>;

function betOf(request: CallRequest<'order_list/add'>): AskedBet {
  return {
    ...intentionOf(request),
    shape: shapeOfCode(request.system_size),
    stake: stakeOf(request.bet_amount),
    legs: request.bet_list.map(legOf),
  };
}

const singlesOf = (request: CallRequest<'order_list/add_singles'>): readonly AskedBet[] =>
  request.bet_list.map(({ bet_amount, ...leg }) => ({
    ...intentionOf(request),
    shape: allOfThem,
    stake: stakeOf(bet_amount),
    legs: [legOf(leg)],
  }));

type Intention = Pick<CallRequest<'order_list/add'>, 'request_key' | 'pay_type' | 'odds_changes'>;

const intentionOf = ({ request_key, pay_type, odds_changes }: Intention) => ({
  requestKey: request_key,
  oddsChanges: odds_changes ?? ('within-tolerance' as const),
  paidWith: pay_type === 2 ? ('credit' as const) : ('balance' as const),
});

/** The schema lets no other number through. */
const stakeOf = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

type LegOnTheWire = CallRequest<'order_list/add'>['bet_list'][number];

const legOf = (leg: LegOnTheWire): RequestedLeg => ({
  selectionId: leg.outcomeId,
  matchId: leg.eventId,
  marketId: leg.marketId,
  seenOdds: leg.seen_odds === undefined ? undefined : Math.round(leg.seen_odds * 1000),
});

type RefusedOnTheWire = CallContent<'order_list/add'>['nobet_list'][number];

const legOnTheWire = ({ selectionId, why, oddsNow }: LegRefusal): RefusedOnTheWire => ({
  outcomeId: selectionId,
  why,
  odds: oddsNow / 1000,
});
