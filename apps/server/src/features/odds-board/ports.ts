import type { Broadcast, Topic } from '@kipute/contract/socket';
import type { PreparedBroadcast } from '../../platform/socket/hub.ts';
import type { Catalogue, Match, RunningCatalogue } from '../catalogue/index.ts';

export type { Catalogue, Market, Match, Offer, Selection, Touched } from '../catalogue/index.ts';

type RowOf<Map> = Map extends ReadonlyMap<unknown, infer Row> ? Row : never;

export type Fact = ReturnType<Catalogue['factsOf']>[number];
export type MatchIncident = ReturnType<Catalogue['incidentsOf']>[number];
export type Competition = RowOf<ReturnType<Catalogue['competitions']>>;

/** What the house decided about the provider's world. A change is announced as what it touches. */
export type HouseChoices = Pick<
  RunningCatalogue,
  | 'rankOf'
  | 'sequenceOfCountry'
  | 'flagOfCountry'
  | 'tierOfCompetition'
  | 'choiceOfCompetition'
  | 'choiceOfMarketType'
  | 'choiceOfMatch'
  | 'choiceOfMarket'
  | 'choiceOfSelection'
  | 'popularCompetitions'
>;

export type PastMatch = Pick<Match, 'id' | 'competitionId' | 'startsAt'> & {
  readonly homeId: string;
  readonly awayId: string;
  readonly score: { readonly home: number; readonly away: number };
};

/** Matches that ended, newest first. */
export type MatchArchive = {
  readonly endedMatchesOf: (teamId: string) => readonly PastMatch[];
  readonly endedMatchesIn: (competitionId: string) => readonly PastMatch[];
};

/** The part of the socket hub that the board talks to. */
export type LiveHub = {
  readonly publish: (
    broadcast: Broadcast | PreparedBroadcast,
    options?: { readonly whenBehind?: 'snapshot' },
  ) => void;
  readonly provideSnapshot: (
    kind: string,
    snapshot: (topic: Topic) => readonly (Broadcast | PreparedBroadcast)[],
  ) => void;
  readonly hasReaders: (topic: Topic) => boolean;
};
