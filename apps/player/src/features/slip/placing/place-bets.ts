import { t } from '../../../i18n/i18n.ts';
import { newIdempotencyKey } from '../../idempotency/idempotency-key.ts';
import type { EarlierAttempt } from '../../idempotency/send-with-key.ts';
import type { Pick } from '../../picks/pick.ts';
import { currentPicks, setPicks } from '../../picks/picks-store.ts';
import { currentPlayerId } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { openSheet } from '../../sheet/sheet-history.ts';
import { api } from '../../wire/api.ts';
import { isSingles, type SlipBody, slipBody, type Wanted } from '../bet-body.ts';
import { rememberPlaced } from '../duplicate-bet.ts';
import { keepReferred } from '../referred/referred-marker.ts';
import { currentChoices, report } from '../slip-store.ts';
import { forgetAnswered, keepUnanswered, unansweredOf } from '../unanswered-bets.ts';
import type { RefusedLeg, SlipLeg } from '../view/slip-leg.ts';
import { setPlaced } from './placed-orders.ts';
import { type BetOutcome, type BetTransport, type PlacedOrder, sendBet } from './send-bet.ts';

const transportFor = (playerId: string): BetTransport => ({
  add: (body) => api.order_list.add(body, { silent: true }),
  addSingles: (body) => api.order_list.add_singles(body, { silent: true }),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isStillTheirs: () => currentPlayerId() === playerId,
});

/** A new bet: its idempotency key is made here, once. */
export function placeBets(wanted: Wanted, heldSeconds: number): Promise<void> {
  const isHeld = wanted.legs.some(({ isInPlay }) => isInPlay);
  const body = slipBody(wanted, newIdempotencyKey);
  return send([body], { heldSeconds: isHeld ? heldSeconds : 0, earlierAttempt: 'none' });
}

/** What the legs cost now is what the player takes them for. */
export function acceptNewOdds(legs: readonly SlipLeg[]): void {
  const oddsNow = new Map(legs.map(({ pick, odds }) => [pick.id_card, odds / 1000]));
  setPicks(
    currentPicks().map((pick) => ({ ...pick, odds: oddsNow.get(pick.id_card) ?? pick.odds })),
  );
}

/** Retries what got no response, with the same idempotency keys. */
export function retryUnanswered(): Promise<void> {
  const bodies = unansweredOf(currentPlayerId());
  return send(bodies, { heldSeconds: 0, earlierAttempt: 'without-response' });
}

type Sending = { readonly heldSeconds: number; readonly earlierAttempt: EarlierAttempt };

async function send(
  bodies: readonly SlipBody[],
  { heldSeconds, earlierAttempt }: Sending,
): Promise<void> {
  const playerId = currentPlayerId();
  // A second tap before the button is drawn again would be a second bet.
  if (!playerId || currentChoices().activity === 'sending') return;
  keepUnanswered(playerId, bodies);
  const sent = { atMs: Date.now(), heldSeconds };
  report({ activity: 'sending', sent, notice: undefined, refused: [], refusedAtMs: 0 });
  const transport = transportFor(playerId);
  const each = await Promise.all(bodies.map((body) => sendBet(body, transport, earlierAttempt)));
  const outcomes = outcomesOf(each);
  const answered = bodies.filter((body) => !outcomes.lost.includes(body));
  forgetAnswered(playerId, answered);
  const before = currentPicks();
  takeOut(outcomes);
  const here = currentPlayerId();
  // Another player at this device is not told about it.
  if (here === undefined || here === playerId) tell(outcomes, { bodies, before });
  // In any case: without a response the balance shows whether money has moved.
  await refreshPlayer().catch(() => undefined);
}

/** Only what was in a placed bet: picks that were closed or added meanwhile stay (SLIP-35). */
function takeOut({ placedIds, refusedLegs }: Outcomes): void {
  const refused = new Set(refusedLegs.map(({ outcomeId }) => outcomeId));
  const rest = currentPicks().filter(({ id_card }) => !placedIds.includes(id_card));
  setPicks(rest.map((pick) => ({ ...pick, error: refused.has(pick.id_card) })));
}

type Told = { readonly bodies: readonly SlipBody[]; readonly before: readonly Pick[] };

function tell(outcomes: Outcomes, { bodies, before }: Told): void {
  const { orders, lost, placedIds, referredId } = outcomes;
  const playerId = currentPlayerId();
  const isReferred = referredId !== undefined && playerId !== undefined;
  if (isReferred) keepReferred({ playerId, id: referredId });
  const waiting = isReferred ? 'referred' : 'idle';
  report({
    // Who was signed out meanwhile is offered it again after signing in.
    activity: lost.length > 0 && playerId ? 'unsure' : waiting,
    sent: undefined,
    refused: outcomes.refusedLegs,
    refusedAtMs: Date.now(),
    notice: noticeOf(outcomes, bodies),
  });
  if (orders.length === 0) return;
  rememberPlaced(bodies.flatMap(idsOf));
  const picks = before.filter(({ id_card }) => placedIds.includes(id_card));
  setPlaced({
    orders,
    picks,
    notPlaced: bodies.reduce((sum, body) => sum + betsOf(body), 0) - orders.length,
  });
  openSheet('betPlaced');
}

const betsOf = (body: SlipBody): number => (isSingles(body) ? body.bet_list.length : 1);

/** Of several singles none is placed where one was refused, which is said first (SLIP-34). */
function noticeOf(
  { words, refusedLegs }: Outcomes,
  bodies: readonly SlipBody[],
): string | undefined {
  const said = refusedLegs.length > 0 ? [...words, t('slipBet.legsRefused')] : words;
  if (said.length === 0) return undefined;
  const isNone = bodies.some(isSingles);
  return (isNone ? [t('slipBet.noneOfSingles'), ...said] : said).join(' ');
}

/** The outcomes of all bets of one tap, sorted. */
type Outcomes = {
  readonly orders: readonly PlacedOrder[];
  /** Bets without a response: they may have been placed. */
  readonly lost: readonly SlipBody[];
  readonly refusedLegs: readonly RefusedLeg[];
  /** The server's words about whole bets, each once. */
  readonly words: readonly string[];
  /** Of a large bet that waits for a trader. */
  readonly referredId: string | undefined;
  /** Selections that leave the slip. */
  readonly placedIds: readonly string[];
};

export function outcomesOf(each: readonly BetOutcome[]): Outcomes {
  const of = <Kind extends BetOutcome['kind']>(kind: Kind) =>
    each.filter((outcome): outcome is Extract<BetOutcome, { kind: Kind }> => outcome.kind === kind);
  const placed = of('placed');
  return {
    orders: placed.flatMap(({ orders }) => orders),
    lost: of('lost').map(({ body }) => body),
    refusedLegs: of('legs-refused').flatMap(({ legs }) => legs),
    words: [...new Set(of('refused').map(({ words }) => words))],
    referredId: of('referred')[0]?.id,
    placedIds: placed.flatMap(({ body }) => idsOf(body)),
  };
}

const idsOf = ({ bet_list }: SlipBody): readonly string[] =>
  bet_list.map(({ outcomeId }) => outcomeId);
