import { loadAreas } from '../../i18n/i18n.ts';
import { throttle } from '../live-feed/throttle.ts';
import { readForVisit } from '../payments/watching/visit-storage.ts';
import { currentPlayerId } from '../session/session-store.ts';
import { refreshPlayer } from '../session/use-player-refresh.ts';
import { showToast } from '../toasts/toast-store.ts';
import { balanceNotifier } from './balance-notifier.ts';

const REFETCH_EACH_MS = 1_000;

/** The balance is polled every minute anyway; a failure here changes nothing. */
const refetchBalance = throttle(REFETCH_EACH_MS, () => {
  refreshPlayer().catch(() => undefined);
});

const always = (): boolean => true;

/** Pages that watch a payment or sell a bet show themselves how it ended. */
const pages = {
  '/pay_recharge': (serial: string) => readForVisit('deposit') === serial,
  '/user_withdraw': (serial: string) => readForVisit('withdrawal') === serial,
  '/racing': always,
  '/racing/bets': always,
  '/order': (serial: string) => serial.startsWith('B'),
  '/order_detailed_info': (serial: string) => serial.startsWith('B'),
} as const satisfies Record<string, (serial: string) => boolean>;

function isShownHere(serialNumber: string): boolean {
  const page = Object.entries(pages).find(([path]) => path === location.pathname);
  return page?.[1](serialNumber) ?? false;
}

const notifier = balanceNotifier({
  playerId: currentPlayerId,
  refetchBalance,
  loadTexts: () => loadAreas('balance'),
  isShownHere,
  show: showToast,
});

export const { onBalanceUpdate, onOrderUpdate } = notifier;
