import type { SocketLimits } from './socket-limits.ts';

export type AdmissionTerms = Pick<
  SocketLimits,
  'connectionsPerAddressMax' | 'joinsPerSecondMax'
> & {
  readonly connectionsMax: number;
};

export type Admission = {
  /** Undefined when there is room; otherwise when to come again. */
  readonly join: (address: string) => { readonly retryAfterMs: number } | undefined;
  readonly leave: (address: string) => void;
  /** From now on nobody is let in. */
  readonly shut: () => void;
  readonly adviseRetryMs: () => number;
};

const SPREAD_MS_MIN = 2_000;
const SPREAD_MS_MAX = 30_000;
const RETRY_MS_MIN = 500;

/**
 * Decides who gets a socket. The more are turned away in one second, the wider apart they are
 * told to come again, so that the next wave is no higher than we can serve.
 */
export function createAdmission(terms: AdmissionTerms, now: () => number): Admission {
  const connectionsOf = new Map<string, number>();
  let connections = 0;
  let isShut = false;
  let second = { startedAt: now(), joined: 0, turnedAway: 0 };

  function thisSecond(): typeof second {
    if (now() - second.startedAt >= 1_000) {
      second = { startedAt: now(), joined: 0, turnedAway: 0 };
    }
    return second;
  }

  function adviseRetryMs(): number {
    thisSecond().turnedAway += 1;
    const wanted = (1_000 * second.turnedAway) / terms.joinsPerSecondMax;
    const spread = Math.min(SPREAD_MS_MAX, Math.max(SPREAD_MS_MIN, wanted));
    return Math.round(RETRY_MS_MIN + Math.random() * spread);
  }

  function hasRoomFor(address: string): boolean {
    return (
      !isShut &&
      connections < terms.connectionsMax &&
      (connectionsOf.get(address) ?? 0) < terms.connectionsPerAddressMax &&
      thisSecond().joined < terms.joinsPerSecondMax
    );
  }

  return {
    join: (address) => {
      if (!hasRoomFor(address)) return { retryAfterMs: adviseRetryMs() };
      thisSecond().joined += 1;
      connections += 1;
      connectionsOf.set(address, (connectionsOf.get(address) ?? 0) + 1);
      return undefined;
    },
    leave: (address) => {
      connections -= 1;
      const left = (connectionsOf.get(address) ?? 0) - 1;
      if (left > 0) connectionsOf.set(address, left);
      else connectionsOf.delete(address);
    },
    shut: () => {
      isShut = true;
    },
    adviseRetryMs,
  };
}
