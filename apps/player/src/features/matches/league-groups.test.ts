import { expect, test } from 'vitest';
import { aMatch } from './fixtures/a-match.ts';
import { groupByLeague } from './league-groups.ts';
import { matchCardOf } from './match-card.ts';

const card = (id: string, parentId: string) => matchCardOf(aMatch({ id, parentId }));

test('[BRW-26] a league stands where its first match stands, its matches in their order', () => {
  const groups = groupByLeague([card('1', '51'), card('2', '52'), card('3', '51')]);
  expect(groups.map(({ league, matchIds }) => [league.id, matchIds])).toEqual([
    ['51', ['1', '3']],
    ['52', ['2']],
  ]);
});

test('[BRW-26] two leagues of one name are two', () => {
  expect(groupByLeague([card('1', '51'), card('2', '52')])).toHaveLength(2);
});
