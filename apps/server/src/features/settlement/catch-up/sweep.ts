import { sports } from '@kipute/contract/constants/matches/sports';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { z } from 'zod';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { SettingsOf } from '../../settings/index.ts';
import { replayIn } from '../grading/grade-match.ts';
import type { SettlementDeps } from '../ports.ts';
import { type AwaitedPart, awaitedParts } from '../settling/settlement-store.ts';
import { overdueFlagger } from './overdue-orders.ts';
import { queueGrading } from './watch-matches.ts';

const EVERY_MINUTE = '* * * * *';

/**
 * Looks at every match that has begun and has open bets: what no process noticed is queued for
 * grading (STL-12), and what is overdue is flagged for a person (STL-13), until it no longer is
 * (STL-26).
 */
export function sweepJob(deps: SettlementDeps): AnyJob {
  const { database } = deps;
  const flagOverdue = overdueFlagger(deps);
  return {
    name: 'decide-awaited-matches',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_MINUTE,
    isLong: true,
    run: async () => {
      const awaited = await awaitedParts(database.read);
      const begun = awaited.filter((part) => hasBegun(part, deps));
      await queueGrading([...new Set(begun.map(({ matchId }) => String(matchId)))], deps);
      const overdue = begun.filter((part) => isLate(part, deps));
      await flagOverdue(overdue);
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
 * called off is late once its replay is given up.
 */
function isLate(part: AwaitedPart, deps: SettlementDeps): boolean {
  if (replayIn(String(part.matchId), deps) === 'waited-for') return false;
  const { catalogue, clock, settings } = deps;
  const match = catalogue.matches().get(String(part.matchId));
  const startsAt = match ? new Date(match.startsAt) : part.startsAt;
  const thresholds = settings.current('settlement');
  return isOverdue({ ...part, startsAt }, match?.sportId, { thresholds, now: clock.now() });
}

/** Ordinary time of the first half. */
const FIRST_HALF = 5;
const FOOTBALL: readonly number[] = [sports.football.id, sports['virtual-football'].id];
const MINUTE_MS = 60_000;

type Thresholds = Pick<
  SettingsOf<'settlement'>,
  'footballMinutes' | 'footballFirstHalfMinutes' | 'otherSportsMinutes' | 'anyMinutes'
>;

/**
 * Whether a bet on this part has waited too long for its result (STL-13). `sportId` is undefined
 * when the match is no longer in memory: then only the longest threshold counts.
 */
export function isOverdue(
  { partId, startsAt }: Pick<AwaitedPart, 'partId' | 'startsAt'>,
  sportId: number | undefined,
  { thresholds, now }: { readonly thresholds: Thresholds; readonly now: Date },
): boolean {
  const waitedMinutes = (now.getTime() - startsAt.getTime()) / MINUTE_MS;
  if (waitedMinutes >= thresholds.anyMinutes) return true;
  if (sportId === undefined) return false;
  return waitedMinutes >= thresholdFor(partId, sportId, thresholds);
}

function thresholdFor(partId: number, sportId: number, thresholds: Thresholds): number {
  if (!FOOTBALL.includes(sportId)) return thresholds.otherSportsMinutes;
  return partId === FIRST_HALF ? thresholds.footballFirstHalfMinutes : thresholds.footballMinutes;
}
