import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { Drawn } from './curve/BalanceCurve.tsx';
import { DrawnTotals } from './days/Totals.tsx';
import { Detail } from './lines/BillDetail.tsx';
import { type Bill, BillRow } from './lines/BillRow.tsx';
import { RowList } from './lines/RowList.tsx';

beforeAll(() => loadAreas('money'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const bill = (changes: Partial<Bill> = {}): Bill => ({
  serial_number: 'D7K2M9QX41ZT',
  type: 5,
  change_amount: 5_000,
  balance_before: 0,
  balance_after: 5_000,
  remark: '',
  update_time: '2026-07-01T21:05:00Z',
  ...changes,
});
const row = (changes?: Partial<Bill>) =>
  spoken(renderToStaticMarkup(<BillRow bill={bill(changes)} />));

test('[MS-40, MS-42, MS-43] a line says what, when, how much and what it left', () => {
  const words = row();
  for (const part of ['Kuweka pesa', '00:05', ' 7K2M9QX41ZT', '+5,000', 'Salio 5,000']) {
    expect(words).toContain(part);
  }
});

const casinoLines = [23, 24, 25] as const;

test.each(casinoLines)('[CSP-32] the number of a line of type %i leads to the rounds', (type) => {
  expect(renderToStaticMarkup(<BillRow bill={bill({ type })} />)).toContain(
    'href="/casino_rounds"',
  );
});

const taxLines = [
  ['J01KABCDEF234567', '/string_ball/jackpot?tab=tickets&amp;number=01KABCDEF234567'],
  ['S01KABCDEF234567', '/guess_score?tab=tickets&amp;number=01KABCDEF234567'],
  ['a-1k7f-12', '/casino_rounds'],
] as const;

test.each(taxLines)(
  '[POL-135, CSP-32] tax on %s leads where its game does',
  (serial_number, to) => {
    const html = renderToStaticMarkup(<BillRow bill={bill({ type: 26, serial_number })} />);
    expect(html).toContain(`href="${to}"`);
  },
);

test.each([23, 26])('[MS-43] a line of type %i shows the whole number of a round', (type) => {
  expect(row({ type, serial_number: 'a-1k7f-12' })).toContain('a-1k7f-12');
});

const ticketLines = [
  [4, '/string_ball/jackpot?tab=tickets&amp;number=0K2M9QX41ZT'],
  [6, '/string_ball/jackpot?tab=tickets&amp;number=0K2M9QX41ZT'],
  [19, '/guess_score?tab=tickets&amp;number=0K2M9QX41ZT'],
  [20, '/guess_score?tab=tickets&amp;number=0K2M9QX41ZT'],
] as const;

test.each(ticketLines)(
  '[POL-135] the number of a line of type %i leads to its ticket',
  (type, to) => {
    const line = bill({ type, serial_number: 'J0K2M9QX41ZT' });
    expect(renderToStaticMarkup(<BillRow bill={line} />)).toContain(`href="${to}"`);
    expect(renderToStaticMarkup(<BillRow bill={bill()} />)).not.toContain('<a ');
  },
);

test('[MS-40] what goes out has its own sign', () => {
  expect(row({ type: 8, change_amount: -1_000.5, balance_after: 3_999.5 })).toContain('−1,000.50');
});

test('[MS-45] the curve is said in words', () => {
  const days = [
    { day: '2026-07-01', balance: 0 },
    { day: '2026-07-02', balance: 12_000 },
    { day: '2026-07-03', balance: 7_500 },
  ];
  expect(renderToStaticMarkup(<Drawn days={days} />)).toContain(
    'Mchoro wa salio: 0 tarehe 01/07, 7,500 tarehe 03/07; juu zaidi 12,000, chini zaidi 0.',
  );
});

const list = (view: Parameters<typeof RowList<string>>[0]['list']) =>
  renderToStaticMarkup(
    <RowList list={view} empty={<p>Tupu</p>}>
      {(rows) => rows.join(' ')}
    </RowList>,
  );
const fetchNextPage = () => {};

test('[MS-50] a list is loading, failed, empty or here', () => {
  expect(list({ status: 'loading', fetchNextPage })).toContain('aria-hidden="true"');
  expect(list({ status: 'failed', fetchNextPage })).toContain('Imeshindwa kupakia');
  expect(list({ status: 'empty', fetchNextPage })).toContain('Tupu');
  expect(list({ status: 'ready', rows: ['a'], count: 1, tail: 'end', fetchNextPage })).toContain(
    'a',
  );
});

test('[MS-44, MS-50] below the rows stands the way to more of them', () => {
  const rows = ['kwanza'];
  const more = spoken(list({ status: 'ready', rows, count: 41, tail: 'more', fetchNextPage }));
  expect(more).toContain('1 kati ya 41');
  expect(more).toContain('Onyesha zaidi');
  const failed = spoken(list({ status: 'ready', rows, count: 41, tail: 'failed', fetchNextPage }));
  expect(failed).toContain('kwanza');
  expect(failed).toContain('Jaribu tena');
});

test('[MS-47] the detail of a deposit names the operator and its receipt', () => {
  const payment = { pay_type: 6, phone: '255754123456', carrier_order_number: '9GH4K2' } as const;
  const words = spoken(renderToStaticMarkup(<Detail bill={bill()} payment={payment} />));
  for (const part of ['9GH4K2', 'M-Pesa', '0754 ••• 456', '7K2M9QX41ZT', '02/07/2026 00:05']) {
    expect(words).toContain(part);
  }
});

test('[MS-47] the detail of any other line has both balances and no operator', () => {
  const words = spoken(
    renderToStaticMarkup(<Detail bill={bill({ type: 3 })} payment={undefined} />),
  );
  expect(words).toMatch(/Salio la awali .*TSh 0 .*Salio jipya .*TSh 5,000/);
  expect(words).not.toContain('Risiti');
});

test('[MS-46] what came in and went out is summed, and nothing where there is no line', () => {
  const sums = { lines: 3, money_in: 7_000, money_out: 1_000.5 };
  const words = spoken(renderToStaticMarkup(<DrawnTotals totals={sums} />));
  expect(words).toMatch(/Zilizoingia \+7,000 .*Zilizotoka −1,000\.50/);
  const none = { lines: 0, money_in: 0, money_out: 0 };
  expect(renderToStaticMarkup(<DrawnTotals totals={none} />)).toBe('');
});
