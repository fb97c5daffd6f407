import type { Senti } from '@kipute/domain/money/senti';
import type {
  CompetitionChoice,
  MarketChoice,
  MarketTypeChoice,
  MatchChoice,
  SelectionChoice,
  Tier,
} from '../catalogue.ts';

type BookmakerChoice = { readonly sequence: number };
/** `flag`: letters of another flag than the country's own; empty: its own. */
type CountryChoice = { readonly sequence: number; readonly flag: string };
type TierChoice = { readonly marginHundredths: number; readonly stakeMaximum: Senti | null };

/** What there is to decide, by what it is about. */
export type ChoiceOf = {
  readonly bookmaker: BookmakerChoice;
  readonly country: CountryChoice;
  readonly tier: TierChoice;
  readonly competition: CompetitionChoice;
  readonly marketType: MarketTypeChoice;
  readonly match: MatchChoice;
  readonly market: MarketChoice;
  readonly selection: SelectionChoice;
};

export type ChoiceKind = keyof ChoiceOf;

type KindFacts<Kind extends ChoiceKind> = {
  readonly table: string;
  readonly key: string;
  /** What stands while nobody decided anything; its fields are the columns of the table. */
  readonly defaults: ChoiceOf[Kind];
};

export const choiceKinds: { readonly [Kind in ChoiceKind]: KindFacts<Kind> } = {
  bookmaker: { table: 'bookmakerRank', key: 'bookmakerId', defaults: { sequence: 50 } },
  country: { table: 'countryChoice', key: 'countryId', defaults: { sequence: 0, flag: '' } },
  tier: {
    ...{ table: 'competitionTier', key: 'tier' },
    defaults: { marginHundredths: 0, stakeMaximum: null },
  },
  competition: {
    ...{ table: 'competitionChoice', key: 'competitionId' },
    defaults: { sequence: 0, isPopular: false, liveBetting: true, tier: null },
  },
  marketType: {
    ...{ table: 'marketTypeChoice', key: 'marketTypeId' },
    defaults: { isOpen: true, typeFlag: null, liveDelaySeconds: null },
  },
  match: {
    ...{ table: 'matchChoice', key: 'matchId' },
    defaults: {
      isPopular: false,
      isPopularToday: false,
      isTwoUp: false,
      sequence: 0,
      isVisible: true,
      isSuspended: false,
      isInMaintenance: false,
      liveDelaySeconds: null,
      popularity: null,
      cancelReasonSw: '',
      cancelReasonEn: '',
      riskLevel: 0,
      allowsRandomBets: true,
    },
  },
  market: {
    ...{ table: 'marketChoice', key: 'marketId' },
    defaults: { isSealed: false, riskLevel: 0, keptUntil: '' },
  },
  selection: {
    ...{ table: 'selectionChoice', key: 'selectionId' },
    defaults: { isSealed: false, riskLevel: 0, priceShift: 0, keptUntil: '' },
  },
};

export const plainTier: Tier = { marginHundredths: 0, stakeMaximum: undefined };
