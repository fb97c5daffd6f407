import type { MatchResult } from './match-result.ts';

/** What a word about a match is, beside the last one that was taken. */
export type Following =
  | 'first'
  | 'repeated' // the same again: nothing happens twice
  | 'newer'
  | 'stale' // older than what is known: recorded, never taken
  | 'of-another-match'
  | 'contradicts'; // a match that was over is told otherwise: a person decides

/** A result comes twice, late, or against the one before (GRA-40). */
export function followResult(before: MatchResult | undefined, next: MatchResult): Following {
  if (!before) return 'first';
  if (before.matchId !== next.matchId) return 'of-another-match';
  if (isSame({ ...before, version: next.version }, next)) return 'repeated';
  if (next.version < before.version) return 'stale';
  if (next.version === before.version) return 'contradicts';
  return before.status === 'in-progress' ? 'newer' : 'contradicts';
}

/** Whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const [mine, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  if (Array.isArray(one) !== Array.isArray(other) || mine.size !== theirs.size) return false;
  return [...mine].every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)));
}
