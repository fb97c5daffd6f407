import { expect, test } from 'vitest';
import { composeText } from '../../i18n/text.ts';
import type { Say } from '../../i18n/use-text.ts';
import { type Audience, audienceWords } from './audience-words.ts';

const english: Say = (text, ...[slots]) => composeText('en', text, slots);

test.each<[Partial<Audience>, readonly string[]]>([
  [{}, ['Everybody with an open account']],
  [{ user_ids: ['1', '2'] }, ['2 picked by hand']],
  [
    { deposit_from: '2026-02-23', deposit_to: '2026-03-01', deposit_least: 10_000 },
    ['Deposited: 2026-02-23 to 2026-03-01', 'Deposited: at least TSh 10,000'],
  ],
  [{ stake_from: '2026-02-23' }, ['Staked: from 2026-02-23']],
  [{ login_to: '2026-01-31', kind: 'player' }, ['Players only', 'Last seen: until 2026-01-31']],
  [{ language: 'sw', never_deposited: 1 }, ['Read Swahili', 'Never deposited']],
  [
    { balance_from: 1_000, balance_to: 5_000 },
    ['Balance: at least TSh 1,000', 'Balance: at most TSh 5,000'],
  ],
])('[MLG-01] %j is said as %j', (audience, lines) => {
  expect(audienceWords({ user_ids: [], ...audience }, english)).toEqual(lines);
});
