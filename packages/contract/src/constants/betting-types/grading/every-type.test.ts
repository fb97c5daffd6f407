import { gradingRules } from '@kipute/domain/grading/grading-rules';
import {
  type GradedSport,
  gradedSports,
  sportShapes,
} from '@kipute/domain/grading/result/sport-shapes';
import { graders } from '@kipute/domain/grading/rules/graders';
import { expect, test } from 'vitest';
import { eventParts } from '../../matches/event-parts.ts';
import { sports } from '../../matches/sports.ts';
import { type BettingType, bettingTypes } from '../betting-types.ts';
import { completeResult, marketFor, pickFor } from './fixtures/complete-results.ts';
import { openGradeBook } from './grade-lines.ts';

test('[GRA-23] every rule has one grader', () => {
  expect(Object.keys(graders).sort()).toEqual([...gradingRules].sort());
});

/** Of everything the catalogue has, what even a complete result does not decide. */
const leftToTheProvider = {
  25: 'top scorer of a tournament',
  26: 'relegation',
  27: 'promotion',
  57: 'last of a table',
  119: 'the finalists',
  121: 'grand slam',
  122: 'triple crown',
  85: 'what happens first of all',
  87: 'what happens last of all',
  91: 'how the next penalty ends',
  104: 'score of a game, server first',
  106: 'winner of two games',
  108: 'next point of the server',
  182: 'unknown market',
  411: 'special bets',
  520: 'unknown market',
  10270: 'man of the match',
  10293: 'kick-off',
  10298: 'woodwork',
  10323: 'double-double',
  10401: 'runs of one over',
  10402: 'runs at the next wicket',
  10403: 'opening partnership',
  10417: 'toss',
  10419: 'chase',
  10557: 'overtime of a map',
  10608: '180 in one leg',
  10612: 'colour of the checkout',
  10656: 'points of one frame',
  10657: 'points of one frame',
  10658: 'first ball potted',
  10660: 'break of fifty in one frame',
  65: 'pole position',
  66: 'fastest lap',
  67: 'first to retire',
  68: 'first lap leader',
} as const;

const sportOf = ({ sportGroup }: BettingType): GradedSport =>
  gradedSports.find((sport) => sport === sportGroup) ?? 'football';

function whyNot(type: BettingType): string | undefined {
  const sport = sportOf(type);
  const book = openGradeBook();
  expect(book.take({ result: completeResult(sport) })).toBeUndefined();
  const market = marketFor(type, sport);
  const answer = book.take({ selection: { id: 's', ...market, pick: pickFor(type, sport) } });
  return answer && 'error' in answer ? answer.error : answer?.why;
}

test('[GRA-23] a complete result decides every type but those of the provider', () => {
  const undecided = bettingTypes.flatMap((type) => {
    const why = whyNot(type);
    return why === undefined ? [] : [[String(type.id), why]];
  });
  const expected = Object.keys(leftToTheProvider).map((id) => [id, 'provider-decides']);
  expect(Object.fromEntries(undecided)).toEqual(Object.fromEntries(expected));
});

test('[GRA-01] the shapes of sports name parts and sports of the catalogue', () => {
  const parts = new Set<number>(Object.values(eventParts).map(({ id }) => id));
  const named = gradedSports.flatMap((sport) => {
    const { whole, withOvertime, periods, sums } = sportShapes[sport];
    const summed = Object.entries(sums).flatMap(([sum, of]) => [Number(sum), ...of]);
    return [whole, withOvertime, ...periods, ...summed];
  });
  expect(named.filter((part) => !parts.has(part))).toEqual([]);
  expect(gradedSports.filter((sport) => !(sport in sports))).toEqual([]);
});
