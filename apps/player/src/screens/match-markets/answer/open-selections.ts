import { cellsOf, type MarketType } from '../arrangement/market-type.ts';

/** The types whose prices are on the screen right now; a price check asks for these alone. */
const open = new Set<MarketType>();

export function openType(type: MarketType): () => void {
  open.add(type);
  return () => void open.delete(type);
}

export function openSelections(max: number): readonly string[] {
  return [...open].flatMap((type) => cellsOf(type).map((cell) => cell.selectionId)).slice(0, max);
}
