import { type Order, resultOf } from '../order/order-result.ts';

/** The status of each match that is known. */
export type MatchStatuses = ReadonlyMap<string, number>;

/** Why a bet is not settled yet; each has its sentence (ORD-20). */
export type WhyUnsettled =
  | { readonly kind: 'matches'; readonly count: number }
  | {
      readonly kind:
        | 'unpaid'
        | 'money-back'
        | 'called-off'
        | 'results'
        | 'abnormal'
        | 'approval'
        | 'counting';
    };

const kindOfStatus = { 1: 'unpaid', 3: 'abnormal', 5: 'approval', 7: 'counting' } as const;

/** Not started, in progress, paused. */
const NOT_OVER = [1, 2, 4];
/** Cancelled or abandoned: it may still be played. */
const CALLED_OFF = [5, 7];
/** For a match whose progress is not known: no game here lasts longer. */
const LASTS_AT_MOST_MS = 4 * 3_600_000;
const PENDING = 0;

export function whyUnsettled(
  order: Pick<
    Order,
    | 'status'
    | 'profit'
    | 'after_tax_amount'
    | 'stake_in_play'
    | 'system_size'
    | 'awaits_money_back'
    | 'details'
  >,
  statuses: MatchStatuses,
  nowMs: number,
): WhyUnsettled | undefined {
  if (resultOf(order) !== 'open') return undefined;
  const { status } = order;
  if (status === 1 || status === 3 || status === 5 || status === 7) {
    return { kind: kindOfStatus[status] };
  }
  if (order.awaits_money_back === 1) return { kind: 'money-back' };
  const undecided = order.details.filter(({ outcome }) => outcome === PENDING);
  const awaited = undecided.filter(({ match_id, fixture_date }) => {
    const known = statuses.get(match_id);
    const isOver =
      known === undefined
        ? Date.parse(fixture_date) + LASTS_AT_MOST_MS < nowMs
        : !NOT_OVER.includes(known);
    return !isOver;
  });
  if (awaited.length > 0) return { kind: 'matches', count: awaited.length };
  const isCalledOff = undecided.some(({ match_id }) =>
    CALLED_OFF.includes(statuses.get(match_id) ?? 0),
  );
  return { kind: isCalledOff ? 'called-off' : 'results' };
}
