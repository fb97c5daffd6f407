/** Whatever happens once a second is counted so long. */
const SECONDS = 60;
const MINUTES = 60;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A match is counted in parts of a minute, so that the last one is always nearly whole. */
const PART_MS = 10_000;
const PARTS = 6;

type Counted = {
  readonly atMs: number;
  readonly bets: number;
  readonly stake: bigint;
  readonly matchIds: readonly string[];
};

type Sum = { slot: number; bets: number; stake: bigint };

/**
 * How fast bets come: of the whole fleet, because every process hears of every bet once. Counting
 * one is a few additions, in memory of a fixed size but for the matches of the last minute.
 */
export class BetRates {
  readonly #seconds: Sum[] = emptySums(SECONDS);
  readonly #minutes: Sum[] = emptySums(MINUTES);
  readonly #parts = new Map<number, Map<string, number>>();

  count({ atMs, bets, stake, matchIds }: Counted): void {
    add(this.#seconds, Math.floor(atMs / SECOND_MS), { bets, stake });
    add(this.#minutes, Math.floor(atMs / MINUTE_MS), { bets, stake });
    const part = this.#part(Math.floor(atMs / PART_MS));
    for (const matchId of matchIds) part.set(matchId, (part.get(matchId) ?? 0) + bets);
  }

  /** Of each of the last sixty whole seconds, the oldest first. */
  perSecond(nowMs: number): readonly { readonly bets: number; readonly stake: bigint }[] {
    const now = Math.floor(nowMs / SECOND_MS);
    return Array.from({ length: SECONDS }, (_, at) => read(this.#seconds, now - SECONDS + at));
  }

  inLastHour(nowMs: number): number {
    const now = Math.floor(nowMs / MINUTE_MS);
    const minutes = Array.from({ length: MINUTES }, (_, at) => read(this.#minutes, now - at));
    return minutes.reduce((sum, { bets }) => sum + bets, 0);
  }

  /** Bets with a leg on it. */
  onMatch(matchId: string, nowMs: number): number {
    const now = Math.floor(nowMs / PART_MS);
    let sum = 0;
    for (const [at, part] of this.#parts) if (at > now - PARTS) sum += part.get(matchId) ?? 0;
    return sum;
  }

  #part(at: number): Map<string, number> {
    const known = this.#parts.get(at);
    if (known) return known;
    for (const old of this.#parts.keys()) if (old <= at - PARTS) this.#parts.delete(old);
    const part = new Map<string, number>();
    this.#parts.set(at, part);
    return part;
  }
}

const emptySums = (length: number): Sum[] =>
  Array.from({ length }, () => ({ slot: -1, bets: 0, stake: 0n }));

/** A ring: what was there belonged to a time that is over. */
function add(ring: Sum[], slot: number, { bets, stake }: Omit<Sum, 'slot'>): void {
  const sum = ring[slot % ring.length];
  if (!sum || sum.slot > slot) return;
  if (sum.slot < slot) Object.assign(sum, { slot, bets: 0, stake: 0n });
  sum.bets += bets;
  sum.stake += stake;
}

function read(ring: readonly Sum[], slot: number): Omit<Sum, 'slot'> {
  const sum = ring[slot % ring.length];
  return sum?.slot === slot ? sum : { bets: 0, stake: 0n };
}
