import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import {
  feedOutcomes,
  legOutcomeOfFeed,
  legOutcomes,
} from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { Scene } from '../actors/actor.ts';
import { type Happening, ofKind } from '../history.ts';
import type { Ask } from '../world/database.ts';
import { isDecided, readOrders, type StoredOrder } from './bet-records.ts';
import { lineSizes } from './bet-worth.ts';
import type { Law } from './law.ts';

type Standing = Pick<StoredOrder, 'serial' | 'status' | 'systemSize' | 'paidWith'> & {
  readonly terms: Pick<StoredOrder['terms'], 'moneyBack'>;
  readonly legs: readonly Pick<StoredOrder['legs'][number], 'place' | 'outcome'>[];
};

const { pending, abnormal, refund, lose, win } = legOutcomes;
const undecided: readonly number[] = [pending.id, abnormal.id];
const waiting: readonly number[] = [orderStatuses.open.id, orderStatuses.abnormal.id];

/** Legs and order are written together: an order is never ahead of its legs, nor behind them. */
export function halfDecided(orders: readonly Standing[]): string | undefined {
  for (const order of orders) {
    const { serial, status, legs } = order;
    const left = legs.find(({ outcome }) => undecided.includes(outcome));
    const isOver = !left || (isLost(order) && !maySomeComeBack(order));
    if (!isOver && isDecided(order))
      return `${serial} is decided, and its leg ${left.place} is not`;
    if (isOver && waiting.includes(status)) {
      return `${serial} waits, and ${left ? 'it is lost' : 'all its legs are decided'}`;
    }
    if (left && status === orderStatuses['awaiting-approval'].id) {
      return `${serial} is to be approved, and its leg ${left.place} is not decided`;
    }
  }
  return undefined;
}

const count = ({ legs }: Standing, outcomes: readonly number[]): number =>
  legs.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** No line of it can win. */
function isLost(order: Standing): boolean {
  const { systemSize, legs } = order;
  const [fewest = 0] = lineSizes(systemSize, legs.length);
  return legs.length - count(order, [lose.id]) < fewest;
}

/** A part of the stake as credit, if all that is open wins. */
function maySomeComeBack(order: Standing): boolean {
  const { systemSize, paidWith, terms, legs } = order;
  const counted = legs.length - count(order, [refund.id]);
  const mayWin = count(order, [win.id, ...undecided]);
  const isPromised = terms.moneyBack?.ladder.some(
    (step) => step.legs <= counted && step.percent > 0,
  );
  return systemSize === 0 && paidWith === 'cash' && mayWin === counted - 1 && isPromised === true;
}

export const decidedWholly: Law<Scene> = {
  name: 'a bet is decided when all its legs are, or when it is lost, and not before',
  holds: 'always',
  breach: async ({ world }) => halfDecided(await readOrders(world.database.ask)),
};

/** A leg that nothing has become of yet. */
type OpenLeg = {
  readonly serial: string;
  readonly matchId: string;
  /** The provider took it away without a word on it, while nobody listened: a person decides. */
  readonly isUntold: boolean;
};

/** What is over decides the bets on it, or puts them before a person. */
export function forgottenBet(
  happenings: readonly Happening[],
  openLegs: readonly OpenLeg[],
): string | undefined {
  const over = new Set(ofKind(happenings, 'match-over').map(({ matchId }) => matchId));
  const isEverythingOver = ofKind(happenings, 'all-matches-over').length > 0;
  const forgotten = openLegs.find(
    ({ matchId, isUntold }) => isEverythingOver || (over.has(matchId) && !isUntold),
  );
  return forgotten && `${forgotten.serial} still waits for match ${forgotten.matchId}`;
}

const untold = rowsOf(feedOutcomes).flatMap(([, { id, legOutcome }]) =>
  legOutcome === 'pending' ? [id] : [],
);

const OPEN_LEGS = `
  select serial_number as serial, bet_leg.match_id::text as "matchId",
    coalesce(removed and selection.status in (${untold.join(', ')}), false) as "isUntold"
  from bet_leg join bet_order on bet_order.id = order_id
    left join selection on selection.id = selection_id
  where outcome = ${legOutcomes.pending.id} order by order_id, place`;

export const readOpenLegs = (ask: Ask): Promise<readonly OpenLeg[]> => ask(OPEN_LEGS);

