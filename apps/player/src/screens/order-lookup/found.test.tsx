import { CallRejected } from '@kipute/api-client/call-rejected';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { aFoundTicket } from '../../features/pools/fixtures/a-ticket.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { anOrder } from '../order/fixtures/an-order.ts';
import { FoundCard, FoundOrderCard } from './OrderLookupScreen.tsx';
import { orderOrTicket } from './use-found.ts';

beforeAll(() => loadAreas('orders'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('[ORD-30] a found bet shows its state, odds and legs, and no money', () => {
  const words = spoken(renderToStaticMarkup(<FoundOrderCard order={anOrder()} />));
  for (const part of ['Mkeka 01KABCDEF234567', 'Unasubiri matokeo', '2.45', 'Simba SC']) {
    expect(words).toContain(part);
  }
  expect(words).not.toMatch(/1,000|2,305|TSh/);
});

test('[ORD-30] a number of nothing is said to be one', () => {
  const words = spoken(renderToStaticMarkup(<FoundCard found={undefined} />));
  expect(words).toContain('Hakuna mkeka wala tiketi yenye namba hii');
});

describe('[ORD-30] a number', () => {
  const order = anOrder();
  const ticket = aFoundTicket();
  const rejected = (code: 'order-unknown' | 'pool-ticket-unknown' | 'too-many-requests') => () =>
    Promise.reject(new CallRejected({ code, httpStatus: 200, message: '' }));
  const noOrder = rejected('order-unknown');
  const noTicket = rejected('pool-ticket-unknown');
  const numbers = [
    ['of a bet', () => Promise.resolve(order), noTicket, { kind: 'order', order }],
    ['of a ticket', noOrder, () => Promise.resolve(ticket), { kind: 'ticket', ticket }],
    ['of neither', noOrder, noTicket, undefined],
  ] as const;
  test.each(numbers)('%s', async (_, askOrder, askTicket, expected) => {
    expect(await orderOrTicket({ order: askOrder, ticket: askTicket })).toEqual(expected);
  });

  test('is not said to be of nothing when asking failed', async () => {
    const asked = orderOrTicket({ order: noOrder, ticket: rejected('too-many-requests') });
    await expect(asked).rejects.toBeInstanceOf(CallRejected);
  });
});
