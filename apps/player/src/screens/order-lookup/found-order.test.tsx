import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { anOrder } from '../order/fixtures/an-order.ts';
import { FoundOrderCard } from './OrderLookupScreen.tsx';

beforeAll(() => loadAreas('orders'));

test('[ORD-30] a found bet shows its state, odds and legs, and no money', () => {
  const markup = renderToStaticMarkup(<FoundOrderCard order={anOrder()} />);
  const words = markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  for (const part of ['Mkeka 01KABCDEF234567', 'Inasubiri matokeo', '2.45', 'Simba SC']) {
    expect(words).toContain(part);
  }
  expect(words).not.toMatch(/1,000|2,305|TSh/);
});
