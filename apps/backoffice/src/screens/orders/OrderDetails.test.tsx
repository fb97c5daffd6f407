import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { ordersList } from './orders-list.ts';
import type { OrderDetailsContent } from './use-order-details.ts';

const row = { id: '7', status: 4 };
const queryKey = [...keyOfList(ordersList), 'details', 'en', row.id];

const anOrder: OrderDetailsContent = {
  ...{ id: '7', serial_number: 'B01KABCDEF234567', type: 1, status: 4, system_size: 0 },
  ...{ create_time: '2026-03-01T09:00:00Z', settlement_time: '2026-03-01T18:00:00Z' },
  ...{ total_price: '2.00', tax_rate: 10, amount_payable: 1_000, pay_payable: 1_000 },
  ...{ virtual_pay_amount: 0, stake_in_play: 500, profit: 500, win_bonus: 0, tax_amount: 50 },
  ...{ after_tax_amount: 950, cashed_amount: 480, corrections: 0, virtual_return_amount: 0 },
  awaits_money_back: 0,
  ...{ user_id: '100001', user_name: 'Asha', phone: '255712000401', result: 0, leg_count: 1 },
  ...{
    currency: 'TZS',
    actual_pay_amount: 0,
    note: '',
    removed: 0,
    inviter_reward: 0,
    balance: 9_930,
    legs: [],
  },
  bills: [
    {
      ...{ type: 3, purse: 'cash', changed_amount: -1_000, balance_before: 10_000 },
      ...{ balance_after: 9_000, update_time: '2026-03-01T09:00:00Z' },
    },
  ],
  cash_outs: [
    {
      ...{ number: 1, share_percent: 50, stake_sold: 500, stake_left: 500, value: 480, tax: 0 },
      ...{ paid: 480, by_rule: 1, cashed_at: '2026-03-01T16:30:00Z' },
    },
  ],
  decisions: [
    {
      ...{ decision: 1, administrator: 'clerk', note: 'asked the player' },
      decided_at: '2026-03-01T18:00:00Z',
    },
  ],
};

function drawn(prepare: (client: QueryClient) => void = () => {}): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  prepare(client);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <OrderDetails row={row} />
    </QueryClientProvider>,
  );
}

describe('[BO-38] the details of an order', () => {
  test('loading: bars, and a word for those who cannot see them', () => {
    expect(drawn()).toContain('aria-label="Loading"');
  });

  test('failed: what happened and another try', () => {
    const html = drawn((client) => {
      const state = { status: 'error', error: new Error('lost'), fetchStatus: 'idle' } as const;
      client.getQueryCache().build(client, { queryKey }).setState(state);
    });
    expect(html).toContain('Failed to load');
    expect(html).toContain('Try again');
  });

  test('[STL-36] a lost one that waits for money back says so', () => {
    const waiting = { ...anOrder, status: 2, awaits_money_back: 1 } as const;
    const html = drawn((client) => client.setQueryData(queryKey, waiting));
    expect(html).toContain('because of money back');
  });

  test('ready: money that moved, parts that were sold, who decided and why', () => {
    const html = drawn((client) => client.setQueryData(queryKey, anOrder));
    for (const words of ['−1,000', 'Balance after it: TSh 9,000', 'Payout approved']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('50 % of the stake in play, TSh 500');
    expect(html).toContain('By the player’s rule, 2026-03-01 19:30:00 EAT');
    expect(html).toContain('asked the player');
  });
});
