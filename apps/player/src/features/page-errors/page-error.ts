/** Says in the log what kind of entry this is; the operators' filters look for these words. */
const ABNORMAL_PAGE_LABEL = 'abnormal page';
const CONTENT_CHARACTERS_MAX = 2_000;

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

/** Query fields that name a public thing; a value under any other name may be a secret. */
const PUBLIC_QUERY_FIELDS = new Set(['type', 'id', 'national_id', 'competition_id', 'platform']);

/** How a browser says that it measures a row in the next frame: long lists see it every day. */
const MEASURED_LATER = /^ResizeObserver loop/;

export function isMeasuredLater(message: string): boolean {
  return MEASURED_LATER.test(message);
}

export function isLoadFailure(error: unknown): boolean {
  return LOAD_FAILURE.test(textOf(error));
}

export function pageErrorReport(error: unknown, address: string): string {
  const report = `${publicAddress(address)} ${ABNORMAL_PAGE_LABEL}: ${textOf(error)}`;
  return report.slice(0, CONTENT_CHARACTERS_MAX);
}

export function publicAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const shown = [...searchParams].map(([name, value]) =>
    PUBLIC_QUERY_FIELDS.has(name) ? `${name}=${value}` : `${name}=…`,
  );
  return `${origin}${pathname}${shown.length > 0 ? `?${shown.join('&')}` : ''}`;
}

function textOf(error: unknown): string {
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return String(error);
}
