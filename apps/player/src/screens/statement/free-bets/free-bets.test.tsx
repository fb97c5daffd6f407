import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { MyFreeBets } from '../../../features/free-bets/use-free-bets.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { Drawn } from './FreeBets.tsx';

beforeAll(() => loadAreas('freeBets'));

const mine: MyFreeBets = {
  ...{ credit_money: 8_500.5, without_end: 1_500.5 },
  list: [
    {
      ...{ id: '1', cause: 'referral', name: '', amount: 7_000, left: 5_000 },
      ...{ granted_at: '2026-11-01T09:00:00Z', expires_at: '2026-11-15T09:00:00Z' },
    },
    {
      ...{ id: '2', cause: 'office', name: 'Karibu tena', amount: 2_000, left: 2_000 },
      ...{ granted_at: '2026-11-01T09:00:00Z', expires_at: null },
    },
  ],
};

const words = (told: MyFreeBets) =>
  renderToStaticMarkup(<Drawn mine={told} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('[FRB-22] each free bet says what is left, why, and until when', () => {
  const said = words(mine);
  expect(said).toContain('Imebaki TSh 5,000 kati ya 7,000');
  expect(said).toContain('Rafiki uliyemwalika');
  expect(said).toContain('Itumie kabla ya 15/11/2026 12:00');
  expect(said).toContain('Karibu tena');
});

test('[FRB-22] other bonus stands apart, and nothing stands there without free bets', () => {
  expect(words(mine)).toContain('TSh 1,500.50 Bonasi nyingine');
  expect(words({ ...mine, list: [] })).toBe('');
});
