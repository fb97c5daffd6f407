import type { LegWords } from '../../odds-board/index.ts';

/** What is kept of a selection, so that it can still be named when the board has forgotten it. */
export type KeptSelection = {
  readonly selectionId: string;
  readonly matchId: string;
  readonly marketId: string;
  readonly marketTypeId: number;
  readonly partId: number;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly words: Readonly<Record<string, LegWords>>;
};
