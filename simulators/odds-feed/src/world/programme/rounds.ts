import { hashOf, shareOf } from '../../chance.ts';
import { type Competition, playingHours } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { wideRegions } from '../countries.ts';
import { dayOf, startOfDay, timeOn, weekdayOf, weekOf } from './calendar.ts';
import { type Fixture, slotsOf } from './fixture.ts';

/** Matches are known so many days ahead. */
export const DAYS_AHEAD = 6;
const FOOTBALL = 1;

function daysAheadOf({ sportId, rank }: Competition): number {
  if (sportId === FOOTBALL) return rank === 'top' ? DAYS_AHEAD : 5;
  return rank === 'top' ? 3 : 2;
}
/** More at once than this would leave no room for what always runs. */
const AT_ONCE_MAX = 23;

/** Share of a round that is played on each day, Monday first. */
const weekShares = {
  league: [0.1, 0.1, 0.1, 0.1, 0.16, 0.24, 0.2],
  cup: [0, 0.35, 0.4, 0.25, 0, 0, 0],
  midweek: [0.25, 0.25, 0.25, 0.25, 0, 0, 0],
  weekend: [0, 0, 0, 0, 0.25, 0.4, 0.35],
} as const;

function sharesOf(competition: Competition, round: number): readonly number[] {
  const isCup = wideRegions.some(({ name }) => name === competition.place);
  if (competition.rounds > 1) return round === 0 ? weekShares.midweek : weekShares.weekend;
  return isCup && competition.contestants === 'clubs' ? weekShares.cup : weekShares.league;
}

/** Who meets whom in a round: the first stays, the others move on by one place each time. */
export function pairsOf(teams: readonly string[], round: number): readonly (readonly string[])[] {
  const ring = teams.length % 2 === 0 ? [...teams] : [...teams, ''];
  const [fixed = '', ...rest] = ring;
  const turn = round % rest.length;
  const turned = [fixed, ...rest.slice(turn), ...rest.slice(0, turn)];
  const half = turned.length / 2;
  return Array.from({ length: half }, (_, index) => {
    const pair = [turned[index] ?? '', turned[turned.length - 1 - index] ?? ''];
    return (round + index) % 2 === 0 ? pair : pair.reverse();
  }).filter((pair) => !pair.includes(''));
}

type Drawn = Pick<Fixture, 'key' | 'competition' | 'home' | 'away'>;

/** Which of the rounds of a week it is; weeks are counted on through the years. */
export type RoundPlace = { readonly week: number; readonly round: number };

/** The matches of a round, each with its day of the week, whoever may be too tired for it. */
export function drawnIn(place: RoundPlace, seed: string, competition: Competition) {
  const { week, round } = place;
  const shares = sharesOf(competition, round);
  const number = week * competition.rounds + round + (hashOf(seed + competition.key) % 997);
  return pairsOf(competition.teams, number).map(([home = '', away = '']) => {
    const key = `${competition.key}/${week}/${round}/${home}`;
    const weekday = weekdayFor(shares, shareOf(`${seed}/day/${key}`));
    return { key, competition, home, away, weekday };
  });
}

function matchesOn(day: number, seed: string, competition: Competition): readonly Drawn[] {
  const week = weekOf(day);
  return Array.from({ length: competition.rounds }, (_, round) => round).flatMap((round) =>
    drawnIn({ week, round }, seed, competition).flatMap(({ weekday, ...match }) =>
      weekday === weekdayOf(day) ? [match] : [],
    ),
  );
}

function weekdayFor(shares: readonly number[], point: number): number {
  let sum = 0;
  const index = shares.findIndex((share) => {
    sum += share;
    return point < sum;
  });
  return index < 0 ? shares.length - 1 : index;
}

type Load = Map<number, number>;

const busiest = (load: Load, slots: readonly number[]) =>
  Math.max(...slots.map((slot) => load.get(slot) ?? 0));

/** Those of its part of the world, beginning with the one drawn for it. */
export function hoursFor({ key, competition }: Drawn, seed: string): readonly string[] {
  const hours: readonly string[] = playingHours[competition.hours];
  const first = hashOf(`${seed}/hour/${key}`) % hours.length;
  return [...hours.slice(first), ...hours.slice(0, first)];
}

/** The hour drawn for it, or the next at which the day is not full, or the quietest of all. */
function kickOffFor(match: Drawn, day: number, draw: { seed: string; load: Load }): number {
  const times = hoursFor(match, draw.seed).map((hour) => timeOn(day, hour));
  const { sportId } = match.competition;
  const loadFrom = (time: number) => busiest(draw.load, slotsOf(time, sportId));
  const free = times.find((time) => loadFrom(time) < AT_ONCE_MAX);
  const [quietest] = times.toSorted((a, b) => loadFrom(a) - loadFrom(b));
  const kickOff = free ?? quietest ?? startOfDay(day);
  for (const slot of slotsOf(kickOff, sportId)) {
    draw.load.set(slot, (draw.load.get(slot) ?? 0) + 1);
  }
  return kickOff;
}

const namesOf = ({ competition, home, away }: Drawn) =>
  [home, away].map((name) => `${competition.sportId}/${name}`);

const rounds = competitions.filter(({ rank }) => rank !== 'filler');

/** All matches of leagues, cups and tours on one day; whoever is drawn the day before rests. */
export function roundsOn(day: number, seed: string): readonly Fixture[] {
  const drawnOn = (one: number) => rounds.flatMap((league) => matchesOn(one, seed, league));
  const busy = new Set(drawnOn(day - 1).flatMap(namesOf));
  const draw = { seed, load: new Map<number, number>() };
  const fixtures: Fixture[] = [];
  for (const match of drawnOn(day)) {
    const names = namesOf(match);
    if (names.some((name) => busy.has(name))) continue;
    for (const name of names) busy.add(name);
    const kickOff = kickOffFor(match, day, draw);
    const announcedAt = startOfDay(dayOf(kickOff) - daysAheadOf(match.competition));
    fixtures.push({ ...match, kickOff, announcedAt });
  }
  return fixtures;
}
