import { hashOf } from '../../chance.ts';
import type { Competition } from '../competitions/competition.ts';
import { competitions } from '../competitions/competitions.ts';
import { usualMinutesOf } from '../sports.ts';
import { dayOf, HOUR_MS, hourOf, MINUTE_MS, startOfDay } from './calendar.ts';
import { type Fixture, slotsOf } from './fixture.ts';

/**
 * Lesser leagues, games and machines keep every hour alive. They run on tracks, one match after
 * the other around the clock, and a track pauses while others fill the hour. Long matches look at
 * the big leagues only; the short ones of machines then make up for what is missing.
 */
type Track = {
  readonly sportId: number;
  readonly competitions: readonly Competition[];
  /** Where several tracks share a competition, each has its own teams. */
  readonly share: readonly [index: number, of: number];
};

/** Wanted on average while a match lasts, and never to be passed. */
const longTargets = { mean: 31, most: 36 } as const;
const shortTargets = { mean: 37, most: 39 } as const;
const PAUSE_MINUTES = 7;
const VIRTUAL_PAUSE_MINUTES = 2;
const FOOTBALL = 1;
const VIRTUAL_FOOTBALL = 86;

function hoursAheadOf(sportId: number): number {
  if (sportId === FOOTBALL) return 12;
  return sportId === VIRTUAL_FOOTBALL ? 0.25 : 3;
}

/** Clubs that play in cups and great leagues have no time for these. */
const taken = new Set(
  competitions
    .filter(({ rank }) => rank !== 'filler')
    .flatMap(({ sportId, teams }) => teams.map((team) => `${sportId}/${team}`)),
);
const fillers = competitions
  .filter(({ rank }) => rank === 'filler')
  .map((one) => ({
    ...one,
    teams: one.teams.filter((team) => !taken.has(`${one.sportId}/${team}`)),
  }));
const fillersOf = (sportId: number) => fillers.filter((one) => one.sportId === sportId);

const zones = {
  americas: ['southAmerica', 'northAmerica'],
  asia: ['eastAsia', 'southAsia', 'oceania'],
  nearby: ['europe', 'eastAfrica', 'northAfrica', 'southernAfrica', 'westAfrica', 'gulf'],
} as const;

function zoneOf(competition: Competition): keyof typeof zones | 'always' {
  const names = Object.keys(zones) as (keyof typeof zones)[];
  const found = names.find((name) =>
    (zones[name] as readonly string[]).includes(competition.hours),
  );
  return found ?? 'always';
}

function zoneAt(time: number): keyof typeof zones {
  const hour = hourOf(time);
  if (hour < 6 || hour >= 22.5) return 'americas';
  return hour < 13.5 ? 'asia' : 'nearby';
}

/** Competitions dealt out to tracks, so that each track has some of every part of the world. */
function dealt(sportId: number, count: number): readonly Track[] {
  const sorted = fillersOf(sportId).toSorted((a, b) => zoneOf(a).localeCompare(zoneOf(b)));
  return Array.from({ length: count }, (_, track) => ({
    sportId,
    competitions: sorted.filter((_, index) => index % count === track),
    share: [0, 1] as const,
  }));
}

/** Every competition on tracks of its own, its teams divided among them. */
function divided(sportId: number, parts: number): readonly Track[] {
  return Array.from({ length: parts }, (_, index) => index).flatMap((index) =>
    fillersOf(sportId).map((competition) => ({
      sportId,
      competitions: [competition],
      share: [index, parts] as const,
    })),
  );
}

const tennis = divided(3, 2);
const esports = divided(96, 2);

/** Those that come first pause last: every sport has one among them. */
const longTracks: readonly Track[] = [
  ...tennis.slice(0, 2),
  ...esports.slice(0, 2),
  ...dealt(8, 1),
  ...dealt(26, 1),
  ...divided(36, 1),
  ...divided(45, 1),
  ...dealt(9, 1),
  ...dealt(5, 1),
  ...dealt(1, 7),
  ...tennis.slice(2),
  ...esports.slice(2),
];

const shortTracks = divided(VIRTUAL_FOOTBALL, 3);

/** A track that has nothing to play at this hour takes no place. */
function tracksBefore({ tracks }: Draw, place: number, time: number): number {
  return tracks.slice(0, place).filter((track) => competitionAt(track, time, 0)).length;
}

function competitionAt(track: Track, time: number, turn: number): Competition | undefined {
  const zone = zoneAt(time);
  const open = track.competitions.filter((one) => [zone, 'always'].includes(zoneOf(one)));
  return open[turn % open.length];
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
  const competition = competitionAt(track, kickOff, turn);
  if (!competition || isFull(draw, place, kickOff)) return undefined;
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
