import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Senti } from '@kipute/domain/money/senti';
import type { OrderInPlay } from '../../betting/index.ts';
import type { Touched } from '../../catalogue/index.ts';

export type WatchedOrder = { readonly order: OrderInPlay; readonly threshold: Senti };

type MarketIdOf = (selectionId: string) => string | undefined;

/**
 * The orders that have a rule, found by the markets of their open legs. A change of the odds costs
 * a look for each market it touched and a price for each order on it, whatever else is watched: the
 * chance of a selection follows from the prices of its whole market (CSH-51).
 */
export class WatchedOrders {
  readonly #orders = new Map<bigint, WatchedOrder>();
  /** By match, then by market. */
  readonly #onMatch = new Map<string, Map<string, Set<bigint>>>();

  put(watched: WatchedOrder): void {
    const { id } = watched.order;
    this.drop(id);
    this.#orders.set(id, watched);
    for (const { matchId, marketId } of openLegs(watched)) {
      const onMarket = this.#onMatch.get(matchId) ?? new Map<string, Set<bigint>>();
      this.#onMatch.set(matchId, onMarket);
      onMarket.set(marketId, (onMarket.get(marketId) ?? new Set()).add(id));
    }
  }

  drop(id: bigint): void {
    const watched = this.#orders.get(id);
    if (!watched) return;
    this.#orders.delete(id);
    for (const { matchId, marketId } of openLegs(watched)) {
      const onMarket = this.#onMatch.get(matchId);
      const ids = onMarket?.get(marketId);
      ids?.delete(id);
      if (ids?.size === 0) onMarket?.delete(marketId);
      if (onMarket?.size === 0) this.#onMatch.delete(matchId);
    }
  }

  clear(): void {
    this.#orders.clear();
    this.#onMatch.clear();
  }

  get(id: bigint): WatchedOrder | undefined {
    return this.#orders.get(id);
  }

  ids(): Iterable<bigint> {
    return this.#orders.keys();
  }

  /** Those whose worth may be another after it. */
  touchedBy({ markets, selections }: Touched, marketIdOf: MarketIdOf): ReadonlySet<bigint> {
    const touched = new Set<bigint>();
    const add = (ids: ReadonlySet<bigint> | undefined) => {
      for (const id of ids ?? []) touched.add(id);
    };
    for (const [matchId, marketIds] of markets) {
      const onMarket = this.#onMatch.get(matchId);
      if (onMarket) for (const marketId of marketIds) add(onMarket.get(marketId));
    }
    for (const [matchId, selectionIds] of selections) {
      const onMarket = this.#onMatch.get(matchId);
      if (!onMarket) continue;
      const marketIds = new Set([...selectionIds].map(marketIdOf));
      for (const marketId of marketIds) add(onMarket.get(marketId ?? ''));
    }
    return touched;
  }
}

const openLegs = ({ order }: WatchedOrder) =>
  order.legs.filter(({ outcome }) => outcome === legOutcomes.pending.id);
