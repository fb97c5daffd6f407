import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import type { Toast } from '../toasts/toast-list.ts';
import { decidedBetsTeller } from './tell-decided-bets.ts';

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
  const hear = decidedBetsTeller({
    playerId: () => page.playerId,
    askForBalance: async () => {
      page.balancesAsked += 1;
      throw new Error('no connection');
    },
    loadTexts: async () => {},
    address: () => ({ pathname: page.pathname, search: '?id=1' }),
    show: (toast) => page.toasts.push(toast),
    goTo: (path) => page.wentTo.push(path),
  });
  return { page, hear };
}

const gathered = () => vi.advanceTimersByTimeAsync(3_000);

test('[ORD-55] the balance is asked for once for all that came together', async () => {
  const { page, hear } = aPage();
  for (const id of ['1', '2', '3']) hear(won(id));
  await gathered();
  expect(page.balancesAsked).toBe(1);
  expect(page.toasts).toHaveLength(1);
  hear(won('4'));
  await gathered();
  expect(page.balancesAsked).toBe(2);
});

test('[ORD-55] also on the page of the bet itself, where nothing is said', async () => {
  const { page, hear } = aPage();
  page.pathname = '/order_detailed_info';
  hear(won('1'));
  await gathered();
  expect([page.balancesAsked, page.toasts]).toEqual([1, []]);
});

test('[ORD-51] a leg that leaves its bet open is no news', async () => {
  const { page, hear } = aPage();
  hear({ id: '1', serial_number: 'B1', status: 2 });
  await gathered();
  expect([page.balancesAsked, page.toasts]).toEqual([0, []]);
});

test('[ORD-52] the link of the toast leads to the bet', async () => {
  const { page, hear } = aPage();
  hear(won('1'));
  await gathered();
  page.toasts[0]?.action?.run();
  expect(page.wentTo).toEqual(['/order_detailed_info?id=1']);
});

test.each(['8', undefined])(
  '[ORD-52] whoever is there by then (%s) hears nothing',
  async (next) => {
    const { page, hear } = aPage();
    hear(won('1'));
    page.playerId = next;
    await gathered();
    expect(page.toasts).toEqual([]);
  },
);
