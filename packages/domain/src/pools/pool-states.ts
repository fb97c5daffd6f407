export const poolIssueStates = ['draft', 'open', 'closed', 'settled', 'cancelled'] as const;
export type PoolIssueState = (typeof poolIssueStates)[number];

export const poolIssueCauses = [
  'changed',
  'opened',
  'closed',
  'settled',
  'corrected',
  'cancelled',
] as const;
export type PoolIssueCause = (typeof poolIssueCauses)[number];

type PoolIssueMove = {
  readonly from: PoolIssueState;
  readonly cause: PoolIssueCause;
  readonly to: PoolIssueState;
};

/**
 * Every move of an issue; any other is refused (POL-01). What was sold is never changed: matches and
 * terms are fixed from its opening on. A settled issue is settled anew when a result is corrected.
 */
export const poolIssueMoves: readonly PoolIssueMove[] = [
  { from: 'draft', cause: 'changed', to: 'draft' },
  { from: 'draft', cause: 'opened', to: 'open' },
  { from: 'draft', cause: 'cancelled', to: 'cancelled' },
  { from: 'open', cause: 'closed', to: 'closed' },
  { from: 'open', cause: 'cancelled', to: 'cancelled' },
  { from: 'closed', cause: 'settled', to: 'settled' },
  { from: 'closed', cause: 'cancelled', to: 'cancelled' },
  { from: 'settled', cause: 'corrected', to: 'settled' },
];

export function poolIssueStateAfter(
  from: PoolIssueState,
  cause: PoolIssueCause,
): PoolIssueState | undefined {
  return poolIssueMoves.find((move) => move.from === from && move.cause === cause)?.to;
}

/** `won` and `lost` may change places when a result is corrected; `refunded` is the end. */
export const poolTicketStates = ['open', 'won', 'lost', 'refunded'] as const;
export type PoolTicketState = (typeof poolTicketStates)[number];

const ticketMoves: Readonly<Record<PoolTicketState, readonly PoolTicketState[]>> = {
  open: ['won', 'lost', 'refunded'],
  won: ['won', 'lost'],
  lost: ['won', 'lost'],
  refunded: [],
};

export const canTicketBecome = (from: PoolTicketState, to: PoolTicketState): boolean =>
  ticketMoves[from].includes(to);
