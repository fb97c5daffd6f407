import { expect, test } from 'vitest';
import type { Market, Match, Selection } from '../records.ts';
import { choiceKinds } from './choice-kinds.ts';
import type { Choices } from './choice-store.ts';
import { touchedByChoices } from './touched-by-choices.ts';

const match = (id: string, competitionId: string) => [id, { id, competitionId } as Match] as const;
const world = {
  matches: () => new Map([match('7', '11'), match('8', '11'), match('9', '12')]),
  marketsOf: (matchId: string) => [{ id: `${matchId}0` } as Market],
  selectionsOf: (marketId: string) => [
    { id: `${marketId}1`, matchId: marketId.slice(0, -1) } as Selection,
  ],
  selection: (id: string) => ({ id, matchId: id.slice(0, 1) }) as Selection,
};

const nothing: Choices = {
  ...{ bookmaker: new Map(), country: new Map(), competition: new Map(), tier: new Map() },
  ...{ marketType: new Map(), match: new Map(), market: new Map(), selection: new Map() },
  ...{ popular: [], revision: 1n },
};
const competitionOfTier = (tier: number | null) => ({
  ...{ ...choiceKinds.competition.defaults, tier, revision: 1 },
});
const competition = new Map([['12', competitionOfTier(3)]]);
const plainMatch = { ...choiceKinds.match.defaults, revision: 1 };
const tierThree = { marginHundredths: 500, stakeMaximum: null, revision: 1 };

const touched = (before: Partial<Choices>, after: Partial<Choices>) => {
  const { matches, names } = touchedByChoices(
    world,
    { ...nothing, ...before },
    { ...nothing, ...after },
  );
  return { matches: [...matches], names };
};

const locked = { ...plainMatch, isSuspended: true };
const rows: readonly (readonly [string, Partial<Choices>, Partial<Choices>, string[], boolean])[] =
  [
    ['nothing', {}, {}, [], false],
    ['a match', {}, { match: new Map([['8', locked]]) }, ['8'], false],
    [
      'a match written past the office',
      { match: new Map([['8', plainMatch]]) },
      { match: new Map([['8', locked]]) },
      ['8'],
      false,
    ],
    [
      'a competition',
      {},
      { competition: new Map([['11', competitionOfTier(null)]]) },
      ['7', '8'],
      true,
    ],
    ['its tier', { competition }, { competition, tier: new Map([[3, tierThree]]) }, ['9'], false],
    ['another tier', { competition }, { competition, tier: new Map([[4, tierThree]]) }, [], false],
    [
      'a bookmaker',
      {},
      { bookmaker: new Map([[1, { sequence: 9, revision: 1 }]]) },
      ['7', '8', '9'],
      false,
    ],
    [
      'a country',
      {},
      { country: new Map([[1, { sequence: 9, flag: '', revision: 1 }]]) },
      [],
      true,
    ],
  ];
test.each(rows)('[DESK-03] a decision about %s touches', (_, before, after, matches, names) => {
  expect(touched(before, after)).toEqual({ matches, names });
});

test('[DESK-03] with every price of the match', () => {
  const after = { ...nothing, match: new Map([['8', locked]]) };
  expect(touchedByChoices(world, nothing, after).selections).toEqual(
    new Map([['8', new Set(['801'])]]),
  );
});

const sealed = { isSealed: true, riskLevel: 0, keptUntil: '2026-12-31', revision: 1 };

test('[TRD-01] of a market or a selection that was decided about nothing else is looked at', () => {
  const market = new Map([['70', sealed]]);
  const selection = new Map([['801', { ...sealed, priceShift: 0 }]]);
  const { matches, selections, names } = touchedByChoices(world, nothing, {
    ...nothing,
    ...{ market, selection },
  });
  expect([...matches]).toEqual([]);
  expect(names).toBe(false);
  expect([...selections].map(([id, ids]) => [id, [...ids]])).toEqual([
    ['7', ['701']],
    ['8', ['801']],
  ]);
});
