import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import type { Incident } from '@kipute/domain/grading/result/match-result';
import { type GradedSport, OVERTIME, shapeOf } from '@kipute/domain/grading/result/sport-shapes';
import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import {
  type MatchIncident,
  type MatchSnapshot,
  type Sides,
  stands,
  teamOf,
} from '../match-snapshot.ts';

type Meaning = Pick<Incident, 'unit' | 'method'>;

/** An ordinary goal may be a shot, a header or a free kick: the feed does not say which. */
const footballActions: Readonly<Record<number, Meaning>> = {
  [eventActionTypes.goal]: { unit: 'goals', method: null },
  [eventActionTypes.ownGoal]: { unit: 'goals', method: 'own-goal' },
  [eventActionTypes.penaltyScored]: { unit: 'goals', method: 'penalty' },
  [eventActionTypes.penaltyMissed]: { unit: 'penalties-missed', method: null },
  [eventActionTypes.penaltyAwarded]: { unit: 'penalties-awarded', method: null },
  [eventActionTypes.yellowCard]: { unit: 'yellow-cards', method: null },
  [eventActionTypes.yellowRedCard]: { unit: 'red-cards', method: null },
  [eventActionTypes.redCard]: { unit: 'red-cards', method: null },
  [eventActionTypes.corner]: { unit: 'corners', method: null },
  [eventActionTypes.substitution]: { unit: 'substitutions', method: null },
  [eventActionTypes.videoReview]: { unit: 'video-reviews', method: null },
};

/**
 * What happened one by one, what was taken back marked. What is told of a sum of periods is left
 * out: nobody says in which of them it was.
 */
export function incidentsOfMatch(
  { incidents }: MatchSnapshot,
  sides: Sides,
  sport: GradedSport,
): readonly Incident[] {
  const { sums } = shapeOf(sport);
  return incidents.flatMap((incident) => {
    const meaning = meaningOf(incident, sport);
    if (!meaning || incident.partId in sums) return [];
    return [
      {
        ...meaning,
        ...minutesOf(incident, sport),
        partId: incident.partId,
        team: teamOf(incident.teamId, sides) ?? null,
        playerId: incident.playerId,
        worth: 1,
        isTakenBack: !stands(incident),
      },
    ];
  });
}

function meaningOf({ typeId, partId }: MatchIncident, sport: GradedSport): Meaning | undefined {
  if (sport === 'football') return footballActions[typeId];
  return typeId === eventActionTypes.point
    ? { unit: unitOfPoint(sport, partId), method: null }
    : undefined;
}

/** A game in a set, a frame or a leg in a match; what it is worth only the counts can show. */
function unitOfPoint(sport: GradedSport, partId: number): CountedUnit {
  const { periods, periodUnit, scoreUnits } = shapeOf(sport);
  return periods.includes(partId) ? periodUnit : (scoreUnits.at(-1) ?? periodUnit);
}

const lastMinutes: Readonly<Record<number, number>> = { 5: 45, 6: 90, [OVERTIME]: 120 };

/**
 * Where the clock stays at 45 the added minutes are not told; where it runs on, they are. Nought is
 * how the catalogue keeps a minute that nobody told.
 */
function minutesOf(
  { minute, partId }: MatchIncident,
  sport: GradedSport,
): Pick<Incident, 'minute' | 'addedMinute'> {
  const shown = Math.trunc(minute);
  const last = sport === 'football' ? lastMinutes[partId] : undefined;
  if (last === undefined || shown < 1) return { minute: null, addedMinute: null };
  if (shown === last) return { minute: last, addedMinute: null };
  return { minute: Math.min(shown, last), addedMinute: Math.max(0, shown - last) };
}
