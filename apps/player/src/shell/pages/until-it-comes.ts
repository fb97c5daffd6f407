const TRIED_AGAIN_AFTER_MS = 15_000;

/**
 * For parts nobody waits for: what a lost connection kept away comes by itself once there is one
 * again, and until then nothing is said about it.
 */
export function untilItComes<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch(async () => {
    await connectionOrPause();
    return untilItComes(load);
  });
}

function connectionOrPause(): Promise<void> {
  return new Promise((goOn) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      goOn();
    };
    const timer = window.setTimeout(end, TRIED_AGAIN_AFTER_MS);
    window.addEventListener('online', end);
  });
}
