import type { Touched } from '../catalogue.ts';
import type { Change } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import type { AnyHeld, Held } from './held.ts';
import { listOf, type World } from './world.ts';

export type TouchedCollector = {
  readonly note: (kind: Kind, record: AnyHeld, act: Change['act']) => void;
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
  const newborn = new Set<string>();
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

  function touchOffer({ selectionId }: Held<'offer'>): void {
    const matchId = world.held.selection.get(selectionId)?.matchId;
    if (matchId !== undefined && world.matches.has(matchId)) {
      addTo(selections, matchId, selectionId);
    }
  }

  /** Nobody has shown a name yet that came with this batch. */
  function touchName(kind: string, id: string | number, act: Change['act']): void {
    if (act === 'create') newborn.add(`${kind}:${id}`);
    else if (!newborn.has(`${kind}:${id}`)) names = true;
  }

  function touchTranslation({ about, entityId }: Held<'translation'>): void {
    if (!newborn.has(`${about}:${entityId}`)) names = true;
  }

  function touchEvent(event: AnyHeld, act: Change['act']): void {
    if (event.isMatch !== true) touchName('event', event.id, act);
    else if (act === 'create') newborn.add(`event:${event.id}`);
    touchMatch(String(event.id));
  }

  const touchOwnMatch = (record: AnyHeld) => touchMatch(String(record.matchId));
  const touchers: Partial<Record<Kind, (record: AnyHeld, act: Change['act']) => void>> = {
    event: touchEvent,
    side: touchOwnMatch,
    fact: touchOwnMatch,
    incident: touchOwnMatch,
    market: (market) => touchMarket(market as Held<'market'>),
    selection: (selection) => touchSelection(selection as Held<'selection'>),
    placement: ({ marketId }) => touchMarket(world.held.market.get(String(marketId))),
    offer: (offer) => touchOffer(offer as Held<'offer'>),
    translation: (translation) => touchTranslation(translation as Held<'translation'>),
  };

  function note(kind: Kind, record: AnyHeld, act: Change['act']): void {
    const touch = touchers[kind];
    if (touch) touch(record, act);
    else touchName(kind, record.id, act);
  }

  return {
    note,
    collected: () => ({ matches, markets, selections, names }),
    isEmpty: () => !names && matches.size === 0 && selections.size === 0,
  };
}

/** After everything was read anew. */
export function everythingTouched(before: World, after: World): Touched {
  const matches = new Set([...before.matches.keys(), ...after.matches.keys()]);
  return { matches, markets: new Map(), selections: new Map(), names: true };
}
