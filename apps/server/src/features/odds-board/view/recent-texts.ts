import { ShortLivedMap } from '../../../platform/concurrency/short-lived-map.ts';
import type { MatchState } from '../board/match-state.ts';

type Entry = {
  readonly state: MatchState;
  readonly priceRevision: number;
  readonly text: string;
};

/** The texts asked for last, as long as the match is still in the state they were written for. */
export class RecentTexts {
  readonly #kept: number;
  readonly #entries = new ShortLivedMap<string, Entry>();

  constructor(kept: number) {
    this.#kept = kept;
  }

  get(key: string, state: MatchState): string | undefined {
    const entry = this.#entries.get(key);
    const isCurrent = entry?.state === state && entry.priceRevision === state.priceRevision;
    return isCurrent ? entry.text : undefined;
  }

  set(key: string, state: MatchState, text: string): void {
    // Deleted first, so that the map's order is that of the last writing.
    this.#entries.delete(key);
    this.#entries.set(key, { state, priceRevision: state.priceRevision, text });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#kept && oldest !== undefined) this.#entries.delete(oldest);
  }
}
