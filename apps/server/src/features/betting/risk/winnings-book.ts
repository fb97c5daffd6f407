/** What one bet may bring its player beyond the stake, in senti, on the day it was placed. */
export type PromisedWinnings = {
  readonly playerId: bigint;
  /** The instant at which that day began in East Africa. */
  readonly day: number;
  readonly amount: bigint;
};

/**
 * What the bets of today may bring each player, as far as this process knows. It takes a lost bet
 * for an open one, so it says too much sooner than too little; it refuses nobody, and only tells
 * who has to be counted in the books.
 */
export class WinningsBook {
  #day = 0;
  #byPlayer = new Map<bigint, bigint>();
  /** Weak, because all bets come and go here: see ShortLivedMap. */
  readonly #reserved = new WeakSet<PromisedWinnings>();

  /** What the player may win that day, this bet included; undefined for a day that is over. */
  reserve(promised: PromisedWinnings): bigint | undefined {
    this.#reserved.add(promised);
    this.add(promised);
    return promised.day === this.#day ? this.#byPlayer.get(promised.playerId) : undefined;
  }

  /** The bet is in the books: what was counted for it stays. */
  keep(promised: PromisedWinnings): void {
    this.#reserved.delete(promised);
  }

  /** The bet was not written. */
  release(promised: PromisedWinnings): void {
    if (this.#reserved.delete(promised)) this.add({ ...promised, amount: -promised.amount });
  }

  /** Of a day that is over nothing is kept. */
  add({ playerId, day, amount }: PromisedWinnings): void {
    if (day < this.#day) return;
    if (day > this.#day) this.#byPlayer.clear();
    this.#day = day;
    this.#byPlayer.set(playerId, (this.#byPlayer.get(playerId) ?? 0n) + amount);
  }

  /** Begins anew with what the books say, and bets that are not in it yet on top. */
  replaceWith(promised: readonly PromisedWinnings[], onTop: readonly PromisedWinnings[]): void {
    this.#byPlayer.clear();
    for (const one of [...promised, ...onTop]) this.add(one);
  }
}
