import { loadAreas, t } from '../../i18n/i18n.ts';
import { bookingLink, makeBookingCode } from '../booking-code/make-code.ts';
import { copyText } from '../clipboard/copy-text.ts';
import type { PlacedOrder } from '../slip/placing/send-bet.ts';
import type { SlipLeg } from '../slip/view/slip-leg.ts';
import { logShare, orderCodes } from './log-share.ts';
import { toldByOrders, toldBySlip } from './shared-legs.ts';
import { openShareSheet } from './shared-slip.ts';

/** A code of everything in the slip, what is closed for a moment too: it may open again. */
export async function shareSlip(legs: readonly SlipLeg[]): Promise<void> {
  const code = await codeOf(
    legs.map(({ pick }) => ({ selectionId: pick.id_card, matchId: pick.eventId })),
  );
  if (!code) return;
  openShareSheet({ code, link: bookingLink(code), ...toldBySlip(legs), orderCode: undefined });
}

/** The picks of bets placed together; the bets themselves stay their player's. */
export async function shareOrders(orders: readonly PlacedOrder[]): Promise<void> {
  const orderCode = orderCodes(orders);
  logShare(orderCode, 'share');
  const code = await codeOfOrders(orders);
  if (!code) return;
  openShareSheet({ code, link: bookingLink(code), ...toldByOrders(orders), orderCode });
}

export async function copyOrdersLink(orders: readonly PlacedOrder[]): Promise<void> {
  logShare(orderCodes(orders), 'link');
  const code = await codeOfOrders(orders);
  if (code) await copyShared(bookingLink(code));
}

export const copyShared = (text: string): Promise<void> =>
  copyText(text, { copied: t('share.copied'), failed: t('share.copyFailed') });

const codeOfOrders = (orders: readonly PlacedOrder[]): Promise<string | undefined> =>
  codeOf(
    orders
      .flatMap(({ details }) => details)
      .map((leg) => ({ selectionId: leg.selection_id, matchId: leg.match_id })),
  );

/** Undefined when there is none, of which a toast has told by then. */
async function codeOf(picks: Parameters<typeof makeBookingCode>[0]): Promise<string | undefined> {
  const [code] = await Promise.all([makeBookingCode(picks), loadAreas('slip', 'booking')]);
  return code;
}
