import {
  eventActionTypes,
  eventInfoTypes,
  outcomeStatuses,
  outcomeTypes,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import {
  aFact,
  aMarketImage,
  anImage,
  anIncident,
  aSelection,
  resultOf,
  twoOne,
} from '../fixtures/an-image.ts';
import { gradeOf } from '../grading/grade-leg.ts';
import type { MatchImage } from '../match-image.ts';
import { resultOfMatch } from './read-result.ts';

const { periodEnd } = eventActionTypes;
const half = aFact(5, [1, 0]);
const completedCases: readonly (readonly [string, MatchImage, readonly number[]])[] = [
  ['in the first half', anImage({ status: 2, partId: 5 }, [half]), []],
  ['in the second half', anImage({ status: 2, partId: 6 }, [half]), [5]],
  ['at half time', anImage({ status: 2, partId: 5 }, [half], [anIncident(periodEnd, 5)]), [5]],
  ['a score that is final', anImage({ status: 2, partId: null }, [{ ...half, status: 4 }]), [5]],
  [
    'an end taken back',
    anImage({ status: 2, partId: 5 }, [half], [anIncident(periodEnd, 5, { status: 3 })]),
    [],
  ],
  ['called off in the first half', anImage({ status: 7, partId: 5 }, [{ ...half, status: 4 }]), []],
  ['called off in the second', anImage({ status: 7, partId: 6 }, [{ ...half, status: 4 }]), [5]],
  ['never played', anImage({ status: 5, partId: 6 }, []), []],
  ['in extra time', anImage({ status: 2, partId: 10_001 }, [half]), [5, 6]],
  ['in the third quarter', anImage({ sportId: 8, status: 2, partId: 67 }, []), [65, 66]],
  [
    'the current status alone tells',
    anImage({ status: 2, partId: null }, [
      half,
      aFact(2, [0, 0], { typeId: eventInfoTypes.currentStatus, aboutPartId: 6, team1Id: null }),
    ]),
    [5],
  ],
];

test.each(completedCases)('[STL-04] completed parts: %s', (_name, image, completed) => {
  expect(resultOf(image).completedParts).toEqual(completed);
});

const overtime = [aFact(3, [1, 1]), aFact(10_001, [0, 0])];
const endingCases: readonly (readonly [string, MatchImage, string | null, string | null])[] = [
  // …, stage, winner
  ['in the second half', anImage({ partId: 6 }, twoOne), 'ordinary-time', null],
  ['nobody tells where', anImage({ partId: null }, twoOne), null, null],
  ['in extra time', anImage({ partId: 10_001 }, [aFact(3, [1, 1])]), 'overtime', null],
  ['after extra time', anImage({ partId: null }, overtime), 'overtime', null],
  ['by penalties', anImage({ partId: 10_002 }, overtime), 'shoot-out', null],
  ['not at all yet', anImage({ status: 2, partId: 6 }, twoOne), null, null],
  [
    'of basketball',
    anImage({ sportId: 8, partId: 68 }, [aFact(60, [90, 80])]),
    'ordinary-time',
    null,
  ],
  ['of tennis', anImage({ sportId: 3, partId: 22 }, [aFact(20, [2, 0])]), null, null],
  ['of a fight', anImage({ sportId: 25, partId: 10_252 }, [aFact(10_250, [0, 1])]), null, 'away'],
];

test.each(endingCases)('[STL-04] the end %s', (_name, image, stage, winner) => {
  const { ending } = resultOf(image);
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
  expect(resultOf(anImage({ status: 2 }, [clock])).minute).toBe(63);
});

const clockAt = (minute: number) =>
  aFact(2, [minute, 0], { typeId: eventInfoTypes.matchTime, team1Id: null });
const goalless = [aFact(3, [0, 0]), aFact(5, [0, 0])];
const underHalf = aMarketImage(
  { marketTypeId: 47, partId: 5, line: 0.5 },
  aSelection(outcomeTypes.totalUnder, { partId: 5, line: 0.5, status: outcomeStatuses.didHappen }),
);
const clockCases: readonly (readonly [string, MatchImage, string])[] = [
  [
    '47 in the first half',
    anImage({ status: 2, partId: 5 }, [...goalless, clockAt(47)]),
    'pending',
  ],
  [
    '47 after its end',
    anImage({ status: 2, partId: 5 }, [...goalless, clockAt(47)], [anIncident(periodEnd, 5)]),
    'win',
  ],
  ['45 in the second half', anImage({ status: 2, partId: 6 }, [...goalless, clockAt(45)]), 'win'],
];

test.each(clockCases)('[STL-04] no minute ends a half: %s', (_name, image, expected) => {
  const result = resultOfMatch(image);
  expect(gradeOf({ image, market: underHalf, result })).toEqual({ outcome: expected });
});
