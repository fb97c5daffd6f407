import type { BaseLogger } from 'pino';
import type { Touched } from '../catalogue.ts';
import type { Kind } from '../kinds.ts';
import { createListeners } from '../listeners.ts';
import type { ChangeEffect, ChangeObserver } from './apply-change.ts';
import type { AnyHeld, Held } from './held.ts';
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

export type TouchedCollector = {
  readonly note: ChangeObserver;
  readonly collected: () => Touched;
  readonly isEmpty: () => boolean;
};

function addTo(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  if (known) known.add(member);
  else sets.set(key, new Set([member]));
}

/** Collects what a batch touched, so that listeners rebuild each thing only once. */
export function collectTouched(world: World): TouchedCollector {
  const matches = new Set<string>();
  const markets = new Map<string, Set<string>>();
  const selections = new Map<string, Set<string>>();
  const restocked = new Map<string, Set<string>>();
  const newborn = new Set<string>();
  let latest = { matchId: '', selections: new Set<string>() };
  let names = false;

  const touchMatch = (id: string) => void (world.matches.has(id) && matches.add(id));

  function touchMarket(market: Held<'market'> | undefined): void {
    if (!market || !world.matches.has(market.matchId)) return;
    matches.add(market.matchId);
    addTo(markets, market.matchId, market.id);
  }

  function touchSelection(selection: Held<'selection'>): void {
    touchMatch(selection.matchId);
    const placements = listOf(world, 'placement', { field: 'selectionId', of: selection.id });
    for (const { marketId } of placements) touchMarket(world.held.market.get(marketId));
  }

  function touchOffer({ selectionId, matchId }: Held<'offer'>, effect: ChangeEffect): void {
    // Prices of a match come together, so mostly it is the same match again.
    if (matchId !== latest.matchId) {
      if (!world.matches.has(matchId)) return;
      const known = selections.get(matchId) ?? new Set();
      selections.set(matchId, known);
      latest = { matchId, selections: known };
    }
    latest.selections.add(selectionId);
    if (effect !== 'reprice') addTo(restocked, matchId, selectionId);
  }

  /** A name that was created in this batch has not been shown anywhere yet. */
  function touchName(kind: string, id: string | number, effect: ChangeEffect): void {
    if (effect === 'create') newborn.add(`${kind}:${id}`);
    else if (!newborn.has(`${kind}:${id}`)) names = true;
  }

  function touchTranslation({ about, entityId }: Held<'translation'>): void {
    if (!newborn.has(`${about}:${entityId}`)) names = true;
  }

  function touchEvent(event: AnyHeld, effect: ChangeEffect): void {
    if (event.isMatch !== true) touchName('event', event.id, effect);
    else if (effect === 'create') newborn.add(`event:${event.id}`);
    touchMatch(String(event.id));
  }

  const touchOwnMatch = (record: AnyHeld) => touchMatch(String(record.matchId));
  const touchers: Partial<Record<Kind, (record: AnyHeld, effect: ChangeEffect) => void>> = {
    event: touchEvent,
    side: touchOwnMatch,
    fact: touchOwnMatch,
    incident: touchOwnMatch,
    market: (market) => touchMarket(market as Held<'market'>),
    selection: (selection) => touchSelection(selection as Held<'selection'>),
    placement: ({ marketId }) => touchMarket(world.held.market.get(String(marketId))),
    offer: (offer, effect) => touchOffer(offer as Held<'offer'>, effect),
    translation: (translation) => touchTranslation(translation as Held<'translation'>),
  };

  function note(kind: Kind, record: AnyHeld, effect: ChangeEffect): void {
    const touch = touchers[kind];
    if (touch) touch(record, effect);
    else touchName(kind, record.id, effect);
  }

  return {
    note,
    collected: () => ({ matches, markets, selections, restocked, names }),
    isEmpty: () => !names && matches.size === 0 && selections.size === 0,
  };
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
