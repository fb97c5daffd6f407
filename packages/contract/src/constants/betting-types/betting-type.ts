import type { Localised } from '../../locale.ts';
import type { MarketKindWord, ResultTypeWord, TypeFlagWord } from '../matches/markets.ts';

/** One market type as written down in the tables beside this file. */
export type BettingTypeRow = Localised & {
  readonly id: number;
  /** As the feed sends it: the English name unless said otherwise, null when unknown. */
  readonly providerName?: string | null;
  readonly kind: MarketKindWord;
  readonly resultType: ResultTypeWord;
  /** `both` unless said otherwise. */
  readonly typeFlag?: TypeFlagWord;
  /** The name is not shown above such a market. */
  readonly nameBlanked?: true;
  readonly description?: Localised;
};

export type BettingTypeRows = Readonly<Record<string, BettingTypeRow>>;
