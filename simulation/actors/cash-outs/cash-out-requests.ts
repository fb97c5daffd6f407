import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import type { CallContent } from '@kipute/contract/registry';
import type { Answer, CashedPart, CashOutHappening, ServerName } from '../../history.ts';
import { type Person, phoneOf } from '../../world/people.ts';
import { type AskedOnce, type Asking, askOn, isClosed } from '../asking-on.ts';
import type { Scene } from '../scene.ts';
import type { OpenPage } from '../sessions.ts';

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
export type WantedRule = { readonly orderId: string; readonly threshold: number | null };

export async function askForRule(
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
