import { expect, test } from 'vitest';
import { brokenPromise, type CampaignSums } from './campaigns.ts';

const sound: CampaignSums = {
  ...{ campaign: '7', budget: '200000', spent: '150000', granted: 3 },
  ...{ rewards: 3, rewarded: '150000', doubled: 0, entries: 3, booked: '150000' },
};

test.each<[string, Partial<CampaignSums>, string | undefined]>([
  ['as promised', {}, undefined],
  ['all of the budget', { budget: '150000' }, undefined],
  ['more than the budget', { budget: '149999' }, 'campaign 7 gave 150000 of a budget of 149999'],
  ['twice to one', { doubled: 1 }, 'campaign 7 gave twice for one period'],
  [
    'a line that is not its rewards',
    { spent: '100000', granted: 2 },
    'campaign 7 says 2 rewards of 100000, there are 3 of 150000',
  ],
  [
    'a reward without an entry',
    { entries: 2, booked: '100000' },
    'campaign 7 gave 3 rewards of 150000, the books have 2 of 100000',
  ],
])('[CMP-50] %s', (_, changes, breach) => {
  expect(brokenPromise([{ ...sound, ...changes }])).toBe(breach);
});
