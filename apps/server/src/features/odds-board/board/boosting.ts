import type { Senti } from '@kipute/domain/money/senti';
import { type Boosted, type BoostRule, boostedPrice } from '@kipute/domain/odds/boost';
import type { Clock } from '../../../platform/clock.ts';
import { canStillWin, winnersTogether } from '../facts/market-facts.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import type { Catalogue, Touched } from '../ports.ts';
import type { FeedSelling, Price } from './selling.ts';

/** A raised price of the house that is not over. */
export type Boost = {
  readonly id: string;
  readonly selectionId: string;
  readonly matchId: string;
  readonly rule: BoostRule;
  /** Milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** All bets of one player on it together. */
  readonly stakeMaximum: Senti;
};

/** What made a price what it is. */
export type PriceBoost = {
  readonly boostId: string;
  /** Thousandths, without it. */
  readonly oddsBefore: number;
  readonly stakeMaximum: Senti;
};

type BoostingDeps = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  readonly selling: FeedSelling;
  /** By how much a price may be raised at most. */
  readonly raiseMaximumPercent: () => number;
};

type Selections = ReadonlyMap<string, ReadonlySet<string>>;
type Phase = Parameters<FeedSelling['feedPriceOf']>[1];

/**
 * Raised prices (decision 0066): before the match only, while the window is open and the price of
 * the feed is below. A few dozen at a time among a hundred thousand prices.
 */
export class Boosting {
  readonly #deps: BoostingDeps;
  #bySelection = new Map<string, Boost>();
  /** Ids; the feed's price came up to them once, and they stay over whatever it does then. */
  readonly #overtaken = new Set<string>();
  readonly #listeners: ((boostId: string) => void)[] = [];

  constructor(deps: BoostingDeps) {
    this.#deps = deps;
  }

  all(): Iterable<Boost> {
    return this.#bySelection.values();
  }

  /** Called once for each boost that the price of the feed has come up to. */
  onOvertaken(listener: (boostId: string) => void): void {
    this.#listeners.push(listener);
  }

  /** The price as it is sold. */
  priceOf(sellable: Sellable, phase: Phase): Price {
    const price = this.#deps.selling.feedPriceOf(sellable, phase);
    const boost = this.#bySelection.get(sellable.selection.id);
    if (!boost || !price.canBeBetOn || phase !== 'pre-match' || !this.#isNow(boost)) return price;
    const boosted = this.#boosted(boost.rule, sellable, price);
    if (boosted.state !== 'raised') return price;
    const { id: boostId, stakeMaximum } = boost;
    return {
      ...price,
      odds: boosted.odds,
      boost: { boostId, stakeMaximum, oddsBefore: price.odds },
    };
  }

  /** What a rule would make of a price. */
  boostedBy(rule: BoostRule, sellable: Sellable): Boosted {
    const price = this.#deps.selling.feedPriceOf(sellable, 'pre-match');
    return this.#boosted(rule, sellable, price);
  }

  /** Returns the selections of which the price may be another one now, by match. */
  replaceWith(boosts: readonly Boost[]): Selections {
    const before = this.#bySelection;
    const going = boosts.filter(({ id }) => !this.#overtaken.has(id));
    this.#bySelection = new Map(going.map((boost) => [boost.selectionId, boost]));
    return byMatch([...before.values(), ...going]);
  }

  /**
   * Looks at the boosts that a batch may concern. Returns their selections: by a rule a price moves
   * with its neighbours, though the feed says nothing of it.
   */
  check({ matches, markets, selections }: Pick<Touched, 'matches' | 'markets' | 'selections'>) {
    const concerned = [...this.#bySelection.values()].filter(
      ({ matchId: id }) => matches.has(id) || markets.has(id) || selections.has(id),
    );
    for (const boost of concerned) this.#lookAt(boost);
    return byMatch(concerned);
  }

  #lookAt(boost: Boost): void {
    const { catalogue, selling } = this.#deps;
    const selection = catalogue.selection(boost.selectionId);
    const market = catalogue.marketOfSelection(boost.selectionId);
    if (!selection || !market || !this.#isNow(boost)) return;
    const sellable = { market, selection };
    const price = selling.feedPriceOf(sellable, 'pre-match');
    if (!price.canBeBetOn || this.#boosted(boost.rule, sellable, price).state !== 'overtaken')
      return;
    this.#overtaken.add(boost.id);
    this.#bySelection.delete(boost.selectionId);
    for (const listener of this.#listeners) listener(boost.id);
  }

  #boosted(rule: BoostRule, { market }: Sellable, { odds: price }: Price): Boosted {
    const { catalogue, selling, raiseMaximumPercent } = this.#deps;
    const selections = catalogue.selectionsOf(market.id);
    return boostedPrice(rule, {
      price,
      raiseMaximumPercent: raiseMaximumPercent(),
      market: () => ({
        prices: selections.filter(canStillWin).map((selection) => {
          const sellable = { market, selection };
          const isSold = selling.wouldSell(sellable, 'pre-match');
          return isSold ? selling.feedPriceOf(sellable, 'pre-match').odds : 0;
        }),
        winnersTogether: winnersTogether(market.marketTypeId, selections.length),
      }),
    });
  }

  #isNow({ startsAt, endsAt }: Boost): boolean {
    const now = this.#deps.clock.now().getTime();
    return startsAt <= now && now < endsAt;
  }
}

function byMatch(boosts: readonly Boost[]): Selections {
  const selections = new Map<string, Set<string>>();
  for (const { matchId, selectionId } of boosts) {
    selections.set(matchId, (selections.get(matchId) ?? new Set()).add(selectionId));
  }
  return selections;
}
