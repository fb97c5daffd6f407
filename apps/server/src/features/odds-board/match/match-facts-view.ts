import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { NamedMatch } from '../facts/match-facts.ts';
import { type BySide, countsByPart, countsNow } from '../facts/match-facts.ts';
import type { Fact, MatchIncident } from '../ports.ts';
import type { Names } from '../view/names.ts';

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

type Incidents = {
  readonly match: NamedMatch;
  readonly incidents: readonly MatchIncident[];
  readonly playerName: (id: string) => string;
};

/** In their order, without what was taken back; each goal with the score after it. */
export function incidentViews({ match, incidents, playerName }: Incidents): IncidentView[] {
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

type StatisticsView = CallContent<'atlassian/statistics'>;
type PartView = StatisticsView['part_list'][number];

const none: BySide = { home: 0, away: 0 };
const sum = (one: BySide, other: BySide): BySide => ({
  home: one.home + other.home,
  away: one.away + other.away,
});

type MatchOfView = {
  readonly match: NamedMatch;
  readonly facts: readonly Fact[];
  readonly locale: Locale;
  readonly names: Names;
};

export function statisticsView(of: MatchOfView): StatisticsView {
  const ofMatch = (typeId: number): BySide => {
    const [whole] = countsByPart(of.facts, typeId, of.match);
    return whole ? { home: whole.home, away: whole.away } : none;
  };
  return {
    corner: ofMatch(eventInfoTypes.corners),
    yellow_card: ofMatch(eventInfoTypes.yellowCards),
    // A second yellow card sends off as a red one does.
    red_card: sum(ofMatch(eventInfoTypes.redCards), ofMatch(eventInfoTypes.yellowRedCards)),
    shots: ofMatch(eventInfoTypes.shots),
    shots_on_target: ofMatch(eventInfoTypes.shotsOnTarget),
    penalty: ofMatch(eventInfoTypes.penalties),
    dangerous_attack: ofMatch(eventInfoTypes.dangerousAttacks),
    part_list: partScoreViews(of),
  };
}

export function partScoreViews({ match, facts, locale, names }: MatchOfView): PartView[] {
  return countsByPart(facts, eventInfoTypes.score, match).map(({ partId, home, away }) => ({
    eventPartId: partId,
    PartName: names.part(partId, locale),
    home,
    away,
  }));
}
