const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Whoever is turned away by a house that has too much to do, or finds nobody at home, stays away
 * for a while; the oftener, the longer. The first answer brings everybody back.
 */
export class Patience {
  #refusals = 0;
  #until = 0;

  isOver(now: number): boolean {
    return now >= this.#until;
  }

  get waitsUntil(): number {
    return this.#until;
  }

  turnedAway(now: number, retryAfterMs = 0): void {
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.#refusals, LONGEST_WAIT_MS);
    this.#refusals += 1;
    this.#until = Math.max(this.#until, now + Math.max(wait, retryAfterMs));
  }

  answered(): void {
    this.#refusals = 0;
  }
}
