import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Abnormality, Reconciled } from '@kipute/domain/grading/reconcile';

/** What the house says became of a selection. Each word is kept; the last one counts. */
export type Ruling = {
  readonly selectionId: bigint;
  readonly revision: number;
  /** A leg outcome of the contract; abnormal when a person must decide. */
  readonly outcome: number;
  readonly saidBy: 'grading' | 'person';
  /** Of a ruling that leaves it to a person. */
  readonly why: Abnormality | null;
};

/** Doubts about what the provider said itself: its word alone does not end them (STL-14). */
const doubtsOfProvider: readonly Abnormality['reason'][] = [
  'provider-disagrees',
  'result-refused',
  'market-impossible',
];

export const doubtsProvider = ({ why }: Ruling): boolean =>
  why !== null && doubtsOfProvider.includes(why.reason);

/**
 * What grading adds to the rulings there are (STL-11): the same word is not said twice, a person's
 * word stays, and what was decided is not opened again by a result that has become unsure.
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
