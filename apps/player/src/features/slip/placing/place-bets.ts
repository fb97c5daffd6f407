import { t } from '../../../i18n/i18n.ts';
import { openSheet } from '../../../shell/dialog/sheet-history.ts';
import { currentPicks, setPicks } from '../../picks/picks-store.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { api } from '../../wire/api.ts';
import { rememberPlaced } from '../same-again.ts';
import { currentChoices, report } from '../slip-store.ts';
import { type BetBody, betBodies, randomKey, type Wanted } from './bet-body.ts';
import { setPlaced } from './placed-orders.ts';
import { type Post, sendBet } from './send-bet.ts';
import { idsOf, type Settled, settledFrom } from './settle.ts';
import { keepUnanswered, unansweredOf } from './unanswered.ts';

const post: Post = {
  add: (body) => api.order_list.add(body, { silent: true }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** A new intention: its keys are made here, once. */
export function placeBets(wanted: Wanted, heldSeconds: number): Promise<void> {
  const isHeld = wanted.legs.some(({ isInPlay }) => isInPlay);
  return send(betBodies(wanted, randomKey), isHeld ? heldSeconds : 0);
}

/** The same once more, for who has heard nothing: with the keys of before. */
export function askAgain(): Promise<void> {
  return send(unansweredOf(currentPlayerId()), 0);
}

async function send(bodies: readonly BetBody[], heldSeconds: number): Promise<void> {
  // Two taps may come before the button is drawn anew; the second would be a second bet.
  if (currentChoices().activity === 'sending') return;
  const playerId = currentPlayerId() ?? '';
  keepUnanswered(playerId, bodies);
  const sent = { atMs: Date.now(), heldSeconds };
  report({ activity: 'sending', sent, notice: undefined, refused: [] });
  const answers = await Promise.all(bodies.map((body) => sendBet(body, post)));
  const settled = settledFrom(answers);
  keepUnanswered(playerId, settled.lost);
  tell(settled, bodies);
  // The balance is asked for in any case: who heard nothing sees there whether money has moved.
  await refreshPlayer().catch(() => undefined);
}

function tell(settled: Settled, bodies: readonly BetBody[]): void {
  const { orders, lost, refusedLegs } = settled;
  report({
    activity: lost.length > 0 ? 'unsure' : 'idle',
    sent: undefined,
    refused: refusedLegs,
    notice: noticeOf(settled),
  });
  const before = currentPicks();
  const refused = new Set(refusedLegs.map(({ outcomeId }) => outcomeId));
  const isOneBet = bodies.length === 1;
  const rest = before.filter(
    ({ id_card }) => !(isOneBet && orders.length > 0) && !settled.placedIds.includes(id_card),
  );
  setPicks(rest.map((pick) => ({ ...pick, error: refused.has(pick.id_card) })));
  if (orders.length === 0) return;
  rememberPlaced(bodies.flatMap(idsOf));
  const picks = before.filter(({ id_card }) => settled.placedIds.includes(id_card));
  setPlaced({ orders, picks, notPlaced: bodies.length - orders.length });
  openSheet('betPlaced');
}

function noticeOf({ words, refusedLegs }: Settled): string | undefined {
  const said = refusedLegs.length > 0 ? [...words, t('slipBet.legsRefused')] : words;
  return said.length > 0 ? said.join(' ') : undefined;
}
