import type { Score, Side } from '../score.ts';
import { type Pick, plainPicks } from '../selection.ts';
import { type Fields, fieldsOf, wholeIn, wholePairOf } from './fields.ts';

type At = Fields['at'];

const sides: readonly Side[] = ['home', 'draw', 'away'];
const teams = ['home', 'away'] as const;
const none: Pick = { kind: 'none' };

/** Lines come in quarters; anything between would be graded as a half by mistake. */
export function lineOf(fields: Fields, name: string): number {
  const line = fields.number(name);
  if (!Number.isSafeInteger(line * 4))
    fields.at.problems.push(`${fields.at.path}.${name} is no quarter`);
  return line;
}

const scoreOf = (value: unknown, at: At): Score => {
  const [home, away] = wholePairOf(value, at);
  return { home, away };
};

function rangeOf(fields: Fields) {
  const least = wholeIn(fields, 'least');
  const most = fields.has('most') ? wholeIn(fields, 'most') : null;
  if (most !== null && most < least)
    fields.at.problems.push(`${fields.at.path}.most is below least`);
  return { least, most };
}

const nameOf = (value: unknown, { path, problems }: At): string => {
  if (typeof value !== 'string' || value === '') problems.push(`${path} is no text`);
  return typeof value === 'string' ? value : '';
};

const sideOf = (value: unknown, { path, problems }: At): Side => {
  const side = sides.find((one) => one === value);
  if (!side) problems.push(`${path} is none of ${sides.join(', ')}`);
  return side ?? 'draw';
};

/** By kind; a pick that is one word may stand as that word alone. */
const readers: { readonly [Kind in Pick['kind']]?: (fields: Fields) => Pick } = {
  over: (fields) => ({ kind: 'over', line: lineOf(fields, 'line') }),
  under: (fields) => ({ kind: 'under', line: lineOf(fields, 'line') }),
  exactly: (fields) => ({ kind: 'exactly', line: lineOf(fields, 'line') }),
  handicap: (fields) => ({
    kind: 'handicap',
    of: fields.word('of', sides) ?? 'draw',
    line: lineOf(fields, 'line'),
  }),
  'handicap-any-of': (fields) => ({
    kind: 'handicap-any-of',
    of: fields.list('of', sideOf),
    line: lineOf(fields, 'line'),
  }),
  score: (fields) => ({
    kind: 'score',
    home: wholeIn(fields, 'home'),
    away: wholeIn(fields, 'away'),
  }),
  'any-score-of': (fields) => ({ kind: 'any-score-of', listed: fields.list('listed', scoreOf) }),
  'other-score': (fields) => ({ kind: 'other-score', listed: fields.list('listed', scoreOf) }),
  range: (fields) => ({ kind: 'range', ...rangeOf(fields) }),
  minutes: (fields) => ({ kind: 'minutes', ...rangeOf(fields) }),
  margin: (fields) => ({
    kind: 'margin',
    team: fields.word('team', teams) ?? 'home',
    ...rangeOf(fields),
  }),
  part: (fields) => ({ kind: 'part', partId: fields.number('part') }),
  player: (fields) => ({ kind: 'player', playerId: fields.text('player') }),
  'other-player': (fields) => ({ kind: 'other-player', listed: fields.list('listed', nameOf) }),
  method: (fields) => ({ kind: 'method', method: fields.text('method') }),
  participant: (fields) => ({
    kind: 'participant',
    participantId: fields.text('participant'),
    against: fields.has('against') ? fields.list('against', nameOf) : [],
  }),
  not: (fields) => ({
    kind: 'not',
    of: readPick(fields.value('of'), { ...fields.at, path: `${fields.at.path}.of` }),
  }),
  'in-turn': (fields) => ({ kind: 'in-turn', of: fields.list('of', readPick) }),
  'all-of': (fields) => ({ kind: 'all-of', of: fields.list('of', readPick) }),
  'any-of': (fields) => ({ kind: 'any-of', of: fields.list('of', readPick) }),
};

const readersByKind: ReadonlyMap<string, (fields: Fields) => Pick> = new Map(
  Object.entries(readers),
);

/** No market asks for more than a few picks in one; a line that nests thousands is an attack. */
const PATH_LENGTH_MAX = 400;

export function readPick(value: unknown, at: At): Pick {
  if (at.path.length > PATH_LENGTH_MAX) {
    at.problems.push('selection.pick goes too deep');
    return none;
  }
  const plain = plainPicks.find((one) => one === value);
  if (plain) return { kind: plain };
  const fields = fieldsOf(value, at);
  const kind = fields.value('kind');
  const word = plainPicks.find((one) => one === kind);
  const read = typeof kind === 'string' ? readersByKind.get(kind) : undefined;
  if (!word && !read) at.problems.push(`${at.path}.kind is not known`);
  const pick = word ? { kind: word } : (read?.(fields) ?? none);
  fields.close();
  return pick;
}
