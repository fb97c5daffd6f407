import { formatShillings } from '@kipute/domain/money/senti';
import { navigate } from 'wouter/use-browser-location';
import { t } from '../../../i18n/i18n.ts';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import { unansweredRequests } from '../../idempotency/unanswered-requests.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { useKeyedStore } from '../../store/keyed-store.ts';
import type { Toast } from '../../toasts/toast-list.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { api } from '../../wire/api.ts';
import { offers } from '../offers/offers.ts';
import { offeredPart } from '../offers/part-of-offer.ts';
import type { SaleBody, SaleOutcome } from './accept-offer.ts';
import type { Sale } from './sale.ts';
import { saleStore } from './sale-store.ts';

/** At most one for each order. */
export const unansweredSales = unansweredRequests<SaleBody>('cash-out.unanswered', ({ id }) => id);

const playerId = (): string => currentPlayerId() ?? '';

export const sales = saleStore({
  post: {
    sell: (body) => api.order_list.early_settlements(body, { silent: true }),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
  newKey: newIdempotencyKey,
  keep: (body) => unansweredSales.keep(playerId(), [body]),
  forget: (orderId) => unansweredSales.forget(playerId(), [orderId]),
  kept: (orderId) => unansweredSales.of(playerId()).find(({ id }) => id === orderId),
  onOutcome: saleNotifier({
    refetchOffers: offers.refetchSoon,
    refetchBalance: refreshPlayer,
    notifyPages: () => window.dispatchEvent(new Event('payment-changed')),
    address: () => location,
    show: showToast,
    goTo: navigate,
  }),
});

export const useSale = (orderId: string): Sale | undefined =>
  useKeyedStore(sales, orderId, sales.saleOf);

/** While its order is on the screen: a sale without a response is retried, and its amount is watched. */
export function watchSale(orderId: string, taxRatePercent: number): () => void {
  const retry = () => sales.retry(orderId);
  const lookAtAmount = () => {
    const sale = sales.saleOf(orderId);
    if (sale?.step !== 'confirming') return;
    const { sharePercent } = sale.wish;
    const part = offeredPart({ known: offers.known(orderId), sharePercent, taxRatePercent });
    sales.amountIs(orderId, part?.paid);
  };
  retry();
  const leave = offers.listen(orderId, lookAtAmount);
  window.addEventListener('online', retry);
  return () => {
    leave();
    window.removeEventListener('online', retry);
    sales.putDown(orderId);
  };
}

type NotifierDeps = {
  readonly refetchOffers: () => void;
  readonly refetchBalance: () => Promise<void>;
  /** Lists and pages of bets refetch; the socket says it too, but may be away. */
  readonly notifyPages: () => void;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  readonly goTo: (path: string) => void;
};

/** Shows the outcome of a sale, also that there was none (ORD-69). */
export function saleNotifier(deps: NotifierDeps): (orderId: string, outcome: SaleOutcome) => void {
  return (orderId, outcome) => {
    deps.refetchOffers();
    // Without a response the balance shows whether money has moved.
    deps.refetchBalance().catch(() => undefined);
    if (outcome.kind !== 'sold') return;
    deps.notifyPages();
    const page = `/order_detailed_info?id=${orderId}`;
    const { pathname, search } = deps.address();
    const isOnItsPage = `${pathname}${search}` === page;
    if (outcome.stakeLeft > 0n || isOnItsPage) return;
    deps.show({
      tone: 'success',
      text: t('cashOut.sold', { amount: formatShillings(outcome.paid) }),
      action: { label: t('cashOut.see'), run: () => deps.goTo(page) },
    });
  };
}
