import { SLIP_KEPT_DAYS } from '@kipute/contract/constants/timing';
import { forget, keepJson, readKeptJson } from '../../platform/device-storage.ts';

/** As long as picks are kept; by then the player's orders have told what became of it. */
const KEPT_MS = SLIP_KEPT_DAYS * 86_400_000;

/** A request that was sent and got no response, kept through a reload to be retried. */
type Kept<Body> = { readonly body: Body; readonly endsAtMs: number };

/** Other tabs and players store theirs here too, so entries are added and removed one by one. */
type ByPlayer<Body> = Readonly<Record<string, readonly Kept<Body>[]>>;

type UnansweredRequests<Body> = {
  /** Those of this player: nobody may retry another player's request. */
  of(playerId: string): readonly Body[];
  /** Each takes the place of the one with its name. */
  keep(playerId: string, bodies: readonly Body[]): void;
  forget(playerId: string, names: readonly string[]): void;
};

/** One place in the storage of the device, for requests that have a name of their own. */
export function unansweredRequests<Body>(
  storageKey: string,
  nameOf: (body: Body) => string,
): UnansweredRequests<Body> {
  const keptOf = (playerId: string): readonly Kept<Body>[] => everybodys()[playerId] ?? [];

  function othersThan(playerId: string, names: readonly string[]): readonly Kept<Body>[] {
    return keptOf(playerId).filter(({ body }) => !names.includes(nameOf(body)));
  }

  /** Read anew each time, because another tab may have written. */
  function everybodys(): ByPlayer<Body> {
    const nowMs = Date.now();
    const players = Object.entries(readKeptJson(storageKey) ?? {}).map(
      ([playerId, kept]) => [playerId, livingIn<Body>(kept, nowMs)] as const,
    );
    return Object.fromEntries(players.filter(([, kept]) => kept.length > 0));
  }

  function keepAll(playerId: string, kept: readonly Kept<Body>[]): void {
    const { [playerId]: _, ...others } = everybodys();
    const all: ByPlayer<Body> = kept.length === 0 ? others : { ...others, [playerId]: kept };
    if (Object.keys(all).length === 0) forget(storageKey);
    else keepJson(storageKey, all);
  }

  return {
    of: (playerId) => keptOf(playerId).map(({ body }) => body),
    keep(playerId, bodies) {
      const endsAtMs = Date.now() + KEPT_MS;
      const added = bodies.map((body) => ({ body, endsAtMs }));
      keepAll(playerId, [...othersThan(playerId, bodies.map(nameOf)), ...added]);
    },
    forget: (playerId, names) => keepAll(playerId, othersThan(playerId, names)),
  };
}

/** What an older page wrote may have any shape. */
function livingIn<Body>(kept: unknown, nowMs: number): readonly Kept<Body>[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (each: Partial<Kept<Body>> | null) => each?.body && (each.endsAtMs ?? 0) > nowMs,
  );
}
