import { navigate } from 'wouter/use-browser-location';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import { useKept } from '../../live-odds/use-kept.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { api } from '../../wire/api.ts';
import { offeredPart } from '../bar/bar-view.ts';
import { offers } from '../offers/offers.ts';
import type { Sale } from './sale.ts';
import { salesDesk } from './sales-desk.ts';
import { saleTeller } from './tell-sale.ts';
import { unansweredSales } from './unanswered-sales.ts';

const playerId = (): string => currentPlayerId() ?? '';

export const sales = salesDesk({
  post: {
    sell: (body) => api.order_list.early_settlements(body, { silent: true }),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
  newKey: newIdempotencyKey,
  keep: (body) => unansweredSales.keep(playerId(), [body]),
  forget: (orderId) => unansweredSales.forget(playerId(), [orderId]),
  kept: (orderId) => unansweredSales.of(playerId()).find(({ id }) => id === orderId),
  onAnswer: saleTeller({
    askForOffers: offers.askSoon,
    askForBalance: refreshPlayer,
    tellPages: () => window.dispatchEvent(new Event('payment-changed')),
    address: () => location,
    show: showToast,
    goTo: navigate,
  }),
});

export const useSale = (orderId: string): Sale | undefined => useKept(sales, orderId, sales.saleOf);

/** While its order is on the screen: what was left unanswered is asked again, and prices are seen. */
export function watchSale(orderId: string, taxRatePercent: number): () => void {
  const askAgain = () => sales.askAgain(orderId);
  const lookAtAmount = () => {
    const sale = sales.saleOf(orderId);
    if (sale?.step !== 'confirming') return;
    const { sharePercent } = sale.wish;
    const part = offeredPart({ known: offers.known(orderId), sharePercent, taxRatePercent });
    sales.amountIs(orderId, part?.paid);
  };
  askAgain();
  const leave = offers.listen(orderId, lookAtAmount);
  window.addEventListener('online', askAgain);
  return () => {
    leave();
    window.removeEventListener('online', askAgain);
    sales.putDown(orderId);
  };
}
