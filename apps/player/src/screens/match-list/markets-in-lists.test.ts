import { expect, test } from 'vitest';
import { classificationOf, marketOfClassification, marketsInLists } from './markets-in-lists.ts';

const shown = [
  ['phone', 'doubleChance', ['doubleChance']],
  ['desktop', 'winner', ['winner', 'overUnder', 'bothScore']],
  ['desktop', 'bothScore', ['bothScore', 'winner', 'overUnder']],
  ['desktop', 'doubleChance', ['doubleChance', 'winner', 'overUnder']],
] as const;

test.each(shown)('[LST-09] a %s with %s pressed shows %j', (layout, chosen, markets) => {
  expect(marketsInLists(layout, chosen)).toEqual(markets);
});

const numbers = [
  ['69', 'winner'],
  ['9', 'doubleChance'],
  ['76', 'bothScore'],
  ['47', 'overUnder'],
  ['7', undefined],
  ['', undefined],
  [null, undefined],
] as const;

test.each(numbers)('[LST-23] the classification %j of an address is %s', (text, market) => {
  expect(marketOfClassification(text)).toBe(market);
});

test('[LST-23] a league is asked for with 1X2 unless another market was chosen', () => {
  expect([classificationOf('winner'), classificationOf('overUnder')]).toEqual([69, 47]);
});
