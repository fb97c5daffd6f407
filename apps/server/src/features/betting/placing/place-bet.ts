import { type Result, refuse } from '@kipute/domain/result';
import type { Crowd } from '../../../platform/http/crowd.ts';
import type { BetRefusal, BetRequest } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { Order } from '../order.ts';
import { findOrderOfKey } from '../orders/order-store.ts';
import type { Exposure } from '../risk/exposure.ts';
import { admit } from './admission.ts';
import { createKeysElsewhere } from './keys-elsewhere.ts';
import { waitInPlay } from './live-window.ts';
import { createKeyTurns } from './one-key-at-a-time.ts';
import { ifAsked, requestHash } from './request-hash.ts';
import { betWriter } from './write-bet.ts';

export type PlaceBet = (request: BetRequest) => Promise<Result<Order, BetRefusal | 'overloaded'>>;

type Aside = Pick<Crowd, 'aside'>;

export function betPlacer(
  deps: BettingDeps,
  { crowd, exposure }: { readonly crowd: Aside; readonly exposure: Pick<Exposure, 'takeRoom'> },
): PlaceBet {
  const write = betWriter(deps, exposure);
  const inTurn = createKeyTurns(crowd);
  const elsewhere = createKeysElsewhere(deps);
  const before = async (request: BetRequest) => {
    const order = await findOrderOfKey(deps.database.read, request);
    return order && ifAsked(requestHash(request), order);
  };
  /** Looks twice at a bet in play, before and after its wait; both looks must be good. */
  const attempt: PlaceBet = async (request) => {
    const first = admit(request, deps);
    if (!first.ok) return first;
    if (!first.value.quotes.some(({ isLive }) => isLive)) return await write(first.value);
    return await elsewhere.tellingOthers(keyOf(request), async () => {
      const moved = await crowd.aside(() => waitInPlay(first.value, deps));
      if (moved.length > 0) return refuse({ code: 'legs-refused', legs: moved });
      const second = admit(request, deps);
      return second.ok ? await write(second.value) : second;
    });
  };
  const place: PlaceBet = async (request) => {
    const placed = await attempt(request);
    if (placed.ok) return placed;
    // Another process may place it: whoever has a bet is never told that it was refused.
    const end = elsewhere.endOf(keyOf(request));
    if (end) await crowd.aside(() => end);
    return (await before(request)) ?? placed;
  };
  return (request) =>
    inTurn(keyOf(request), {
      alone: () => place(request),
      // Looks first, so that nobody sits out a wait in play for a bet that stands.
      afterAnother: async () => (await before(request)) ?? (await place(request)),
    });
}

const keyOf = ({ playerId, requestKey }: BetRequest) => `${playerId} ${requestKey}`;
