import { invariant } from '@kipute/domain/invariant';
import { type Car, type Finish, isFinish } from '@kipute/domain/racing/race';

/**
 * The race as it is drawn: made from the id of the round and the order that was drawn, and from
 * nothing else, so that it is the same on every phone and whoever comes in the middle sees what the
 * others see (RCP-30). Nothing is decided here: each car is given the moment at which it crosses the
 * line, in the order of finishing, and a way of its own of getting there. Sums and products of
 * doubles alone, which are the same in every browser; sines are not.
 */
export type RacePath = {
  /** Where the nose of a car is at a moment of the race from 0 to 1; the line is at 1. */
  readonly noseAt: (car: Car, moment: number) => number;
  /** All cars, the first one first. */
  readonly orderAt: (moment: number) => readonly Car[];
};

type Runner = {
  readonly car: Car;
  readonly crossesAt: number;
  /** How far ahead or behind of an even run, by three curves that vanish at start and line. */
  readonly bends: readonly [number, number, number];
};

/** The champion crosses the line here, the last car at 1. */
const CHAMPION_AT = 0.86;
/** Together below 1, so that no car ever rolls back. */
const BENDS_MAX = [0.34, 0.38, 0.2] as const;
/** Behind the line a car rolls out this much slower. */
const ROLLING_OUT = 0.3;

export function racePath(roundId: string, finish: readonly number[]): RacePath {
  invariant(isFinish(finish), 'ten cars came in');
  const runners = runnersOf(roundId, finish);
  const noseAt = (car: Car, moment: number): number => {
    const runner = runners.find((one) => one.car === car);
    invariant(runner, 'a car of the race');
    return noseOf(runner, Math.min(1, Math.max(0, moment)));
  };
  return {
    noseAt,
    orderAt: (moment) => {
      const noses = new Map(finish.map((car) => [car, noseAt(car, moment)]));
      return [...finish].sort((one, other) => (noses.get(other) ?? 0) - (noses.get(one) ?? 0));
    },
  };
}

function runnersOf(roundId: string, finish: Finish): readonly Runner[] {
  const chance = chanceFrom(`${roundId}:${finish.join()}`);
  const gaps = finish.map((_, place) => (place === 0 ? 0 : 0.5 + chance()));
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  let behind = 0;
  return finish.map((car, place) => {
    behind += gaps[place] ?? 0;
    const crossesAt = CHAMPION_AT + ((1 - CHAMPION_AT) * behind) / whole;
    const bend = (most: number) => most * (2 * chance() - 1);
    const [first, second, third] = BENDS_MAX;
    return { car, crossesAt, bends: [bend(first), bend(second), bend(third)] };
  });
}

function noseOf({ crossesAt, bends }: Runner, moment: number): number {
  if (moment >= crossesAt) return 1 + (moment - crossesAt) * ROLLING_OUT;
  const part = moment / crossesAt;
  const [first, second, third] = bends;
  const arch = part * (1 - part);
  return part + arch * (first + second * (1 - 2 * part) + third * (1 - 5 * arch));
}

/** Numbers from 0 up to 1, the same for the same text: FNV-1a into mulberry32. */
function chanceFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Which moment of the race it is by the server's clock, from 0 to 1. */
export function momentOf(race: { draw_time: string; end_time: string }, nowMs: number): number {
  const [from, until] = [Date.parse(race.draw_time), Date.parse(race.end_time)];
  return until <= from ? 1 : Math.min(1, Math.max(0, (nowMs - from) / (until - from)));
}
