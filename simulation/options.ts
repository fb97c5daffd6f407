import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PlainError } from '@kipute/tools/runtime/plain-error';
import type { WorldOptions } from './world/world.ts';

export type SimulateOptions = {
  /** Played in their order, both ends included; usually it is one. */
  readonly seeds: { readonly from: number; readonly to: number };
  /** So many seeds are played side by side, each in a world of its own. */
  readonly worlds: number;
  readonly stepsMax: number;
  readonly minutesMax: number;
  readonly bus: WorldOptions['bus'];
  /** How many seconds of the provider's matches pass in one. */
  readonly speed: number;
  /** Of matches that are played in one world with many players; none in an ordinary run. */
  readonly days: number;
  /** One part of the house alone, without odds and without kills; the whole of it unless said. */
  readonly only: 'payments' | 'all';
  /** No world at all: the numbers that games draw are tested. */
  readonly fairness: boolean;
  /** Plays on after a broken law. */
  readonly keepGoing: boolean;
  readonly help: boolean;
};

/** So short that a seed of payments takes seconds, so long that payments meet each other. */
export const PAYMENTS_STEPS = 4;

/** A day in nine minutes. */
const SPEED_OF_DAYS = 160;

export const HELP = `npm run simulate -- [options]

  --seed=N     what happens, in which order (default: a new one, which is printed)
  --seeds=A..B these seeds one after another, each with its steps or minutes, to the first breach
  --worlds=N   so many of these seeds side by side (default 1; a world wants half a core)
  --steps=N    end after so many steps
  --minutes=N  end after so many minutes (default 1 when no steps are given)
  --speed=N    so many seconds of the matches pass in one (default 1, for days ${SPEED_OF_DAYS})
  --days=N     so many days of all matches in one world, with many players, until every bet is
               decided: ends with a table of what became of them. ${SPEED_OF_DAYS} plays a day in nine minutes;
               with minutes betting closes after these
  --week       seven days
  --only=payments  payments and the adversary alone, without odds and kills: seconds for a seed
               (${PAYMENTS_STEPS} steps unless said), one world for all seeds of a lane
  --fairness   ten million numbers as games draw them: chi-square, dieharder, and a thousand rounds
               made again by a program in Python; no world is opened
  --keep-going play the seeds after one that broke a law, too
  --redis      two servers with a Redis between them; REDIS_URL names one of yours
  --help       this text`;

const SEED_MAX = 2 ** 32 - 1;
const STEPS_MAX = 1_000_000;
const MINUTES_MAX = 7 * 24 * 60;
const WORLDS_MAX = 16;
const SPEED_MAX = 1_000;
const WEEK_DAYS = 7;

type Environment = Readonly<Record<string, string | undefined>>;

export function readOptions(words: readonly string[], environment: Environment): SimulateOptions {
  const { seed, seeds, worlds, steps, minutes, speed, redis, help, ...whole } = parse(words);
  const days = readNumber('days', whole.days, { max: WEEK_DAYS }) ?? (whole.week ? WEEK_DAYS : 0);
  const only = readOnly(whole.only);
  const isBounded = steps !== undefined || days > 0 || only === 'payments';
  return {
    seeds: readSeeds(seeds) ?? oneSeed(seed),
    worlds: readNumber('worlds', worlds, { max: WORLDS_MAX }) ?? 1,
    stepsMax:
      readNumber('steps', steps, { max: STEPS_MAX }) ??
      (only === 'payments' ? PAYMENTS_STEPS : STEPS_MAX),
    minutesMax:
      readNumber('minutes', minutes, { max: MINUTES_MAX }) ?? (isBounded ? MINUTES_MAX : 1),
    speed: readNumber('speed', speed, { max: SPEED_MAX }) ?? (days > 0 ? SPEED_OF_DAYS : 1),
    days,
    only,
    fairness: whole.fairness ?? false,
    keepGoing: whole['keep-going'] ?? false,
    bus: busOf(redis ?? false, environment.REDIS_URL),
    help: help ?? false,
  };
}

function readOnly(text: string | undefined): SimulateOptions['only'] {
  if (text === undefined) return 'all';
  if (text === 'payments') return text;
  throw new PlainError(`--only takes payments, not "${text}".`);
}

function busOf(redis: boolean, url: string | undefined): WorldOptions['bus'] {
  if (url) return { redisUrl: url };
  return redis ? 'own redis' : 'none';
}

function parse(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        seed: { type: 'string' },
        seeds: { type: 'string' },
        worlds: { type: 'string' },
        steps: { type: 'string' },
        minutes: { type: 'string' },
        speed: { type: 'string' },
        days: { type: 'string' },
        week: { type: 'boolean' },
        only: { type: 'string' },
        fairness: { type: 'boolean' },
        'keep-going': { type: 'boolean' },
        redis: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new PlainError(`${reason}. See npm run simulate -- --help.`);
  }
}

function oneSeed(text: string | undefined): SimulateOptions['seeds'] {
  const seed = readNumber('seed', text, { max: SEED_MAX }) ?? randomInt(SEED_MAX);
  return { from: seed, to: seed };
}

function readSeeds(text: string | undefined): SimulateOptions['seeds'] | undefined {
  if (text === undefined) return undefined;
  const [from, to, ...more] = text.split('..').map(Number);
  const isSeed = (number: number | undefined): number is number =>
    Number.isInteger(number) && number !== undefined && number >= 1 && number <= SEED_MAX;
  if (isSeed(from) && isSeed(to) && from <= to && more.length === 0) return { from, to };
  throw new PlainError(`--seeds takes two seeds like 1..200, not "${text}".`);
}

function readNumber(
  name: string,
  text: string | undefined,
  { max }: { readonly max: number },
): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= max) return number;
  throw new PlainError(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
}
