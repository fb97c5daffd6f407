import type { DecidedOutcome } from '../../../betting/bet-return.ts';
import type { CountedUnit } from '../../counted-units.ts';
import { isOver, minutesOf } from '../../result/is-over.ts';
import {
  type MatchResult,
  type PlayerRecord,
  standingIncidents,
} from '../../result/match-result.ts';
import { belongsTo, isOrderedIn } from '../../result/order.ts';
import { periodsWithin, shapeOf } from '../../result/sport-shapes.ts';
import { decided, misfit, open, undecidable, type Verdict } from '../../verdict.ts';
import { type Question, unitAsked } from './question.ts';

/** Whether a player took part in this; who is in no line-up that was told did not. */
export function partTaken(
  result: MatchResult,
  playerId: string,
  partId: number,
): 'took part' | 'did not' | 'not told' {
  const { lineUp } = result;
  if (!lineUp) return 'not told';
  const player = lineUp.find((one) => one.playerId === playerId);
  if (!player || player.role === 'unused') return 'did not';
  const [, last] = minutesOf(result, partId) ?? [];
  const { role, fromMinute } = player;
  const isTooLate = role === 'substitute' && fromMinute !== null && last !== undefined;
  return isTooLate && fromMinute > last ? 'did not' : 'took part';
}

/** What a player has at least; exactly that, unless somebody scored of whom nobody told who. */
export type Amount = { readonly amount: number; readonly isExact: boolean };

/** The line-up tells what a player did in the whole match, the incidents also in a part of it. */
export function amountOf(
  question: Question,
  unit: CountedUnit,
  playerId: string,
): Amount | undefined {
  const { result, market } = question;
  const player = result.lineUp?.find((one) => one.playerId === playerId);
  const isWhole = market.partId === shapeOf(result.sport).whole;
  const told = isWhole && player ? recorded(player, unit) : undefined;
  if (told !== undefined) return { amount: told, isExact: true };
  if (!isOrderedIn(result, unit, market.partId)) return undefined;
  const within = periodsWithin(result.sport, market.partId);
  const own = standingIncidents(result).filter(
    (one) => belongsTo(one, unit) && within.includes(one.partId) && one.method !== 'own-goal',
  );
  return {
    amount: own.reduce((sum, one) => sum + (one.playerId === playerId ? one.worth : 0), 0),
    isExact: own.every((one) => one.playerId !== null),
  };
}

function recorded({ counts }: PlayerRecord, unit: CountedUnit): number | undefined {
  if (unit !== 'points-rebounds-assists') return counts[unit];
  const { points, rebounds, assists } = counts;
  if (counts[unit] !== undefined) return counts[unit];
  return points === undefined || rebounds === undefined || assists === undefined
    ? undefined
    : points + rebounds + assists;
}

/** How many the player has whom the market is on. Who did not play returns the stake. */
export function ofPlayer(
  question: Question,
  read: (amount: number) => DecidedOutcome | undefined,
): Verdict {
  const { market, result } = question;
  const { playerId } = market;
  const unit = unitAsked(question);
  if (playerId === undefined) return undecidable('market-lacks-player');
  if (!unit) return undecidable('count-missing');
  const taken = partTaken(result, playerId, market.partId);
  if (taken === 'did not') return decided('refund');
  const found = amountOf(question, unit, playerId);
  if (!found) return undecidable('count-missing');
  const { amount, isExact } = found;
  // Who has scored has played, whether or not anybody told the line-up.
  if (amount === 0 && taken === 'not told') return undecidable('line-up-missing');
  const outcome = read(amount);
  if (outcome === undefined) return misfit;
  const isFinal = further.every((more) => read(amount + more) === outcome);
  if (isFinal || (isExact && isOver(result, market.partId))) return decided(outcome);
  return isExact ? open : undecidable('player-missing');
}

/** Every number a player could still add: no line on a player lies beyond. */
const further = Array.from({ length: 400 }, (_, index) => index + 1);
