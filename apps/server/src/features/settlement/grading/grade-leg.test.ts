import type { Reconciled } from '@kipute/domain/grading/reconcile';
import {
  eventInfoTypes,
  outcomeTypes,
  outcomeStatuses as said,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import {
  aFact,
  aMarketSnapshot,
  aSelection,
  aSnapshot,
  home,
  twoOne,
} from '../fixtures/a-snapshot.ts';
import type { MarketSnapshot, MatchSnapshot } from '../match-snapshot.ts';
import { resultOfMatch } from '../result/read-result.ts';
import { gradeLeg } from './grade-leg.ts';

const grade = (snapshot: MatchSnapshot, market: MarketSnapshot): Reconciled =>
  gradeLeg({ snapshot, market, result: resultOfMatch(snapshot) });

const homeWins = (status: number) =>
  aMarketSnapshot({}, aSelection(outcomeTypes.winner, { teamId: home, status }));
const unreadable = (status: number) =>
  aMarketSnapshot({ marketTypeId: 11 }, aSelection(outcomeTypes.halfTimeFullTime, { status }));

const agreed = (outcome: string) => ({ state: 'agreed', outcome });
const pending = { state: 'pending' };
const abnormal = (why: object) => ({ state: 'abnormal', why });
const cannotTell = { reason: 'provider-cannot-tell' };
const disagrees = (theirs: string) => ({ reason: 'provider-disagrees', ours: 'win', theirs });

const over = aSnapshot({}, twoOne);
const running = aSnapshot({ status: 2 }, twoOne);
const wordCases: readonly (readonly [string, MatchSnapshot, number, object])[] = [
  // match, its snapshot, the provider's status, what becomes of "home wins"
  ['over', over, said.didHappen, agreed('win')],
  ['over', over, said.didNotHappen, abnormal(disagrees('lose'))],
  ['over', over, said.halfWon, abnormal(disagrees('half-win'))],
  ['over', over, said.void, abnormal(disagrees('refund'))],
  ['over', over, said.canHappen, pending],
  ['over', over, said.unknown, pending],
  ['over', over, said.unknownButResolved, abnormal(cannotTell)],
  ['over', over, 42, pending],
  ['running', running, said.didHappen, pending],
  ['not begun', aSnapshot({ status: 1 }, []), said.didHappen, pending],
  ['not begun', aSnapshot({ status: 1 }, []), said.unknownButResolved, abnormal(cannotTell)],
  ['cancelled', aSnapshot({ status: 5 }, []), said.canceled, agreed('refund')],
  ['of no status we know', aSnapshot({ status: 9 }, twoOne), said.didHappen, pending],
];

test.each(wordCases)('[STL-08] a match %s, %#', (_name, snapshot, status, expected) => {
  expect(grade(snapshot, homeWins(status))).toEqual(expected);
});

const untoldCases: readonly (readonly [string, MatchSnapshot, MarketSnapshot])[] = [
  ['a selection that cannot be read', over, unreadable(said.didHappen)],
  ['a sport we do not grade', aSnapshot({ sportId: 20 }, twoOne), homeWins(said.didHappen)],
  ['sides nobody named', aSnapshot({ awayId: undefined }, twoOne), homeWins(said.didHappen)],
];

test.each(untoldCases)('[STL-08] of %s the provider decides', (_name, snapshot, market) => {
  expect(grade(snapshot, market)).toEqual(agreed('win'));
});

const contradiction = [aFact(3, [1, 0]), aFact(5, [2, 0])];
const why = { reason: 'result-refused', why: 'part-above-whole' };
const refusedCases: readonly (readonly [string, MatchSnapshot, number, object])[] = [
  ['over', aSnapshot({}, contradiction), said.didHappen, abnormal(why)],
  ['over', aSnapshot({}, contradiction), said.void, abnormal(why)],
  ['over', aSnapshot({}, contradiction), said.canHappen, pending],
  ['called off', aSnapshot({ status: 7 }, contradiction), said.void, abnormal(why)],
  ['running', aSnapshot({ status: 2 }, contradiction), said.didHappen, pending],
  ['interrupted', aSnapshot({ status: 4 }, contradiction), said.didHappen, pending],
  [
    'told twice',
    aSnapshot({}, [aFact(3, [1, 0]), aFact(3, [0, 0])]),
    said.didHappen,
    abnormal({ reason: 'result-refused', why: 'counts-contradict' }),
  ],
];

test.each(refusedCases)('[STL-08] against a contradiction nobody is paid: %s, %#', (...one) => {
  const [, snapshot, status, expected] = one;
  expect(grade(snapshot, homeWins(status))).toEqual(expected);
});

const afterKicks = (goals: readonly [number, number]) =>
  aSnapshot({ partId: 10_002 }, [aFact(3, [1, 1]), aFact(10_001, [0, 0]), aFact(10_002, goals)]);
const clock = (minute: number) =>
  aFact(2, [minute, 0], { typeId: eventInfoTypes.matchTime, team1Id: null });
const impossibleResults: readonly (readonly [string, MatchSnapshot])[] = [
  ['shoot-out-level', afterKicks([4, 4])],
  ['count-impossible', afterKicks([9, 0])],
  ['minute-impossible', aSnapshot({}, [...twoOne, clock(500)])],
  [
    'part-above-whole',
    aSnapshot({ partId: 6 }, [aFact(2, [1, 0]), aFact(3, [1, 0]), aFact(5, [2, 0])]),
  ],
  ['count-impossible', aSnapshot({}, [aFact(3, [-1, 0])])],
];

test.each(impossibleResults)('[STL-08] nobody is paid by what cannot be: %s', (why, snapshot) => {
  const refused = abnormal({ reason: 'result-refused', why });
  expect(grade(snapshot, homeWins(said.didHappen))).toEqual(refused);
  expect(grade(snapshot, homeWins(said.canHappen))).toEqual(pending);
});

const totals = (line: number, status: number) =>
  aMarketSnapshot({ marketTypeId: 47, line }, aSelection(outcomeTypes.totalOver, { line, status }));

test.each([-0.5, 2.1, 1e9])('[STL-08] nor on a market that cannot be: over %d', (line) => {
  const impossible = abnormal({ reason: 'market-impossible', why: 'line-impossible' });
  expect(grade(over, totals(line, said.didHappen))).toEqual(impossible);
  expect(grade(over, totals(line, said.canHappen))).toEqual(pending);
  expect(grade(aSnapshot({ status: 5 }, []), totals(line, said.canceled))).toEqual(
    agreed('refund'),
  );
});
