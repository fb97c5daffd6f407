import { expect, test } from 'vitest';
import { campaignRuleLines } from './campaign-rules.ts';

const nothing = { stake: 0, days: 0, odds: 0, legs: 0, percent: 0, reward: 0, reward_days: 7 };
const window = { first_day: '2026-11-16', last_day: '2026-11-29', audience: 'everybody' } as const;
const daily = {
  ...{ ...window, kind: 'daily-stakes' as const },
  rules: { ...nothing, stake: 3_000, days: 7, odds: 1.5, reward: 5_000 },
};
const acca = {
  ...{ ...window, kind: 'acca-back' as const },
  rules: { ...nothing, stake: 1_000, odds: 1.2, legs: 8, percent: 100, reward: 20_000 },
};

test.each([
  ['daily stakes', daily, ['TSh 3,000', '7 days', '16/11', '29/11', '1.50', 'TSh 5,000']],
  ['an accumulator', acca, ['8 picks', '1.20', 'TSh 1,000', '100%', 'TSh 20,000', '7 days']],
])('[CMP-09] the sentences of %s say every figure, in both languages', (_, campaign, figures) => {
  const lines = campaignRuleLines(campaign);
  const english = lines.map(({ en }) => en).join(' ');
  const swahili = lines.map(({ sw }) => sw).join(' ');
  for (const figure of figures) {
    expect(english).toContain(figure);
    expect(swahili).toContain(figure.replace(/^(\d+) (days|picks)$/, '$1'));
  }
});

test('[CMP-09] who must join, or be new, is told so', () => {
  const told = (audience: 'who-joins' | 'new-players') =>
    campaignRuleLines({ ...daily, audience })[0]?.en;
  expect(told('who-joins')).toContain('Join first');
  expect(told('new-players')).toContain('16/11');
});
