import type { Outcome } from '@kipute/contract/calls/matches/match-info';
import type { CallContent, CallInput } from '@kipute/contract/registry';
import {
  type Answer,
  type BetHappening,
  type ServerName,
  type ShownOrder,
  serverNames,
} from '../history.ts';
import { type Person, phoneOf } from '../world/people.ts';
import type { Scene } from './actor.ts';
import {
  type AskedOnce,
  type Asking,
  askOn,
  isClosed,
  type OpenPage,
  openPage,
} from './sessions.ts';

type Placed = CallContent<'order_list/add'>;
export type SubmittedLeg = CallInput<'order_list/add'>['bet_list'][number];

/** A slip as a page sends it, under one key however often. */
export type Slip = Pick<
  Extract<BetHappening, { kind: 'bet-asked' }>,
  'key' | 'asks' | 'stake' | 'paidWith' | 'systemSize'
> & { readonly legs: readonly SubmittedLeg[] };

export const legOf = (offer: Outcome): SubmittedLeg => ({
  eventId: offer.eventId,
  marketId: offer.marketId,
  bettingTypeId: offer.bettingTypeId,
  betting_offer_id_card: offer.betting_offer_id_card,
  market_name: offer.market_name,
  start_time: offer.start_time,
  event_status: offer.event_status,
  team_home_id: offer.team_home_id,
  team_away_id: offer.team_away_id,
  team_home: offer.team_home,
  team_away: offer.team_away,
  outcomeId: offer.id_card,
  outcome_name: offer.name,
  seen_odds: offer.odds,
});

export async function askOnce(
  { world, history }: Scene,
  { person, page, server }: { person: Person; page: OpenPage; server: ServerName },
  slip: Slip,
): Promise<AskedOnce> {
  const { key, stake, paidWith, systemSize, legs } = slip;
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.order_list.add({
      request_key: key,
      pay_type: paidWith === 'credit' ? 2 : 1,
      bet_amount: stake,
      bet_list: [...legs],
      system_size: systemSize,
    }),
  );
  const order = answered.answer === 'done' ? shownOrder(answered.content) : null;
  // Refused legs are told in an answer of their own.
  const answer = answered.answer === 'done' && order === null ? 'refused' : answered.answer;
  history.add({
    ...{ kind: 'bet-asked', phone: phoneOf(person), key, asks: slip.asks, stake, paidWith },
    ...{ systemSize, selectionIds: legs.map(({ outcomeId }) => outcomeId), answer, order },
    matchIds: legs.map(({ eventId }) => eventId),
  });
  return isClosed(answered) ? 'page-closed' : answer;
}

function shownOrder({ order_info: order }: Placed): ShownOrder | null {
  return (
    order && {
      id: order.id,
      serial: order.serial_number,
      stake: order.amount_payable,
      totalOdds: order.total_price,
      payout: order.after_tax_amount,
      legs: order.details.map(({ selection_id, odds }) => ({ selectionId: selection_id, odds })),
    }
  );
}

/** Unknown is not failed: the same key is sent until it is answered. */
export const askUntilAnswered = (scene: Scene, asking: Asking, slip: Slip): Promise<Answer> =>
  askOn(scene, asking, (page, server) => askOnce(scene, { ...asking, page, server }, slip));

/** An impatient thumb, at both servers; if nobody answered, it is asked on. */
export async function askAtOnce(
  scene: Scene,
  { person, server }: Asking,
  slips: readonly Slip[],
): Promise<void> {
  const page = await openPage(scene, person, server);
  if (!page) return;
  const answers = await Promise.all(
    slips.map((slip, at) =>
      askOnce(scene, { person, page, server: serverNames[at % 2] ?? server }, slip),
    ),
  );
  const isAnswered = answers.some((answer) => answer === 'done' || answer === 'refused');
  const [slip] = slips;
  if (!isAnswered && slip) await askUntilAnswered(scene, { person, server }, slip);
}

/** In shillings, as the page shows it; undefined when nobody says. */
export async function balanceOf(
  { world }: Pick<Scene, 'world'>,
  page: OpenPage,
  server: ServerName,
): Promise<number | undefined> {
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.subscriber.get_user_info(),
  );
  return answered.answer === 'done' ? answered.content.user_info.balance : undefined;
}
