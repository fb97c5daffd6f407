import { VOID_BY_HAND_HOURS } from '@kipute/contract/constants/betting/limits';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { ruledOutcomes } from '@kipute/contract/constants/betting/rulings';
import { rowsOf } from '@kipute/contract/constants/choice';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { type KeptRuling, keepRulingByHand, rulingsOn } from '../rulings/ruling-store.ts';
import { settleSelectionJob } from '../settlement-jobs.ts';

type ResultByHand = {
  readonly selectionId: bigint;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** Of the last ruling the clerk was shown; 0 for none. */
  readonly seenRevision: number;
  readonly note: string;
  readonly administratorId: bigint;
  /** Where two persons were needed. */
  readonly approvedBy?: bigint;
  readonly visit: Visit;
};

export type RulingMade = { readonly revision: number; readonly touched: TouchedOrders };

/** In the order they are checked. */
type ResultByHandRefusal =
  | 'selection-unknown'
  | 'match-not-begun'
  | 'changed-meanwhile'
  | 'outcome-unchanged'
  | 'void-too-late';

export type SetResultByHand = (
  tx: Transaction,
  result: ResultByHand,
) => Promise<Result<RulingMade, ResultByHandRefusal>>;

/**
 * A person sets the result of a selection (STL-44). It is final: grading adds nothing to it.
 * Settling the legs is enqueued in the same transaction, so that no ruling is left unsettled.
 */
export function resultSetterByHand(deps: SettlementDeps): SetResultByHand {
  return (tx, result) => setResult(tx, result, deps);
}

async function setResult(
  tx: Transaction,
  result: ResultByHand,
  deps: SettlementDeps,
): Promise<Result<RulingMade, ResultByHandRefusal>> {
  const { selectionId, outcome, seenRevision, note, administratorId } = result;
  const leg = await anyLegOn(tx, selectionId);
  if (!leg) return refuse('selection-unknown');
  // Before a match begins nothing can have won; what should not have been sold is refunded.
  const isRefund = outcome === legOutcomes.refund.id;
  if (!isRefund && !hasBegun(leg, deps)) return refuse('match-not-begun');
  const said = (await rulingsOn(tx, [selectionId])).get(selectionId) ?? [];
  const last = said.at(-1);
  if ((last?.revision ?? 0) !== seenRevision) return sameAsBefore(tx, result);
  if (last?.saidBy === 'person' && last.outcome === outcome) return refuse('outcome-unchanged');
  if (isRefund && isVoidTooLate(said, deps.clock.now())) return refuse('void-too-late');
  const touched = (await ordersTouched(tx, [selectionId]))(selectionId);
  const { matchId } = leg;
  const [revision, at] = [seenRevision + 1, deps.clock.now()];
  const ruling = { selectionId, matchId, revision, outcome, administratorId, note, at };
  if (!(await keepRulingByHand(tx, ruling))) return sameAsBefore(tx, result);
  const payload = { matchId: String(matchId), selectionId: String(selectionId) };
  await deps.outbox.enqueue(tx, settleSelectionJob, payload, { key: `settle ${selectionId}` });
  await record(tx, result, { deps, leg, last, touched });
  return ok({ revision, touched });
}

const decidedOutcomes: ReadonlySet<number> = new Set(
  (['win', 'half-win', 'half-lose', 'lose'] as const).map((word) => legOutcomes[word].id),
);
const VOID_BY_HAND_MS = VOID_BY_HAND_HOURS * 3_600_000;

/** Players are promised an end of it (STL-48); what a corrected result makes void has none. */
export function isVoidTooLate(
  rulings: readonly Pick<KeptRuling, 'outcome' | 'ruledAt'>[],
  now: Date,
): boolean {
  const decided = rulings.find(({ outcome }) => decidedOutcomes.has(outcome));
  return decided !== undefined && now.getTime() - decided.ruledAt.getTime() > VOID_BY_HAND_MS;
}

async function lastRuling(tx: Transaction, selectionId: bigint): Promise<KeptRuling | undefined> {
  return (await rulingsOn(tx, [selectionId])).get(selectionId)?.at(-1);
}

/** A repeated request gets the same response; another person's ruling must be seen first. */
async function sameAsBefore(
  tx: Transaction,
  { selectionId, outcome, seenRevision, note, administratorId }: ResultByHand,
): Promise<Result<RulingMade, 'changed-meanwhile'>> {
  const last = await lastRuling(tx, selectionId);
  const isSame =
    last?.revision === seenRevision + 1 &&
    last.outcome === outcome &&
    last.administratorId === administratorId &&
    last.note === note;
  if (!isSame) return refuse('changed-meanwhile');
  const touched = (await ordersTouched(tx, [selectionId]))(selectionId);
  return ok({ revision: last.revision, touched });
}

/** By the provider's match; by the bet where that was removed. */
function hasBegun(
  { matchId, startsAt }: AnyLeg,
  { catalogue, clock }: Pick<SettlementDeps, 'catalogue' | 'clock'>,
): boolean {
  const match = catalogue.matches().get(String(matchId));
  if (match && match.status !== eventStatuses.pending) return true;
  return (match?.startsAt ?? startsAt.getTime()) <= clock.now().getTime();
}

