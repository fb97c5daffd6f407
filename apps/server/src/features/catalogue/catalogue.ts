import type { Senti } from '@kipute/domain/money/senti';
import type {
  Bookmaker,
  Competition,
  Country,
  Fact,
  League,
  Market,
  Match,
  MatchIncident,
  Offer,
  Selection,
  Sport,
  Team,
} from './records.ts';

/** What one batch of the feed touched. A new match is in `matches`, a priced one in `offers`. */
export type Touched = {
  /** Status, time, sides, score, incidents, markets or selections of these changed, or they ended. */
  readonly matches: ReadonlySet<string>;
  /** Markets that came, went or changed otherwise than in price, by match. */
  readonly markets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Selections of which an offer changed, by match. */
  readonly selections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of them of which an offer came, went, opened or closed, and not only its price moved. */
  readonly restocked: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names of countries, leagues, teams or bookmakers changed: whatever was derived is out of date. */
  readonly names: boolean;
};

export type Freshness =
  /** The feed was silent for too long, or its snapshot is not complete yet: nothing may be bet on. */
  | 'suspended'
  /** There was no news for some seconds: what is in play may not be bet on. */
  | 'in-play-suspended'
  | 'fresh';

export type CompetitionChoice = {
  readonly sequence: number;
  readonly isPopular: boolean;
  readonly liveBetting: boolean;
  /** 1 to 5; null: neither a margin nor a limit of its own. */
  readonly tier: number | null;
};

/** How competitions of a kind are sold. */
export type Tier = {
  /** What the house takes off the provider's odds, in hundredths of a percent. */
  readonly marginHundredths: number;
  /** Undefined: what the settings allow. */
  readonly stakeMaximum: Senti | undefined;
};

export type MarketTypeChoice = {
  /** Otherwise it is not sold at all. */
  readonly isOpen: boolean;
  /** As the contract numbers them; null: as the type is shipped. */
  readonly typeFlag: number | null;
  readonly liveDelaySeconds: number | null;
};

/** How much of the usual stake is taken, as the contract numbers it: 0 all of it, 4 nothing. */
type RiskLevel = number;

export type MarketChoice = {
  /** Shown locked: not bet on, not bought back. */
  readonly isSealed: boolean;
  readonly riskLevel: RiskLevel;
  /** A day, `2026-12-31`: long after the match, when the choice is forgotten. */
  readonly keptUntil: string;
};

export type SelectionChoice = MarketChoice & {
  /** Thousandths that a trader put on its price or took off it. */
  readonly priceShift: number;
};

export type MatchChoice = {
  readonly isPopular: boolean;
  readonly isPopularToday: boolean;
  /** A side that leads by two has won. */
  readonly isTwoUp: boolean;
  readonly sequence: number;
  /** Otherwise it is nowhere: no list, no page, no bet. */
  readonly isVisible: boolean;
  /** Shown, with every price locked. */
  readonly isSuspended: boolean;
  /** Locked and in no list; whoever has its page open keeps it. */
  readonly isInMaintenance: boolean;
  readonly riskLevel: RiskLevel;
  /** Whether random bets may be put on it. */
  readonly allowsRandomBets: boolean;
  readonly liveDelaySeconds: number | null;
  /** Instead of the provider's. */
  readonly popularity: number | null;
  readonly cancelReasonSw: string;
  readonly cancelReasonEn: string;
};

export type PopularCompetition = {
  readonly id: number;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly icon: string;
  readonly leagueIds: readonly string[];
  readonly note: string;
  readonly sorting: number;
  readonly isShown: boolean;
  /** So is every match of its leagues. */
  readonly isTwoUp: boolean;
};

/** The provider's world in memory, read by everyone in this process; every query is synchronous. */
export type Catalogue = {
  readonly sports: () => ReadonlyMap<number, Sport>;
  readonly countries: () => ReadonlyMap<number, Country>;
  readonly bookmakers: () => ReadonlyMap<number, Bookmaker>;
  readonly leagues: () => ReadonlyMap<string, League>;
  readonly competitions: () => ReadonlyMap<string, Competition>;
  readonly matches: () => ReadonlyMap<string, Match>;
  readonly team: (id: string) => Team | undefined;
  readonly market: (id: string) => Market | undefined;
  readonly selection: (id: string) => Selection | undefined;
  readonly offer: (id: string) => Offer | undefined;
  readonly marketsOf: (matchId: string) => readonly Market[];
  readonly selectionsOf: (marketId: string) => readonly Selection[];
  /** The market a selection belongs to; a selection may outlive it. */
  readonly marketOfSelection: (selectionId: string) => Market | undefined;
  readonly offersOf: (selectionId: string) => readonly Offer[];
  readonly factsOf: (matchId: string) => readonly Fact[];
  /** In their order. */
  readonly incidentsOf: (matchId: string) => readonly MatchIncident[];
  /** The Swahili name where the provider has another one; undefined otherwise. */
  readonly swahiliName: (
    of: 'sport' | 'country' | 'event' | 'team',
    id: string,
  ) => string | undefined;
  readonly freshness: () => Freshness;
  /** After each batch, when everything above already shows it. */
  readonly onTouched: (listener: (touched: Touched) => void) => void;
  readonly onFreshness: (listener: (freshness: Freshness) => void) => void;
};

/** What the house decided about the provider's world. A change is announced as what it touches. */
export type HouseChoices = {
  /** 0 to 100, 50 where nothing was decided. */
  readonly rankOf: (bookmakerId: number) => number;
  readonly sequenceOfCountry: (countryId: number) => number;
  /** Letters of the flag it is shown by; empty: its own. */
  readonly flagOfCountry: (countryId: number) => string;
  readonly tierOfCompetition: (id: string) => Tier;
  readonly choiceOfMarketType: (id: number) => MarketTypeChoice;
  readonly choiceOfCompetition: (id: string) => CompetitionChoice;
  readonly choiceOfMatch: (id: string) => MatchChoice;
  readonly choiceOfMarket: (id: string) => MarketChoice;
  readonly choiceOfSelection: (id: string) => SelectionChoice;
  /** The highest `sorting` first, without those that were removed. */
  readonly popularCompetitions: () => readonly PopularCompetition[];
};
