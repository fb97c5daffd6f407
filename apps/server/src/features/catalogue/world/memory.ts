import type { BaseLogger } from 'pino';
import type { Touched } from '../catalogue.ts';
import { createListeners } from '../listeners.ts';
import type { ChangeEffect, ChangeObserver } from './apply-change.ts';
import type { AnyHeld, Held } from './world.ts';
import { createWorld, listOf, type World } from './world.ts';

/** The world this process holds, and up to which row of the journal. */
export type Memory = {
  world: World;
  seq: number;
  readonly announce: (touched: Touched) => void;
  readonly onTouched: (listener: (touched: Touched) => void) => void;
};

export function createMemory(log: BaseLogger): Memory {
  const listeners = createListeners<Touched>(log);
  return { world: createWorld(), seq: 0, announce: listeners.notify, onTouched: listeners.add };
}

function addTo(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  if (known) known.add(member);
  else sets.set(key, new Set([member]));
}

/** Collects what a batch touched, so that listeners rebuild each thing only once. */
export class TouchedCollector {
  readonly #world: World;
  readonly #matches = new Set<string>();
  readonly #markets = new Map<string, Set<string>>();
  readonly #selections = new Map<string, Set<string>>();
  readonly #restocked = new Map<string, Set<string>>();
  readonly #newborn = new Set<string>();
  #latest = { matchId: '', selections: new Set<string>() };
  #names = false;

  constructor(world: World) {
    this.#world = world;
  }

  collected(): Touched {
    return {
      matches: this.#matches,
      markets: this.#markets,
      selections: this.#selections,
      restocked: this.#restocked,
      names: this.#names,
    };
  }

  isEmpty(): boolean {
    return !this.#names && this.#matches.size === 0 && this.#selections.size === 0;
  }

  readonly note: ChangeObserver = (kind, record, effect) => {
    switch (kind) {
      case 'offer':
        return this.#touchOffer(record as Held<'offer'>, effect);
      case 'event':
        return this.#touchEvent(record, effect);
      case 'side':
      case 'fact':
      case 'incident':
        return this.#touchMatch(String(record.matchId));
      case 'market':
        return this.#touchMarket(record as Held<'market'>);
      case 'selection':
        return this.#touchSelection(record as Held<'selection'>);
      case 'placement':
        return this.#touchMarket(this.#world.held.market.get(String(record.marketId)));
      case 'translation':
        return this.#touchTranslation(record as Held<'translation'>);
      default:
        return this.#touchName(kind, record.id, effect);
    }
  };

  #touchMatch(id: string): void {
    if (this.#world.matches.has(id)) this.#matches.add(id);
  }

  #touchMarket(market: Held<'market'> | undefined): void {
    if (!market || !this.#world.matches.has(market.matchId)) return;
    this.#matches.add(market.matchId);
    addTo(this.#markets, market.matchId, market.id);
  }

  #touchSelection(selection: Held<'selection'>): void {
    this.#touchMatch(selection.matchId);
    const placements = listOf(this.#world, 'placement', { field: 'selectionId', of: selection.id });
    for (const { marketId } of placements) this.#touchMarket(this.#world.held.market.get(marketId));
  }

  #touchOffer({ selectionId, matchId }: Held<'offer'>, effect: ChangeEffect): void {
    // Prices of a match come together, so mostly it is the same match again.
    if (matchId !== this.#latest.matchId) {
      if (!this.#world.matches.has(matchId)) return;
      const known = this.#selections.get(matchId) ?? new Set();
      this.#selections.set(matchId, known);
      this.#latest = { matchId, selections: known };
    }
    this.#latest.selections.add(selectionId);
    if (effect !== 'reprice') addTo(this.#restocked, matchId, selectionId);
  }

  /** A name that was created in this batch has not been shown anywhere yet. */
  #touchName(kind: string, id: string | number, effect: ChangeEffect): void {
    if (effect === 'create') this.#newborn.add(`${kind}:${id}`);
    else if (!this.#newborn.has(`${kind}:${id}`)) this.#names = true;
  }

  #touchTranslation({ about, entityId }: Held<'translation'>): void {
    if (!this.#newborn.has(`${about}:${entityId}`)) this.#names = true;
  }

  #touchEvent(event: AnyHeld, effect: ChangeEffect): void {
    if (event.isMatch !== true) this.#touchName('event', event.id, effect);
    else if (effect === 'create') this.#newborn.add(`event:${event.id}`);
    this.#touchMatch(String(event.id));
  }
}

export const nothingTouched: Touched = {
  matches: new Set(),
  markets: new Map(),
  selections: new Map(),
  restocked: new Map(),
  names: false,
};

/** After everything was loaded anew. */
export function everythingTouched(before: World, after: World): Touched {
  const matches = new Set([...before.matches.keys(), ...after.matches.keys()]);
  return { ...nothingTouched, matches, names: true };
}