type Circumstances = {
  readonly deps: SettlementDeps;
  readonly leg: AnyLeg;
  readonly last: KeptRuling | undefined;
  readonly touched: TouchedOrders;
};

async function record(
  tx: Transaction,
  { selectionId, outcome, note, administratorId, approvedBy, visit }: ResultByHand,
  { deps, leg, last, touched }: Circumstances,
): Promise<void> {
  const proposer = approvedBy === undefined ? '' : `, proposed by ${administratorId}`;
  const before = last ? `${last.saidBy} said ${wordOf(last.outcome)}` : 'nobody had spoken';
  const { open, delayed, paid } = touched;
  await deps.audit.record(tx, {
    type: 'result-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: approvedBy ?? administratorId },
    content:
      `selection ${selectionId} of match ${leg.matchId}: ${wordOf(outcome)}, before: ${before}; ` +
      `${open} open, ${delayed} delayed, ${paid} paid orders: ${note}${proposer}`,
    subject: { kind: 'match', id: leg.matchId },
    changes: {
      [`selection ${selectionId}`]: [last ? wordOf(last.outcome) : null, wordOf(outcome)],
    },
    ...visit,
  });
}

const words: ReadonlyMap<number, string> = new Map(
  rowsOf({ ...legOutcomes, ...ruledOutcomes }).map(([word, { id }]) => [id, word]),
);

const wordOf = (outcome: number): string => words.get(outcome) ?? String(outcome);

/** Orders that another ruling would decide, or decide otherwise. */
export type TouchedOrders = {
  readonly open: number;
  readonly delayed: number;
  readonly paid: number;
};

const { open, abnormal, settled, 'awaiting-approval': awaiting } = orderStatuses;
const groupOf: Readonly<Record<number, keyof TouchedOrders>> = {
  [open.id]: 'open',
  [abnormal.id]: 'open',
  [awaiting.id]: 'delayed',
  [settled.id]: 'paid',
};

type Counted = { readonly selectionId: bigint; readonly status: number; readonly count: number };

/**
 * What was cancelled, paid early or sold back no ruling reaches, nor what was lost before this leg
 * ended; the rest is counted.
 */
export async function ordersTouched(
  reader: Reader,
  selectionIds: readonly bigint[],
): Promise<(selectionId: bigint) => TouchedOrders> {
  const { rows } = await sql<Counted>`
    select selection_id, status, count(*)::integer as count
    from (
      select selection_id, order_id, true from bet_leg
      where outcome = 0 and selection_id = any (${selectionIds}::bigint[])
      union all
      select selection_id, order_id, false from bet_leg
      where outcome <> 0 and not is_final and selection_id = any (${selectionIds}::bigint[])
    ) as leg (selection_id, order_id, is_open) join bet_order on bet_order.id = order_id
    where not (is_open and status = ${settled.id})
    group by selection_id, status`.execute(reader);
  return (asked) => {
    const touched = { open: 0, delayed: 0, paid: 0 };
    for (const { selectionId, status, count } of rows) {
      const group = groupOf[status];
      if (group && selectionId === asked) touched[group] += count;
    }
    return touched;
  };
}

/**
 * The most that touched orders would be paid if this became of the selection, and never less than
 * what they were paid before: money that is taken back is at stake as well.
 */
export async function moneyAtStake(
  reader: Reader,
  { selectionId, outcome }: Pick<ResultByHand, 'selectionId' | 'outcome'>,
): Promise<Senti> {
  const { win, 'half-win': halfWin, lose } = legOutcomes;
  // Hundredths of the whole bet; the odds of one leg are thousandths.
  const whole = sql`stake * total_odds / 100`;
  const possible =
    outcome === lose.id
      ? sql`0`
      : outcome === win.id || outcome === halfWin.id
        ? whole
        : sql`${whole} * 1000 / odds`;
  const { rows } = await sql<{ readonly atStake: string | null }>`
    select sum(greatest(
      case when status = ${settled.id} then payout else 0 end, floor(${possible})))::text as at_stake
    from (
      select order_id, odds, true from bet_leg
      where outcome = 0 and selection_id = ${selectionId}
      union all
      select order_id, odds, false from bet_leg
      where outcome <> 0 and not is_final and selection_id = ${selectionId}
    ) as leg (order_id, odds, is_open) join bet_order on bet_order.id = order_id
    where not (is_open and status = ${settled.id})
      and status = any (${Object.keys(groupOf).map(Number)}::integer[])`.execute(reader);
  return senti(BigInt(rows[0]?.atStake ?? '0'));
}

export type AnyLeg = {
  readonly matchId: bigint;
  readonly startsAt: Date;
  readonly words: unknown;
};

/** Any leg on it, to know what it is; undefined when there is no bet on it. */
export async function anyLegOn(reader: Reader, selectionId: bigint): Promise<AnyLeg | undefined> {
  const { rows } = await sql<AnyLeg>`
    (select match_id, starts_at, words from bet_leg
     where outcome = 0 and selection_id = ${selectionId} limit 1)
    union all
    (select match_id, starts_at, words from bet_leg
     where outcome <> 0 and selection_id = ${selectionId} limit 1)
    limit 1`.execute(reader);
  return rows[0];
}
