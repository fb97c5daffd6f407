import { invariant } from '../invariant.ts';

/** How long each part of a round takes; settings that hold from midnight on (RAC-40). */
export type RoundPace = {
  readonly bettingSeconds: number;
  readonly closedSeconds: number;
  readonly raceSeconds: number;
  readonly resultSeconds: number;
};

/** A round by its time alone: made again after any stop it has the same number and times. */
export type ScheduledRound = {
  /** The day in East Africa and the number of the round on it: 202611190375. */
  readonly id: bigint;
  readonly day: string;
  /** From 1. */
  readonly number: number;
  readonly opensAt: Date;
  /** From here on no bet is taken. */
  readonly closesAt: Date;
  /** The order is drawn and the cars start. */
  readonly startsAt: Date;
  /** The cars are in: bets are settled and the seed is shown. */
  readonly endsAt: Date;
};

const EAT_OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;
const NUMBERS_A_DAY = 10_000n;

const roundMs = (pace: RoundPace): number =>
  1_000 * (pace.bettingSeconds + pace.closedSeconds + pace.raceSeconds + pace.resultSeconds);

export const roundsOfDay = (pace: RoundPace): number => Math.floor(DAY_MS / roundMs(pace));

const dayStartMs = (at: Date): number =>
  Math.floor((at.getTime() + EAT_OFFSET_MS) / DAY_MS) * DAY_MS - EAT_OFFSET_MS;

/** Midnight in East Africa, whose settings hold for the rounds of the day. */
export const dayStartOf = (at: Date): Date => new Date(dayStartMs(at));

/**
 * The round that is under way; at the end of a day the last one of it, when what is left of the day
 * is too short for another.
 */
export function roundAt(at: Date, pace: RoundPace): ScheduledRound {
  const start = dayStartMs(at);
  const index = Math.floor((at.getTime() - start) / roundMs(pace));
  return roundOfDay(start, Math.min(index, roundsOfDay(pace) - 1), pace);
}

/** Undefined after the last round of the day: the next day begins by its own settings. */
export function roundAfter(round: ScheduledRound, pace: RoundPace): ScheduledRound | undefined {
  const start = dayStartMs(round.opensAt);
  return round.number < roundsOfDay(pace) ? roundOfDay(start, round.number, pace) : undefined;
}

function roundOfDay(startMs: number, index: number, pace: RoundPace): ScheduledRound {
  invariant(BigInt(index) < NUMBERS_A_DAY - 1n, 'a day has fewer rounds than numbers');
  const day = new Date(startMs + EAT_OFFSET_MS).toISOString().slice(0, 10);
  const opensMs = startMs + index * roundMs(pace);
  const closesMs = opensMs + pace.bettingSeconds * 1_000;
  const startsMs = closesMs + pace.closedSeconds * 1_000;
  return {
    id: BigInt(day.replaceAll('-', '')) * NUMBERS_A_DAY + BigInt(index + 1),
    day,
    number: index + 1,
    opensAt: new Date(opensMs),
    closesAt: new Date(closesMs),
    startsAt: new Date(startsMs),
    endsAt: new Date(startsMs + pace.raceSeconds * 1_000),
  };
}
