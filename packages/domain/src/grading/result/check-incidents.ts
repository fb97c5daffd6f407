import { type CountedUnit, countedUnits } from '../counted-units.ts';
import type { Score } from '../score.ts';
import { lastOfAHalf, minutesOf } from './is-over.ts';
import {
  type Incident,
  type MatchResult,
  type ResultRefusal,
  standingIncidents,
} from './match-result.ts';
import { belongsTo, isOrdered, runningScores } from './order.ts';
import { OVERTIME, periodsWithin, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

/** What is told one by one fits the match, the clock, the counts and the line-up. */
export function checkIncidents(result: MatchResult): ResultRefusal | undefined {
  const { incidents } = result;
  if (!incidents.every((incident) => isWithinItsPart(result, incident))) {
    return 'incident-outside-its-part';
  }
  if (!isInOrder(result)) return 'incidents-out-of-order';
  if (!addsUp(result) || !fitsTheScorers(result)) return 'incidents-do-not-add-up';
  return isByKnownPlayers(result) ? undefined : 'player-not-in-line-up';
}

/** A sum of periods has no incidents of its own: nobody could say which half they were in. */
function isWithinItsPart({ sport }: MatchResult, incident: Incident): boolean {
  const { partId, minute, addedMinute } = incident;
  if (partId in shapeOf(sport).sums) return false;
  const isAdded = sport === 'football' && (addedMinute ?? 0) > 0;
  if (isAdded && minute !== null && !lastOfAHalf.includes(minute)) return false;
  const minutes = minutesOf({ sport }, partId);
  if (minute === null || !minutes) return minute === null || minute >= 0;
  return minute >= minutes[0] && minute <= minutes[1];
}

function isInOrder({ sport, incidents }: MatchResult): boolean {
  const parts = [...shapeOf(sport).periods, OVERTIME, SHOOT_OUT];
  const moments = incidents
    .filter(({ partId }) => parts.includes(partId))
    .map(({ partId, minute, addedMinute }) => ({
      part: parts.indexOf(partId),
      minute,
      added: addedMinute,
    }));
  return moments.every((moment, index) => {
    const before = moments[index - 1];
    if (!before || moment.part !== before.part) return !before || moment.part > before.part;
    if (moment.minute === null || before.minute === null) return true;
    if (moment.minute !== before.minute) return moment.minute > before.minute;
    return moment.added === null || before.added === null || moment.added >= before.added;
  });
}

/** Where all of them are told, their number is the count; elsewhere there are no more than that. */
function addsUp(result: MatchResult): boolean {
  return countedUnits.every((unit) =>
    Object.entries(result.counts[unit] ?? {}).every(([part, score]) => {
      // The kicks of a shoot-out need not be told where the goals are.
      const isComplete = isOrdered(result, unit) && Number(part) !== SHOOT_OUT;
      const { home, away } = toldIn(result, unit, Number(part));
      return isComplete
        ? home === score.home && away === score.away
        : home <= score.home && away <= score.away;
    }),
  );
}

function toldIn(result: MatchResult, unit: CountedUnit, partId: number): Score {
  const within = periodsWithin(result.sport, partId);
  const told = standingIncidents(result).filter(
    (incident) => belongsTo(incident, unit) && within.includes(incident.partId),
  );
  return runningScores(told).at(-1) ?? { home: 0, away: 0 };
}

/** An own goal counts for the team its scorer does not play for; who scores has played. */
function isByKnownPlayers(result: MatchResult): boolean {
  const { lineUp } = result;
  if (!lineUp) return true;
  return standingIncidents(result).every(({ playerId, team, method, unit }) => {
    if (playerId === null) return true;
    const player = lineUp.find((one) => one.playerId === playerId);
    if (!player || unit !== 'goals' || team === null) return player !== undefined;
    // When somebody came on is told by another hand than the goals: a slip there refuses nothing.
    return player.role !== 'unused' && (player.team === team) !== (method === 'own-goal');
  });
}

/** Where every goal is told with its scorer, nobody has more than that. */
function fitsTheScorers(result: MatchResult): boolean {
  const goals = standingIncidents(result).filter(({ unit }) => unit === 'goals');
  const isNamed = isOrdered(result, 'goals') && goals.every(({ playerId }) => playerId !== null);
  if (!isNamed) return true;
  const goalsOf = (name: string) =>
    goals.filter(({ playerId, method }) => playerId === name && method !== 'own-goal').length;
  return (result.lineUp ?? []).every(
    ({ playerId, counts }) => (counts.goals ?? 0) <= goalsOf(playerId),
  );
}
