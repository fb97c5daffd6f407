import type { DiceChoice } from '../laws/dice.ts';

export type StudioGame = 'dhahabu-ya-geita' | 'kete-mbili';

/** What a page may know of the round to come. */
export type Shown = { readonly id: string; readonly commitment: string; readonly salt: string };

export type Played = Shown & {
  /** Opens what was committed to. */
  readonly seed: string;
  /** In shillings. */
  readonly stake: number;
  readonly choice: DiceChoice | null;
  /** What was drawn: stops of the reels, or the two dice. */
  readonly drawn: readonly number[];
  /** Senti. */
  readonly won: number;
};

export type PlayAnswer =
  | {
      readonly kind: 'played';
      readonly round: Played;
      readonly paid: 'answered' | 'under-way';
      readonly balance: number | null;
      readonly next: Shown;
    }
  | {
      readonly kind: 'not-played';
      /** `unknown`: the stake is being taken back. */
      readonly why: string;
      readonly balance: number | null;
      readonly next: Shown;
    };

export type PlayRequest = {
  readonly round: string;
  readonly stake: number;
  readonly choice: DiceChoice | null;
};
