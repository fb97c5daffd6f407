import type { approvalStates } from '@kipute/contract/constants/operations/approvals';

export type ProposalState = keyof typeof approvalStates;

export type ProposalEvent =
  | 'approved'
  | 'refused'
  /** It was approved and could not be done any more. */
  | 'found-impossible'
  /** Who proposed takes it back. */
  | 'taken-back'
  | 'ran-out';

/** Every event that has a meaning in a state; any other is refused. A proposal is decided once. */
const transitions: Readonly<
  Record<ProposalState, Readonly<Partial<Record<ProposalEvent, ProposalState>>>>
> = {
  waiting: {
    approved: 'approved',
    refused: 'refused',
    'found-impossible': 'impossible',
    'taken-back': 'withdrawn',
    'ran-out': 'ended',
  },
  approved: {},
  refused: {},
  impossible: {},
  withdrawn: {},
  ended: {},
};

/** Undefined when the event means nothing in this state, and nothing may change. */
export function stateAfter(state: ProposalState, event: ProposalEvent): ProposalState | undefined {
  return transitions[state][event];
}
