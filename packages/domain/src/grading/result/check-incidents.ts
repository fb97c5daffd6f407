import { countedUnits } from '../counted-units.ts';
import { type Incident, type MatchResult, standingIncidents } from './match-result.ts';
import { isOrdered, orderIn, runningScores } from './order.ts';
import type { ResultRefusal } from './result-refusal.ts';
import { OVERTIME, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

/** What is told one by one fits the match, the clock, the counts and the line-up. */
export function checkIncidents(result: MatchResult): ResultRefusal | undefined {
  const { incidents } = result;
  if (!incidents.every((incident) => isWithinItsPart(result, incident))) {
    return 'incident-outside-its-part';
  }
  if (!isInOrder(result)) return 'incidents-out-of-order';
  if (!addsUp(result)) return 'incidents-do-not-add-up';
  return isByKnownPlayers(result) ? undefined : 'player-not-in-line-up';
}

const footballMinutes: Readonly<Record<number, readonly [number, number]>> = {
  5: [1, 45],
  6: [46, 90],
  [OVERTIME]: [91, 120],
};

/** A sum of periods has no incidents of its own: nobody could say which half they were in. */
function isWithinItsPart({ sport }: MatchResult, { partId, minute }: Incident): boolean {
  if (partId in shapeOf(sport).sums) return false;
  const minutes = sport === 'football' ? footballMinutes[partId] : undefined;
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
  return countedUnits.every((unit) => {
    const isComplete = isOrdered(result, unit);
    const all = { ...result, orderedUnits: [unit] };
    return Object.entries(result.counts[unit] ?? {}).every(([part, score]) => {
      const told = orderIn(all, { unit, partId: Number(part), count: undefined }) ?? [];
      const { home, away } = runningScores(told).at(-1) ?? score;
      return isComplete
        ? home === score.home && away === score.away
        : home <= score.home && away <= score.away;
    });
  });
}

/** An own goal counts for the team its scorer does not play for. */
function isByKnownPlayers(result: MatchResult): boolean {
  const { lineUp } = result;
  if (!lineUp) return true;
  return standingIncidents(result).every(({ playerId, team, method, unit }) => {
    if (playerId === null) return true;
    const player = lineUp.find((one) => one.playerId === playerId);
    if (!player || unit !== 'goals' || team === null) return player !== undefined;
    return (player.team === team) !== (method === 'own-goal');
  });
}
