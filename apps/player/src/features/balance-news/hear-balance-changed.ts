import { loadAreas } from '../../i18n/i18n.ts';
import { atMostEach } from '../live-odds/feed/at-most-each.ts';
import { readForVisit } from '../payments/watching/visit-storage.ts';
import { currentPlayerId } from '../session/session-store.ts';
import { refreshPlayer } from '../session/use-player-refresh.ts';
import { showToast } from '../toasts/toast-store.ts';
import { balanceTeller } from './tell-balance.ts';

const BALANCE_ASKED_EACH_MS = 1_000;

/** The balance is asked for every minute anyway; a failure here changes nothing. */
const askForBalance = atMostEach(BALANCE_ASKED_EACH_MS, () => {
  refreshPlayer().catch(() => undefined);
});

/** Where a payment is followed, or a bet sold, the page says how it ended. */
const pages = {
  '/pay_recharge': (serial: string) => readForVisit('deposit') === serial,
  '/user_withdraw': (serial: string) => readForVisit('withdrawal') === serial,
  '/order': (serial: string) => serial.startsWith('B'),
  '/order_detailed_info': (serial: string) => serial.startsWith('B'),
} as const satisfies Record<string, (serial: string) => boolean>;

function isShownHere(serialNumber: string): boolean {
  const page = Object.entries(pages).find(([path]) => path === location.pathname);
  return page?.[1](serialNumber) ?? false;
}

const teller = balanceTeller({
  playerId: currentPlayerId,
  askForBalance,
  loadTexts: () => loadAreas('balance'),
  isShownHere,
  show: showToast,
});

export const { hearBalance, hearOrder } = teller;
