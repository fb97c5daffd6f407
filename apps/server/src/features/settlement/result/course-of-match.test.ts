import {
  eventActionTypes,
  eventInfoTypes,
  outcomeStatuses,
  outcomeTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import {
  aFact,
  aMarketSnapshot,
  anIncident,
  aSelection,
  aSnapshot,
  resultOf,
  twoOne,
} from '../fixtures/a-snapshot.ts';
import { gradeOf } from '../grading/grade-leg.ts';
import type { MatchSnapshot } from '../match-snapshot.ts';
import { resultOfMatch } from './read-result.ts';

const { periodEnd } = eventActionTypes;
const half = aFact(5, [1, 0]);
const completedCases: readonly (readonly [string, MatchSnapshot, readonly number[]])[] = [
  ['in the first half', aSnapshot({ status: 2, partId: 5 }, [half]), []],
  ['in the second half', aSnapshot({ status: 2, partId: 6 }, [half]), [5]],
  ['at half time', aSnapshot({ status: 2, partId: 5 }, [half], [anIncident(periodEnd, 5)]), [5]],
  ['a score that is final', aSnapshot({ status: 2, partId: null }, [{ ...half, status: 4 }]), [5]],
  [
    'an end taken back',
    aSnapshot({ status: 2, partId: 5 }, [half], [anIncident(periodEnd, 5, { status: 3 })]),
    [],
  ],
  [
    'called off in the first half',
    aSnapshot({ status: 7, partId: 5 }, [{ ...half, status: 4 }]),
    [],
  ],
  ['called off in the second', aSnapshot({ status: 7, partId: 6 }, [{ ...half, status: 4 }]), [5]],
  ['never played', aSnapshot({ status: 5, partId: 6 }, []), []],
  ['in extra time', aSnapshot({ status: 2, partId: 10_001 }, [half]), [5, 6]],
  ['in the third quarter', aSnapshot({ sportId: 8, status: 2, partId: 67 }, []), [65, 66]],
  [
    'the current status alone tells',
    aSnapshot({ status: 2, partId: null }, [
      half,
      aFact(2, [0, 0], { typeId: eventInfoTypes.currentStatus, aboutPartId: 6, team1Id: null }),
    ]),
    [5],
  ],
];

test.each(completedCases)('[STL-04] completed parts: %s', (_name, snapshot, completed) => {
  expect(resultOf(snapshot).completedParts).toEqual(completed);
});

const overtime = [aFact(3, [1, 1]), aFact(10_001, [0, 0])];
const endingCases: readonly (readonly [string, MatchSnapshot, string | null, string | null])[] = [
  // …, stage, winner
  ['in the second half', aSnapshot({ partId: 6 }, twoOne), 'ordinary-time', null],
  ['nobody tells where', aSnapshot({ partId: null }, twoOne), null, null],
  ['in extra time', aSnapshot({ partId: 10_001 }, [aFact(3, [1, 1])]), 'overtime', null],
  ['after extra time', aSnapshot({ partId: null }, overtime), 'overtime', null],
  ['by penalties', aSnapshot({ partId: 10_002 }, overtime), 'shoot-out', null],
  ['not at all yet', aSnapshot({ status: 2, partId: 6 }, twoOne), null, null],
  [
    'of basketball',
    aSnapshot({ sportId: 8, partId: 68 }, [aFact(60, [90, 80])]),
    'ordinary-time',
    null,
  ],
  ['of tennis', aSnapshot({ sportId: 3, partId: 22 }, [aFact(20, [2, 0])]), null, null],
  ['of a fight', aSnapshot({ sportId: 25, partId: 10_252 }, [aFact(10_250, [0, 1])]), null, 'away'],
];

test.each(endingCases)('[STL-04] the end %s', (_name, snapshot, stage, winner) => {
  const { ending } = resultOf(snapshot);
  expect(ending).toEqual({
    stage,
    winner,
    qualifier: null,
    method: null,
    round: null,
    second: null,
    places: null,
  });
});

test('[STL-04] the minute being played', () => {
  const clock = aFact(2, [63, 0], { typeId: eventInfoTypes.matchTime, team1Id: null });
  expect(resultOf(aSnapshot({ status: 2 }, [clock])).minute).toBe(63);
});

const clockAt = (minute: number) =>
  aFact(2, [minute, 0], { typeId: eventInfoTypes.matchTime, team1Id: null });
const goalless = [aFact(3, [0, 0]), aFact(5, [0, 0])];
const underHalf = aMarketSnapshot(
  { marketTypeId: 47, partId: 5, line: 0.5 },
  aSelection(outcomeTypes.totalUnder, { partId: 5, line: 0.5, status: outcomeStatuses.didHappen }),
);
const clockCases: readonly (readonly [string, MatchSnapshot, string])[] = [
  [
    '47 in the first half',
    aSnapshot({ status: 2, partId: 5 }, [...goalless, clockAt(47)]),
    'pending',
  ],
  [
    '47 after its end',
    aSnapshot({ status: 2, partId: 5 }, [...goalless, clockAt(47)], [anIncident(periodEnd, 5)]),
    'win',
  ],
  ['45 in the second half', aSnapshot({ status: 2, partId: 6 }, [...goalless, clockAt(45)]), 'win'],
];

test.each(clockCases)('[STL-04] no minute ends a half: %s', (_name, snapshot, expected) => {
  const result = resultOfMatch(snapshot);
  expect(gradeOf({ snapshot, market: underHalf, result })).toEqual({ outcome: expected });
});
