import { billTypes } from '@kipute/contract/constants/money/bills';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { balanceNotifier } from './balance-notifier.ts';

beforeAll(() => loadAreas('balance'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const deposit = {
  ...{ bill_type: billTypes.deposit.id, purse: 1, amount: 5_000, serial_number: 'D1' },
  pay_type: 6,
} as const;
const sale = { ...deposit, bill_type: billTypes['cash-out'].id, serial_number: 'B1' } as const;

function aPage() {
  const page = {
    playerId: '7' as string | undefined,
    shown: '',
    balancesAsked: 0,
    toasts: [] as string[],
  };
  const notifier = balanceNotifier({
    playerId: () => page.playerId,
    refetchBalance: () => {
      page.balancesAsked += 1;
    },
    loadTexts: async () => {},
    isShownHere: (serial) => serial === page.shown,
    show: ({ text }) => page.toasts.push(text),
  });
  return { page, ...notifier };
}
const told = () => vi.advanceTimersByTimeAsync(500);

test('[MS-61] the balance is refetched at once, and the toast says what came', async () => {
  const { page, onBalanceUpdate } = aPage();
  onBalanceUpdate(deposit);
  expect(page.balancesAsked).toBe(1);
  await told();
  expect(page.toasts).toEqual(['Umepokea TSh 5,000 kutoka M-Pesa']);
});

test('[MS-62] where the page shows the payment itself, only the balance is refetched', async () => {
  const { page, onBalanceUpdate } = aPage();
  page.shown = 'D1';
  onBalanceUpdate(deposit);
  await told();
  expect([page.balancesAsked, page.toasts]).toEqual([1, []]);
});

test('[MS-62] what a rule sold is told with the bet, in whichever order the two come', async () => {
  const { page, onBalanceUpdate, onOrderUpdate } = aPage();
  onBalanceUpdate(sale);
  onOrderUpdate({ id: '1', serial_number: 'B1', status: 4, result: 'sold', paid: 5_000 });
  await told();
  expect(page.toasts).toEqual([]);
  onBalanceUpdate({ ...sale, serial_number: 'B2' });
  await told();
  expect(page.toasts).toEqual(['Cashout: umepokea TSh 5,000']);
});

test.each(['8', undefined])('[MS-62] whoever is there by then (%s) hears nothing', async (next) => {
  const { page, onBalanceUpdate } = aPage();
  onBalanceUpdate(deposit);
  page.playerId = next;
  await told();
  expect(page.toasts).toEqual([]);
});
