import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { anOrder } from '../../order/fixtures/an-order.ts';
import { OrderCard } from '../../order/OrderCard.tsx';
import type { Order } from '../../order/order-result.ts';
import { MoneyLines } from '../MoneyLines.tsx';
import { CashedParts } from './CashedParts.tsx';

beforeAll(() => loadAreas('orders', 'money'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const parts = [
  { time: '2026-11-14T18:10:00.000Z', stake: 250, tax: 13, paid: 367, by_rule: 0 },
  { time: '2026-11-14T18:30:00.000Z', stake: 750, tax: 39, paid: 1_101.5, by_rule: 1 },
] as const;

test('[ORD-68] every part says its stake, its time in East Africa, what was paid, and by whom', () => {
  const words = spoken(renderToStaticMarkup(<CashedParts parts={parts} />));
  expect(words).toContain('Dau la TSh 250 14/11/2026 21:10 TSh 367');
  expect(words).toContain('Dau la TSh 750 · kwa auto cashout 14/11/2026 21:30 TSh 1,101.50');
});

const lines = (said: Partial<Order>) =>
  spoken(renderToStaticMarkup(<MoneyLines order={anOrder(said)} />));
const cut = { stake_in_play: 750, cashed_amount: 367 };

test('[ORD-68] beside the stake stands what is left of it, of an open bet and of a decided one', () => {
  expect(lines(cut)).toContain('Dau (salio) TSh 1,000 Dau lililo mchezoni TSh 750');
  expect(lines({ status: 4, ...cut })).toContain('Dau lililobaki hadi mwisho TSh 750');
  expect(lines({ status: 4, ...cut })).toContain('Cashout za awali TSh 367');
});

test('[ORD-68] of one that was sold whole, or never cut, nothing is left to be said', () => {
  const sold = lines({ status: 6, stake_in_play: 0 });
  for (const words of [sold, lines({ stake_in_play: 1_000 })]) {
    expect(words).not.toContain('Dau lili');
    expect(words).not.toContain('Cashout za awali');
  }
});

test('[ORD-68] the card of a decided bet says what its parts brought, for its sums are of the rest', () => {
  const card = (said: Partial<Order>) =>
    spoken(renderToStaticMarkup(<OrderCard order={anOrder(said)} />));
  expect(card({ status: 4, ...cut })).toContain('Cashout za awali TSh 367');
  expect(card(cut)).not.toContain('Cashout za awali');
  expect(card({ status: 4 })).not.toContain('Cashout za awali');
});
