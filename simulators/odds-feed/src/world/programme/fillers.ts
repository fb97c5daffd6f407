import { hashOf } from '../../chance.ts';
import type { Competition } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { usualMinutesOf } from '../sports.ts';
import { dayOf, HOUR_MS, hourIn, MINUTE_MS, startOfDay, weekOf } from './calendar.ts';
import { type Fixture, slotsOf } from './fixture.ts';
import { zoneOf } from './kick-offs.ts';
import { seasonAt } from './seasons.ts';

/**
 * Tours, games and machines keep every hour alive. They run on tracks, one match after the other
 * around the clock, and a track pauses while others fill the hour. Long matches look at leagues and
 * cups only; the short ones of machines then make up for what is missing.
 */
type Track = {
  readonly sportId: number;
  readonly competition: Competition;
  /** Where several tracks share a competition, each has its own teams. */
  readonly share: readonly [index: number, of: number];
};

/** Wanted on average while a match lasts, and never to be passed. */
const longTargets = { mean: 31, most: 36 } as const;
const shortTargets = { mean: 37, most: 39 } as const;
const PAUSE_MINUTES = 7;
const VIRTUAL_PAUSE_MINUTES = 1;
const VIRTUAL_FOOTBALL = 86;
/** Halls close for the night; what has no place of its own is always awake somewhere. */
const HALL_HOURS = { from: 10, to: 21 } as const;

const hoursAheadOf = (sportId: number) => (sportId === VIRTUAL_FOOTBALL ? 0.25 : 3);

const fillersOf = (sportId: number) =>
  competitions.filter((one) => one.cadence === 'track' && one.sportId === sportId);

/** Every competition on tracks of its own, its teams divided among them. */
function divided(sportId: number, parts: number): readonly Track[] {
  return Array.from({ length: parts }, (_, index) => index).flatMap((index) =>
    fillersOf(sportId).map((competition) => ({
      sportId,
      competition,
      share: [index, parts] as const,
    })),
  );
}

const tennis = divided(3, 2);
const esports = divided(96, 3);

/** Those that come first pause last: every sport has one among them. */
const longTracks: readonly Track[] = [
  ...tennis.slice(0, 2),
  ...esports.slice(0, 3),
  ...divided(36, 1),
  ...divided(45, 1),
  ...tennis.slice(2),
  ...esports.slice(3),
];

const shortTracks = divided(VIRTUAL_FOOTBALL, 4);

/** A track that has nothing to play at this hour takes no place. */
const tracksBefore = ({ tracks }: Draw, place: number, time: number) =>
  tracks.slice(0, place).filter(({ competition }) => isOpen(competition, time)).length;

function isOpen(competition: Competition, time: number): boolean {
  if (!seasonAt(competition, weekOf(dayOf(time)))) return false;
  if (competition.region === 'always') return true;
  const hour = hourIn(zoneOf(competition), time);
  return hour >= HALL_HOURS.from && hour < HALL_HOURS.to;
}

/** Two teams that have rested longest: the pairs go through the list, then meet others. */
function pairAt(teams: readonly string[], turn: number): readonly [string, string] {
  const pairs = Math.floor(teams.length / 2);
  const offset = 1 + (Math.floor(turn / pairs) % (teams.length - 1));
  const home = turn % pairs;
  return [teams[home] ?? '', teams[(home + offset) % teams.length] ?? ''];
}

type Draw = {
  readonly seed: string;
  readonly tracks: readonly Track[];
  readonly targets: { readonly mean: number; readonly most: number };
  readonly loadAt: (slot: number) => number;
};

function isFull(draw: Draw, place: number, kickOff: number): boolean {
  const sportId = draw.tracks[place]?.sportId ?? 0;
  const load = slotsOf(kickOff, sportId).map(draw.loadAt);
  const mean = load.reduce((sum, count) => sum + count, 0) / load.length;
  const others = tracksBefore(draw, place, kickOff);
  return mean + others >= draw.targets.mean || Math.max(...load) + others >= draw.targets.most;
}

function fixtureAt(draw: Draw, place: number, turn: number): Fixture | undefined {
  const track = draw.tracks[place];
  if (!track) return undefined;
  const kickOff = kickOffAt(draw, place, turn);
  const { competition } = track;
  if (!isOpen(competition, kickOff) || isFull(draw, place, kickOff)) return undefined;
  const [index, of] = track.share;
  const teams = competition.teams.filter((_, position) => position % of === index);
  const [home, away] = pairAt(teams, turn + (hashOf(draw.seed + competition.key) % 101));
  return {
    key: `${competition.key}/${index}/${turn}`,
    competition,
    home,
    away,
    kickOff,
    announcedAt: kickOff - hoursAheadOf(track.sportId) * HOUR_MS,
  };
}

function periodOf({ sportId }: Track): number {
  const pause = sportId === VIRTUAL_FOOTBALL ? VIRTUAL_PAUSE_MINUTES : PAUSE_MINUTES;
  return (usualMinutesOf(sportId) + pause) * MINUTE_MS;
}

/** Tracks are set apart, or all would begin and end together; kick-offs are at full minutes. */
function kickOffAt({ tracks }: Draw, place: number, turn: number): number {
  const track = tracks[place];
  const period = track ? periodOf(track) : 0;
  const exact = turn * period + (place / tracks.length) * period;
  return Math.round(exact / MINUTE_MS) * MINUTE_MS;
}

function fixturesOn(day: number, draw: Draw): readonly Fixture[] {
  return draw.tracks.flatMap((track, place) => {
    const period = periodOf(track);
    const from = Math.floor(startOfDay(day) / period) - 1;
    const to = Math.ceil(startOfDay(day + 1) / period) + 1;
    const turns = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return turns
      .filter((turn) => dayOf(kickOffAt(draw, place, turn)) === day)
      .flatMap((turn) => fixtureAt(draw, place, turn) ?? []);
  });
}

type Filling = Pick<Draw, 'seed' | 'loadAt'>;

/** `loadAt` tells how many matches of the big leagues run in five minutes. */
export const longFillersOn = (day: number, filling: Filling): readonly Fixture[] =>
  fixturesOn(day, { ...filling, tracks: longTracks, targets: longTargets });

/** `loadAt` tells how many matches run in five minutes besides these. */
export const shortFillersOn = (day: number, filling: Filling): readonly Fixture[] =>
  fixturesOn(day, { ...filling, tracks: shortTracks, targets: shortTargets });
