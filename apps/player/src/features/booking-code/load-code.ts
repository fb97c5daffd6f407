import { typedBookingCode } from '@kipute/domain/betting/booking-code';
import { loadAreas, t } from '../../i18n/i18n.ts';
import { currentPicks, setPicks } from '../picks/picks-store.ts';
import { showToast } from '../toasts/toast-store.ts';
import { api } from '../wire/api.ts';
import { type BookedSlip, bookedSlip } from './booked-picks.ts';

/** A refusal shows a toast with the server's message. */
type CodeOutcome = 'loaded' | 'nothing-left' | 'no-code' | 'refused';

/** The slip of a code takes the place of the one that is there. */
export async function loadBookingCode(typed: string): Promise<CodeOutcome> {
  const code = typedBookingCode(typed);
  if (code === undefined) {
    await loadAreas('booking');
    showToast({ tone: 'error', text: t('booking.noCode') });
    return 'no-code';
  }
  const [found] = await Promise.all([
    api.atlassian.get_order({ code }).catch(() => undefined),
    loadAreas('booking'),
  ]);
  return found ? takeSlip(bookedSlip(found.share_data)) : 'refused';
}

/** The picks it replaces can be restored: the player did not ask to lose them. */
export function takeSlip({ picks, goneCount }: BookedSlip): CodeOutcome {
  if (picks.length === 0) {
    showToast({ tone: 'error', text: t('booking.nothingLeft') });
    return 'nothing-left';
  }
  const before = currentPicks();
  setPicks(picks);
  const loaded = t('booking.loaded', { count: picks.length });
  const text = goneCount === 0 ? loaded : `${loaded} ${t('booking.gone', { count: goneCount })}`;
  const tone = goneCount === 0 ? 'success' : 'notice';
  showToast(
    before.length === 0
      ? { tone, text }
      : { tone, text, action: { label: t('booking.undo'), run: () => setPicks(before) } },
  );
  return 'loaded';
}
