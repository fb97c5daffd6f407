import { t } from '../../i18n/i18n.ts';
import { matchStateOf } from '../live-odds/match-states.ts';
import { priceOf } from '../live-odds/prices.ts';
import { togglePick } from '../picks/picks-store.ts';
import { showToast } from '../toasts/toast-store.ts';
import { selectionOf } from './match-store.ts';
import { pickOf } from './pick-of.ts';

const TOUCH_MS = 8;

/** A tap on a price: answered in the same frame, without the network. */
export function pickSelection(selectionId: string): void {
  const outcome = selectionOf(selectionId);
  if (!outcome) return;
  const price = priceOf(selectionId);
  const status = matchStateOf(outcome.eventId)?.status ?? outcome.event_status;
  const refusal = togglePick(pickOf({ outcome, price, status }));
  if (refusal === 'not-live') showToast({ tone: 'notice', text: t('picks.notLive') });
  else if ('vibrate' in navigator) navigator.vibrate(TOUCH_MS);
}
