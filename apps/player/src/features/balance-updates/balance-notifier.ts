import type { BalanceChangedContent, OrderChangedContent } from '@kipute/contract/socket';
import type { Toast } from '../toasts/toast-list.ts';
import { balanceNotice } from './balance-notice.ts';

type NotifierDeps = {
  readonly playerId: () => string | undefined;
  /** Once for all that comes together. */
  readonly refetchBalance: () => void;
  readonly loadTexts: () => Promise<void>;
  /** Whether the page itself shows how this payment or bet stands. */
  readonly isShownHere: (serialNumber: string) => boolean;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
};

/** Long enough for the update of the order to come too, which says more of an automatic cash-out. */
const WAIT_FOR_ORDER_MS = 500;
const SOLD_KEPT_MAX = 50;

export function balanceNotifier(deps: NotifierDeps) {
  const soldByRule: string[] = [];

  async function notify(change: BalanceChangedContent, playerId: string): Promise<void> {
    await deps.loadTexts();
    const { serial_number } = change;
    const isShown = soldByRule.includes(serial_number) || deps.isShownHere(serial_number);
    // Another player may have signed in meanwhile and must not see it.
    if (isShown || deps.playerId() !== playerId) return;
    const notice = balanceNotice(change);
    if (notice) deps.show(notice);
  }

  return {
    /** Money moved: the balance is refetched at once, and a toast says what happened. */
    onBalanceUpdate: (change: BalanceChangedContent): void => {
      const playerId = deps.playerId();
      if (playerId === undefined) return;
      deps.refetchBalance();
      // Without its texts no toast is shown; the balance is right all the same.
      setTimeout(() => void notify(change, playerId).catch(() => undefined), WAIT_FOR_ORDER_MS);
    },
    /** The notice of decided bets says what a rule sold. */
    onOrderUpdate: ({ serial_number, result }: OrderChangedContent): void => {
      if (result !== 'sold') return;
      soldByRule.push(serial_number);
      if (soldByRule.length > SOLD_KEPT_MAX) soldByRule.shift();
    },
  };
}
