import { type Choices, rowsOf, type Word } from '../choice.ts';

/** How one leg of a bet ended. */
export const legOutcomes = {
  pending: { id: 0, sw: 'Inasubiri', en: 'Pending' },
  abnormal: { id: 1, sw: 'Matokeo yana hitilafu', en: 'Under review' },
  refund: { id: 2, sw: 'Limefutwa', en: 'Void' },
  lose: { id: 3, sw: 'Umepoteza', en: 'Lost' },
  win: { id: 4, sw: 'Umeshinda', en: 'Won' },
  'half-win': { id: 5, sw: 'Umeshinda nusu', en: 'Half won' },
  'half-lose': { id: 6, sw: 'Umepoteza nusu', en: 'Half lost' },
} as const satisfies Choices;

type LegOutcome = Word<typeof legOutcomes>;

type FeedOutcome = { readonly id: number; readonly legOutcome: LegOutcome };

/** The provider's OutcomeStatus, and what each one makes of a leg. */
export const feedOutcomes = {
  CanHappen: { id: 1, legOutcome: 'pending' },
  DidHappen: { id: 2, legOutcome: 'win' },
  DidNotHappen: { id: 3, legOutcome: 'lose' },
  UnknownButResolved: { id: 4, legOutcome: 'abnormal' },
  Unknown: { id: 5, legOutcome: 'pending' },
  HalfWon: { id: 6, legOutcome: 'half-win' },
  HalfLost: { id: 7, legOutcome: 'half-lose' },
  Void: { id: 8, legOutcome: 'refund' },
  Canceled: { id: 9, legOutcome: 'refund' },
} as const satisfies Readonly<Record<string, FeedOutcome>>;

const legOutcomeByFeedId = new Map<number, LegOutcome>(
  rowsOf(feedOutcomes).map(([, outcome]) => [outcome.id, outcome.legOutcome]),
);

/** Undefined for a code the provider has not told us about: never guess a result. */
export function legOutcomeOfFeed(feedOutcomeId: number): LegOutcome | undefined {
  return legOutcomeByFeedId.get(feedOutcomeId);
}
