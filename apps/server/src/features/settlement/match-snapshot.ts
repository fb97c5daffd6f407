import type { Score, Team } from '@kipute/domain/grading/score';
import type { Catalogue, Market, Match, Selection } from '../catalogue/index.ts';

export type Fact = ReturnType<Catalogue['factsOf']>[number];
export type MatchIncident = ReturnType<Catalogue['incidentsOf']>[number];

/** All that the provider tells of a match at this moment. */
export type MatchSnapshot = {
  readonly match: Pick<Match, 'id' | 'sportId' | 'status' | 'partId' | 'homeId' | 'awayId'>;
  readonly facts: readonly Fact[];
  /** In their order. */
  readonly incidents: readonly MatchIncident[];
  /** What the provider calls both teams; some selections name them in no other way. */
  readonly names?: TeamNames | undefined;
};

export type TeamNames = Readonly<Record<Team, string>>;

type Held = Pick<Catalogue, 'matches' | 'factsOf' | 'incidentsOf' | 'team'>;

/** Undefined when the match is not in memory. */
export function snapshotOf(catalogue: Held, matchId: string): MatchSnapshot | undefined {
  const match = catalogue.matches().get(matchId);
  if (!match) return undefined;
  const nameOf = (id: string | undefined) =>
    id === undefined ? undefined : catalogue.team(id)?.name;
  const [home, away] = [nameOf(match.homeId), nameOf(match.awayId)];
  return {
    match,
    facts: catalogue.factsOf(matchId),
    incidents: catalogue.incidentsOf(matchId),
    names: home === undefined || away === undefined ? undefined : { home, away },
  };
}

export type MarketSnapshot = {
  readonly market: Market;
  readonly selection: Selection;
  /** All of the same market, itself among them: "any other" is what these do not list. */
  readonly siblings: readonly Selection[];
};

export type Sides = {
  readonly homeId: string;
  readonly awayId: string;
  readonly names?: TeamNames | undefined;
};

/** Undefined until the provider has named both. */
export function sidesOf({ match: { homeId, awayId }, names }: MatchSnapshot): Sides | undefined {
  return homeId === undefined || awayId === undefined ? undefined : { homeId, awayId, names };
}

export function teamOf(teamId: string | null, { homeId, awayId }: Sides): Team | undefined {
  if (teamId === homeId) return 'home';
  return teamId === awayId ? 'away' : undefined;
}

const IN_FORCE = 1;
export const OF_A_FINISHED_PART = 4;

/** What was removed or called invalid never was. */
export const stands = ({ status }: { readonly status: number }): boolean =>
  status === IN_FORCE || status === OF_A_FINISHED_PART;

/** Either number may be the home team's: only the team named with it tells. */
export function bySide(fact: Fact, sides: Sides): Score | undefined {
  const { team1Id, team2Id, number1, number2 } = fact;
  const first = teamOf(team1Id, sides);
  const second = teamOf(team2Id, sides);
  if (!first || !second || first === second || number1 === null || number2 === null) {
    return undefined;
  }
  return first === 'home' ? { home: number1, away: number2 } : { home: number2, away: number1 };
}
