import type { ForcedMoment, Side } from '../model/match-model.ts';

/** A scripted moment, as a person types it. */
export type Command =
  | { readonly kind: 'moment'; readonly moment: ForcedMoment }
  | { readonly kind: 'abandon' | 'postpone' | 'kickoff' | 'end' | 'void' | 'correct' }
  | { readonly kind: 'many-outcomes' | 'misprice' }
  | { readonly kind: 'gap' | 'duplicate' | 'cut' | 'garbage' }
  | { readonly kind: 'silence'; readonly ms: number }
  | { readonly kind: 'burst'; readonly changesPerSecond: number };

/** What can be typed, for those who look it up. */
export const commandList: readonly (readonly [words: string, meaning: string])[] = [
  ['goal home|away', 'that side scores'],
  ['var', 'the last goal is taken back'],
  ['penalty home|away', 'that side is given a penalty'],
  ['red home|away', 'a player of that side is sent off'],
  ['corner home|away', 'that side has a corner'],
  ['kickoff', 'the next match, or the one named, begins now'],
  ['end', 'the match is played out at once'],
  ['void', 'the match is played out and all of it called void, against its own score'],
  ['abandon', 'the match is abandoned'],
  ['postpone', 'a match to come is moved by a day'],
  ['correct', 'the result of an ended match is corrected'],
  ['misprice', 'the first outcome of every market is sold far too dear, until it is said again'],
  ['1000 outcomes', 'a market with 1,000 outcomes appears'],
  ['burst 5000', 'so many price changes a second, for ten seconds'],
  ['silence 20s', 'nothing at all is sent for so long'],
  ['gap', 'connections are dropped and cannot be resumed'],
  ['duplicate', 'the last batch is sent again'],
  ['cut', 'connections are cut in the middle of a frame'],
  ['garbage', 'a frame that is not gzip, or not JSON, is sent'],
];

const SILENCE_SECONDS_MAX = 600;
const BURST_MAX = 50_000;

const ofSide = {
  goal: 'score',
  penalty: 'penalty',
  red: 'red-card',
  yellow: 'yellow-card',
  corner: 'corner',
} as const;

const plain = [
  'abandon',
  'postpone',
  'kickoff',
  'end',
  'void',
  'correct',
  'misprice',
  'gap',
  'duplicate',
  'cut',
  'garbage',
] as const;

/** Undefined when it is none. */
export function readCommand(text: string): Command | undefined {
  const words = text.trim().toLowerCase().split(/\s+/);
  const [word = '', rest = ''] = words;
  if (words.length > 2) return undefined;
  if (word in ofSide && (rest === 'home' || rest === 'away')) {
    return sided(word as keyof typeof ofSide, rest);
  }
  if (word === 'silence') return silence(rest);
  if (word === 'burst') return burst(rest);
  if (word === '1000' && rest === 'outcomes') return { kind: 'many-outcomes' };
  if (rest !== '') return undefined;
  if (word === 'var') return { kind: 'moment', moment: { kind: 'take-back' } };
  const kind = plain.find((one) => one === word);
  return kind && { kind };
}

function sided(word: keyof typeof ofSide, side: Side): Command {
  return { kind: 'moment', moment: { kind: ofSide[word], side } };
}

function silence(text: string): Command | undefined {
  const seconds = /^(\d+)s?$/.exec(text)?.[1];
  if (seconds === undefined || Number(seconds) > SILENCE_SECONDS_MAX) return undefined;
  return { kind: 'silence', ms: Number(seconds) * 1_000 };
}

function burst(text: string): Command | undefined {
  const changesPerSecond = Number(text);
  const isCount = Number.isInteger(changesPerSecond) && changesPerSecond > 0;
  return isCount && changesPerSecond <= BURST_MAX ? { kind: 'burst', changesPerSecond } : undefined;
}
