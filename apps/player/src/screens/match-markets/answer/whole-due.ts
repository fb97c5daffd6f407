import type { Language } from '../../../i18n/language.ts';

/** When all markets were last asked for, and in which language. */
export type AskedWhole = { readonly atMs: number; readonly language: Language };

/** All markets of a match are some thirty kilobytes, so in between only open prices are asked. */
const WHOLE_EVERY_MS = 55_000;

export function isWholeDue(last: AskedWhole | undefined, now: AskedWhole): boolean {
  if (!last || last.language !== now.language) return true;
  return now.atMs - last.atMs >= WHOLE_EVERY_MS;
}
