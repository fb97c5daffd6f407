import { bettingOfferStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { moveOdds } from '../play/desks/offer-desk.ts';
import type { Engine } from '../play/engine.ts';
import { isInPlay, type Offer } from '../play/match.ts';

const LASTS_MS = 10_000;
const STEP = 0.01;
/** There is a step below it that is still a price. */
const ODDS_MIN = 1.03;
/** A turn that comes late makes up for no more than this. */
const TURN_MS_MAX = 1_000;

/** A storm of price changes, for those who want to see what their end can take. */
export class Burst {
  readonly #engine: Engine;
  #changesPerSecond = 0;
  #lastTurnAt = 0;
  #endsAt = 0;
  #next = 0;
  /** A step below their price: a storm never makes a book cheaper than it was. */
  readonly #lowered = new Set<Offer>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  begin(changesPerSecond: number): void {
    this.#changesPerSecond = changesPerSecond;
    this.#lastTurnAt = performance.now();
    this.#endsAt = this.#lastTurnAt + LASTS_MS;
    this.#lowered.clear();
  }

  /** As many changes as the time since the last turn asks for. */
  turn(): void {
    const now = performance.now();
    if (now > this.#endsAt) return;
    const offers = this.#openOffers();
    if (offers.length === 0) return;
    const elapsedMs = Math.min(now - this.#lastTurnAt, TURN_MS_MAX);
    const count = Math.round((elapsedMs / 1_000) * this.#changesPerSecond);
    this.#lastTurnAt = now;
    const { ground } = this.#engine;
    const { wallTime } = this.#engine.momentAt(ground.clock.now());
    for (let done = 0; done < count; done += 1) {
      this.#next = (this.#next + 1) % offers.length;
      const offer = offers[this.#next];
      if (!offer) return;
      const step = this.#lowered.delete(offer) ? STEP : -STEP;
      if (step < 0) this.#lowered.add(offer);
      const odds = Number((offer.odds + step).toFixed(2));
      moveOdds({ store: ground.store, lastChangedTime: wallTime }, { offer, odds });
    }
  }

  #openOffers(): readonly Offer[] {
    return this.#engine
      .matches()
      .filter(isInPlay)
      .flatMap((match) => [...match.lines.values()])
      .flatMap((line) => line.outcomes)
      .flatMap((outcome) => [...outcome.offers.values()])
      .filter(({ statusId, odds }) => {
        return statusId === bettingOfferStatuses.standard && odds >= ODDS_MIN;
      });
  }
}
