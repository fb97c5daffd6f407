/** The wire takes at most 4000 characters; the beginning of a stack names the place. */
const CONTENT_LENGTH_MAX = 4000;

const LOAD_FAILURES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
];

function textOfError(fault: unknown): string {
  if (fault instanceof Error) return fault.stack ?? `${fault.name}: ${fault.message}`;
  return String(fault);
}

/** A part of the page that would not load: a new version or the network, never our fault. */
export function isLoadFailure(fault: unknown): boolean {
  const text = textOfError(fault);
  return LOAD_FAILURES.some((pattern) => pattern.test(text));
}

/** The query is left out: a filter may hold a player's phone number. */
export function pageErrorContent(address: URL, fault: unknown): string {
  return `${address.origin}${address.pathname}\n${textOfError(fault)}`.slice(0, CONTENT_LENGTH_MAX);
}
