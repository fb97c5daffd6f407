import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import { t } from '../../i18n/i18n.ts';
import { matchStateOf } from '../live-odds/match-state.ts';
import { type LivePrice, priceOf } from '../live-odds/prices.ts';
import type { Pick } from '../picks/pick.ts';
import { togglePick } from '../picks/picks-store.ts';
import { showToast } from '../toasts/toast-store.ts';
import { selectionOf } from './match-store.ts';

const TOUCH_MS = 8;

/** A tap on a price: handled in the same frame, without the network. */
export function pickSelection(selectionId: string): void {
  const outcome = selectionOf(selectionId);
  if (!outcome) return;
  const price = priceOf(selectionId);
  const status = matchStateOf(outcome.eventId)?.status ?? outcome.event_status;
  const refusal = togglePick(pickOf({ outcome, price, status }));
  if (refusal === 'not-live') showToast({ tone: 'notice', text: t('picks.notLive') });
  else if ('vibrate' in navigator) navigator.vibrate(TOUCH_MS);
}

type Picked = {
  readonly outcome: Outcome;
  /** Newer than what the outcome itself says. */
  readonly price: LivePrice | undefined;
  /** Of the match, now. */
  readonly status: number;
};

/** What is carried into the slip: the selection as it is sold at this moment. */
export function pickOf({ outcome, price, status }: Picked): Pick {
  const { typeId: _type, paramParticipantId1: _participant, boost: _boost, ...rest } = outcome;
  return {
    ...rest,
    typeName: outcome.market_name,
    event_status: status,
    ...(price && {
      betting_offer_id_card: price.offerId,
      odds: price.oddsThousandths / 1000,
      statusId: price.status,
      isLive: price.isLive ? (1 as const) : (0 as const),
    }),
    error: false,
  };
}
