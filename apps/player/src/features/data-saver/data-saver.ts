import { keep, readKept } from '../../platform/device-storage.ts';
import { createCell, useCell } from '../store/cell.ts';

const STORAGE_KEY = 'data-saver';

/** The player's choice; `unasked` on a device that was never asked. */
type Choice = 'on' | 'off' | 'unasked';

function keptChoice(): Choice {
  const kept = readKept(STORAGE_KEY);
  return kept === 'on' || kept === 'off' ? kept : 'unasked';
}

/** Saving data: no socket, no flags, shorter pages, and odds asked for every 15 seconds. */
const choice = createCell<Choice>(keptChoice());

export const whenDataSaverChanges = choice.listen;

export function isSavingData(): boolean {
  return choice.get() === 'on';
}

export function useDataSaver(): boolean {
  return useCell(choice) === 'on';
}

export function chooseDataSaver(next: 'on' | 'off'): void {
  keep(STORAGE_KEY, next);
  choice.set(next);
}

/** A slow or metered link on a device that was not asked yet. */
export function isWorthOffering(): boolean {
  return choice.get() === 'unasked' && slowLinkOf(navigator);
}

/** Only some browsers report their link; the others count as fast. */
type Link = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The browser asks to save data, or the network is of the second generation. */
export function slowLinkOf(device: object): boolean {
  const link = 'connection' in device ? (device.connection as Link | undefined) : undefined;
  return link?.saveData === true || /(^|-)2g$/.test(link?.effectiveType ?? '');
}
