import type { OrderLeg } from '../order-result.ts';

/** As many as one call may name. */
const MATCHES_MAX = 100;
const PENDING = 0;

/**
 * Matches that legs wait for, those to start soonest first. Whether one has begun is for the feed to
 * say: the time a leg was placed with may have been moved (ORD-13).
 */
export function matchesAwaited(
  legs: readonly Pick<OrderLeg, 'match_id' | 'outcome' | 'fixture_date'>[],
): readonly string[] {
  const awaited = legs
    .filter(({ outcome }) => outcome === PENDING)
    .sort((one, other) => Date.parse(one.fixture_date) - Date.parse(other.fixture_date));
  return [...new Set(awaited.map(({ match_id }) => match_id))].slice(0, MATCHES_MAX);
}
