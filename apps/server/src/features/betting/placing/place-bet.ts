import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Crowd } from '../../../platform/http/crowd.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../orders/order.ts';
import { findOrderOfKey } from '../orders/order-store.ts';
import type { Exposure } from '../risk/exposure.ts';
import { admit } from './admission.ts';
import type { BetRefusal, BetRequest, PricedBet } from './bet-request.ts';
import { waitInPlay } from './live-window.ts';
import { createKeyTurns } from './one-key-at-a-time.ts';
import { requestHash } from './request-hash.ts';
import { betWriter } from './write-bet.ts';

export type PlaceBet = (request: BetRequest) => Promise<Result<Order, BetRefusal | 'overloaded'>>;

type Aside = Pick<Crowd, 'aside'>;

export function betPlacer(
  deps: BettingDeps,
  { crowd, exposure }: { readonly crowd: Aside; readonly exposure: Pick<Exposure, 'takeRoom'> },
): PlaceBet {
  const write = betWriter(deps, exposure);
  const inTurn = createKeyTurns(crowd);
  const before = async (request: BetRequest) => {
    const order = await findOrderOfKey(deps.database.read, request);
    return order && ifAsked(requestHash(request), order);
  };
  const place: PlaceBet = async (request) => {
    const admitted = await admitInTime(request, deps, crowd);
    const placed = admitted.ok ? await write(admitted.value) : admitted;
    const hash = admitted.ok ? admitted.value.requestHash : requestHash(request);
    if (placed.ok) return ifAsked(hash, placed.value);
    // Another process may have placed it meanwhile: whoever has a bet is never told it was refused.
    return (await before(request)) ?? placed;
  };
  return (request) =>
    inTurn(`${request.playerId} ${request.requestKey}`, {
      alone: () => place(request),
      // Looks first, so that nobody sits out a wait in play for a bet that stands.
      afterAnother: async () => (await before(request)) ?? (await place(request)),
    });
}

/** Looks twice at a bet in play, before and after its wait; both looks must be good. */
async function admitInTime(
  request: BetRequest,
  deps: BettingDeps,
  crowd: Aside,
): Promise<Result<PricedBet, BetRefusal>> {
  const first = admit(request, deps);
  if (!first.ok || !first.value.quotes.some(({ isLive }) => isLive)) return first;
  const moved = await crowd.aside(() => waitInPlay(first.value, deps));
  return moved.length > 0 ? refuse({ code: 'legs-refused', legs: moved }) : admit(request, deps);
}

/** The same key answers as before, also when the match has long been over. */
function ifAsked(hash: string, order: Order): Result<Order, BetRefusal> {
  return order.requestHash === hash ? ok(order) : refuse('request-key-used');
}
