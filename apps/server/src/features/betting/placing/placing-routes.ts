import type { ErrorCode } from '@kipute/contract/errors';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { fromWireShillings, senti } from '@kipute/domain/money/senti';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { BetRefusal, BetRequest, LegRefusal } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { orderView } from '../orders/order-view.ts';
import type { PlaceBet } from './place-bet.ts';

export type PlacingRoutes = HandlersFor<'order_list/add'>;

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
  'betting-forbidden': 'betting-forbidden',
  'play-paused': 'play-paused',
  'own-limit-reached': 'own-limit-reached',
  'daily-winnings-reached': 'daily-winnings-reached',
  'funds-short': 'funds-short',
  'request-key-used': 'request-key-used',
  overloaded: 'overloaded',
} as const satisfies Record<Extract<BetRefusal, string> | 'overloaded', ErrorCode>;

export function placingRoutes(
  placeBet: PlaceBet,
  { board }: Pick<BettingDeps, 'board'>,
): PlacingRoutes {
  return {
    'order_list/add': async (request, { caller, locale, device }) => {
      const placed = await placeBet({
        ...requestOf(request),
        playerId: caller.playerId,
        device,
      });
      if (placed.ok) {
        const order_info = orderView(placed.value, { board, locale });
        return answer({ status: 1, nobet_list: [], order_info });
      }
      const { refusal } = placed;
      if (typeof refusal === 'string') return refuseWith(onTheWire[refusal]);
      return answer({ status: 0, nobet_list: refusal.legs.map(legOnTheWire), order_info: null });
    },
  };
}

function requestOf(
  request: CallRequest<'order_list/add'>,
): Omit<BetRequest, 'playerId' | 'device'> {
  const { system_size: size } = request;
  return {
    requestKey: request.request_key,
    shape: size === 0 ? { kind: 'all' } : { kind: 'system', size },
    oddsChanges: request.odds_changes ?? 'within-tolerance',
    paidWith: request.pay_type === 2 ? 'credit' : 'balance',
    // The schema lets no other number through.
    stake: fromWireShillings(request.bet_amount) ?? senti(0n),
    legs: request.bet_list.map((leg) => ({
      selectionId: leg.outcomeId,
      matchId: leg.eventId,
      marketId: leg.marketId,
      seenOdds: leg.seen_odds === undefined ? undefined : Math.round(leg.seen_odds * 1000),
    })),
  };
}

type RefusedOnTheWire = CallContent<'order_list/add'>['nobet_list'][number];

const legOnTheWire = ({ selectionId, why, oddsNow }: LegRefusal): RefusedOnTheWire => ({
  outcomeId: selectionId,
  why,
  odds: oddsNow / 1000,
});
