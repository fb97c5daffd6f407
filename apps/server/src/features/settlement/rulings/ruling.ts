import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Abnormality, Reconciled } from '@kipute/domain/grading/reconcile';

/** A statement of the house about what became of a selection. Each is kept; the latest counts. */
export type Ruling = {
  readonly selectionId: bigint;
  readonly revision: number;
  /** A leg outcome of the contract; abnormal when a person must decide. */
  readonly outcome: number;
  readonly saidBy: 'grading' | 'person';
  /** Of a ruling that leaves it to a person. */
  readonly why: Abnormality | null;
};

/** Reasons to contest the provider's own result: its word alone does not end them (STL-14). */
const contesting: readonly Abnormality['reason'][] = [
  'provider-disagrees',
  'result-refused',
  'market-impossible',
];

export const contestsProvider = ({ why }: Ruling): boolean =>
  why !== null && contesting.includes(why.reason);

/**
 * What grading adds to the rulings there are (STL-11): an equal one is not repeated, a person's
 * stays, and what was settled is not reopened by a result that has become unsure.
 */
export function nextRuling(
  selectionId: bigint,
  graded: Reconciled,
  last: Ruling | undefined,
): Ruling | undefined {
  if (graded.state === 'pending' || last?.saidBy === 'person') return undefined;
  const outcome =
    graded.state === 'abnormal' ? legOutcomes.abnormal.id : legOutcomes[graded.outcome].id;
  if (last?.outcome === outcome) return undefined;
  return {
    ...{ selectionId, outcome, saidBy: 'grading' },
    revision: (last?.revision ?? 0) + 1,
    why: graded.state === 'abnormal' ? graded.why : null,
  };
}
