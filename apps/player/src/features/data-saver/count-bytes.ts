import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { createCell, useCell } from '../store/cell.ts';
import { bytesIn } from './bytes-today.ts';

const STORAGE_KEY = 'bytes';
const KEPT_EVERY_MS = 5_000;

const bytesToday = createCell(bytesIn(readKeptJson(STORAGE_KEY), Date.now()));
let isKeepingSoon = false;

export function useBytesToday(): number {
  return useCell(bytesToday).bytes;
}

/** Whatever came over the network: files and calls by themselves, the socket by its messages. */
export function startCountingBytes(): void {
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) addBytes(transferred(entry));
  });
  observer.observe({ type: 'resource', buffered: true });
  for (const page of performance.getEntriesByType('navigation')) addBytes(transferred(page));
}

export function addBytes(count: number): void {
  if (count === 0) return;
  const today = bytesIn(bytesToday.get(), Date.now());
  bytesToday.set({ ...today, bytes: today.bytes + count });
  if (!isKeepingSoon) window.setTimeout(keepCount, KEPT_EVERY_MS);
  isKeepingSoon = true;
}

function keepCount(): void {
  isKeepingSoon = false;
  keepJson(STORAGE_KEY, bytesToday.get());
}

/** What came from the browser's own cache has a size of 0 here. */
function transferred(entry: PerformanceEntry): number {
  return entry instanceof PerformanceResourceTiming ? entry.transferSize : 0;
}
