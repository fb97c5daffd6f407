import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { Localised } from '../../locale.ts';
import type { MarketGroupWord } from '../matches/market-groups.ts';
import type { MarketKindWord, ResultTypeWord, TypeFlagWord } from '../matches/markets.ts';
import type { UsuallyGradedKind } from './usual-grading.ts';

export const sportGroups = [
  'any',
  'football',
  'tennis',
  'basketball',
  'cricket',
  'baseball',
  'american-football',
  'esports',
  'darts',
  'snooker',
  'mma',
  'rugby',
  'motor-racing',
] as const;
export type SportGroup = (typeof sportGroups)[number];

/** Whose doing a market is on. A market on a team or a player says whose in its name. */
export type MarketSubject = 'match' | 'team' | 'player';

/** A kind says which rule decides it; where it cannot, or the type differs, the row does. */
type KindAndGrading =
  | { readonly kind: UsuallyGradedKind; readonly grading?: GradingRule }
  | { readonly kind: Exclude<MarketKindWord, UsuallyGradedKind>; readonly grading: GradingRule };

/**
 * One market type as written down in the tables beside this file. What a row leaves out is said by
 * its table, its kind or the comment below.
 */
export type BettingTypeRow = Localised &
  KindAndGrading & {
    readonly id: number;
    /** As the feed sends it: the English name unless said otherwise, null when unknown. */
    readonly providerName?: string | null;
    readonly group?: MarketGroupWord;
    readonly resultType?: ResultTypeWord;
    readonly unit?: CountedUnit;
    /** `match` unless said otherwise. */
    readonly subject?: MarketSubject;
    /** `both` unless said otherwise. */
    readonly typeFlag?: TypeFlagWord;
    readonly selectionCount?: number;
    /** How many it takes to win, or which of them it is, where no market says so. */
    readonly threshold?: number;
    /** Every market of it names the minutes it is about. */
    readonly inMinutes?: true;
    /** The stake comes back when what it asks about never happens. */
    readonly moneyBack?: true;
    /** In which way it has to happen, or to which stage to come. */
    readonly method?: string;
    /** The numbers of the types that a combination puts together. */
    readonly combines?: readonly number[];
    /** The name is not shown above such a market. */
    readonly nameBlanked?: true;
    /** When it wins, in one sentence. */
    readonly description?: Localised;
  };

export type BettingTypeRows = Readonly<Record<string, BettingTypeRow>>;

/** Rows of one sport under one tab, with what most of them have in common. */
export type BettingTypeTable = {
  readonly sportGroup: SportGroup;
  readonly group: MarketGroupWord;
  readonly resultType: ResultTypeWord;
  /** What the score of these rows counts. */
  readonly unit: CountedUnit;
  readonly rows: BettingTypeRows;
};
