import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import type { Toast } from '../../toasts/toast-list.ts';
import type { SaleAnswer } from './accept-offer.ts';

type TellTerms = {
  readonly askForOffers: () => void;
  readonly askForBalance: () => Promise<void>;
  /** Lists of bets and pages of one ask again; the socket says it too, but may be away. */
  readonly tellPages: () => void;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  readonly goTo: (path: string) => void;
};

/** Takes what the server said of a sale, also that it said nothing (ORD-69). */
export function saleTeller(terms: TellTerms): (orderId: string, answer: SaleAnswer) => void {
  return (orderId, answer) => {
    terms.askForOffers();
    // Who heard nothing sees in the balance whether money has moved.
    terms.askForBalance().catch(() => undefined);
    if (answer.kind !== 'sold') return;
    terms.tellPages();
    const page = `/order_detailed_info?id=${orderId}`;
    const { pathname, search } = terms.address();
    const isOnItsPage = `${pathname}${search}` === page;
    if (answer.stakeLeft > 0n || isOnItsPage) return;
    terms.show({
      tone: 'success',
      text: t('cashOut.sold', { amount: formatShillings(answer.paid) }),
      action: { label: t('cashOut.see'), run: () => terms.goTo(page) },
    });
  };
}
