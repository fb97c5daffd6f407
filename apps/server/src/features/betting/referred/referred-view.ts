import { referredBetStates } from '@kipute/contract/constants/betting/risk';
import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import type { ReferredState } from '@kipute/domain/betting/referred-bet';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { BettingBoard } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { orderView } from '../orders/order-view.ts';
import type { Exposure } from '../risk/exposure.ts';
import type { ReferredBet } from './referred-store.ts';

type OwnReferredBet = NonNullable<CallContent<'order_list/referred'>>;
type OfficeReferredBet = CallContent<'referred_bet/inquire'>[number];

const SECOND_MS = 1_000;
const wire = (amount: bigint): number => toWireShillings(senti(amount));

/** What nobody answered is over, also where nobody has written that down yet. */
function stateNow({ state, answerUntil }: ReferredBet, now: Date): ReferredState {
  const isAwaited = state === 'waiting' || state === 'cut';
  return isAwaited && answerUntil <= now ? 'expired' : state;
}

function secondsLeft(bet: ReferredBet, now: Date): number {
  const state = stateNow(bet, now);
  if (state !== 'waiting' && state !== 'cut') return 0;
  return Math.ceil((bet.answerUntil.getTime() - now.getTime()) / SECOND_MS);
}

/** In the reader's language; empty where nothing was refused. */
function why({ refusal }: ReferredBet, locale: Locale): string {
  const entry = refusal && errorCatalogue[refusal.code as ErrorCode];
  if (!entry) return '';
  const text: string = entry[locale === 'sw' ? 'sw' : 'en'];
  return Object.entries(refusal.values ?? {}).reduce(
    (said, [name, value]) => said.replace(`{${name}}`, value),
    text,
  );
}

type Seen = {
  readonly board: Pick<BettingBoard, 'scorePickOf'>;
  readonly locale: Locale;
  readonly now: Date;
};

export function ownReferredView(
  bet: ReferredBet,
  order: Order | undefined,
  { board, locale, now }: Seen,
): OwnReferredBet {
  return {
    id: String(bet.id),
    request_key: bet.requestKey,
    state: referredBetStates[stateNow(bet, now)].id,
    bet_amount: wire(bet.stake),
    offered_amount: bet.stakeOffered && wire(bet.stakeOffered),
    seconds_left: secondsLeft(bet, now),
    legs: bet.legs.map(({ selectionId, odds, words }) => ({
      outcomeId: selectionId,
      team_home: words[locale]?.home ?? '',
      team_away: words[locale]?.away ?? '',
      market_name: words[locale]?.market ?? '',
      selection_name: words[locale]?.selection ?? '',
      odds: odds / 1_000,
    })),
    why: why(bet, locale),
    nobet_list: (bet.refusal?.legs ?? []).map((leg) => ({
      ...{ outcomeId: leg.selectionId, why: leg.why, odds: leg.oddsNow / 1_000 },
    })),
    order_info: order ? orderView(order, { board, locale }) : null,
  };
}

export type Bettor = {
  readonly name: string;
  readonly phone: string;
  readonly stakeFactorPercent: number;
  readonly riskGroup: number;
};

type SeenByTrader = {
  readonly bettor: Bettor | undefined;
  readonly administrators: ReadonlyMap<bigint, string>;
  readonly board: Pick<BettingBoard, 'quote'>;
  readonly exposure: Pick<Exposure, 'owedOn' | 'owedOnSelection'>;
  readonly locale: Locale;
  readonly now: Date;
};

export function officeReferredView(bet: ReferredBet, seen: SeenByTrader): OfficeReferredBet {
  const { bettor, administrators, now } = seen;
  const end = bet.endedAt ?? now;
  return {
    id: String(bet.id),
    user: { id: String(bet.playerId), name: bettor?.name ?? '' },
    phone: bettor ? maskedPhone(bettor.phone) : '',
    // Sound: written from the table of the contract.
    risk_group: (bettor?.riskGroup ?? 0) as OfficeReferredBet['risk_group'],
    stake_factor: bettor?.stakeFactorPercent ?? 100,
    state: referredBetStates[stateNow(bet, now)].id,
    stake: wire(bet.stake),
    offered_amount: bet.stakeOffered && wire(bet.stakeOffered),
    payout: wire(bet.payout),
    total_price: bet.totalOdds,
    by_credit: bet.request.paidWith === 'credit' ? 1 : 0,
    leg_count: bet.legs.length,
    legs: bet.legs.map((leg) => legForTrader(leg, seen)),
    referred_at: bet.referredAt.toISOString(),
    age_seconds: Math.max(0, Math.floor((end.getTime() - bet.referredAt.getTime()) / SECOND_MS)),
    seconds_left: secondsLeft(bet, now),
    decided_by:
      bet.decidedBy === null
        ? null
        : { id: String(bet.decidedBy), name: administrators.get(bet.decidedBy) ?? '' },
    decided_at: bet.decidedAt?.toISOString() ?? null,
    note: bet.note,
    serial_number: bet.serialNumber ?? '',
    order_id: bet.orderId === null ? null : String(bet.orderId),
    why: why(bet, seen.locale),
  };
}

function legForTrader(
  { matchId, selectionId, odds, isLive, words }: ReferredBet['legs'][number],
  { board, exposure, locale }: SeenByTrader,
): OfficeReferredBet['legs'][number] {
  const quote = board.quote(selectionId);
  return {
    ...{ match_id: matchId, selection_id: selectionId },
    league: words[locale]?.league ?? '',
    team_home: words[locale]?.home ?? '',
    team_away: words[locale]?.away ?? '',
    market_name: words[locale]?.market ?? '',
    selection_name: words[locale]?.selection ?? '',
    isLive: isLive ? 1 : 0,
    odds: odds / 1_000,
    odds_now: quote.ok ? quote.value.odds / 1_000 : 0,
    selection_exposure: wire(exposure.owedOnSelection(selectionId)),
    match_exposure: wire(exposure.owedOn(matchId)),
  };
}
