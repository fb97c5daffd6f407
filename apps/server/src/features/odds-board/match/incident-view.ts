import type { CallContent } from '@kipute/contract/registry';
import { eventActionTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { countsNow } from '../board/match-facts.ts';
import type { NamedMatch } from '../board/match-state.ts';
import type { MatchIncident } from '../ports.ts';

type IncidentView = CallContent<'atlassian/get_goal'>[number];
type PressureView = CallContent<'atlassian/get_widget'>['pressure_list'][number];

const { goal, ownGoal, penaltyScored, corner, dangerousAttack } = eventActionTypes;
const goals: readonly number[] = [goal, ownGoal, penaltyScored];

const kebab = (word: string): string =>
  word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const kindById = new Map<number, string>(
  Object.entries(eventActionTypes).map(([word, id]) => [id, kebab(word)]),
);

const isGoal = ({ typeId }: MatchIncident): boolean => goals.includes(typeId);

export const goalKinds: readonly string[] = goals.flatMap((id) => kindById.get(id) ?? []);
export const cornerKinds: readonly string[] = [kindById.get(corner) ?? ''];

type Told = {
  readonly match: NamedMatch;
  readonly incidents: readonly MatchIncident[];
  readonly playerName: (id: string) => string;
};

/** In their order, without what was taken back; each goal with the score after it. */
export function incidentViews({ match, incidents, playerName }: Told): IncidentView[] {
  const score = { home: 0, away: 0 };
  return incidents.filter(countsNow).map((incident) => {
    const side = sideOf(incident, match);
    if (side && isGoal(incident)) score[side] += 1;
    return {
      id: incident.id,
      kind: kindById.get(incident.typeId) ?? 'other',
      eventPartId: incident.partId,
      minute: Math.max(0, Math.trunc(incident.minute)),
      side,
      player: incident.playerId === null ? '' : playerName(incident.playerId),
      score: isGoal(incident) ? `${score.home}-${score.away}` : '',
    };
  });
}

function sideOf({ teamId }: MatchIncident, { homeId, awayId }: NamedMatch): 'home' | 'away' | null {
  if (teamId === homeId) return 'home';
  return teamId === awayId ? 'away' : null;
}

/** Longer than any match with extra time and stoppages. */
const MINUTE_MAX = 150;

/** Dangerous attacks of each side in every minute up to the last that is known. */
export function pressureView(
  match: NamedMatch,
  incidents: readonly MatchIncident[],
  minuteNow: number | undefined,
): PressureView[] {
  const attacks = incidents.filter((one) => one.typeId === dangerousAttack && countsNow(one));
  const last = Math.max(minuteNow ?? -1, ...attacks.map(({ minute }) => minute));
  const minutes = Array.from({ length: Math.min(last, MINUTE_MAX) + 1 }, (_, minute) => ({
    minute,
    home: 0,
    away: 0,
  }));
  for (const attack of attacks) {
    const side = sideOf(attack, match);
    const row = minutes[Math.trunc(attack.minute)];
    if (side && row) row[side] += 1;
  }
  return minutes;
}
