import type { Ends } from '../market/assessment.ts';
import type { Question } from '../market/market.ts';
import type { MatchView } from '../market/market-board.ts';
import type { Side } from '../match-model.ts';
import { type Score, scoreOf } from '../probability/grid.ts';
import { endsOfSet, gameChance, type ServeChances, type SetEnd } from './set-ends.ts';
import {
  noPoints,
  SETS_TO_WIN,
  serveChances,
  setsWon,
  type TennisCourse,
  type TennisFacts,
  tennisParts,
  winnerOfSet,
} from './tennis-course.ts';

/** One way in which the match may end. */
export type TennisEnd = {
  readonly sets: readonly Score[];
  readonly won: Score;
  readonly games: Score;
};

export type TennisView = MatchView & {
  readonly facts: TennisFacts;
  readonly ends: Ends<TennisEnd>;
  /** That the home player wins the game being played; undefined when none is. */
  readonly thisGame: number | undefined;
};

type Walk = {
  readonly chances: ServeChances;
  readonly states: TennisEnd[];
  readonly weights: number[];
};

/** Where a match stands between two sets, and how likely it gets there. */
type Standing = TennisEnd & { readonly server: Side; readonly chance: number };

function afterSet(standing: Standing, { games, nextServer, chance }: SetEnd): Standing {
  const { won } = standing;
  const isHome = games.home > games.away;
  return {
    sets: [...standing.sets, games],
    won: isHome ? scoreOf(won.home + 1, won.away) : scoreOf(won.home, won.away + 1),
    games: scoreOf(standing.games.home + games.home, standing.games.away + games.away),
    server: nextServer,
    chance: standing.chance * chance,
  };
}

/** Set after set until somebody has won; chances are the same in every set but for who serves. */
function walkSets(walk: Walk, standing: Standing): void {
  const { won } = standing;
  if (won.home === SETS_TO_WIN || won.away === SETS_TO_WIN) {
    walk.states.push(standing);
    walk.weights.push(standing.chance);
    return;
  }
  for (const end of freshSets(walk.chances, standing.server)) {
    walkSets(walk, afterSet(standing, end));
  }
}

const freshSetsOf = new WeakMap<ServeChances, Map<Side, ReturnType<typeof endsOfSet>>>();

function freshSets(chances: ServeChances, server: Side) {
  const bySide = freshSetsOf.get(chances) ?? new Map<Side, ReturnType<typeof endsOfSet>>();
  freshSetsOf.set(chances, bySide);
  const known =
    bySide.get(server) ?? endsOfSet(chances, { games: noPoints, server, points: noPoints });
  bySide.set(server, known);
  return known;
}

function gamesOf(sets: readonly Score[]): Score {
  return sets.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    noPoints,
  );
}

function endsOfMatch(facts: TennisFacts, chances: ServeChances): Ends<TennisEnd> {
  const walk: Walk = { chances, states: [], weights: [] };
  const sets = facts.sets.filter((set) => winnerOfSet(set));
  const current = facts.sets.find((set) => !winnerOfSet(set));
  const servers: readonly Side[] = facts.server ? [facts.server] : ['home', 'away'];
  for (const server of servers) {
    const chance = 1 / servers.length;
    const standing = { sets, won: setsWon(sets), games: gamesOf(sets), server, chance };
    if (!current) {
      walkSets(walk, standing);
      continue;
    }
    for (const end of endsOfSet(chances, { games: current, server, points: facts.points })) {
      walkSets(walk, afterSet(standing, end));
    }
  }
  return { states: walk.states, chances: walk.weights };
}

function chanceOfGame(facts: TennisFacts, chances: ServeChances): number | undefined {
  const games = facts.sets.at(-1);
  if (facts.phase === 'over' || !games || winnerOfSet(games) || !facts.server) return undefined;
  const isOrdinary = games.home + games.away < 12;
  return isOrdinary ? gameChance(chances, facts.server, facts.points) : undefined;
}

export function tennisView(course: TennisCourse): TennisView {
  const { plan, tennis: facts } = course;
  const chances = serveChances(plan);
  return {
    plan,
    isLive: facts.phase !== 'before',
    facts,
    ends: endsOfMatch(facts, chances),
    thisGame: chanceOfGame(facts, chances),
  };
}

export const match: readonly Question[] = [{ part: tennisParts.match }];

const setParts: readonly number[] = tennisParts.sets;
export const setIndex = (part: number) => setParts.indexOf(part);
export const totalOf = ({ home, away }: Score) => home + away;

/** Sets that are going to be played or being played, as far as that is sure. */
export function openSets({ facts }: TennisView): readonly number[] {
  const over = facts.sets.filter((set) => winnerOfSet(set)).length;
  const sure = Math.max(2, facts.sets.length);
  return tennisParts.sets.slice(over, sure);
}
