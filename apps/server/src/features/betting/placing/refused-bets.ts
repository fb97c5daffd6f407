import type { BetRefusal, BetRequest } from '../bet-request.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { PlaceBet } from './place-bet.ts';
import type { PlaceSingles } from './place-singles.ts';

/** A bet that was not placed, for who watches what is refused. */
export type RefusedBet = {
  /** The words of the refusal; of refused legs why the first one was. */
  readonly reason: string;
  readonly requests: readonly BetRequest[];
};

type Placers = { readonly placeBet: PlaceBet; readonly placeSingles: PlaceSingles };

/** The same placers, and whoever listens hears of what they refuse. */
export function tellingRefusals({ placeBet, placeSingles }: Placers, log: BettingDeps['log']) {
  const listeners: ((bet: RefusedBet) => void)[] = [];
  function tell(requests: readonly BetRequest[], refusal: BetRefusal | 'overloaded'): void {
    // It is not refused: a trader is asked first.
    if (typeof refusal !== 'string' && refusal.code === 'trader-first') return;
    // In a turn of its own: the player is answered first, whatever a listener does.
    setImmediate(() => {
      const bet = { reason: reasonOf(refusal), requests };
      for (const listener of listeners) {
        Promise.try(listener, bet).catch((err) => log.error({ err }, 'betting: listener failed'));
      }
    });
  }
  return {
    onRefused: (listener: (bet: RefusedBet) => void) => void listeners.push(listener),
    placers: {
      placeBet: async (request: BetRequest) => {
        const placed = await placeBet(request);
        if (!placed.ok) tell([request], placed.refusal);
        return placed;
      },
      placeSingles: async (requests: readonly BetRequest[]) => {
        const placed = await placeSingles(requests);
        if (!placed.ok) tell(requests, placed.refusal);
        return placed;
      },
    } satisfies Placers,
  };
}

function reasonOf(refusal: BetRefusal | 'overloaded'): string {
  if (typeof refusal === 'string') return refusal;
  return refusal.code === 'legs-refused' ? (refusal.legs[0]?.why ?? refusal.code) : refusal.code;
}
