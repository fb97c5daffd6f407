import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBanner } from '../../../features/banners/fixtures/a-banner.ts';
import { anIssue } from '../../../features/pools/fixtures/an-issue.ts';
import { poolBanner } from '../../../features/pools/hero/follow-pool.ts';
import { keptPool, poolBannerKey } from '../../../features/pools/hero/kept-pool.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { keepJson } from '../../../platform/device-storage.ts';
import { storageIn } from '../../../platform/fixtures/storage-in.ts';
import { withPool } from './HomeHeroes.tsx';

const storage = new Map<string, string>();

beforeAll(() => {
  vi.stubGlobal('localStorage', storageIn(storage));
  return loadAreas('home');
});
beforeEach(() => storage.clear());
afterAll(() => vi.unstubAllGlobals());

const pool = {
  title: 'Jackpot 17 · mechi 13',
  represent: 'TSh 203,418,800',
  note: 'Mstari mmoja TSh 1,000',
  closeTime: '2026-11-21T13:00:00Z',
};

describe('[POL-146] the pool at home', () => {
  test('is the whole one of the issue on sale, in whole shillings', () => {
    expect(poolBanner(anIssue({ jackpot: 3_418_800.75 }))).toEqual(pool);
    expect(poolBanner(undefined)).toBeUndefined();
  });

  const [one, two] = [aBanner({ id: 5, jump: '/aviator' }), aBanner()];
  const places = [
    ['second when it comes late', { pool, isFirst: false }, ['/aviator', 'pool', '/my_referrals']],
    ['first when it was known', { pool, isFirst: true }, ['pool', '/aviator', '/my_referrals']],
    [
      'nowhere while it is not known',
      { pool: undefined, isFirst: false },
      ['/aviator', '/my_referrals'],
    ],
  ] as const;
  test.each(places)('stands %s', (_, known, jumps) => {
    const shown = withPool([one, two], known);
    expect(shown.map(({ jump }) => (jump === '/string_ball/jackpot' ? 'pool' : jump))).toEqual(
      jumps,
    );
  });

  test('stands on the own banner of the office where there is one', () => {
    const own = aBanner({ id: 9, jump: '/string_ball/jackpot', represent: 'TSh 200,000,000' });
    const shown = withPool([one, own], { pool, isFirst: false });
    expect(shown).toEqual([one, { ...own, represent: 'TSh 203,418,800' }]);
  });

  test('is remembered until its issue closes', () => {
    keepJson(poolBannerKey(), pool);
    const closesMs = Date.parse(pool.closeTime);
    expect(keptPool(closesMs - 1)).toEqual(pool);
    expect(keptPool(closesMs)).toBeUndefined();
  });

  test.each(['null', '{}', '"x"', '['])('that was kept as %s is not known', (kept) => {
    storage.set(poolBannerKey(), kept);
    expect(keptPool(0)).toBeUndefined();
  });
});
