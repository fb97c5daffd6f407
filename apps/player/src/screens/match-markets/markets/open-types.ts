import { createCell, useCell } from '../../../features/store/cell.ts';
import { keepJson, readKeptJson } from '../../../platform/device-storage.ts';

const STORAGE_KEY = 'open-markets';
/** Until the player has said otherwise. */
const OPEN_AT_FIRST = 3;
/** Types touched long ago are forgotten first. */
const REMEMBERED_MAX = 120;

type Remembered = ReadonlyMap<number, boolean>;

const remembered = createCell<Remembered>(rememberedIn(readKeptJson(STORAGE_KEY)));

/** Which cards the player opened or closed, on any match; a card found open stays open. */
export function useOpenTypes(): Remembered {
  return useCell(remembered);
}

export function isTypeOpen(remembered: Remembered, typeId: number, place: number): boolean {
  return remembered.get(typeId) ?? place < OPEN_AT_FIRST;
}

export function rememberType(typeId: number, isOpen: boolean): void {
  const next = new Map(remembered.get());
  next.delete(typeId);
  next.set(typeId, isOpen);
  for (const oldest of next.keys()) if (next.size > REMEMBERED_MAX) next.delete(oldest);
  remembered.set(next);
  keepJson(STORAGE_KEY, [...next]);
}

export function rememberedIn(kept: unknown): Remembered {
  const pairs = Array.isArray(kept) ? kept : [];
  return new Map(
    pairs.filter(
      (pair): pair is [number, boolean] =>
        Array.isArray(pair) && Number.isInteger(pair[0]) && typeof pair[1] === 'boolean',
    ),
  );
}
