import { expect, test } from 'vitest';
import { aPlayedIssue, aStanding } from '../fixtures/an-issue.ts';
import { branchesOf } from './who-can-win.ts';

test('[POL-157] a branch is a match that waits, without the results that leave nobody', () => {
  expect(branchesOf(aPlayedIssue, aStanding)).toEqual([
    {
      ...{ matchId: '9002', place: '2', home: 'Azam', away: 'Singida Black Stars', most: 11_004 },
      outcomes: [
        { pick: '1', lines: 11_004 },
        { pick: '2', lines: 2_003 },
      ],
    },
  ]);
});

test('[POL-157] of many results those that leave most lines stand first', () => {
  const outcomes = Array.from({ length: 36 }, (_, at) => ({ pick: `${at}-0`, lines: at }));
  const [branch] = branchesOf(aPlayedIssue, { tree: [{ match_id: '9001', outcomes }] });
  expect(branch?.outcomes.map(({ lines }) => lines)).toEqual([35, 34, 33, 32, 31, 30]);
});

test('[POL-157] a reserve that waits is named as one; a match of no place is left out', () => {
  const outcomes = [{ pick: 'X', lines: 4 }];
  const tree = [
    { match_id: '9003', outcomes },
    { match_id: '1', outcomes },
  ];
  expect(branchesOf(aPlayedIssue, { tree }).map(({ place }) => place)).toEqual(['R1']);
});
