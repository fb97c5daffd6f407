import type { PlainTextKey } from '../../../i18n/i18n.ts';
import type { Incident } from './queries.ts';

/** How an incident is drawn; what is not worth a mark has none. */
type IncidentMark = 'goal' | 'yellow' | 'red' | 'corner' | 'penalty';

/** Where on the pitch it is shown: 0 is the own goal line, 100 the other side's. */
type IncidentLook = {
  readonly words: PlainTextKey;
  readonly mark?: IncidentMark;
  readonly depth: number;
};

const looks: Readonly<Record<string, IncidentLook>> = {
  goal: { words: 'markets.incident.goal', mark: 'goal', depth: 98 },
  'own-goal': { words: 'markets.incident.ownGoal', mark: 'goal', depth: 98 },
  'penalty-scored': { words: 'markets.incident.penaltyScored', mark: 'goal', depth: 98 },
  'penalty-missed': { words: 'markets.incident.penaltyMissed', mark: 'penalty', depth: 89 },
  'penalty-awarded': { words: 'markets.incident.penaltyAwarded', mark: 'penalty', depth: 89 },
  'yellow-card': { words: 'markets.incident.yellowCard', mark: 'yellow', depth: 50 },
  'yellow-red-card': { words: 'markets.incident.redCard', mark: 'red', depth: 50 },
  'red-card': { words: 'markets.incident.redCard', mark: 'red', depth: 50 },
  corner: { words: 'markets.incident.corner', mark: 'corner', depth: 100 },
  substitution: { words: 'markets.incident.substitution', depth: 50 },
  'video-review': { words: 'markets.incident.videoReview', depth: 50 },
  'dangerous-attack': { words: 'markets.incident.attack', depth: 82 },
  'period-start': { words: 'markets.incident.periodStart', depth: 50 },
  'period-end': { words: 'markets.incident.periodEnd', depth: 50 },
};

const play: IncidentLook = { words: 'markets.incident.play', depth: 50 };

export function lookOf({ kind }: Pick<Incident, 'kind'>): IncidentLook {
  return looks[kind] ?? play;
}

export type MarkedIncident = Incident & { readonly mark: IncidentMark };

/** What belongs on the timeline. */
export function markedIncidents(incidents: readonly Incident[]): readonly MarkedIncident[] {
  return incidents.flatMap((incident) => {
    const { mark } = lookOf(incident);
    return mark ? [{ ...incident, mark }] : [];
  });
}