/** Nobody here waits for the minute: what all servers missed is looked for now. */
const SWEEP = `
  select graphile_worker.add_job('decide-awaited-matches', '{}'::json,
    job_key => 'simulated sweep', max_attempts => 1)`;

export async function lookAtMatches(ask: Ask): Promise<void> {
  await ask(SWEEP);
}

export const endedIsDecided: Law<Scene> = {
  name: 'in the end no bet is open on a match that is over',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const { ask } = world.database;
    const forgotten = forgottenBet(history.all(), await readOpenLegs(ask));
    if (forgotten) await lookAtMatches(ask);
    return forgotten;
  },
};

/** A leg beside the last word on its selection, both as leg outcomes of the contract. */
type RuledLeg = {
  readonly serial: string;
  readonly place: number;
  readonly outcome: number;
  readonly ruling: number;
};

export function unheededRuling(legs: readonly RuledLeg[]): string | undefined {
  const leg = legs.find(isUnheeded);
  return (
    leg && `leg ${leg.place} of ${leg.serial} is ${word(leg.outcome)}, ruled ${word(leg.ruling)}`
  );
}

/** Doubt reaches a leg that is open and no other; a word that was taken back reaches none. */
function isUnheeded({ outcome, ruling }: RuledLeg): boolean {
  if (ruling === legOutcomes.pending.id) return false;
  return ruling === legOutcomes.abnormal.id
    ? outcome === legOutcomes.pending.id
    : outcome !== ruling;
}

const word = (outcome: number): string =>
  rowsOf(legOutcomes).find(([, { id }]) => id === outcome)?.[0] ?? String(outcome);

/** What was cancelled stays as it is, whatever is ruled. */
const RULED = `
  select serial_number as serial, place, bet_leg.outcome, last.outcome as ruling
  from bet_leg join bet_order on bet_order.id = order_id
    join (
      select distinct on (selection_id) selection_id, outcome from selection_ruling
      order by selection_id, revision desc
    ) as last using (selection_id)
  where not is_final and bet_leg.outcome <> last.outcome
  order by order_id, place`;

export const asRuled: Law<Scene> = {
  name: 'in the end every leg is what was last ruled on its selection',
  holds: 'in the end',
  breach: async ({ world }) => unheededRuling(await world.database.ask<RuledLeg>(RULED)),
};

/** A leg that was decided, beside what the provider says of its selection now. */
type ToldLeg = {
  readonly serial: string;
  readonly place: number;
  readonly matchId: string;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** A status of the provider's. */
  readonly told: number;
};

/** Of matches whose results were corrected: what was decided by the first word follows the last. */
export function missedCorrection(
  happenings: readonly Happening[],
  legs: readonly ToldLeg[],
): string | undefined {
  const corrected = new Set(ofKind(happenings, 'result-corrected').map(({ matchId }) => matchId));
  for (const { serial, place, matchId, outcome, told } of legs) {
    const word = legOutcomeOfFeed(told);
    const isWord = word !== undefined && word !== 'pending' && word !== 'abnormal';
    if (!corrected.has(matchId) || !isWord || legOutcomes[word].id === outcome) continue;
    return `leg ${place} of ${serial} is ${wordOf(outcome)}, match ${matchId} was corrected to ${word}`;
  }
  return undefined;
}

const wordOf = (outcome: number): string =>
  rowsOf(legOutcomes).find(([, { id }]) => id === outcome)?.[0] ?? String(outcome);

/** Doubt is kept for a person, a person's word stays, and what is final is so. */
const TOLD = `
  select serial_number as serial, place, bet_leg.match_id::text as "matchId", bet_leg.outcome,
    selection.status as told
  from bet_leg join bet_order on bet_order.id = order_id
    join selection on selection.id = bet_leg.selection_id
    join (
      select distinct on (selection_id) selection_id, outcome, said_by from selection_ruling
      order by selection_id, revision desc
    ) as last on last.selection_id = bet_leg.selection_id
  where not is_final and said_by = 'grading' and last.outcome <> ${legOutcomes.abnormal.id}
  order by order_id, place`;

export const lastWordStands: Law<Scene> = {
  name: 'in the end a leg is what the provider said last, though it was decided before',
  holds: 'in the end',
  breach: async ({ world, history }) =>
    missedCorrection(history.all(), await world.database.ask<ToldLeg>(TOLD)),
};
