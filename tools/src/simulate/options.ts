import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { PlainError } from '../runtime/plain-error.ts';
import type { WorldTerms } from './world/world.ts';

export type SimulateOptions = {
  /** Played in their order, both ends included; usually it is one. */
  readonly seeds: { readonly from: number; readonly to: number };
  /** So many seeds are played side by side, each in a world of its own. */
  readonly worlds: number;
  readonly stepsMax: number;
  readonly minutesMax: number;
  readonly bus: WorldTerms['bus'];
  readonly help: boolean;
};

export const HELP = `npm run simulate -- [options]

  --seed=N     what happens, in which order (default: a new one, which is printed)
  --seeds=A..B these seeds one after another, each with its steps or minutes, to the first breach
  --worlds=N   so many of these seeds side by side (default 1; a world wants half a core)
  --steps=N    end after so many steps
  --minutes=N  end after so many minutes (default 1 when no steps are given)
  --redis      two servers with a Redis between them; REDIS_URL names one of yours
  --help       this text`;

const SEED_MAX = 2 ** 32 - 1;
const STEPS_MAX = 1_000_000;
const MINUTES_MAX = 7 * 24 * 60;
const WORLDS_MAX = 16;

type Environment = Readonly<Record<string, string | undefined>>;

export function readOptions(words: readonly string[], environment: Environment): SimulateOptions {
  const { seed, seeds, worlds, steps, minutes, redis, help } = parse(words);
  const isBounded = steps !== undefined;
  return {
    seeds: readSeeds(seeds) ?? oneSeed(seed),
    worlds: readNumber('worlds', worlds, { max: WORLDS_MAX }) ?? 1,
    stepsMax: readNumber('steps', steps, { max: STEPS_MAX }) ?? STEPS_MAX,
    minutesMax:
      readNumber('minutes', minutes, { max: MINUTES_MAX }) ?? (isBounded ? MINUTES_MAX : 1),
    bus: busOf(redis ?? false, environment.REDIS_URL),
    help: help ?? false,
  };
}

function busOf(redis: boolean, url: string | undefined): WorldTerms['bus'] {
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
