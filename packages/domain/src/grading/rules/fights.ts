import type { MatchResult } from '../result/match-result.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import type { Side } from '../score.ts';
import type { Pick } from '../selection.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { isInRange, type Question, yesOrNo } from './question/question.ts';

const ROUND_SECONDS = 300;
const DECISION = 'decision';

const untold = ({ status }: MatchResult): Verdict =>
  status === 'ended' ? undecidable('ending-missing') : open;

const isNoContest = ({ ending }: MatchResult) => ending.winner === 'no-contest';

/** A market on who wins; one on what a fighter does has a unit of its own. */
export const isFight = ({ result, type, market }: Question): boolean =>
  result.sport === 'mma' && type.unit === 'score' && market.partId === shapeOf('mma').whole;

/** A draw is one of the three results. */
export function resultOfFight({ result }: Question, named: readonly Side[]): Verdict {
  const { winner } = result.ending;
  if (isNoContest(result)) return decided('refund');
  return winner === null ? untold(result) : decidedIf(named.some((side) => side === winner));
}

/** In rounds and parts of a round; the last bell is beyond every line. */
export function lengthOfFight(
  { result }: Question,
  pick: Extract<Pick, { readonly line: number; readonly kind: 'over' | 'under' | 'exactly' }>,
): Verdict {
  const { method, round, second } = result.ending;
  if (isNoContest(result)) return decided('refund');
  if (method === DECISION) return decidedIf(pick.kind === 'over');
  if (round === null || second === null) return untold(result);
  const length = round - 1 + second / ROUND_SECONDS;
  return length === pick.line
    ? decided('refund')
    : decidedIf(length > pick.line === (pick.kind === 'over'));
}

/** Which round it ended in; a decision is in none. */
export function roundOfFinish({ pick, result }: Question): Verdict {
  const { method, round } = result.ending;
  if (pick.kind !== 'range') return misfit;
  if (isNoContest(result)) return decided('refund');
  if (method === DECISION) return decided('lose');
  return round === null ? untold(result) : decidedIf(isInRange(round, pick));
}

export function minuteOfFinish({ pick, result }: Question): Verdict {
  const { method, round, second } = result.ending;
  if (pick.kind !== 'range' && pick.kind !== 'minutes') return misfit;
  if (isNoContest(result)) return decided('refund');
  if (method === DECISION) return decided('lose');
  if (round === null || second === null) return untold(result);
  const minute = Math.floor(((round - 1) * ROUND_SECONDS + second) / 60) + 1;
  return decidedIf(isInRange(minute, pick));
}

/** Yes or no: it ended in the round that is the market's part. */
export function endsInRound({ pick, result, market }: Question): Verdict {
  const { method, round } = result.ending;
  const asked = shapeOf('mma').periods.indexOf(market.partId) + 1;
  if (asked === 0) return undecidable('unknown-part');
  if (isNoContest(result)) return decided('refund');
  if (method === null || (round === null && method !== DECISION)) return untold(result);
  const outcome = yesOrNo(pick, method !== DECISION && round === asked);
  return outcome ? decided(outcome) : misfit;
}

/** `early` is every way but a decision. */
const EARLY = 'early';

/** In which way it ended, and, where the market is on a fighter, for whom. */
export function methodOfFight({ pick, result, type, market }: Question): Verdict {
  const { method, winner } = result.ending;
  if (isNoContest(result)) return decided('refund');
  if (method === null || winner === null) return untold(result);
  const isSo = (asked: string) =>
    (asked === EARLY ? method !== DECISION : method === asked) &&
    (type.subject !== 'team' || winner === market.team);
  if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
  if (type.method === null) return pick.kind === 'method' ? decidedIf(isSo(pick.method)) : misfit;
  const outcome = yesOrNo(pick, isSo(type.method));
  return outcome ? decided(outcome) : misfit;
}
