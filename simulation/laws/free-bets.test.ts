import { expect, test } from 'vitest';
import { type CreditCount, type RewardCount, strayFreeBets, strayReward } from './free-bets.ts';

const count = (changes: Partial<CreditCount> = {}): CreditCount => ({
  ...{ player: '255712000101', granted: '700000', posted: '700000' },
  ...{ takenBack: '100000', postedBack: '100000', left: '200000', balance: '300000', ...changes },
});

test.each([
  ['all is well', {}, undefined],
  ['granted and not given', { posted: '0' }, 'was granted 700000 and given 0'],
  ['taken back twice', { postedBack: '200000' }, '200000 left the purse'],
  ['more left than there is', { left: '300001' }, 'has 300001 of free bets left'],
  ['more left than was given', { left: '600001', balance: '900000' }, 'are more than that'],
] as const)('[SIM-70] %s', (_what, changes, expected) => {
  const said = strayFreeBets([count(), count(changes)]);
  expect(expected === undefined ? said : said?.includes(expected)).toBe(
    expected === undefined ? undefined : true,
  );
});

const reward = (changes: Partial<RewardCount>): RewardCount => ({
  ...{ friend: '7', state: 'counting', entries: 0, grants: 0, ...changes },
});

test.each([
  ['nothing yet', {}, true],
  ['paid once', { state: 'paid', entries: 1, grants: 1 }, true],
  ['paid and not given', { state: 'paid', entries: 1 }, false],
  ['given and not paid', { entries: 1, grants: 1 }, false],
  ['given twice', { state: 'paid', entries: 1, grants: 2 }, false],
] as const)('[SIM-71] %s', (_what, changes, isWell) => {
  expect(strayReward([reward(changes)]) === undefined).toBe(isWell);
});
