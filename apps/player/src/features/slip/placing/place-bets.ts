import { t } from '../../../i18n/i18n.ts';
import type { Pick } from '../../picks/pick.ts';
import { currentPicks, setPicks } from '../../picks/picks-store.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { openSheet } from '../../sheet/sheet-history.ts';
import { api } from '../../wire/api.ts';
import { rememberPlaced } from '../same-again.ts';
import { currentChoices, report } from '../slip-store.ts';
import type { RefusedLeg, SlipLeg } from '../view/slip-leg.ts';
import { type BetBody, betBodies, randomKey, type Wanted } from './bet-body.ts';
import { setPlaced } from './placed-orders.ts';
import {
  type BetAnswer,
  type PlacedOrder,
  type Post,
  sendBet,
  type TriedBefore,
} from './send-bet.ts';
import { forgetAnswered, keepUnanswered, unansweredOf } from './unanswered.ts';

const postOf = (playerId: string): Post => ({
  add: (body) => api.order_list.add(body, { silent: true }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isStillTheirs: () => currentPlayerId() === playerId,
});

/** A new intention: its keys are made here, once. */
export function placeBets(wanted: Wanted, heldSeconds: number): Promise<void> {
  const isHeld = wanted.legs.some(({ isInPlay }) => isInPlay);
  const bodies = betBodies(wanted, randomKey);
  return send(bodies, { heldSeconds: isHeld ? heldSeconds : 0, triedBefore: 'never' });
}

/** What the legs cost now is what the player takes them for. */
export function acceptNewOdds(legs: readonly SlipLeg[]): void {
  const oddsNow = new Map(legs.map(({ pick, odds }) => [pick.id_card, odds / 1000]));
  setPicks(
    currentPicks().map((pick) => ({ ...pick, odds: oddsNow.get(pick.id_card) ?? pick.odds })),
  );
}

/** The same once more, for who has heard nothing: with the keys of before. */
export function askAgain(): Promise<void> {
  const bodies = unansweredOf(currentPlayerId());
  return send(bodies, { heldSeconds: 0, triedBefore: 'without-answer' });
}

type Sending = { readonly heldSeconds: number; readonly triedBefore: TriedBefore };

async function send(
  bodies: readonly BetBody[],
  { heldSeconds, triedBefore }: Sending,
): Promise<void> {
  const playerId = currentPlayerId();
  // Two taps may come before the button is drawn anew; the second would be a second bet.
  if (!playerId || currentChoices().activity === 'sending') return;
  keepUnanswered(playerId, bodies);
  const sent = { atMs: Date.now(), heldSeconds };
  report({ activity: 'sending', sent, notice: undefined, refused: [] });
  const post = postOf(playerId);
  const answers = await Promise.all(bodies.map((body) => sendBet(body, post, triedBefore)));
  const settled = settledFrom(answers);
  const answered = bodies.filter((body) => !settled.lost.includes(body));
  forgetAnswered(playerId, answered);
  const before = currentPicks();
  takeOut(settled);
  const here = currentPlayerId();
  // What became of a bet is nothing to tell to somebody else.
  if (here === undefined || here === playerId) tell(settled, { bodies, before });
  // The balance is asked for in any case: who heard nothing sees there whether money has moved.
  await refreshPlayer().catch(() => undefined);
}

/** Only what was in a placed bet: refused singles and picks of meanwhile stay (SLIP-34). */
function takeOut({ placedIds, refusedLegs }: Settled): void {
  const refused = new Set(refusedLegs.map(({ outcomeId }) => outcomeId));
  const rest = currentPicks().filter(({ id_card }) => !placedIds.includes(id_card));
  setPicks(rest.map((pick) => ({ ...pick, error: refused.has(pick.id_card) })));
}

type Told = { readonly bodies: readonly BetBody[]; readonly before: readonly Pick[] };

function tell(settled: Settled, { bodies, before }: Told): void {
  const { orders, lost, placedIds } = settled;
  report({
    // Who was signed out meanwhile is offered it again after signing in.
    activity: lost.length > 0 && currentPlayerId() ? 'unsure' : 'idle',
    sent: undefined,
    refused: settled.refusedLegs,
    notice: noticeOf(settled),
  });
  if (orders.length === 0) return;
  rememberPlaced(bodies.flatMap(idsOf));
  const picks = before.filter(({ id_card }) => placedIds.includes(id_card));
  setPlaced({ orders, picks, notPlaced: bodies.length - orders.length });
  openSheet('betPlaced');
}

function noticeOf({ words, refusedLegs }: Settled): string | undefined {
  const said = refusedLegs.length > 0 ? [...words, t('slipBet.legsRefused')] : words;
  return said.length > 0 ? said.join(' ') : undefined;
}

/** What all the answers of one tap come to. */
type Settled = {
  readonly orders: readonly PlacedOrder[];
  /** Bets of which nobody knows whether they were placed. */
  readonly lost: readonly BetBody[];
  readonly refusedLegs: readonly RefusedLeg[];
  /** The server's words about whole bets, each once. */
  readonly words: readonly string[];
  /** Selections that leave the slip. */
  readonly placedIds: readonly string[];
};

/** Each single is told for itself: some may be placed while others are not (SLIP-34). */
export function settledFrom(answers: readonly BetAnswer[]): Settled {
  const of = <Kind extends BetAnswer['kind']>(kind: Kind) =>
    answers.filter((answer): answer is Extract<BetAnswer, { kind: Kind }> => answer.kind === kind);
  const placed = of('placed');
  return {
    orders: placed.map(({ order }) => order),
    lost: of('lost').map(({ body }) => body),
    refusedLegs: of('legs-refused').flatMap(({ legs }) => legs),
    words: [...new Set(of('refused').map(({ words }) => words))],
    placedIds: placed.flatMap(({ body }) => idsOf(body)),
  };
}

const idsOf = ({ bet_list }: BetBody): readonly string[] =>
  bet_list.map(({ outcomeId }) => outcomeId);
