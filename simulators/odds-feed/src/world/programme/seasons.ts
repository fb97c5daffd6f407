import type { Competition } from '../competitions/competition.ts';
import { cadences, type Span, windows } from '../competitions/seasons.ts';
import { dayIn, dayNamed, weekOf, yearOf } from './calendar.ts';

const FOOTBALL = 1;
const DATE = 'YYYY-MM-DD'.length;

/** A round of a season and the days of its week on which it may be played. */
export type Round = {
  readonly week: number;
  /** Which of the rounds of its week. */
  readonly turn: number;
  readonly number: number;
  readonly days: readonly number[];
  readonly isMidweek: boolean;
};

export type Season = { readonly firstWeek: number; readonly rounds: readonly Round[] };

type Days = { readonly first: number; readonly last: number };

function daysOf([from, to]: Span, year: number): Days {
  if (from.length === DATE) return { first: dayNamed(from), last: dayNamed(to) };
  const lastYear = from <= to ? year : year + 1;
  return { first: dayNamed(`${year}-${from}`), last: dayNamed(`${lastYear}-${to}`) };
}

function occurrenceAt(span: Span, day: number): Days | undefined {
  const year = yearOf(day);
  return [year - 1, year]
    .map((one) => daysOf(span, one))
    .find(({ first, last }) => first <= day && day <= last);
}

/** A week belongs to what its Thursday belongs to. */
const heart = (week: number) => dayIn(week, 3);

const isWithin = (spans: readonly Span[], week: number) =>
  spans.some((span) => occurrenceAt(span, heart(week)));

const nationsPlay = (week: number) => isWithin(Object.values(windows), week);

/** Lesser leagues have nobody to let go. */
function isFree({ sportId, contestants, rank, breaks }: Competition, week: number): boolean {
  const isAsked = sportId === FOOTBALL && contestants === 'clubs' && rank !== 'filler';
  const isAway = isAsked && nationsPlay(week);
  return !isAway && !isWithin(breaks, week);
}

const isCup = ({ cadence }: Competition) => /Cup$/.test(cadence);

/** Weeks in which a league has a second round: between those of the cups, spread evenly. */
function doubleWeeks({ rounds }: Competition, weeks: readonly number[]): ReadonlySet<number> {
  const between = weeks.filter((week) => week % 2 === 1);
  const missing = Math.min(Math.max(0, (rounds ?? 0) - weeks.length), between.length);
  const places = Array.from({ length: missing }, (_, index) =>
    Math.floor((index * between.length) / missing),
  );
  return new Set(places.map((place) => between[place] ?? 0));
}

/** Most on the Wednesday, some the day before or after. */
const MIDWEEK = { days: [1, 2, 2, 3], isMidweek: true } as const;

function roundsOf(competition: Competition, { first, last }: Days): readonly Round[] {
  const from = weekOf(first);
  const weeks = Array.from({ length: weekOf(last) - from + 1 }, (_, index) => from + index)
    .filter((week) => heart(week) >= first && heart(week) <= last && isFree(competition, week))
    .filter((week) => !isCup(competition) || week % 2 === 0);
  const doubled = doubleWeeks(competition, weeks);
  const usual = cadences[competition.cadence].map((days: readonly number[]) => {
    return { days, isMidweek: Math.max(...days) < 4 };
  });
  return weeks
    .flatMap((week) =>
      [...(doubled.has(week) ? [MIDWEEK] : []), ...usual].map((round, turn) => {
        return { ...round, week, turn };
      }),
    )
    .slice(0, competition.rounds)
    .map((round, number) => ({ ...round, number }));
}

const known = new Map<string, Season>();

function seasonWith(competition: Competition, days: Days): Season {
  const key = `${competition.key}/${days.first}`;
  const season = known.get(key) ?? {
    firstWeek: weekOf(days.first),
    rounds: roundsOf(competition, days),
  };
  known.set(key, season);
  return season;
}

/** The season that is on in a week. */
export function seasonAt(competition: Competition, week: number): Season | undefined {
  for (const span of competition.season) {
    const days = occurrenceAt(span, heart(week));
    if (days) return seasonWith(competition, days);
  }
  return undefined;
}

const WEEKS_BETWEEN_SEASONS_MAX = 60;

/** The last one before a season, if it is not too long ago. */
export function seasonBefore(competition: Competition, { firstWeek }: Season): Season | undefined {
  for (let back = 1; back <= WEEKS_BETWEEN_SEASONS_MAX; back += 1) {
    const season = seasonAt(competition, firstWeek - back);
    if (season && season.firstWeek !== firstWeek) return season;
  }
  return undefined;
}

export const roundsIn = (competition: Competition, week: number): readonly Round[] =>
  seasonAt(competition, week)?.rounds.filter((round) => round.week === week) ?? [];
