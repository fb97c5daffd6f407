import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { ruledOutcomes } from '@kipute/contract/constants/betting/rulings';
import { rowsOf } from '@kipute/contract/constants/choice';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Visit } from '../../../access/index.ts';
import type { SettlementDeps } from '../../ports.ts';
import { settleSelectionJob } from '../../settlement-jobs.ts';
import {
  type AnyLeg,
  anyLegOn,
  type KeptRuling,
  keepWordByHand,
  ordersTouched,
  rulingsOn,
  type TouchedOrders,
} from './ruling-history.ts';

type SaidByPerson = {
  readonly selectionId: bigint;
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** Of the last ruling the clerk was shown; 0 for none. */
  readonly seenRevision: number;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type Decided = { readonly revision: number; readonly touched: TouchedOrders };

/** In the order they are checked. */
type DecideSelectionRefusal =
  | 'selection-unknown'
  | 'match-not-begun'
  | 'changed-meanwhile'
  | 'outcome-unchanged';

export type DecideSelection = (
  said: SaidByPerson,
) => Promise<Result<Decided, DecideSelectionRefusal>>;

/**
 * A person says what became of a selection (STL-44). It is the last word: grading adds nothing to
 * it. The work on the legs is enqueued with it, so that no word is kept that nobody brings to them.
 */
export function selectionDecider(deps: SettlementDeps): DecideSelection {
  return (said) => deps.database.transact((tx) => decide(tx, said, deps));
}

async function decide(
  tx: Transaction,
  said: SaidByPerson,
  deps: SettlementDeps,
): Promise<Result<Decided, DecideSelectionRefusal>> {
  const { selectionId, outcome, seenRevision, note, administratorId } = said;
  const leg = await anyLegOn(tx, selectionId);
  if (!leg) return refuse('selection-unknown');
  // Before a match begins nothing can have won; what should not have been sold is refunded.
  const isRefund = outcome === legOutcomes.refund.id;
  if (!isRefund && !hasBegun(leg, deps)) return refuse('match-not-begun');
  const last = await lastWord(tx, selectionId);
  if ((last?.revision ?? 0) !== seenRevision) return saidBefore(tx, said);
  if (last?.saidBy === 'person' && last.outcome === outcome) return refuse('outcome-unchanged');
  const touched = (await ordersTouched(tx, [selectionId]))(selectionId);
  const { matchId } = leg;
  const [revision, at] = [seenRevision + 1, deps.clock.now()];
  const word = { selectionId, matchId, revision, outcome, administratorId, note, at };
  if (!(await keepWordByHand(tx, word))) return saidBefore(tx, said);
  const payload = { matchId: String(matchId), selectionId: String(selectionId) };
  await deps.outbox.enqueue(tx, settleSelectionJob, payload, { key: `settle ${selectionId}` });
  await record(tx, said, { deps, leg, last, touched });
  return ok({ revision, touched });
}

async function lastWord(tx: Transaction, selectionId: bigint): Promise<KeptRuling | undefined> {
  return (await rulingsOn(tx, [selectionId])).get(selectionId)?.at(-1);
}

/** A click that is sent again is answered as before; what somebody else said must be seen first. */
async function saidBefore(
  tx: Transaction,
  { selectionId, outcome, seenRevision, note, administratorId }: SaidByPerson,
): Promise<Result<Decided, 'changed-meanwhile'>> {
  const last = await lastWord(tx, selectionId);
  const isSame =
    last?.revision === seenRevision + 1 &&
    last.outcome === outcome &&
    last.administratorId === administratorId &&
    last.note === note;
  if (!isSame) return refuse('changed-meanwhile');
  const touched = (await ordersTouched(tx, [selectionId]))(selectionId);
  return ok({ revision: last.revision, touched });
}

/** By what the provider says now; by the bet where the match was taken away. */
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
  { selectionId, outcome, note, administratorId, visit }: SaidByPerson,
  { deps, leg, last, touched }: Circumstances,
): Promise<void> {
  const before = last ? `${last.saidBy} said ${wordOf(last.outcome)}` : 'nobody had spoken';
  const { open, delayed, paid } = touched;
  await deps.audit.record(tx, {
    type: 'result-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content:
      `selection ${selectionId} of match ${leg.matchId}: ${wordOf(outcome)}, before: ${before}; ` +
      `${open} open, ${delayed} delayed, ${paid} paid orders: ${note}`,
    ...visit,
  });
}

const words: ReadonlyMap<number, string> = new Map(
  rowsOf({ ...legOutcomes, ...ruledOutcomes }).map(([word, { id }]) => [id, word]),
);

const wordOf = (outcome: number): string => words.get(outcome) ?? String(outcome);
