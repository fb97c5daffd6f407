import type { BallPlace } from '@kipute/contract/calls/matches/one-match';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { lookOf } from './incident-kinds.ts';
import type { Incident, Widget } from './queries.ts';

/** What the picture of the pitch shows now. */
export type Moment = {
  readonly ball: BallPlace | null;
  /** As the match says it: `63`, `45+2`, `HT`. */
  readonly time: string;
};

type Sides = Pick<MatchCard, 'home' | 'away'>;
type Course = { readonly match: Sides; readonly widget: Widget; readonly now: Moment };

const minuteFirst = /^\d+/;

/** A goal, a card or a corner of this minute says more than where the ball is. */
export function incidentNow({ widget, now }: Omit<Course, 'match'>): Incident | undefined {
  const last = widget.incident_list[widget.incident_list.length - 1];
  if (!last || !now.ball) return last;
  const minute = Number(minuteFirst.exec(now.time)?.[0]);
  return lookOf(last).mark && last.minute >= minute ? last : undefined;
}

/** The same in words: "Shambulizi la hatari – Simba SC, dakika 63" (MPG-45). */
export function momentWords({ match, widget, now }: Course): string {
  const incident = incidentNow({ widget, now });
  if (incident) return incidentWords(incident, match);
  const { ball, time } = now;
  if (!ball) return t('markets.incident.play');
  return t(`markets.ball.${ball.attack}`, { team: match[ball.side].name, minute: time });
}

/** "12' Corner · Simba SC", with the player where he is known. */
export function incidentWords(incident: Incident, match: Sides): string {
  const what = `${incident.minute}' ${t(lookOf(incident).words)}`;
  const who = incident.side && match[incident.side].name;
  return [what, who, incident.player, incident.score].filter(Boolean).join(' · ');
}
