import type { Score, Side } from '../grading/score.ts';
import { outcomeAt } from '../grading/score-pick.ts';

/** `jackpot`: who wins each of many matches. `lucky-six`: how each of six matches ends. */
export const poolGames = ['jackpot', 'lucky-six'] as const;
export type PoolGame = (typeof poolGames)[number];

/** What a ticket says of one match. */
export type PoolPick =
  /** One of these results, of ordinary time; two of them are a double. */
  | { readonly kind: 'sides'; readonly sides: readonly Side[] }
  | { readonly kind: 'score'; readonly score: Score }
  /** A score that has no button: a team with more goals than `NAMED_GOALS_MAX`. */
  | { readonly kind: 'other' };

export const NAMED_GOALS_MAX = 5;

const sideLetters = { home: '1', draw: 'X', away: '2' } as const satisfies Record<Side, string>;
const sidesInOrder = ['home', 'draw', 'away'] as const;

const SCORE = /^(\d)-(\d)$/;
const OTHER = 'other';

/** As it is sent and stored: `1`, `X2`, `2-1`, `other`. */
export function pickText(pick: PoolPick): string {
  if (pick.kind === 'other') return OTHER;
  if (pick.kind === 'score') return `${pick.score.home}-${pick.score.away}`;
  return sidesInOrder
    .filter((side) => pick.sides.includes(side))
    .map((side) => sideLetters[side])
    .join('');
}

/** Undefined for what the game has no pick for. `1X2` can be read, and is refused as a triple. */
export function readPick(game: PoolGame, text: string): PoolPick | undefined {
  return game === 'jackpot' ? readSides(text) : readScore(text);
}

function readSides(text: string): PoolPick | undefined {
  const sides = sidesInOrder.filter((side) => text.includes(sideLetters[side]));
  const pick: PoolPick = { kind: 'sides', sides };
  return sides.length > 0 && pickText(pick) === text ? pick : undefined;
}

function readScore(text: string): PoolPick | undefined {
  if (text === OTHER) return { kind: 'other' };
  const [, home, away] = SCORE.exec(text) ?? [];
  if (home === undefined || away === undefined) return undefined;
  const score = { home: Number(home), away: Number(away) };
  return isNamed(score) ? { kind: 'score', score } : undefined;
}

const isNamed = ({ home, away }: Score): boolean =>
  home <= NAMED_GOALS_MAX && away <= NAMED_GOALS_MAX;

/** Into how many lines it splits a ticket. */
export const choicesOf = (pick: PoolPick): number =>
  pick.kind === 'sides' ? pick.sides.length : 1;

/** By the table that bets are graded by (POL-20). */
export function isRightAt(pick: PoolPick, score: Score): boolean {
  switch (pick.kind) {
    case 'sides':
      return outcomeAt({ kind: 'result', sides: pick.sides, headStart: 0 }, score) === 'win';
    case 'score':
      return outcomeAt({ kind: 'exact-score', ...pick.score }, score) === 'win';
    case 'other':
      return !isNamed(score);
  }
}
