import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { DrawnLine } from './FreeBetLine.tsx';
import { freeBetQueries, type MyFreeBet, type MyFreeBets } from './use-free-bets.ts';

beforeAll(() => {
  vi.stubGlobal('history', { state: null });
  return loadAreas('freeBets');
});
afterAll(() => vi.unstubAllGlobals());

const freeBet = (changes: Partial<MyFreeBet>): MyFreeBet => ({
  ...{ id: '1', cause: 'referral', name: '', amount: 7_000, left: 5_000 },
  ...{ granted_at: '2026-11-01T09:00:00Z', expires_at: '2026-11-15T09:00:00Z' },
  ...changes,
});
const soon = freeBet({});
const named = freeBet({ id: '2', name: 'Karibu tena', left: 2_000, expires_at: null });

const words = (mine: MyFreeBets) =>
  renderToStaticMarkup(<DrawnLine mine={mine} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('what the credit consists of', () => {
  const lines = [
    ['one', [soon], 5_000, 'Free bet: TSh 5,000 hadi 15/11 12:00'],
    ['one without an end', [named], 2_000, 'Free bet: TSh 2,000, haina mwisho'],
    ['none', [], 2_000, ''],
    [
      'several and other credit',
      [soon, named],
      8_500.5,
      'Free bet 2, ya kwanza: TSh 5,000 hadi 15/11 12:00 ' +
        'TSh 5,000 hadi 15/11 12:00 Rafiki uliyemwalika TSh 2,000, haina mwisho Karibu tena ' +
        'TSh 1,500.50 Bonasi nyingine, haina mwisho',
    ],
  ] as const;
  test.each(lines)('[FRB-23] %s', (_, list, credit_money, said) => {
    expect(words({ credit_money, without_end: 0, list: [...list] })).toBe(said);
  });

  test('[FRB-23] after three the rest is a link to all of them', () => {
    const list = Array.from({ length: 5 }, (_, at) => freeBet({ id: String(at), left: at + 1 }));
    const said = words({ credit_money: 15, without_end: 0, list });
    expect(said).toContain('TSh 3 hadi');
    expect(said).not.toContain('TSh 4 hadi');
    expect(said).toContain('Tazama zote 5');
  });
});

describe('what is asked', () => {
  const asha = { owner: 'asha sw', credit: 7_000 };
  function counted() {
    let asked = 0;
    const at = freeBetQueries(async () => {
      asked += 1;
      return asked;
    });
    /** As a page that opens and shows it. */
    const open = async (known: typeof asha) => {
      const leave = at(known).subscribe(() => {});
      const atOnce = at(known).data();
      await Promise.resolve();
      await Promise.resolve();
      const then = at(known).data();
      leave();
      return [atOnce, then];
    };
    return open;
  }

  test('[FRB-25] once for each amount of the credit, however often it is opened', async () => {
    const open = counted();
    expect(await open(asha)).toEqual([undefined, 1]);
    expect(await open(asha)).toEqual([1, 1]);
    expect(await open({ ...asha, credit: 2_000 })).toEqual([undefined, 2]);
    expect(await open({ ...asha, credit: 2_000 })).toEqual([2, 2]);
  });

  test('[FRB-25] nothing of one player is shown to another', async () => {
    const open = counted();
    await open(asha);
    expect(await open({ owner: 'juma sw', credit: 7_000 })).toEqual([undefined, 2]);
  });
});
