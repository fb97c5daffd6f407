import type { CallRequest } from '@kipute/contract/registry';
import { t } from '../../../i18n/i18n.ts';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import {
  type EarlierAttempt,
  type KeyedOutcome,
  sendWithKey,
} from '../../idempotency/send-with-key.ts';
import { unansweredRequests } from '../../idempotency/unanswered-requests.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { createCell } from '../../store/cell.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { api } from '../../wire/api.ts';
import { forgetPicks } from '../betting/draft-store.ts';
import { addOwnOrder } from '../orders/own-orders.ts';
import { kindOfType, type RacingOrder, toWirePick } from '../round/racing.ts';
import type { BetActivity } from './bet-state.ts';
import type { OrderSum } from './order-sum.ts';

export type BetBody = CallRequest<'racing_order/add'>;

const keyOf = ({ request_key }: BetBody): string => request_key;
const unanswered = unansweredRequests<BetBody>('racing.unanswered', keyOf);

export const unansweredBets = (playerId: string | undefined): readonly BetBody[] =>
  playerId === undefined ? [] : unanswered.of(playerId);

type Placing = { readonly activity: BetActivity; readonly notice: string | undefined };

/** What is under way on this page, and what came of the last attempt. */
export const placing = createCell<Placing>({ activity: 'idle', notice: undefined });

/** The key is made here, once: however often the body is sent, it is one order (RCP-15). */
export function betBody(
  roundId: string,
  { picks, ticketStake, tickets }: Pick<OrderSum, 'picks' | 'ticketStake' | 'tickets'>,
  newKey = newIdempotencyKey,
): BetBody {
  return {
    request_key: newKey(),
    round_id: roundId,
    picks: picks.map(toWirePick),
    single_amount: Number(ticketStake / 100n),
    tickets,
  };
}

export const placeBet = (roundId: string, sum: OrderSum): Promise<void> =>
  send(betBody(roundId, sum), 'none');

/** Asks with the same key what became of what got no response. */
export async function retryUnanswered(): Promise<void> {
  for (const body of unansweredBets(currentPlayerId())) await send(body, 'without-response');
}

export function forgetUnanswered(): void {
  const playerId = currentPlayerId();
  if (playerId) unanswered.forget(playerId, unanswered.of(playerId).map(keyOf));
  placing.set({ activity: 'idle', notice: undefined });
}

async function send(body: BetBody, earlier: EarlierAttempt): Promise<void> {
  const playerId = currentPlayerId();
  // A second tap before the button is drawn again would be a second bet.
  if (!playerId || placing.get().activity === 'sending') return;
  unanswered.keep(playerId, [body]);
  placing.set({ activity: 'sending', notice: undefined });
  const sending = {
    send: () => api.racing_order.add(body, { silent: true }),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    isStillTheirs: () => currentPlayerId() === playerId,
  };
  const outcome = await sendWithKey(sending, earlier);
  if (outcome.kind !== 'lost') unanswered.forget(playerId, [keyOf(body)]);
  const here = currentPlayerId();
  // Another player at this device is not told about it.
  if (here === undefined || here === playerId) tell(outcome, playerId);
  else placing.set({ activity: 'idle', notice: undefined });
  // In any case: without a response the purse shows whether coin has moved.
  await refreshPlayer().catch(() => undefined);
}

function tell(outcome: KeyedOutcome<RacingOrder>, playerId: string): void {
  switch (outcome.kind) {
    case 'answered':
      placing.set({ activity: 'idle', notice: undefined });
      forgetPicks(kindOfType(outcome.content.bet_type) ?? 'main');
      addOwnOrder(playerId, outcome.content);
      showToast({ tone: 'success', text: t('racing.placed', { issue: outcome.content.issue }) });
      return;
    case 'refused':
      placing.set({ activity: 'idle', notice: outcome.words || t('racing.refused') });
      return;
    case 'lost':
      // Who was signed out meanwhile is offered it again after signing in.
      placing.set({ activity: currentPlayerId() ? 'unsure' : 'idle', notice: undefined });
  }
}
