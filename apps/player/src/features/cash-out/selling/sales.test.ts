import { shillings } from '@kipute/domain/money/senti';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import type { Toast } from '../../toasts/toast-list.ts';
import type { SaleOutcome } from './accept-offer.ts';
import { saleNotifier } from './sales.ts';

beforeAll(() => loadAreas('orders'));

function told(answer: SaleOutcome, address = { pathname: '/order', search: '' }) {
  const done: string[] = [];
  const toasts: Omit<Toast, 'id'>[] = [];
  const tell = saleNotifier({
    refetchOffers: () => done.push('offers'),
    refetchBalance: async () => {
      done.push('balance');
      throw new Error('no network');
    },
    notifyPages: () => done.push('bets'),
    address: () => address,
    show: (toast) => toasts.push(toast),
    goTo: (path) => done.push(path),
  });
  tell('7', answer);
  for (const { action } of toasts) action?.run();
  return { done, texts: toasts.map(({ text }) => text) };
}

const paid = shillings(1_468);
const whole = { kind: 'sold', paid, stakeLeft: shillings(0) } as const;
const both = ['offers', 'balance'];

test('[ORD-69] a bet sold whole is told with a link, and everything is asked for again', () => {
  expect(told(whole)).toEqual({
    done: [...both, 'bets', '/order_detailed_info?id=7'],
    texts: ['Cashout: umepokea TSh 1,468'],
  });
});

test('[ORD-69] its own page shows it, and that of another bet does not', () => {
  const pathname = '/order_detailed_info';
  expect(told(whole, { pathname, search: '?id=7' })).toEqual({
    done: [...both, 'bets'],
    texts: [],
  });
  expect(told(whole, { pathname, search: '?id=8' }).texts).toHaveLength(1);
});

test('[ORD-69] a part is told where it was sold', () => {
  const part = { ...whole, stakeLeft: shillings(500) };
  expect(told(part)).toEqual({ done: [...both, 'bets'], texts: [] });
});

const unsold: readonly SaleOutcome[] = [
  { kind: 'changed', paid },
  { kind: 'locked', why: 'leg-suspended' },
  { kind: 'refused', words: 'Mkeka huu haupatikani' },
  { kind: 'lost' },
];
test.each(unsold)(
  '[ORD-69] $kind: no word of a sale, the number and the balance are asked',
  (answer) => {
    expect(told(answer)).toEqual({ done: both, texts: [] });
  },
);
