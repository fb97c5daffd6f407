import { keep, readKept } from '../../platform/device-storage.ts';

const STORAGE_KEY = 'bet.last';

/** The same selections in any order are the same bet. */
function markOf(selectionIds: readonly string[]): string {
  return [...selectionIds].sort().join();
}

/** Whether exactly these selections were bet on last, on this device (SLIP-31). */
export const isDuplicateBet = (selectionIds: readonly string[]): boolean =>
  readKept(STORAGE_KEY) === markOf(selectionIds);

/** Only the last bet is remembered. */
export const rememberPlaced = (selectionIds: readonly string[]): void =>
  keep(STORAGE_KEY, markOf(selectionIds));
