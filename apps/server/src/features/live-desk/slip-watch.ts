/** One bet as the watch sees it. */
export type WatchedBet = {
  readonly serialNumber: string;
  readonly playerId: bigint;
  readonly atMs: number;
  readonly stake: bigint;
  readonly selectionIds: readonly string[];
};

export type SlipRules = {
  readonly minutes: number;
  /** Shorter slips are alike by chance: half a town bets on Simba. */
  readonly legsMinimum: number;
};

/** The same selections, bet on by several accounts within the minutes of the rules. */
export type SlipGroup = {
  readonly key: string;
  readonly selectionIds: readonly string[];
  readonly bets: readonly WatchedBet[];
  readonly accounts: readonly bigint[];
};

/** A bound against whoever bets a new slip a thousand times a second. */
const SLIPS_MAX = 50_000;
/** More of one slip are counted and not held. */
const BETS_OF_SLIP_MAX = 200;

const MINUTE_MS = 60_000;

/**
 * Finds slips that several accounts bet in a short time. Held in memory: each process hears of every
 * bet of the fleet, and a slip is looked at when a bet on it comes, never in between.
 */
export class SlipWatch {
  readonly #slips = new Map<string, WatchedBet[]>();

  /** The group that a bet belongs to by now; undefined while it is one account alone. */
  note(bet: WatchedBet, { minutes, legsMinimum }: SlipRules): SlipGroup | undefined {
    if (bet.selectionIds.length < legsMinimum) return undefined;
    const key = bet.selectionIds.toSorted().join(' ');
    const since = bet.atMs - minutes * MINUTE_MS;
    const recent = (this.#slips.get(key) ?? []).filter(({ atMs }) => atMs > since);
    const bets = [...recent, bet].slice(-BETS_OF_SLIP_MAX);
    // Deleted first, so that the oldest slips are the first of the map.
    this.#slips.delete(key);
    this.#slips.set(key, bets);
    this.#forget(since);
    const accounts = [...new Set(bets.map(({ playerId }) => playerId))];
    return accounts.length > 1
      ? { key, selectionIds: bet.selectionIds, bets, accounts }
      : undefined;
  }

  #forget(since: number): void {
    for (const [key, bets] of this.#slips) {
      const isOver = (bets.at(-1)?.atMs ?? 0) <= since;
      if (!isOver && this.#slips.size <= SLIPS_MAX) return;
      this.#slips.delete(key);
    }
  }
}
