import { expect, test } from 'vitest';
import { feedOutcomes, legOutcomeOfFeed, legOutcomes } from './outcomes.ts';

const cases = [
  // feed code, leg outcome, its number
  [1, 'pending', 0],
  [2, 'win', 4],
  [3, 'lose', 3],
  [4, 'abnormal', 1],
  [5, 'pending', 0],
  [6, 'half-win', 5],
  [7, 'half-lose', 6],
  [8, 'refund', 2],
  [9, 'refund', 2],
] as const;

test.each(cases)('[CON-03] feed outcome %d makes a leg %s', (feedId, word, id) => {
  expect(legOutcomeOfFeed(feedId)).toBe(word);
  expect(legOutcomes[word].id).toBe(id);
});

test('[CON-03] every code of the feed has its line', () => {
  const codes = Object.values(feedOutcomes).map((outcome) => outcome.id);
  expect(codes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test.each([0, 10, -1, 1.5, Number.NaN])('[CON-03] code %d is no outcome', (feedId) => {
  expect(legOutcomeOfFeed(feedId)).toBeUndefined();
});
