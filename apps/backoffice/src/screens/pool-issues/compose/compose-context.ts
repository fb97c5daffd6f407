import { invariant } from '@kipute/domain/invariant';
import { createContext, useContext } from 'react';
import type { Chosen, ChosenMatch, Side, Sizes } from './chosen-matches.ts';

/** What the two halves of the page share: what was chosen, and what can be done to it. */
export type Composing = {
  readonly chosen: Chosen;
  readonly sizes: Sizes;
  /** As it was read: a match of it is "in another issue" to a search that knows no draft. */
  readonly saved: Chosen;
  readonly takeIn: (match: ChosenMatch, side: Side) => void;
  readonly takeOut: (match: ChosenMatch) => void;
  readonly move: (match: ChosenMatch, step: 1 | -1) => void;
  readonly orderByKickOff: () => void;
};

export const ComposeContext = createContext<Composing | undefined>(undefined);

export function useComposing(): Composing {
  const composing = useContext(ComposeContext);
  invariant(composing, 'both halves stand on the page of one draft');
  return composing;
}
