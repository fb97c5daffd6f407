import { ok, type Result, refuse } from '../../result.ts';
import { type CountedUnit, countedUnits } from '../counted-units.ts';
import {
  type Ending,
  type Incident,
  type MatchResult,
  noEnding,
  type PlayerRecord,
  resultStatuses,
} from '../result/match-result.ts';
import { gradedSports } from '../result/sport-shapes.ts';
import type { Score } from '../score.ts';
import {
  type Fields,
  fieldsOf,
  numberOf,
  type Problems,
  pairOf,
  placeIn,
  wholeIn,
  wholeOf,
} from './fields.ts';

type At = Fields['at'];
const teams = ['home', 'away'] as const;

/** Reads a result as it stands in a line of JSON; the refusal says what is wrong with which field. */
export function readResult(value: unknown): Result<MatchResult, string> {
  const problems: Problems = [];
  const fields = fieldsOf(value, { path: 'result', problems });
  const result: MatchResult = {
    matchId: fields.text('matchId'),
    sport: fields.word('sport', gradedSports) ?? 'football',
    status: fields.word('status', resultStatuses) ?? 'in-progress',
    version: fields.has('version') ? wholeIn(fields, 'version') : 0,
    completedParts: fields.has('completed') ? fields.list('completed', numberOf) : [],
    minute: fields.has('minute') ? wholeIn(fields, 'minute') : null,
    counts: fields.has('counts') ? readCounts(fields) : {},
    incidents: fields.has('incidents') ? fields.list('incidents', readIncident) : [],
    orderedUnits: fields.has('ordered') ? fields.list('ordered', readUnit) : [],
    lineUp: fields.has('lineUp') ? readLineUp(fields) : null,
    ending: fields.has('ending') ? readEnding(fields) : noEnding,
  };
  fields.close();
  const [problem] = problems;
  return problem === undefined ? ok(result) : refuse(problem);
}

function readUnit(value: unknown, { path, problems }: At): CountedUnit {
  const unit = countedUnits.find((one) => one === value);
  if (!unit) problems.push(`${path} is no unit`);
  return unit ?? 'score';
}

function readCounts(fields: Fields): MatchResult['counts'] {
  const { path, problems } = fields.at;
  const counts: Partial<Record<CountedUnit, Record<number, Score>>> = {};
  for (const [word, byPart] of Object.entries(fields.object('counts'))) {
    const at = { path: `${path}.counts.${word}`, problems };
    const unit = readUnit(word, at);
    const parts = fieldsOf(byPart, at);
    const scores: Record<number, Score> = {};
    for (const [part, pair] of Object.entries(byPart ?? {})) {
      const [home, away] = pairOf(pair, {
        path: `${at.path}.${part}`,
        problems: parts.at.problems,
      });
      // "3" and "03" would be two scores of one part.
      if (String(Number(part)) !== part) problems.push(`${at.path}.${part} is no part`);
      scores[Number(part)] = { home, away };
    }
    counts[unit] = scores;
  }
  return counts;
}

function readIncident(value: unknown, at: At): Incident {
  const fields = fieldsOf(value, at);
  const incident: Incident = {
    unit: readUnit(fields.value('unit'), { ...at, path: `${at.path}.unit` }),
    partId: fields.number('part'),
    team: fields.has('team') ? (fields.word('team', teams) ?? null) : null,
    playerId: fields.has('player') ? fields.text('player') : null,
    minute: fields.has('minute') ? wholeIn(fields, 'minute') : null,
    addedMinute: fields.has('added') ? wholeIn(fields, 'added') : null,
    method: fields.has('method') ? fields.text('method') : null,
    worth: fields.has('worth') ? placeIn(fields, 'worth') : 1,
    isTakenBack: fields.has('takenBack') ? fields.flag('takenBack') : false,
  };
  fields.close();
  return incident;
}

function readLineUp(fields: Fields): readonly PlayerRecord[] {
  const players = fields.list('lineUp', readPlayer);
  const names = new Set(players.map(({ playerId }) => playerId));
  if (names.size < players.length) fields.at.problems.push('result.lineUp names somebody twice');
  return players;
}

const roles = ['started', 'substitute', 'unused'] as const;

function readPlayer(value: unknown, at: At): PlayerRecord {
  const fields = fieldsOf(value, at);
  const counts: Partial<Record<CountedUnit, number>> = {};
  const told = fields.has('counts') ? Object.entries(fields.object('counts')) : [];
  for (const [word, count] of told) {
    const path = { ...at, path: `${at.path}.counts.${word}` };
    counts[readUnit(word, path)] = wholeOf(count, path);
  }
  const player: PlayerRecord = {
    playerId: fields.text('player'),
    team: fields.word('team', teams) ?? 'home',
    role: fields.word('role', roles) ?? 'unused',
    fromMinute: fields.has('from') ? wholeIn(fields, 'from') : null,
    counts,
  };
  fields.close();
  return player;
}

const stages = ['ordinary-time', 'overtime', 'shoot-out'] as const;
const winners = ['home', 'draw', 'away', 'no-contest'] as const;

const ROUND_SECONDS = 300;

function secondIn(fields: Fields): number {
  const second = wholeIn(fields, 'second');
  if (second > ROUND_SECONDS)
    fields.at.problems.push(`${fields.at.path}.second is beyond the bell`);
  return second;
}

function readEnding({ at, value }: Fields): Ending {
  const fields = fieldsOf(value('ending'), { ...at, path: `${at.path}.ending` });
  const places = fields.has('places') ? Object.entries(fields.object('places')) : null;
  const ending: Ending = {
    stage: fields.has('stage') ? (fields.word('stage', stages) ?? null) : null,
    winner: fields.has('winner') ? (fields.word('winner', winners) ?? null) : null,
    qualifier: fields.has('qualifier') ? (fields.word('qualifier', teams) ?? null) : null,
    method: fields.has('method') ? fields.text('method') : null,
    round: fields.has('round') ? placeIn(fields, 'round') : null,
    second: fields.has('second') ? secondIn(fields) : null,
    places:
      places && Object.fromEntries(places.map(([one, place]) => [one, numberOf(place, fields.at)])),
  };
  fields.close();
  return ending;
}
