import { otherSide } from '../market/selections.ts';
import type { Side } from '../match-model.ts';
import type { Score } from '../probability/grid.ts';
import { isTieBreak, noPoints, winnerOfSet } from './tennis-course.ts';

export type ServeChances = {
  readonly home: number;
  readonly away: number;
  readonly tieBreak: number;
};

/** That the first of two wins, who needs so many points and a lead of two, from here. */
function chanceToWin(
  point: number,
  target: number,
  [own, other]: readonly [number, number],
): number {
  if (own >= target && own - other >= 2) return 1;
  if (other >= target && other - own >= 2) return 0;
  if (own === other && own >= target - 1) {
    // From level it takes two in a row.
    return point ** 2 / (point ** 2 + (1 - point) ** 2);
  }
  return (
    point * chanceToWin(point, target, [own + 1, other]) +
    (1 - point) * chanceToWin(point, target, [own, other + 1])
  );
}

/** That the home player wins the game that this one serves; `points` are those played already. */
export function gameChance(chances: ServeChances, server: Side, points: Score): number {
  if (server === 'home') return chanceToWin(chances.home, 4, [points.home, points.away]);
  return 1 - chanceToWin(chances.away, 4, [points.away, points.home]);
}

export type SetEnd = { readonly games: Score; readonly nextServer: Side; readonly chance: number };

/** How a set may end that stands at so many games, its current game at so many points. */
export function endsOfSet(
  chances: ServeChances,
  from: { readonly games: Score; readonly server: Side; readonly points: Score },
): readonly SetEnd[] {
  const ends: SetEnd[] = [];
  const fresh = {
    home: gameChance(chances, 'home', noPoints),
    away: gameChance(chances, 'away', noPoints),
  };
  const tieBreak = (points: Score) => chanceToWin(chances.tieBreak, 7, [points.home, points.away]);
  let standing = new Map([[key(from.games), { games: from.games, chance: 1 }]]);
  let server = from.server;
  let isFirst = true;
  while (standing.size > 0) {
    const next: typeof standing = new Map();
    const nextServer = otherSide(server);
    const go = (games: Score, chance: number) => {
      if (chance <= 0) return;
      if (winnerOfSet(games)) {
        ends.push({ games, nextServer, chance });
        return;
      }
      const there = next.get(key(games))?.chance ?? 0;
      next.set(key(games), { games, chance: there + chance });
    };
    for (const { games, chance } of standing.values()) {
      const points = isFirst ? from.points : noPoints;
      const ordinary = isFirst ? gameChance(chances, server, points) : fresh[server];
      const home = isTieBreak(games) ? tieBreak(points) : ordinary;
      go({ home: games.home + 1, away: games.away }, chance * home);
      go({ home: games.home, away: games.away + 1 }, chance * (1 - home));
    }
    standing = next;
    server = nextServer;
    isFirst = false;
  }
  return ends;
}

const key = ({ home, away }: Score) => home * 8 + away;
