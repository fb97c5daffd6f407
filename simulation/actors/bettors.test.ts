import { apiOf } from '@kipute/api-client/api';
import { expect, test } from 'vitest';
import { betsListed } from './bettors.ts';

/** A house with these open and these decided bets. */
const houseWith = (open: readonly string[], decided: readonly string[], count?: number) =>
  apiOf(async (_name, input) => {
    const { settled } = input as { readonly settled: 0 | 1 };
    const listed = settled === 1 ? decided : open;
    return {
      content: listed.map((serial_number) => ({ serial_number })),
      count: count ?? listed.length,
    };
  });

test.each([
  ['open and decided', houseWith(['B3', 'B2'], ['B1']), ['B3', 'B2', 'B1']],
  ['decided while they were listed', houseWith(['B2', 'B1'], ['B1']), ['B2', 'B1']],
  ['listed twice among the open', houseWith(['B2', 'B2'], []), ['B2', 'B2']],
  ['more than a page', houseWith(['B2'], ['B1'], 101), undefined],
])('[SIM-35] bets that are %s', async (_, api, expected) => {
  expect(await betsListed(api)).toEqual(expected);
});
