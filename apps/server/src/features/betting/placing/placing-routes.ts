import type { ErrorCode } from '@kipute/contract/errors';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { allOfThem, shapeOfCode } from '@kipute/domain/betting/bet-shape';
import { formatShillings, fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { BetRefusal, BetRequest, LegRefusal, RequestedLeg } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { orderView } from '../orders/order-view.ts';
import type { PlaceBet } from './place-bet.ts';
import type { PlaceSingles } from './place-singles.ts';

export type PlacingRoutes = HandlersFor<'order_list/add' | 'order_list/add_singles'>;

/** What is refused as a whole; refused legs are told one by one instead. */
const onTheWire = {
  'site-maintenance': 'site-maintenance',
  'betting-paused': 'betting-paused',
  'slip-empty': 'slip-empty',
  'too-many-legs': 'too-many-legs',
  'system-unfit': 'system-unfit',
  'stake-not-whole': 'stake-not-whole',
  'stake-below-minimum': 'stake-below-minimum',
  'stake-above-maximum': 'stake-above-maximum',
  'boost-stake-above-maximum': 'boost-stake-above-maximum',
  'boost-budget-short': 'boost-budget-short',
  'betting-forbidden': 'betting-forbidden',
  'play-paused': 'play-paused',
  'own-limit-reached': 'own-limit-reached',
  'daily-winnings-reached': 'daily-winnings-reached',
  'funds-short': 'funds-short',
  'request-key-used': 'request-key-used',
  overloaded: 'overloaded',
} as const satisfies Record<Extract<BetRefusal, string> | 'overloaded', ErrorCode>;

type Placers = { readonly placeBet: PlaceBet; readonly placeSingles: PlaceSingles };

export function placingRoutes(
  { placeBet, placeSingles }: Placers,
  { board }: Pick<BettingDeps, 'board'>,
): PlacingRoutes {
  return {
    'order_list/add': async (request, { caller, locale, device }) => {
      const { playerId } = caller;
      const placed = await placeBet({ ...betOf(request), playerId, device });
      if (placed.ok) {
        const order_info = orderView(placed.value, { board, locale });
        return answer({ status: 1, nobet_list: [], order_info });
      }
      const { refusal } = placed;
      if (typeof refusal === 'string') return refuseWith(onTheWire[refusal]);
      if (refusal.code === 'stake-above-tier') return refuseTierStake(refusal);
      return answer({ status: 0, nobet_list: refusal.legs.map(legOnTheWire), order_info: null });
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
      const { refusal } = placed;
      if (typeof refusal === 'string') return refuseWith(onTheWire[refusal]);
      if (refusal.code === 'stake-above-tier') return refuseTierStake(refusal);
      return answer({ status: 0, nobet_list: refusal.legs.map(legOnTheWire), orders: [] });
    },
  };
}

const refuseTierStake = ({ maximum }: { readonly maximum: Senti }) =>
  refuseWith('stake-above-tier', { amount: formatShillings(maximum) });

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
