import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import type { Toast } from '../toasts/toast-list.ts';
import { decidedBetsNotifier } from './decided-bets-notifier.ts';

beforeAll(() => loadAreas('decided'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const won = (id: string) => ({
  ...({ id, serial_number: `B${id}`, status: 4, result: 'won', paid: 1_900 } as const),
});

function aPage() {
  const page = {
    playerId: '7' as string | undefined,
    pathname: '/home',
    balancesAsked: 0,
    toasts: [] as Omit<Toast, 'id'>[],
    wentTo: [] as string[],
  };
  const add = decidedBetsNotifier({
    playerId: () => page.playerId,
    refetchBalance: async () => {
      page.balancesAsked += 1;
      throw new Error('no connection');
    },
    loadTexts: async () => {},
    address: () => ({ pathname: page.pathname, search: '?id=1' }),
    show: (toast) => page.toasts.push(toast),
    goTo: (path) => page.wentTo.push(path),
  });
  return { page, add };
}

const batch = () => vi.advanceTimersByTimeAsync(3_000);

test('[ORD-55] the balance is refetched once for all that came together', async () => {
  const { page, add } = aPage();
  for (const id of ['1', '2', '3']) add(won(id));
  await batch();
  expect(page.balancesAsked).toBe(1);
  expect(page.toasts).toHaveLength(1);
  add(won('4'));
  await batch();
  expect(page.balancesAsked).toBe(2);
});

test('[ORD-55] also on the page of the bet itself, where nothing is said', async () => {
  const { page, add } = aPage();
  page.pathname = '/order_detailed_info';
  add(won('1'));
  await batch();
  expect([page.balancesAsked, page.toasts]).toEqual([1, []]);
});

test('[ORD-51] a leg that leaves its bet open decides none', async () => {
  const { page, add } = aPage();
  add({ id: '1', serial_number: 'B1', status: 2 });
  await batch();
  expect([page.balancesAsked, page.toasts]).toEqual([0, []]);
});

test('[ORD-52] the link of the toast leads to the bet', async () => {
  const { page, add } = aPage();
  add(won('1'));
  await batch();
  page.toasts[0]?.action?.run();
  expect(page.wentTo).toEqual(['/order_detailed_info?id=1']);
});

test.each(['8', undefined])(
  '[ORD-52] whoever is there by then (%s) hears nothing',
  async (next) => {
    const { page, add } = aPage();
    add(won('1'));
    page.playerId = next;
    await batch();
    expect(page.toasts).toEqual([]);
  },
);
