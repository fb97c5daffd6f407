import { hashOf, shareOf } from '../../chance.ts';
import type { Competition } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { dayOf, startOfDay, weekdayOf, weekOf } from './calendar.ts';
import { type Fixture, slotsOf } from './fixture.ts';
import { timesOf } from './kick-offs.ts';
import { type Round, roundsIn, type Season, seasonAt } from './seasons.ts';

/** Matches are known so many days ahead. */
export const DAYS_AHEAD = 6;
const FOOTBALL = 1;

const DAYS_AHEAD_OF_OTHERS = 2;

const daysAheadOf = ({ sportId }: Competition) =>
  sportId === FOOTBALL ? DAYS_AHEAD : DAYS_AHEAD_OF_OTHERS;

/** More at once than this would leave no room for what always runs. */
const AT_ONCE_MAX = 30;
/** So many days lie between two matches of a football team. */
const REST_DAYS = 3;
const WEDNESDAY = 2;
const MONDAY_AFTER = 7;

type Pair = readonly [home: string, away: string];

/** Who meets whom in a round: the first stays, the others move on by one place each time. */
export function pairsOf(teams: readonly string[], round: number): readonly Pair[] {
  const ring = teams.length % 2 === 0 ? [...teams] : [...teams, ''];
  const [fixed = '', ...rest] = ring;
  const turn = round % rest.length;
  const turned = [fixed, ...rest.slice(turn), ...rest.slice(0, turn)];
  const half = turned.length / 2;
  return Array.from({ length: half }, (_, index): Pair => {
    const one = turned[index] ?? '';
    const other = turned[turned.length - 1 - index] ?? '';
    return (round + index) % 2 === 0 ? [one, other] : [other, one];
  }).filter((pair) => !pair.includes(''));
}

/** The field halves from tie to tie, and the strongest go on. */
function knockoutPairs(teams: readonly string[], tie: number, leg: number): readonly Pair[] {
  const largest = 2 ** Math.floor(Math.log2(teams.length * 0.7));
  const left = Math.floor(largest / 2 ** tie);
  return Array.from({ length: Math.floor(left / 2) }, (_, index): Pair => {
    const one = teams[index] ?? '';
    const other = teams[left - 1 - index] ?? '';
    return leg === 0 ? [other, one] : [one, other];
  });
}

/** Who meets whom in a round of a season. */
export function drawOf(
  { seed, competition, season }: { seed: string; competition: Competition; season: Season },
  { number }: Round,
): readonly Pair[] {
  const { teams, knockout, key } = competition;
  const first = hashOf(`${seed}/${key}/${season.firstWeek}`) % 997;
  if (!knockout || number < knockout.after) return pairsOf(teams, first + number);
  const later = number - knockout.after;
  return knockoutPairs(teams, Math.floor(later / knockout.legs), later % knockout.legs);
}

type Drawn = Pick<Fixture, 'key' | 'competition' | 'home' | 'away'> & { readonly round: Round };

const played = competitions.filter(({ cadence }) => cadence !== 'track');

function drawnInWeek(week: number, seed: string): readonly Drawn[] {
  return played.flatMap((competition) => {
    const season = seasonAt(competition, week);
    if (!season) return [];
    return roundsIn(competition, week).flatMap((round) =>
      drawOf({ seed, competition, season }, round).map(([home, away]) => {
        const key = `${competition.key}/${week}/${round.turn}/${home}`;
        return { key, competition, home, away, round };
      }),
    );
  });
}

const namesOf = ({ competition, home, away }: Pick<Drawn, 'competition' | 'home' | 'away'>) =>
  [home, away].map((name) => `${competition.sportId}/${name}`);

/** What a week asks of teams, and on which day each of them plays in its middle. */
type Draw = {
  readonly matches: readonly Drawn[];
  readonly midweek: ReadonlyMap<string, number>;
};

const isFootball = ({ competition }: Drawn) => competition.sportId === FOOTBALL;

/** Who has a cup at the weekend plays in the league before it. */
function drawOfWeek(week: number, seed: string): Draw {
  const drawn = drawnInWeek(week, seed);
  const away = new Set(
    drawn.filter(({ competition }) => competition.cadence === 'weekendCup').flatMap(namesOf),
  );
  const matches = drawn.map((match) => {
    const { cadence } = match.competition;
    const isInWay = cadence === 'league' && namesOf(match).some((name) => away.has(name));
    if (isInWay) return { ...match, round: { ...match.round, days: [WEDNESDAY], isMidweek: true } };
    if (!match.round.isMidweek || !isFootball(match)) return match;
    const { days } = match.round;
    const day = days[Math.floor(shareOf(`${seed}/day/${match.key}`) * days.length)] ?? WEDNESDAY;
    return { ...match, round: { ...match.round, days: [day] } };
  });
  const midweek = new Map(
    matches
      .filter((match) => isFootball(match) && match.round.isMidweek)
      .flatMap((match) => namesOf(match).map((name) => [name, match.round.days[0] ?? 0] as const)),
  );
  return { matches, midweek };
}

