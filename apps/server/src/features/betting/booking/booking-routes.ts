import type { BookedSelection } from '@kipute/contract/calls/betting/booked-selection';
import type { ErrorCode } from '@kipute/contract/errors';
import { typedBookingCode } from '@kipute/domain/betting/booking-code';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { findOrderById } from '../orders/order-store.ts';
import { bookedSelectionView, selectionsOf } from './booked-selection-view.ts';
import { type ShareRefusal, shareSlip } from './booking-codes.ts';
import { findBooking } from './booking-store.ts';

/** Selections that were kept, as a code or as a bet, with the prices of now. */
export type BookingRoutes = HandlersFor<
  'share_list/add' | 'atlassian/get_order' | 'order_list/repeat_betting'
>;

const onTheWire = {
  'slip-empty': 'slip-empty',
  'too-many-legs': 'too-many-legs',
  'selection-unknown': 'selection-unknown',
  'match-picked-twice': 'match-picked-twice',
} as const satisfies Record<ShareRefusal, ErrorCode>;

export function bookingRoutes(deps: BettingDeps): BookingRoutes {
  const { database, clock, board } = deps;
  return {
    'share_list/add': async ({ share_data }) => {
      const shared = share_data.map(({ selection_id, match_id }) => ({
        selectionId: selection_id,
        matchId: match_id,
      }));
      const made = await shareSlip(shared, deps);
      if (!made.ok) return refuseWith(onTheWire[made.refusal]);
      return answer({ code: made.value.code, end_time: made.value.endsAt.toISOString() });
    },
    'atlassian/get_order': async ({ code: typed }, { locale }) => {
      const code = typedBookingCode(typed);
      const booking = code && (await findBooking(database.read, code, clock.now()));
      if (!booking) return refuseWith('booking-code-unknown');
      return answer({
        code: booking.code,
        end_time: booking.endsAt.toISOString(),
        share_data: booking.selections.map((kept) => bookedSelectionView(kept, board, locale)),
      });
    },
    'order_list/repeat_betting': async ({ id }, { caller, locale }) => {
      const { playerId } = caller;
      const order = await findOrderById(database.read, { playerId, id: idOfWire(id) });
      if (!order) return refuseWith('order-unknown');
      const now = selectionsOf(order).map((kept) => bookedSelectionView(kept, board, locale));
      const [success_list, fail_list] = [now.filter(isOpen), now.filter((one) => !isOpen(one))];
      return answer({ success_list, fail_list });
    },
  };
}

const isOpen = ({ state }: BookedSelection): boolean => state === 'open';
