import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { z } from 'zod';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { isOverdue } from './overdue.ts';
import type { SettlementDeps } from './ports.ts';
import { replayIn } from './replay.ts';
import { type AwaitedPart, awaitedParts } from './settling/deciding-store.ts';
import { overdueLooker } from './settling/overdue/look-for-overdue.ts';
import { askFor } from './watch-matches.ts';

const EVERY_MINUTE = '* * * * *';

/**
 * Looks at every match that has begun and has bets on it: what nobody noticed is decided (STL-12),
 * and what waits for too long is shown to a person (STL-13), until nothing is doubtful about it any
 * more (STL-26).
 */
export function sweepJob(deps: SettlementDeps): AnyJob {
  const { database } = deps;
  const lookForOverdue = overdueLooker(deps);
  return {
    name: 'decide-awaited-matches',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_MINUTE,
    isLong: true,
    run: async () => {
      const awaited = await awaitedParts(database.read);
      const begun = awaited.filter((part) => hasBegun(part, deps));
      await askFor([...new Set(begun.map(({ matchId }) => String(matchId)))], deps);
      const overdue = begun.filter((part) => isLate(part, deps));
      await lookForOverdue(overdue);
    },
  };
}

/** A match may begin before the time at which it was bet on, or long after it. */
function hasBegun(
  { matchId, startsAt }: AwaitedPart,
  { catalogue, clock }: SettlementDeps,
): boolean {
  const match = catalogue.matches().get(String(matchId));
  const startsAtMs = match?.startsAt ?? startsAt.getTime();
  const isUnderWay = match !== undefined && match.status !== eventStatuses.pending;
  return isUnderWay || startsAtMs <= clock.now().getTime();
}

/**
 * By the start the match has now: it may have been put off since the bet was placed. One that was
 * called off is late when nobody waits for it any more.
 */
function isLate(part: AwaitedPart, deps: SettlementDeps): boolean {
  if (replayIn(String(part.matchId), deps) === 'waited-for') return false;
  const { catalogue, clock, settings } = deps;
  const match = catalogue.matches().get(String(part.matchId));
  const startsAt = match ? new Date(match.startsAt) : part.startsAt;
  const thresholds = settings.current('settlement');
  return isOverdue({ ...part, startsAt }, match?.sportId, { thresholds, now: clock.now() });
}
