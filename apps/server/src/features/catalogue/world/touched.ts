import type { Touched } from '../catalogue.ts';
import type { Kind } from '../kinds.ts';
import type { Sight, Witness } from './apply-change.ts';
import type { AnyHeld, Held } from './held.ts';
import { listOf, type World } from './world.ts';

export type TouchedCollector = {
  readonly note: Witness;
  readonly collected: () => Touched;
  readonly isEmpty: () => boolean;
};

function addTo(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  if (known) known.add(member);
  else sets.set(key, new Set([member]));
}

/** Gathers whom a batch concerns, so that what is derived from them is made anew only once. */
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

  function touchOffer({ selectionId, matchId }: Held<'offer'>, sight: Sight): void {
    // Prices of a match come together, so mostly it is the same again.
    if (matchId !== latest.matchId) {
      if (!world.matches.has(matchId)) return;
      const known = selections.get(matchId) ?? new Set();
      selections.set(matchId, known);
      latest = { matchId, selections: known };
    }
    latest.selections.add(selectionId);
    if (sight !== 'reprice') addTo(restocked, matchId, selectionId);
  }

  /** Nobody has shown a name yet that came with this batch. */
  function touchName(kind: string, id: string | number, sight: Sight): void {
    if (sight === 'create') newborn.add(`${kind}:${id}`);
    else if (!newborn.has(`${kind}:${id}`)) names = true;
  }

  function touchTranslation({ about, entityId }: Held<'translation'>): void {
    if (!newborn.has(`${about}:${entityId}`)) names = true;
  }

  function touchEvent(event: AnyHeld, sight: Sight): void {
    if (event.isMatch !== true) touchName('event', event.id, sight);
    else if (sight === 'create') newborn.add(`event:${event.id}`);
    touchMatch(String(event.id));
  }

  const touchOwnMatch = (record: AnyHeld) => touchMatch(String(record.matchId));
  const touchers: Partial<Record<Kind, (record: AnyHeld, sight: Sight) => void>> = {
    event: touchEvent,
    side: touchOwnMatch,
    fact: touchOwnMatch,
    incident: touchOwnMatch,
    market: (market) => touchMarket(market as Held<'market'>),
    selection: (selection) => touchSelection(selection as Held<'selection'>),
    placement: ({ marketId }) => touchMarket(world.held.market.get(String(marketId))),
    offer: (offer, sight) => touchOffer(offer as Held<'offer'>, sight),
    translation: (translation) => touchTranslation(translation as Held<'translation'>),
  };

  function note(kind: Kind, record: AnyHeld, sight: Sight): void {
    const touch = touchers[kind];
    if (touch) touch(record, sight);
    else touchName(kind, record.id, sight);
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

/** After everything was read anew. */
export function everythingTouched(before: World, after: World): Touched {
  const matches = new Set([...before.matches.keys(), ...after.matches.keys()]);
  return { ...nothingTouched, matches, names: true };
}
