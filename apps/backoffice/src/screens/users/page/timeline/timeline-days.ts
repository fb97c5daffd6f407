import type { CallContent } from '@kipute/contract/registry';
import type { Language } from '../../../../i18n/language.ts';
import { formatDay, instantToWall } from '../../../../time/eat.ts';

type Timeline = CallContent<'subscriber/timeline'>;
export type TimelineEvent = Timeline[number];

export type TimelineDay = {
  /** In East Africa. */
  readonly day: string;
  readonly events: readonly TimelineEvent[];
};

const dayOf = (event: TimelineEvent): string => instantToWall(event.at)?.slice(0, 10) ?? '';

/**
 * Newest first, by day of East Africa. A page may repeat what an earlier one said when something
 * happened between the two; it is shown once.
 */
export function daysOfTimeline(events: readonly TimelineEvent[]): readonly TimelineDay[] {
  const byKey = new Map(events.map((event) => [event.key, event]));
  const days = Map.groupBy(byKey.values(), dayOf);
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}

export type DayDistance = 'today' | 'yesterday' | 'earlier';

const DAY_MS = 86_400_000;

export function distanceOf(day: string, nowMs: number): DayDistance {
  if (day === formatDay(nowMs)) return 'today';
  return day === formatDay(nowMs - DAY_MS) ? 'yesterday' : 'earlier';
}

const localeOf = { en: 'en-GB', sw: 'sw-TZ' } as const;

/** "Wednesday 18 November", "Jumatano 18 Novemba"; the year when it is not this one. */
export function longDay(day: string, language: Language, nowMs: number): string {
  const isThisYear = day.slice(0, 4) === formatDay(nowMs).slice(0, 4);
  return new Intl.DateTimeFormat(localeOf[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');
}

/** "18 Nov", for an axis. */
export function shortDay(day: string, language: Language): string {
  const month = new Intl.DateTimeFormat(language === 'sw' ? 'sw-TZ' : 'en-US', {
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
  return `${Number(day.slice(8))} ${month}`;
}
