import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { Fact, Match } from '../ports.ts';

/** A match with both sides named; others are not shown. */
export type NamedMatch = Match & { readonly homeId: string; readonly awayId: string };

export function isNamed(match: Match): match is NamedMatch {
  return match.homeId !== undefined && match.awayId !== undefined;
}

export type BySide = { readonly home: number; readonly away: number };

const IN_FORCE = 1;
const OF_A_FINISHED_PART = 4;

type Sides = Pick<Match, 'homeId' | 'awayId'>;

export const countsNow = ({ status }: { readonly status: number }): boolean =>
  status === IN_FORCE || status === OF_A_FINISHED_PART;

/**
 * The first number of a fact belongs to the team it names first, and that team may be the visitor:
 * only the match itself tells who is at home.
 */
export function bySideOf(fact: Fact, { homeId, awayId }: Sides): BySide | undefined {
  const { team1Id, team2Id, number1, number2 } = fact;
  const numberOf = (teamId: string | undefined) => {
    if (teamId === undefined) return undefined;
    if (team1Id === teamId) return number1 ?? undefined;
    return team2Id === teamId ? (number2 ?? undefined) : undefined;
  };
  const home = numberOf(homeId);
  const away = numberOf(awayId);
  return home === undefined || away === undefined ? undefined : { home, away };
}

export type PartScore = BySide & { readonly partId: number };

/** Counts of one kind by part, the whole match first: its part has the lowest number. */
export function countsByPart(
  facts: readonly Fact[],
  typeId: number,
  sides: Sides,
): readonly PartScore[] {
  return facts
    .filter((fact) => fact.typeId === typeId && countsNow(fact))
    .flatMap((fact) => {
      const counts = bySideOf(fact, sides);
      return counts ? [{ partId: fact.partId, ...counts }] : [];
    })
    .toSorted((one, other) => one.partId - other.partId);
}

/** The score as it stands; undefined before there is one. */
export function scoreOf(facts: readonly Fact[], sides: Sides): BySide | undefined {
  let root: Fact | undefined;
  for (const fact of facts) {
    const isScore = fact.typeId === eventInfoTypes.score && countsNow(fact);
    if (isScore && (!root || fact.partId < root.partId)) root = fact;
  }
  return root && bySideOf(root, sides);
}

export type MatchMinute = {
  readonly minute: number | undefined;
  readonly stoppageMinutes: number | undefined;
};

export function minuteOf(facts: readonly Fact[]): MatchMinute {
  const time = facts.find((fact) => fact.typeId === eventInfoTypes.matchTime && countsNow(fact));
  return { minute: time?.number1 ?? undefined, stoppageMinutes: time?.number2 ?? undefined };
}

/** Between two parts a match is under way all the same, as its minute tells. */
export function isUnderWay({ partId }: Match, { minute }: MatchMinute): boolean {
  return partId !== null || minute !== undefined;
}

/** Null between parts: the provider may leave the last one standing until the next begins. */
export function partPlayed(facts: readonly Fact[], { partId }: Match): number | null {
  const isFinished = facts.some(
    (fact) =>
      fact.typeId === eventInfoTypes.score &&
      fact.partId === partId &&
      fact.status === OF_A_FINISHED_PART,
  );
  return isFinished ? null : partId;
}
