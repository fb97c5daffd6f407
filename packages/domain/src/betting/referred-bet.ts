/** Where a bet stands that was referred to a trader. */
export const referredStates = [
  /** For a trader. */
  'waiting',
  /** A trader takes a smaller stake, and the player must agree. */
  'cut',
  /** It is being placed as any other bet. */
  'accepted',
  'placed',
  /** Accepted, and refused by what everybody's bets are checked for. */
  'not-placed',
  'refused',
  /** Nobody answered in time. */
  'expired',
  /** The player took it back, or did not agree. */
  'withdrawn',
] as const;
export type ReferredState = (typeof referredStates)[number];

export type ReferredEvent =
  | 'trader-accepts'
  | 'trader-cuts'
  | 'trader-refuses'
  | 'player-agrees'
  | 'player-withdraws'
  | 'time-ran-out'
  | 'order-stands'
  | 'order-was-refused';

/**
 * Every event that means something in a state; any other changes nothing (RSK-11). Whoever writes a
 * state asks here, and writes it only where the bet still stands as it was asked about, so that of
 * two at once one has an effect. Nothing leads out of the last five.
 */
const moves: Readonly<
  Record<ReferredState, Readonly<Partial<Record<ReferredEvent, ReferredState>>>>
> = {
  waiting: {
    'trader-accepts': 'accepted',
    'trader-cuts': 'cut',
    'trader-refuses': 'refused',
    'player-withdraws': 'withdrawn',
    'time-ran-out': 'expired',
  },
  cut: {
    'player-agrees': 'accepted',
    'player-withdraws': 'withdrawn',
    'time-ran-out': 'expired',
  },
  accepted: {
    'order-stands': 'placed',
    'order-was-refused': 'not-placed',
  },
  placed: {},
  'not-placed': {},
  refused: {},
  expired: {},
  withdrawn: {},
};

/** Undefined when the event means nothing in this state, and nothing may change. */
export function referredStateAfter(
  state: ReferredState,
  event: ReferredEvent,
): ReferredState | undefined {
  return moves[state][event];
}

/** From which states an event leads on, and to which. */
export function movesBy(
  event: ReferredEvent,
): readonly (readonly [from: ReferredState, to: ReferredState])[] {
  return referredStates.flatMap((from) => {
    const to = referredStateAfter(from, event);
    return to ? [[from, to] as const] : [];
  });
}

/** Whether somebody's answer, or the placing, is still to come. */
export const isReferredOpen = (state: ReferredState): boolean =>
  Object.keys(moves[state]).length > 0;
