/** As long as the tint takes to fade (`--flash` of the tokens). */
const FLASH_MS = 1_600;
/** Each is a layer of its own while it fades; a slow phone cannot carry twenty at 60 frames. */
const AT_ONCE_MAX = 6;

/** Whether one more may flash now. When everything moves at once nobody could follow them all. */
export function createFlashPlaces(now: () => number): () => boolean {
  let endsAtMs: readonly number[] = [];
  return () => {
    const nowMs = now();
    endsAtMs = endsAtMs.filter((end) => end > nowMs);
    if (endsAtMs.length >= AT_ONCE_MAX) return false;
    endsAtMs = [...endsAtMs, nowMs + FLASH_MS];
    return true;
  };
}
