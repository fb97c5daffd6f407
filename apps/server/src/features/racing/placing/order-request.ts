import { hash } from 'node:crypto';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Senti } from '@kipute/domain/money/senti';
import {
  priceOrder,
  type RacingOrderPrice,
  type RacingPick,
} from '@kipute/domain/racing/racing-bet';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { RacingDeps } from '../racing-deps.ts';
import type { RacingRound } from '../rounds/round-store.ts';

export type OrderRequest = {
  readonly playerId: bigint;
  /** Made by the page, once per intention. */
  readonly requestKey: string;
  readonly roundId: bigint;
  readonly picks: readonly RacingPick[];
  readonly ticketStake: Senti;
  /** What the page showed. */
  readonly tickets: number;
  readonly device: 'desktop' | 'phone';
};

/** In the order they are checked; the player is told the first (RAC-14). */
export type RacingOrderRefusal = Extract<
  ErrorCode,
  | 'site-maintenance'
  | 'betting-paused'
  | 'racing-closed'
  | 'racing-round-unknown'
  | 'racing-round-not-open'
  | 'racing-round-closed'
  | 'racing-pick-missing'
  | 'racing-pick-invalid'
  | 'racing-ten-twice'
  | 'racing-ten-incomplete'
  | 'racing-stake-out-of-range'
  | 'racing-too-many-tickets'
  | 'racing-tickets-changed'
  | 'betting-forbidden'
  | 'play-paused'
  | 'own-limit-reached'
  | 'racing-coin-short'
  | 'request-key-used'
  | 'overloaded'
>;

/** A request that can be placed at this moment, for as much as memory knows. */
export type PricedOrder = OrderRequest & RacingOrderPrice & { readonly round: RacingRound };

/** What can be refused before the database is asked. */
export function admitOrder(
  request: OrderRequest,
  round: RacingRound | undefined,
  { settings, clock }: Pick<RacingDeps, 'settings' | 'clock'>,
): Result<PricedOrder, RacingOrderRefusal> {
  const racing = settings.current('racing');
  if (settings.current('site').maintenance) return refuse('site-maintenance');
  if (settings.current('bet').bettingPaused) return refuse('betting-paused');
  if (!racing.isOpen) return refuse('racing-closed');
  if (!round) return refuse('racing-round-unknown');
  const now = clock.now();
  if (now < round.opensAt) return refuse('racing-round-not-open');
  if (now >= round.closesAt || round.state !== 'scheduled') return refuse('racing-round-closed');
  const price = priceOrder(request.picks, request.ticketStake);
  if (!price.ok) return price;
  if (!isInRange(request, racing)) return refuse('racing-stake-out-of-range');
  if (price.value.tickets > racing.ticketsMaximum) return refuse('racing-too-many-tickets');
  if (price.value.tickets !== request.tickets) return refuse('racing-tickets-changed');
  return ok({ ...request, ...price.value, round });
}

type Limits = {
  readonly [Name in 'stakeMinimum' | 'stakeMaximum' | 'tenOfTenStakeMaximum']: Senti;
};

/** Each ticket costs the same; ten-of-ten pays so much that it has a highest stake of its own. */
function isInRange(
  { picks, ticketStake }: Pick<OrderRequest, 'picks' | 'ticketStake'>,
  { stakeMinimum, stakeMaximum, tenOfTenStakeMaximum }: Limits,
): boolean {
  if (ticketStake < stakeMinimum || ticketStake > stakeMaximum) return false;
  const hasTen = picks.some(({ kind }) => kind === 'ten-of-ten');
  return !hasTen || ticketStake <= tenOfTenStakeMaximum;
}

/** What was asked for: the same key with another order is another request. */
export function orderHash({ roundId, picks, ticketStake }: OrderRequest): string {
  const chosen = picks.map(({ kind, numbers }) => [kind, ...numbers]);
  const asked = JSON.stringify([String(roundId), chosen, String(ticketStake)]);
  return hash('sha256', asked, 'base64url').slice(0, 22);
}
