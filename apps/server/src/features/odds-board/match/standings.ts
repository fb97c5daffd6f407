import type { PastMatch } from '../ports.ts';

/** A team's line in the table of its league. */
export type Standing = {
  readonly teamId: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
};

const POINTS_FOR_WIN = 3;

/** Everybody who played, by points, then goal difference, then goals; a tie keeps the first met. */
export function standingsOf(matches: readonly PastMatch[]): readonly Standing[] {
  const lines = new Map<string, Standing>();
  const add = (teamId: string, own: number, others: number) => {
    lines.set(teamId, lineAfter(lines.get(teamId) ?? newLine(teamId), own, others));
  };
  for (const { homeId, awayId, score } of matches) {
    add(homeId, score.home, score.away);
    add(awayId, score.away, score.home);
  }
  const difference = (line: Standing) => line.goalsFor - line.goalsAgainst;
  return [...lines.values()].toSorted(
    (one, other) =>
      other.points - one.points ||
      difference(other) - difference(one) ||
      other.goalsFor - one.goalsFor,
  );
}

function newLine(teamId: string): Standing {
  const none = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 };
  return { teamId, ...none };
}

function lineAfter(line: Standing, own: number, others: number): Standing {
  const won = Number(own > others);
  const drawn = Number(own === others);
  return {
    teamId: line.teamId,
    played: line.played + 1,
    won: line.won + won,
    drawn: line.drawn + drawn,
    lost: line.lost + 1 - won - drawn,
    goalsFor: line.goalsFor + own,
    goalsAgainst: line.goalsAgainst + others,
    points: line.points + POINTS_FOR_WIN * won + drawn,
  };
}
