import { isOver } from '../result/is-over.ts';
import type { MatchResult } from '../result/match-result.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { byScore } from './question/counts.ts';
import { type Question, yesOrNo } from './question/question.ts';

const untold = ({ status }: MatchResult): Verdict =>
  status === 'ended' ? undecidable('ending-missing') : open;

function answer({ pick }: Question, isSo: boolean): Verdict {
  const outcome = yesOrNo(pick, isSo);
  return outcome ? decided(outcome) : misfit;
}

/** How far a match goes: its type says to what. */
export function stageReached(question: Question): Verdict {
  switch (question.type.method) {
    case 'overtime':
      return overtimeReached(question);
    case 'shoot-out':
      return shootOutReached(question);
    case 'decider':
      return deciderReached(question);
    case 'distance':
      return distanceReached(question);
    case 'round':
      return roundReached(question);
    default:
      return undecidable('provider-decides');
  }
}

function overtimeReached(question: Question): Verdict {
  const { stage } = question.result.ending;
  return stage === null ? untold(question.result) : answer(question, stage !== 'ordinary-time');
}

function shootOutReached(question: Question): Verdict {
  const { stage } = question.result.ending;
  return stage === null ? untold(question.result) : answer(question, stage === 'shoot-out');
}

/** Whoever wins a race by one has won the last frame there could be. */
function deciderReached(question: Question): Verdict {
  const { result } = question;
  const { whole } = shapeOf(result.sport);
  if (!isOver(result, whole)) return open;
  return byScore({ ...question, market: { ...question.market, partId: whole } }, ({ home, away }) =>
    yesOrNo(question.pick, Math.abs(home - away) === 1),
  );
}

function distanceReached(question: Question): Verdict {
  const { method, winner } = question.result.ending;
  if (winner === 'no-contest') return decided('refund');
  return method === null ? untold(question.result) : answer(question, method === 'decision');
}

/** Round three begins when the second did not end the fight. */
function roundReached(question: Question): Verdict {
  const { method, round, winner } = question.result.ending;
  const { line } = question.market;
  if (line === undefined) return undecidable('market-lacks-line');
  if (!Number.isInteger(line) || line < 1 || line > shapeOf('mma').periods.length) return misfit;
  if (winner === 'no-contest') return decided('refund');
  // A decision that does not say after how many rounds came after all of them.
  if (method === 'decision' && round === null) return answer(question, true);
  return round === null ? untold(question.result) : answer(question, round >= line);
}

/** Names come from outside: one may be that of something every object has. */
const placeOf = (places: Readonly<Record<string, number>>, name: string): number | undefined =>
  Object.hasOwn(places, name) ? places[name] : undefined;

/** At that place or better; two who share the last of them are a case for a person. */
export function finishingPlace(question: Question): Verdict {
  const { pick, type, market, result } = question;
  const { places } = result.ending;
  const last = market.line ?? type.threshold;
  if (pick.kind !== 'participant') return misfit;
  if (last === null || last === undefined) return undecidable('provider-decides');
  if (!Number.isInteger(last) || last < 1) return misfit;
  if (!places) return untold(result);
  const place = placeOf(places, pick.participantId);
  // Who is not on the list did not start, or nobody wrote them down.
  if (place === undefined) return undecidable('ending-missing');
  const within = Object.values(places).filter((one) => one <= last).length;
  if (place <= last && within > last) return undecidable('dead-heat');
  return decidedIf(place <= last);
}

/** Better than every other one that the market names. */
export function headToHead({ pick, result }: Question): Verdict {
  const { places } = result.ending;
  if (pick.kind !== 'participant' || pick.against.length === 0) return misfit;
  if (!places) return untold(result);
  const own = placeOf(places, pick.participantId);
  const others = pick.against.map((one) => placeOf(places, one));
  if (own === undefined || others.includes(undefined)) return undecidable('ending-missing');
  const best = Math.min(...others.filter((place) => place !== undefined));
  if (own === best) return pick.against.length === 1 ? decided('refund') : undecidable('dead-heat');
  return decidedIf(own < best);
}
