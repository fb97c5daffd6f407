import type { CallRequest } from '@kipute/contract/registry';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
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
import { openSheet } from '../../sheet/sheet-history.ts';
import { createCell } from '../../store/cell.ts';
import { api } from '../../wire/api.ts';
import type { PoolTicket } from '../issue/pool.ts';
import { setShownTicket } from '../tickets/shown-ticket.ts';
import type { BuyActivity } from './buy-state.ts';
import { type Draft, forgetPicks, pickToSend } from './draft-store.ts';

export type TicketBody = CallRequest<'guessing_bet/add'>;

const keyOf = ({ request_key }: TicketBody): string => request_key;
const unanswered = unansweredRequests<TicketBody>('ticket.unanswered', keyOf);

export const unansweredTickets = (playerId: string | undefined): readonly TicketBody[] =>
  playerId === undefined ? [] : unanswered.of(playerId);

type Buying = { readonly activity: BuyActivity; readonly notice: string | undefined };

/** What is under way on this page, and what came of the last attempt. */
export const buying = createCell<Buying>({ activity: 'idle', notice: undefined });

const payTypes = { balance: 1, credit: 2 } as const;

/** The key is made here, once: however often the body is sent, it is one ticket (POL-125). */
export function ticketBody(
  game: PoolGame,
  draft: Draft,
  { lines, newKey = newIdempotencyKey }: { lines: number; newKey?: () => string },
): TicketBody {
  const toSend = (pick: string) => pickToSend(game, pick);
  return {
    request_key: newKey(),
    issue_id: draft.issueId,
    pay_type: payTypes[draft.paidWith],
    picks: draft.picks.map(toSend),
    reserve_picks: draft.reservePicks.map(toSend),
    multiplier: draft.multiplier,
    lines,
  };
}

export const buyTicket = (game: PoolGame, draft: Draft, lines: number): Promise<void> =>
  send(ticketBody(game, draft, { lines }), 'none');

/** Asks with the same key what became of what got no response. */
export async function retryUnanswered(): Promise<void> {
  for (const body of unansweredTickets(currentPlayerId())) await send(body, 'without-response');
}

export function forgetUnanswered(): void {
  const playerId = currentPlayerId();
  if (playerId) unanswered.forget(playerId, unanswered.of(playerId).map(keyOf));
  buying.set({ activity: 'idle', notice: undefined });
}

async function send(body: TicketBody, earlier: EarlierAttempt): Promise<void> {
  const playerId = currentPlayerId();
  // A second tap before the button is drawn again would be a second ticket.
  if (!playerId || buying.get().activity === 'sending') return;
  unanswered.keep(playerId, [body]);
  buying.set({ activity: 'sending', notice: undefined });
  const sending = {
    send: () => api.guessing_bet.add(body, { silent: true }),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    isStillTheirs: () => currentPlayerId() === playerId,
  };
  const outcome = await sendWithKey(sending, earlier);
  if (outcome.kind !== 'lost') unanswered.forget(playerId, [keyOf(body)]);
  const here = currentPlayerId();
  // Another player at this device is not told about it.
  if (here === undefined || here === playerId) tell(outcome, body);
  else buying.set({ activity: 'idle', notice: undefined });
  // In any case: without a response the balance shows whether money has moved.
  await refreshPlayer().catch(() => undefined);
}

function tell(outcome: KeyedOutcome<PoolTicket>, { issue_id }: TicketBody): void {
  switch (outcome.kind) {
    case 'answered':
      buying.set({ activity: 'idle', notice: undefined });
      forgetPicks(issue_id);
      setShownTicket(outcome.content);
      openSheet('ticketBought');
      // The list of tickets and the pool, where they are shown.
      window.dispatchEvent(new Event('payment-changed'));
      return;
    case 'refused':
      buying.set({ activity: 'idle', notice: outcome.words || t('pools.refused') });
      return;
    case 'lost':
      // Who was signed out meanwhile is offered it again after signing in.
      buying.set({ activity: currentPlayerId() ? 'unsure' : 'idle', notice: undefined });
  }
}
