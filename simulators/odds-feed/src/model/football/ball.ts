import { randomFrom } from '../../chance.ts';
import { otherSide } from '../market/selections.ts';
import type { Ball, MatchPlan, Side } from '../match-model.ts';
import type { FootballFacts, Move } from './football-course.ts';

/**
 * Where the ball is. No price hangs on it, so it takes no chance from the match: it follows what has
 * just happened, and otherwise wanders by a chance of its own that a restart repeats.
 */
export function ballOf(plan: MatchPlan, facts: FootballFacts): Ball | undefined {
  if (facts.phase !== 'playing') return undefined;
  if (facts.kick) return { side: facts.kick.side, ...PENALTY_SPOT };
  const second = secondOfHalf(facts);
  const stretch = Math.floor(second / STRETCH_SECONDS);
  const random = randomFrom(
    `ball/${plan.home.participantId}/${plan.away.participantId}/${facts.half}/${stretch}`,
  );
  const { lastMove: move } = facts;
  if (move?.half !== facts.half || second - move.second >= LASTING_SECONDS[move.kind]) {
    return wandering(plan, random);
  }
  return afterMove(move, random);
}

export const secondOfHalf = ({ seconds, stoppagePlayed }: FootballFacts): number =>
  seconds + stoppagePlayed;

const STRETCH_SECONDS = 8;
/** After a goal the teams walk back, and the other one kicks off. */
const LASTING_SECONDS: Readonly<Record<Move['kind'], number>> = {
  attack: 16,
  corner: 16,
  goal: 50,
};
const PENALTY_SPOT = { depth: 90, across: 50 };
const CENTRE_SPOT = { depth: 50, across: 50 };

const between = (least: number, most: number, random: () => number): number =>
  Math.round(least + (most - least) * random());

function afterMove({ kind, side }: Move, random: () => number): Ball {
  switch (kind) {
    case 'goal':
      return { side: otherSide(side), ...CENTRE_SPOT };
    case 'corner':
      return { side, depth: 100, across: random() < 0.5 ? 0 : 100 };
    case 'attack':
      return { side, depth: between(80, 96, random), across: between(22, 78, random) };
  }
}

/** Short of what counts as dangerous: a dangerous attack is one that the match has had. */
const DEPTHS = { least: 12, most: 72 };

function wandering({ home, away }: MatchPlan, random: () => number): Ball {
  const share = 0.5 + 0.15 * (home.strength - away.strength);
  const side: Side = random() < share ? 'home' : 'away';
  return {
    side,
    depth: between(DEPTHS.least, DEPTHS.most, random),
    across: between(8, 92, random),
  };
}
