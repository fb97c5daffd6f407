/**
 * A new release removes the files of the last one, and a weak network drops them. Both are
 * everyday events that a reload cures, so they are offered to the player, not reported (SHELL-51).
 */
const LOAD_FAILURE = new RegExp(
  [
    'dynamically imported module',
    'Importing a module script failed',
    'Unable to preload CSS',
    'Failed to load module script',
    'error loading stylesheet',
  ].join('|'),
  'i',
);

/** How a browser says that it measures a row in the next frame: long lists see it every day. */
const MEASURED_LATER = /^ResizeObserver loop/;

export function isMeasuredLater(message: string): boolean {
  return MEASURED_LATER.test(message);
}

export function isLoadFailure(error: unknown): boolean {
  return LOAD_FAILURE.test(textOf(error));
}

export function textOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return String(error);
}
