import { expect, test } from 'vitest';
import type { BannerRow } from './banner-store.ts';
import { bannerView } from './shown-banners.ts';

const row: BannerRow = {
  id: 7,
  type: 15,
  language: 'sw',
  title: 'Jackpot · mechi 13',
  represent: 'TSh 200,000,000',
  note: '',
  address: '/banners/jackpot.svg',
  jump: '/string_ball/jackpot',
  jumpType: 1,
  format: 'green',
  sorting: 100,
  clicksNumber: 3,
};

test('[BAN-01] a page gets all fields of a banner', () => {
  const { jumpType, clicksNumber, ...same } = row;
  expect(bannerView(row)).toEqual({ ...same, jump_type: 1, clicks_number: 3, remove_status: 0 });
});

test('[BAN-03] a banner that leads nowhere has no target', () => {
  expect(bannerView({ ...row, jumpType: 0 })).toMatchObject({ jump: '', jump_type: 0 });
});

const differences: readonly (readonly [Partial<BannerRow>, 'shown' | 'left out'])[] = [
  [{ address: '' }, 'shown'],
  [{ address: 'https://elsewhere.test/a.svg' }, 'left out'],
  [{ address: '//elsewhere.test/a.svg' }, 'left out'],
  [{ address: 'data:image/svg+xml,x' }, 'left out'],
  [{ jump: '', jumpType: 0 }, 'shown'],
  [{ jump: '/league_search?competition_id=60&x=1' }, 'shown'],
  [{ jump: 'home' }, 'left out'],
  [{ jump: '//elsewhere.test' }, 'left out'],
  [{ jump: '/\\elsewhere.test' }, 'left out'],
  [{ jump: '/home\nx' }, 'left out'],
  [{ jump: 'https://elsewhere.test' }, 'left out'],
  [{ jump: 'javascript:alert(1)' }, 'left out'],
  [{ jumpType: 2 }, 'left out'],
  [{ type: 19 }, 'shown'],
  [{ type: 14 }, 'left out'],
  [{ jumpType: 2, jump: 'https://www.instagram.com/kipute' }, 'shown'],
  [{ jumpType: 2, jump: 'https://elsewhere.test' }, 'left out'],
  [{ jumpType: 1, jump: 'https://www.instagram.com/kipute' }, 'left out'],
  [{ type: 11, represent: '' }, 'shown'],
  [{ format: 'gold' }, 'left out'],
  [{ title: '' }, 'left out'],
  [{ represent: '' }, 'left out'],
  [{ title: 'x'.repeat(61) }, 'left out'],
];

test.each(differences)('[BAN-03] a banner with %j is %s', (difference, outcome) => {
  expect(bannerView({ ...row, ...difference }) ? 'shown' : 'left out').toBe(outcome);
});
