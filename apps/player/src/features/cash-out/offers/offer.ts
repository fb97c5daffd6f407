import type { cashOutLocks } from '@kipute/contract/constants/betting/cash-outs';
import type { Word } from '@kipute/contract/constants/choice';
import type { CallContent } from '@kipute/contract/registry';
import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';

type Preparation = CallContent<'order_list/early_settlement_preparation'>;
type ShortOffer = CallContent<'order_list/early_settlement_offers'>[number];

export type LockWord = Word<typeof cashOutLocks>;
export type CashOutStep = Preparation['steps'][number];
export type CashedPart = Preparation['cash_outs'][number];

/** What the house pays now for all that is in play of an order, or why it pays nothing. */
export type Offer = (
  | { readonly state: 'offered'; readonly value: Senti; readonly tax: Senti; readonly paid: Senti }
  | { readonly state: 'locked'; readonly why: LockWord }
) & {
  readonly stakeInPlay: Senti;
  /** Of the player's rule. */
  readonly threshold: Senti | undefined;
  /** For the page of the order; a list does without. */
  readonly steps: readonly CashOutStep[];
  readonly cashedParts: readonly CashedPart[];
};

/** Sound: the schema of the wire lets no other number through. */
export const moneyIn = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);

export function offerIn(said: ShortOffer | Preparation): Offer {
  const seen = {
    stakeInPlay: moneyIn(said.stake_in_play),
    threshold: said.threshold === null ? undefined : moneyIn(said.threshold),
    steps: 'steps' in said ? said.steps : [],
    cashedParts: 'cash_outs' in said ? said.cash_outs : [],
  };
  // An offer has no reason to be locked, so the reason tells one from the other.
  if (said.why !== '') return { state: 'locked', why: said.why, ...seen };
  const { value, tax, paid } = said;
  return {
    ...{ state: 'offered', value: moneyIn(value), tax: moneyIn(tax), paid: moneyIn(paid) },
    ...seen,
  };
}