/** Days that leave both teams their rest after this week's middle and before the next one's. */
function daysFor(match: Drawn, week: Draw, next: Draw): readonly number[] {
  const { days, isMidweek } = match.round;
  if (isMidweek || !isFootball(match)) return days;
  const names = namesOf(match);
  const first = Math.max(...names.map((name) => (week.midweek.get(name) ?? -7) + REST_DAYS));
  const last = Math.min(...names.map((name) => (next.midweek.get(name) ?? 7) + 7 - REST_DAYS));
  return days.filter((day) => first <= day && day <= last);
}

type Load = Map<number, number>;

function quietestOf(times: readonly number[], loadFrom: (time: number) => number) {
  const loads = new Map(times.map((time) => [time, loadFrom(time)]));
  const least = Math.min(...loads.values());
  return times.find((time) => loads.get(time) === least);
}

/** Those drawn for it first; the next at which it is not full, or the quietest of all. */
function kickOffFor(
  match: Drawn,
  times: readonly number[],
  { seed, load }: { seed: string; load: Load },
) {
  const { sportId, rank } = match.competition;
  const first = hashOf(`${seed}/hour/${match.key}`) % times.length;
  const wanted = [...times.slice(first), ...times.slice(0, first)];
  const loadFrom = (time: number) => {
    let most = 0;
    for (const slot of slotsOf(time, sportId)) most = Math.max(most, load.get(slot) ?? 0);
    return most;
  };
  const free = wanted.find((time) => loadFrom(time) < AT_ONCE_MAX);
  // Nobody misses a match of a lesser league.
  if (free === undefined && rank === 'filler') return undefined;
  const kickOff = free ?? quietestOf(wanted, loadFrom);
  for (const slot of kickOff === undefined ? [] : slotsOf(kickOff, sportId)) {
    load.set(slot, (load.get(slot) ?? 0) + 1);
  }
  return kickOff;
}

type WeekOfRounds = ReadonlyMap<number, readonly Fixture[]>;

const rankOrder = { top: 0, usual: 1, filler: 2 } as const;

/** All matches of a week by the weekday of their ground; 7 is the Monday after. */
function playWeek(week: number, draws: readonly [Draw, Draw], seed: string): WeekOfRounds {
  const [own, next] = draws;
  const draw = { seed, load: new Map<number, number>() };
  const days = new Map<number, Fixture[]>();
  const inOrder = own.matches.toSorted(
    (a, b) => rankOrder[a.competition.rank] - rankOrder[b.competition.rank],
  );
  for (const { round, ...match } of inOrder) {
    const times = timesOf(match, week, daysFor({ ...match, round }, own, next));
    const kickOff = kickOffFor(
      { ...match, round },
      times.map(({ time }) => time),
      draw,
    );
    if (kickOff === undefined) continue;
    const weekday = times.find(({ time }) => time === kickOff)?.weekday ?? 0;
    const announcedAt = startOfDay(dayOf(kickOff) - daysAheadOf(match.competition));
    const ofDay = days.get(weekday) ?? [];
    days.set(weekday, [...ofDay, { ...match, kickOff, announcedAt }]);
  }
  return days;
}

export type Rounds = {
  /** All matches of leagues, cups and tours on one day, by the calendar of their ground. */
  readonly on: (day: number) => readonly Fixture[];
  readonly inWeek: (week: number) => readonly Fixture[];
  readonly forgetBefore: (day: number) => void;
};

function remembered<Value>(make: (week: number) => Value) {
  const weeks = new Map<number, Value>();
  const recall = (week: number): Value => {
    const known = weeks.get(week) ?? make(week);
    weeks.set(week, known);
    return known;
  };
  const forgetBefore = (limit: number) => {
    for (const week of weeks.keys()) if (week < limit) weeks.delete(week);
  };
  return Object.assign(recall, { forgetBefore });
}

/** The rounds of every week there is, the same for the same seed. */
export function createRounds(seed: string): Rounds {
  const draws = remembered((week) => drawOfWeek(week, seed));
  const weeks = remembered((week) => playWeek(week, [draws(week), draws(week + 1)], seed));
  return {
    on: (day) => {
      const week = weekOf(day);
      const weekday = weekdayOf(day);
      const ofBefore = weekday === 0 ? (weeks(week - 1).get(MONDAY_AFTER) ?? []) : [];
      return [...ofBefore, ...(weeks(week).get(weekday) ?? [])];
    },
    inWeek: (week) => [...weeks(week).values()].flat(),
    forgetBefore: (day) => {
      draws.forgetBefore(weekOf(day));
      weeks.forgetBefore(weekOf(day) - 1);
    },
  };
}
