import { type Score, type Side, sideAheadIn } from '../score.ts';
import { countIn } from './counts.ts';
import { isOver } from './is-over.ts';
import type { MatchResult, ResultRefusal } from './match-result.ts';
import { hasPart, ORDINARY_TIME, OVERTIME, SHOOT_OUT, shapeOf } from './sport-shapes.ts';

type Check = (result: MatchResult) => ResultRefusal | undefined;

/** How a match ended fits its score and its sport; the first that does not is told. */
const checks: readonly Check[] = [
  endingIsPossible,
  stageFits,
  overtimeWasNeeded,
  shootOutIsDecided,
  winnerFits,
  qualifierFits,
];

export function checkEnding(result: MatchResult): ResultRefusal | undefined {
  for (const check of checks) {
    const refusal = check(result);
    if (refusal) return refusal;
  }
  return undefined;
}

/** No sport but football has a shoot-out, no set an overtime, and places count from one. */
function endingIsPossible({ sport, ending }: MatchResult): ResultRefusal | undefined {
  const { stage, round, places } = ending;
  const isWithoutStage =
    (stage === 'shoot-out' && !hasPart(sport, SHOOT_OUT)) ||
    (stage === 'overtime' && !hasPart(sport, OVERTIME));
  const isBeyond = sport === 'mma' && round !== null && round > shapeOf(sport).periods.length;
  const isNoPlace = Object.values(places ?? {}).some(
    (place) => !Number.isSafeInteger(place) || place < 1,
  );
  return isWithoutStage || isBeyond || isNoPlace ? 'ending-impossible' : undefined;
}

const isCounted = ({ counts }: MatchResult, partId: number): boolean =>
  Object.values(counts).some((byPart) => byPart[partId] !== undefined);

function stageFits(result: MatchResult): ResultRefusal | undefined {
  const { stage } = result.ending;
  if (stage === null) return undefined;
  const isEarly = stage === 'ordinary-time' && isCounted(result, OVERTIME);
  const isWithoutKicks = stage !== 'shoot-out' && isCounted(result, SHOOT_OUT);
  return isEarly || isWithoutKicks ? 'stage-contradicts-score' : undefined;
}

/** Where a game goes on until it is decided, it goes on only when it is level. */
function overtimeWasNeeded(result: MatchResult): ResultRefusal | undefined {
  const { whole, sums, periodUnit } = shapeOf(result.sport);
  if (!sums[whole]?.includes(OVERTIME)) return undefined;
  const wasPlayed = isCounted(result, OVERTIME) || result.ending.stage === 'overtime';
  const score = wasPlayed ? countIn(result, periodUnit, ORDINARY_TIME) : undefined;
  return score && sideAheadIn(score) !== 'draw' ? 'stage-contradicts-score' : undefined;
}

/** Five kicks each, until the other side cannot come level any more; then one by one. */
function isShootOut({ home, away }: Score): boolean {
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  if (more > KICKS) return more - less === 1;
  return more - less <= (more === KICKS ? 2 : 3);
}

const KICKS = 5;

function shootOutIsDecided(result: MatchResult): ResultRefusal | undefined {
  const score = result.counts.goals?.[SHOOT_OUT];
  if (!score || result.status !== 'ended') return undefined;
  if (score.home === score.away) return 'shoot-out-level';
  return isShootOut(score) ? undefined : 'count-impossible';
}

/**
 * Who gave up may be ahead or level all the same, and at cricket anybody. Of a shoot-out its own
 * score tells who won, unless the match itself was won by the other in a tie of two.
 */
function winnerFits(result: MatchResult): ResultRefusal | undefined {
  const { winner, stage } = result.ending;
  const score = finalScore(result);
  if (winner === null || winner === 'no-contest' || !score || result.sport === 'cricket') {
    return undefined;
  }
  const ahead = sideAheadIn(score);
  if (ahead === winner || !isOver(result, shapeOf(result.sport).whole)) return undefined;
  const kicks = sideOfShootOut(result);
  const isFine =
    stage === 'shoot-out' || kicks
      ? kicks === undefined || kicks === winner
      : ahead === 'draw' && stage !== 'ordinary-time';
  return isFine ? undefined : 'winner-contradicts-score';
}

/** Without a word about overtime a match that was not level had none. */
export function finalScore(result: MatchResult): Score | undefined {
  const { scoreUnits, withOvertime, whole } = shapeOf(result.sport);
  const [unit] = scoreUnits;
  if (!unit) return undefined;
  const { stage } = result.ending;
  const isShort = stage !== 'overtime' && stage !== 'shoot-out';
  const score = countIn(result, unit, withOvertime);
  return score ?? (isShort ? countIn(result, unit, whole) : undefined);
}

function sideOfShootOut({ counts }: MatchResult): Side | undefined {
  const score = counts.goals?.[SHOOT_OUT];
  return score && sideAheadIn(score);
}

function qualifierFits(result: MatchResult): ResultRefusal | undefined {
  const { qualifier } = result.ending;
  const kicks = result.status === 'ended' ? sideOfShootOut(result) : undefined;
  return qualifier !== null && kicks && kicks !== qualifier
    ? 'qualifier-contradicts-shoot-out'
    : undefined;
}
