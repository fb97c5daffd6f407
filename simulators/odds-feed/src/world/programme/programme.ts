import { usualMinutesOf } from '../sports.ts';
import { dayOf, HOUR_MS } from './calendar.ts';
import { longFillersOn, shortFillersOn } from './fillers.ts';
import { type Fixture, slotsOf, usualEndOf } from './fixture.ts';
import { pastMeetings } from './past-meetings.ts';
import { pastRounds } from './past-rounds.ts';
import { createRounds, DAYS_AHEAD } from './rounds.ts';

/** A match may last longer than usual, begin late and stay for a while when it is over. */
const KEPT_MS = 4 * HOUR_MS;
const SHORT_KEPT_MS = HOUR_MS / 2;
const SHORT_MINUTES = 30;

function isLongOver(fixture: Fixture, time: number): boolean {
  const isShort = usualMinutesOf(fixture.competition.sportId) < SHORT_MINUTES;
  return usualEndOf(fixture) + (isShort ? SHORT_KEPT_MS : KEPT_MS) < time;
}

export type Programme = {
  /** Every match that is announced by then and may not be long over. */
  readonly knownAt: (time: number) => readonly Fixture[];
  /** Matches that are long over by then but not forgotten; nothing between pieces of work. */
  readonly playedBefore: (time: number) => Iterator<Fixture | undefined>;
};

type Day = (day: number) => readonly Fixture[];

/** Made once, and forgotten when it is long past. */
function remembered(make: Day): Day & { readonly forgetBefore: (day: number) => void } {
  const days = new Map<number, readonly Fixture[]>();
  const recall = (day: number) => {
    const known = days.get(day) ?? make(day);
    days.set(day, known);
    return known;
  };
  const forgetBefore = (limit: number) => {
    for (const day of days.keys()) if (day < limit) days.delete(day);
  };
  return Object.assign(recall, { forgetBefore });
}

/** How many matches run at once around a day. */
function loadAround(day: number, fixturesOn: Day): (slot: number) => number {
  const load = new Map<number, number>();
  for (const { kickOff, competition } of [day - 1, day, day + 1].flatMap(fixturesOn)) {
    for (const slot of slotsOf(kickOff, competition.sportId)) {
      load.set(slot, (load.get(slot) ?? 0) + 1);
    }
  }
  return (slot) => load.get(slot) ?? 0;
}

/** The matches of every day there is, the same for the same seed. */
export function createProgramme(seed: string): Programme {
  const rounds = createRounds(seed);
  const long = remembered((day) => {
    return [...rounds.on(day), ...longFillersOn(day, { seed, loadAt: loadAround(day, rounds.on) })];
  });
  const whole = remembered((day) => {
    return [...long(day), ...shortFillersOn(day, { seed, loadAt: loadAround(day, long) })];
  });

  function knownAt(time: number): readonly Fixture[] {
    const today = dayOf(time);
    for (const days of [rounds, long, whole]) days.forgetBefore(today - 4);
    const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index);
    return days.flatMap(whole).filter((one) => one.announcedAt <= time && !isLongOver(one, time));
  }

  return {
    knownAt,
    playedBefore: (time) =>
      playedBefore({
        ...{ seed, time, known: knownAt(time) },
        isLongOver: (fixture) => isLongOver(fixture, time),
      }),
  };
}

type Past = {
  readonly seed: string;
  readonly time: number;
  readonly known: readonly Fixture[];
  readonly isLongOver: (fixture: Fixture) => boolean;
};

/**
 * What is told of the past, what people look for first: the leagues of the first rank with their
 * newest rounds, earlier meetings of who plays next in them, then the same of the others. Nothing
 * comes between two pieces of work: whoever has other work may turn to it then.
 */
function* playedBefore({ seed, time, known, isLongOver }: Past) {
  // Years of weeks, forgotten when all is told.
  const rounds = createRounds(seed);
  const drawn: Fixture[] = [];
  for (const round of pastRounds(rounds, time)) {
    drawn.push(...round.filter(isLongOver));
    yield undefined;
  }
  drawn.sort((a, b) => b.kickOff - a.kickOff);
  for (const rank of ['top', 'usual'] as const) {
    const ofRank = ({ competition }: Fixture) => competition.rank === rank;
    yield* drawn.filter(ofRank);
    yield* pastMeetings({ seed, rounds }, known.filter(ofRank));
  }
}
