import { locales } from '@kipute/contract/locale';
import { formatOdds } from '@kipute/domain/betting/bet-odds';
import { bestReturn } from '@kipute/domain/betting/bet-return';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BetRefusal, BetRequest, PricedBet } from '../bet-request.ts';
import { termsNow } from '../bet-terms.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { requestHash } from '../placing/idempotency.ts';
import type { PlaceBet } from '../placing/place-bet.ts';
import { announceReferred } from './referred-events.ts';
import {
  insertReferred,
  type NewReferredBet,
  type ReferredBet,
  referredOfKey,
} from './referred-store.ts';

type Submitted =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'referred'; readonly bet: ReferredBet };
type SubmitRefusal =
  | Exclude<BetRefusal, { readonly code: 'trader-first' }>
  | 'overloaded'
  | 'referred-bet-waiting';

/** Places a bet, or has it wait for a trader when its stake is large (RSK-10). */
export type SubmitBet = (request: BetRequest) => Promise<Result<Submitted, SubmitRefusal>>;

export function betSubmitter(deps: BettingDeps, placeBet: PlaceBet): SubmitBet {
  return async (request) => {
    const placed = await placeBet(request);
    if (placed.ok) return ok({ kind: 'order', order: placed.value });
    const { refusal } = placed;
    if (typeof refusal !== 'string' && refusal.code === 'trader-first') {
      return await refer(refusal.bet, deps);
    }
    // Its answer was lost and what made it large has changed: it is found all the same.
    const earlier = await sameRequest(request, deps);
    return earlier ?? refuse(refusal);
  };
}

async function sameRequest(
  request: BetRequest,
  { database }: BettingDeps,
): Promise<Result<Submitted, SubmitRefusal> | undefined> {
  const bet = await referredOfKey(database.read, request);
  if (!bet) return undefined;
  if (bet.requestHash !== requestHash(request)) return refuse('request-key-used');
  return ok({ kind: 'referred', bet });
}

const SECOND_MS = 1_000;

async function refer(bet: PricedBet, deps: BettingDeps): Promise<Result<Submitted, SubmitRefusal>> {
  const known = await sameRequest(bet, deps);
  if (known) return known;
  const { clock, database, settings } = deps;
  const now = clock.now();
  const { referralSeconds } = settings.current('bet');
  const answerUntil = new Date(now.getTime() + referralSeconds * SECOND_MS);
  const referred = await database.transact(async (tx) => {
    // A trader is not asked about what could not be placed anyway.
    const refusal = await whoMayNot(tx, bet, deps);
    if (refusal) return refuse(refusal);
    const kept = await insertReferred(tx, {
      ...newReferred(bet, deps),
      referredAt: now,
      answerUntil,
    });
    return kept ? ok(kept) : refuse('taken' as const);
  });
  if (referred.ok) {
    announceReferred(referred.value, deps);
    return ok({ kind: 'referred', bet: referred.value });
  }
  if (referred.refusal !== 'taken') return refuse(referred.refusal);
  return (await sameRequest(bet, deps)) ?? refuse('referred-bet-waiting');
}

function newReferred(
  bet: PricedBet,
  deps: BettingDeps,
): Omit<NewReferredBet, 'referredAt' | 'answerUntil'> {
  const { shape, stake, paidWith, quotes } = bet;
  const odds = quotes.map((quote) => quote.odds);
  const best = bestReturn({ shape, stake, paidWith, terms: termsNow(deps) }, odds);
  const legs = quotes.map(({ matchId, selectionId, isLive, odds }) => ({
    ...{ matchId, selectionId, isLive, odds },
    words: Object.fromEntries(
      locales.map((locale) => [locale, deps.board.wordsOf(selectionId, locale)]),
    ),
  }));
  return {
    request: requestAsSeen(bet),
    requestHash: bet.requestHash,
    shown: { legs, totalOdds: formatOdds(best.totalOdds) },
    payout: best.paid,
  };
}

/** What the page did not say it saw is what the trader sees: nobody agreed to a worse price. */
function requestAsSeen({
  quotes,
  requestHash: _,
  stakeFactor: __,
  ...request
}: PricedBet): BetRequest {
  const legs = request.legs.map((leg, at) => ({
    ...leg,
    seenOdds: leg.seenOdds ?? quotes[at]?.odds,
  }));
  return { ...request, legs };
}

type Hindrance = 'betting-forbidden' | 'play-paused' | 'own-limit-reached' | 'funds-short';

/** As when it is placed, in the same order; then all of it is asked once more. */
async function whoMayNot(
  tx: Transaction,
  { playerId, stake, paidWith }: PricedBet,
  { protection, wallet }: BettingDeps,
): Promise<Hindrance | undefined> {
  const player = await tx
    .selectFrom('player')
    .select(['bettingForbidden', 'disabled'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!player || player.bettingForbidden || player.disabled) return 'betting-forbidden';
  const refusal = await protection.stakeRefusal(tx, playerId, stake);
  if (refusal) return refusal;
  const balances = await wallet.balancesOf(tx, playerId);
  const inPurse = paidWith === 'credit' ? balances.credit : balances.cash;
  return inPurse < stake ? 'funds-short' : undefined;
}
