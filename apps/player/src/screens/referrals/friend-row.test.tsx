import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { FriendRow } from './FriendList.tsx';
import type { Friend } from './use-referrals.ts';

beforeAll(() => loadAreas('referrals'));

const terms = { stake: 30_000, reward: 7_000, days_valid: 14 };

const friend = (changes: Partial<Friend>): Friend => ({
  ...{ phone: '0767•••402', date: '2026-11-01T21:05:00Z', total_stake: 0, state: 'counting' },
  reward: 0,
  ...changes,
});

const words = (changes: Partial<Friend>) =>
  renderToStaticMarkup(<FriendRow friend={friend(changes)} terms={terms} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const rows = [
  [{}, 'Hajaweka dau'],
  [{ total_stake: 18_400 }, 'bado TSh 11,600'],
  [{ total_stake: 31_000, state: 'paid', reward: 7_000 }, 'Free bet 7,000'],
  [{ total_stake: 31_000, state: 'held' }, 'Inakaguliwa'],
  [{ state: 'refused' }, 'Haikukubaliwa'],
  [{ phone: '' }, 'Akaunti iliyofutwa'],
] as const;

test.each(rows)('[REF-40] %j says "%s"', (changes, said) => {
  expect(words(changes)).toContain(said);
});

test('[REF-40] a friend is masked, with the stake so far and the day of East Africa', () => {
  expect(words({ total_stake: 4_500 })).toContain('0767 ••• 402');
  expect(words({ total_stake: 4_500 })).toContain('TSh 4,500 / 30,000');
  expect(words({})).toContain('Alijisajili 02/11/2026');
});

test('[REF-40] the bar is never longer than its place', () => {
  const markup = renderToStaticMarkup(
    <FriendRow friend={friend({ total_stake: 90_000, state: 'held' })} terms={terms} />,
  );
  expect(markup).toContain('width:100%');
  expect(markup).toContain('aria-valuenow="30000"');
});
