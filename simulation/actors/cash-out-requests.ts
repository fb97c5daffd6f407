import { setTimeout as delay } from 'node:timers/promises';
import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import type { CallContent } from '@kipute/contract/registry';
import {
  type Answer,
  type CashedPart,
  type CashOutHappening,
  type Happening,
  ofKind,
  type ServerName,
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

/** An order as the page of its player shows it, with what the house pays for it now. */
export type OfferedOrder = {
  /** Its player, at the server that was asked last. */
  readonly asking: Asking;
  readonly orderId: string;
  /** Shillings after tax, for all that is in play; 0 while it is locked. */
  readonly paid: number;
};

/** Which of those that were placed, drawn before anybody knows how many there are. */
export type Choice = { readonly server: ServerName; readonly place: number };

type Placed = { readonly orderId: string; readonly phone: string };

/** Older ones are mostly decided; of those that are not, some were young when they were chosen. */
const CHOSEN_FROM = 60;

/** The last bets that were acknowledged; a stake by credit is not bought back, and none twice. */
export function placedOrders(happenings: readonly Happening[]): readonly Placed[] {
  const sold = new Set(
    ofKind(happenings, 'cash-out-asked')
      .filter((one) => one.sold?.stakeLeft === 0)
      .map(({ orderId }) => orderId),
  );
  const placed = ofKind(happenings, 'bet-asked').flatMap(({ phone, paidWith, order }) =>
    order && paidWith === 'balance' && !sold.has(order.id) ? [[order.id, phone] as const] : [],
  );
  return [...new Map(placed)].slice(-CHOSEN_FROM).map(([orderId, phone]) => ({ orderId, phone }));
}

/** Without a bus only the server that hears the provider has prices: both are asked. */
const LOOKS_MAX = 6;
const LOOK_AGAIN_MS = 100;

/** The first that has an offer, from the chosen one on; when several have none, the last of them. */
export async function chooseOrder(
  scene: Scene,
  { server: first, place }: Choice,
): Promise<OfferedOrder | undefined> {
  const { world, history } = scene;
  const orders = placedOrders(history.all());
  let found: OfferedOrder | undefined;
  for (let look = 0; look < LOOKS_MAX && orders.length > 0; look += 1) {
    const at = Math.floor(place * orders.length) + Math.floor(look / serverNames.length);
    const order = orders[at % orders.length];
    const server = serverNames[(serverNames.indexOf(first) + look) % serverNames.length] ?? first;
    const person = world.people.players.find((one) => phoneOf(one) === order?.phone);
    if (!order || !person) return undefined;
    const asking = { person, server };
    const paid = await paidNow(scene, asking, order.orderId);
    found = { asking, orderId: order.orderId, paid };
    if (paid > 0) return found;
    await delay(LOOK_AGAIN_MS);
  }
  return found;
}

async function paidNow(scene: Scene, { person, server }: Asking, orderId: string): Promise<number> {
  const page = await openPage(scene, person, server);
  if (!page) return 0;
  const shown = await scene.world.wire.call({ ...page, server }, ({ order_list }) =>
    order_list.early_settlement_preparation({ id: orderId }),
  );
  const isOffered = shown.answer === 'done' && shown.content.state === cashOutStates.offered.id;
  return isOffered ? shown.content.paid : 0;
}

/** The order of somebody else, as who guesses numbers would hit it. */
export function chooseOrderOfOthers(
  { history }: Scene,
  person: Person,
  place: number,
): string | undefined {
  const others = placedOrders(history.all()).filter(({ phone }) => phone !== phoneOf(person));
  return others[Math.floor(place * others.length)]?.orderId;
}

type At = { readonly person: Person; readonly page: OpenPage; readonly server: ServerName };

/** As a page sends it, under one key however often. */
export type WantedCashOut = Pick<
  Extract<CashOutHappening, { kind: 'cash-out-asked' }>,
  'key' | 'orderId' | 'sharePercent' | 'acceptedAmount'
>;

export async function askForCashOut(
  { world, history }: Scene,
  { person, page, server }: At,
  wanted: WantedCashOut,
): Promise<AskedOnce> {
  const answered = await world.wire.call({ ...page, server }, (api) =>
    api.order_list.early_settlements({
      id: wanted.orderId,
      request_key: wanted.key,
      share_percent: wanted.sharePercent,
      accepted_amount: wanted.acceptedAmount,
    }),
  );
  const sold = answered.answer === 'done' ? soldPart(answered.content) : null;
  // Another amount, or a lock, is told in an answer of its own: nothing was done.
  const answer = answered.answer === 'done' && sold === null ? 'refused' : answered.answer;
  history.add({ kind: 'cash-out-asked', phone: phoneOf(person), ...wanted, answer, sold });
  return isClosed(answered) ? 'page-closed' : answer;
}

type Cashed = CallContent<'order_list/early_settlements'>;

const soldPart = ({ state, paid, tax, stake_in_play: stakeLeft }: Cashed): CashedPart | null =>
  state === cashOutStates.accepted.id ? { paid, tax, stakeLeft } : null;

export const askUntilCashed = (
  scene: Scene,
  asking: Asking,
  wanted: WantedCashOut,
): Promise<Answer> =>
  askOn(scene, asking, (page, server) => askForCashOut(scene, { ...asking, page, server }, wanted));

/** A rule, or none, on an order. */
type WantedRule = { readonly orderId: string; readonly threshold: number | null };

async function askForRule(
  { world, history }: Scene,
  { person, page, server }: At,
  { orderId, threshold }: WantedRule,
): Promise<AskedOnce> {
  const askedAt = Date.now();
  const answered = await world.wire.call<unknown>({ ...page, server }, ({ order_list }) =>
    threshold === null
      ? order_list.cancel_rules({ id: orderId })
      : order_list.set_rule({ id: orderId, threshold }),
  );
  history.add({
    ...{ kind: 'rule-asked', phone: phoneOf(person), orderId, threshold },
    ...{ answer: answered.answer, askedAt, answeredAt: Date.now() },
  });
  return isClosed(answered) ? 'page-closed' : answered.answer;
}

/** One that is set twice is the same rule. */
export const askUntilRuled = (scene: Scene, asking: Asking, rule: WantedRule): Promise<Answer> =>
  askOn(scene, asking, (page, server) => askForRule(scene, { ...asking, page, server }, rule));
