import { loadAreas } from '../../i18n/i18n.ts';
import { bookingLink, makeBookingCode } from '../booking-code/make-code.ts';
import type { PlacedOrder } from '../slip/placing/send-bet.ts';
import type { SlipLeg } from '../slip/view/slip-leg.ts';
import { copyText } from './copy-text.ts';
import { noteShare, orderCode } from './note-share.ts';
import { toldByOrder, toldBySlip } from './shared-legs.ts';
import { openShareSheet } from './shared-slip.ts';

/** A code of everything in the slip, what is closed for a moment too: it may open again. */
export async function shareSlip(legs: readonly SlipLeg[]): Promise<void> {
  const code = await codeOf(
    legs.map(({ pick }) => ({ selectionId: pick.id_card, matchId: pick.eventId })),
  );
  if (!code) return;
  openShareSheet({ code, link: bookingLink(code), ...toldBySlip(legs), orderCode: undefined });
}

/** The picks of a bet; the bet itself stays its player's. */
export async function shareOrder(order: PlacedOrder): Promise<void> {
  noteShare(orderCode(order), 'share');
  const code = await codeOfOrder(order);
  if (!code) return;
  const told = toldByOrder(order);
  openShareSheet({ code, link: bookingLink(code), ...told, orderCode: orderCode(order) });
}

export async function copyOrderLink(order: PlacedOrder): Promise<void> {
  noteShare(orderCode(order), 'link');
  const code = await codeOfOrder(order);
  if (code) await copyText(bookingLink(code));
}

const codeOfOrder = ({ details }: PlacedOrder): Promise<string | undefined> =>
  codeOf(details.map((leg) => ({ selectionId: leg.selection_id, matchId: leg.match_id })));

/** Undefined when there is none, of which a toast has told by then. */
async function codeOf(picks: Parameters<typeof makeBookingCode>[0]): Promise<string | undefined> {
  const [code] = await Promise.all([makeBookingCode(picks), loadAreas('slip', 'booking')]);
  return code;
}
