import type { BalanceChangedContent, OrderChangedContent } from '@kipute/contract/socket';
import type { Toast } from '../toasts/toast-list.ts';
import { balanceNotice } from './balance-notice.ts';

type TellTerms = {
  readonly playerId: () => string | undefined;
  /** Once for all that comes together. */
  readonly askForBalance: () => void;
  readonly loadTexts: () => Promise<void>;
  /** Whether the page itself shows how this payment or bet stands. */
  readonly isShownHere: (serialNumber: string) => boolean;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
};

/** Long enough for the news of an order to come too, which says more of a sale by its rule. */
const WAIT_FOR_ORDER_MS = 500;
const SOLD_KEPT_MAX = 50;

export function balanceTeller(terms: TellTerms) {
  const soldByRule: string[] = [];

  async function tell(change: BalanceChangedContent, playerId: string): Promise<void> {
    await terms.loadTexts();
    const { serial_number } = change;
    const isTold = soldByRule.includes(serial_number) || terms.isShownHere(serial_number);
    // Another player may have signed in meanwhile, and is told nothing of it.
    if (isTold || terms.playerId() !== playerId) return;
    const notice = balanceNotice(change);
    if (notice) terms.show(notice);
  }

  return {
    /** Money moved: the balance is asked for at once, and what happened is said in words. */
    hearBalance: (change: BalanceChangedContent): void => {
      const playerId = terms.playerId();
      if (playerId === undefined) return;
      terms.askForBalance();
      // Texts that do not come leave it untold; the balance is right all the same.
      setTimeout(() => void tell(change, playerId).catch(() => undefined), WAIT_FOR_ORDER_MS);
    },
    /** The list of decided bets says what a rule sold. */
    hearOrder: ({ serial_number, result }: OrderChangedContent): void => {
      if (result !== 'sold') return;
      soldByRule.push(serial_number);
      if (soldByRule.length > SOLD_KEPT_MAX) soldByRule.shift();
    },
  };
}
