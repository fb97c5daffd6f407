import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import { firstIdOf } from '../../betting/index.ts';
import type { SettlementDeps } from '../ports.ts';
import { rulingsOn } from '../rulings/ruling-store.ts';
import { voidSelectionJob } from '../settlement-jobs.ts';
import type { SettleLegs } from '../settling/settle-legs.ts';
import type { PlacedBetween } from '../settling/void-legs.ts';
import { isVoidTooLate } from './result-by-hand.ts';

/** Bets of a time on some markets of a match. */
export type VoidedTime = {
  readonly matchId: string;
  readonly marketIds: readonly string[];
  /** Both included. */
  readonly from: Date;
  readonly until: Date;
};

type VoidRefusal =
  | 'match-unknown'
  | 'market-unknown'
  | 'void-window-empty'
  | 'void-window-future'
  | 'void-too-late';

type Deps = Pick<SettlementDeps, 'catalogue' | 'clock'>;

export const placedIn = ({ from, until }: Pick<VoidedTime, 'from' | 'until'>): PlacedBetween => ({
  first: firstIdOf(from.getTime()),
  after: firstIdOf(until.getTime() + 1),
});

/** The selections it is about, or why it cannot be (TRD-40, TRD-41). */
export function selectionsToVoid(
  { matchId, marketIds, from, until }: VoidedTime,
  { catalogue, clock }: Deps,
): Result<readonly bigint[], VoidRefusal> {
  if (!catalogue.matches().has(matchId)) return refuse('match-unknown');
  const known = new Set(catalogue.marketsOf(matchId).map(({ id }) => id));
  if (!marketIds.every((id) => known.has(id))) return refuse('market-unknown');
  if (from >= until) return refuse('void-window-empty');
  if (until > clock.now()) return refuse('void-window-future');
  return ok(marketIds.flatMap((id) => catalogue.selectionsOf(id).map((one) => BigInt(one.id))));
}

type VoidByHand = VoidedTime & {
  readonly note: string;
  readonly administratorId: bigint;
  /** Where two persons were needed. */
  readonly approvedBy?: bigint;
  readonly visit: Visit;
};

export type VoidTime = (tx: Transaction, wanted: VoidByHand) => Promise<Result<null, VoidRefusal>>;

/**
 * What was bet on by a mistake that everybody could see is refunded for good, and nothing that was
 * bet before or after it. Refunding the legs is enqueued in the same transaction.
 */
export function timeVoider(deps: SettlementDeps): VoidTime {
  return async (tx, wanted) => {
    const selections = selectionsToVoid(wanted, deps);
    if (!selections.ok) return selections;
    const now = deps.clock.now();
    if (selections.value.length > 0) {
      const said = await rulingsOn(tx, selections.value);
      const isLate = [...said.values()].some((rulings) => isVoidTooLate(rulings, now));
      if (isLate) return refuse('void-too-late');
    }
    const { matchId, marketIds, from, until, note, administratorId } = wanted;
    await tx
      .insertInto('marketVoid')
      .values({
        ...{ matchId: BigInt(matchId), marketIds: marketIds.map(BigInt), note, administratorId },
        ...{ placedFrom: from, placedUntil: until, voidedAt: now },
      })
      .execute();
    const { first, after } = placedIn(wanted);
    for (const selectionId of selections.value) {
      const named = { matchId, selectionId: String(selectionId) };
      const payload = { ...named, first: String(first), after: String(after) };
      await deps.outbox.enqueue(tx, voidSelectionJob, payload);
    }
    await record(tx, wanted, deps);
    return ok(null);
  };
}

function record(tx: Transaction, wanted: VoidByHand, { audit }: Pick<SettlementDeps, 'audit'>) {
  const { matchId, marketIds, from, until, note, administratorId, approvedBy, visit } = wanted;
  const proposer = approvedBy === undefined ? '' : `, proposed by ${administratorId}`;
  const time = [from.toISOString(), until.toISOString()] as const;
  return audit.record(tx, {
    type: 'result-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: approvedBy ?? administratorId },
    content: `bets from ${time.join(' to ')} on ${marketIds.length} markets void: ${note}${proposer}`,
    subject: { kind: 'match', id: matchId },
    changes: Object.fromEntries(marketIds.map((id) => [`market ${id}`, [null, 'void']])),
    ...visit,
  });
}

type Named = {
  readonly matchId: string;
  readonly selectionId: string;
  readonly first: string;
  readonly after: string;
};

/** May be killed and repeated: what is refunded for good is not found again. */
export const selectionVoider =
  (settleLegs: SettleLegs) =>
  ({ matchId, selectionId, first, after }: Named): Promise<void> =>
    settleLegs({
      ...{ matchId: BigInt(matchId), selectionId: BigInt(selectionId) },
      outcome: legOutcomes.refund.id,
      placed: { first: BigInt(first), after: BigInt(after) },
    });
