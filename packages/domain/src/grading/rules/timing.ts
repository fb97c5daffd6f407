import type { Step } from '../result/every-order.ts';
import { isMinuteOver, minutesOf } from '../result/is-over.ts';
import type { Happening } from '../result/order.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import { totalOf } from '../score.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { endsInRound, minuteOfFinish, roundOfFinish } from './fights.ts';
import { byOrder } from './question/by-order.ts';
import { isBetween, type Ordered, withCount, withOrder } from './question/counts.ts';
import { numberAsked, type Question, unitAsked, yesOrNo } from './question/question.ts';
import { eventHappens } from './totals.ts';

/** Of a market on a team only its own count. */
function ofTeam(
  { type, market }: Question,
  happenings: readonly Happening[],
): readonly Happening[] {
  if (type.subject !== 'team') return happenings;
  return happenings.filter(({ team }) => team === market.team);
}

const LAST = 'last';

/** The n-th, or the last where the type says so. */
function asked(
  question: Question,
  { happenings, isOver }: Ordered,
): Happening | 'none' | 'to come' | 'unsaid' {
  const own = ofTeam(question, happenings);
  if (question.type.method === LAST) return isOver ? (own.at(-1) ?? 'none') : 'to come';
  const number = numberAsked(question);
  if (number === undefined) return 'unsaid';
  return own[number - 1] ?? (isOver ? 'none' : 'to come');
}

/** When the n-th falls. Stoppage time belongs to the last minute of its half. */
export function timeOfEvent(question: Question): Verdict {
  const { pick, type, market, result } = question;
  if (result.sport === 'mma') {
    return type.unit === 'minutes' ? minuteOfFinish(question) : roundOfFinish(question);
  }
  if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
  if (pick.kind !== 'minutes' && pick.kind !== 'range' && pick.kind !== 'none') return misfit;
  if (type.method !== LAST && numberAsked(question) === undefined) {
    return undecidable('market-lacks-number');
  }
  const verdict = withOrder(question, (ordered) => {
    const happening = asked(question, ordered);
    if (happening === 'to come') return stillToCome(question, ordered);
    if (happening === 'none' || happening === 'unsaid') return decidedIf(pick.kind === 'none');
    return atMinute(question, happening);
  });
  const isUntold = verdict.state === 'undecidable' && verdict.why === 'order-missing';
  return isUntold ? timeByPart(question) : verdict;
}

/** At a minute nobody told it still fell in its half. */
function atMinute(
  { pick, result }: Question,
  { minute, partId }: Pick<Happening, 'minute' | 'partId'>,
): Verdict {
  if (pick.kind !== 'minutes' && pick.kind !== 'range') return decided('lose');
  const span = minute === null ? minutesOf(result, partId) : ([minute, minute] as const);
  const within = span && isBetween(span, [pick.least, pick.most ?? Number.POSITIVE_INFINITY]);
  return within === undefined || within === 'maybe'
    ? undecidable('minute-missing')
    : decidedIf(within === 'yes');
}

const NOWHERE = 0;

/** Which half the n-th falls in is known by the counts alone, and with it something of its minute. */
function timeByPart(question: Question): Verdict {
  const { type, market, pick } = question;
  const number = numberAsked(question);
  const team = type.subject === 'team' ? market.team : undefined;
  const isAsked = (step: Step) =>
    (team === undefined || step.team === team) &&
    (type.method === LAST || (team ? step.score[team] : step.place) === number);
  return byOrder<number>(question, {
    start: NOWHERE,
    next: (partId, step) => (isAsked(step) ? step.partId : partId),
    answer: (partId, { isOver }) => {
      if (partId === NOWHERE && isOver) return decidedIf(pick.kind === 'none');
      if (partId === NOWHERE) return isPast(question) ? decided('lose') : open;
      if (type.method !== LAST || isOver || pick.kind === 'none') {
        return atMinute(question, { minute: null, partId });
      }
      return undecidable('minute-missing');
    },
  });
}

/** One that is still to come. The last so far stays the last if none follows. */
function stillToCome(question: Question, { happenings }: Ordered): Verdict {
  const { pick, type, market, result } = question;
  const latest = type.method === LAST ? ofTeam(question, happenings).at(-1) : undefined;
  if (!latest) return isPast(question) ? decided('lose') : open;
  if (pick.kind === 'none') return decided('lose');
  if (pick.kind !== 'minutes' && pick.kind !== 'range') return open;
  const soFar = atMinute(question, latest);
  if (soFar.state !== 'decided') return soFar;
  if (soFar.outcome === 'lose') return isPast(question) ? decided('lose') : open;
  const [, end] = minutesOf(result, market.partId) ?? [];
  const isToTheEnd = pick.most === null || (end !== undefined && pick.most >= end);
  return isToTheEnd ? decided('win') : open;
}

/** Nothing falls any more in minutes that are over. */
const isPast = ({ pick, result }: Question): boolean =>
  (pick.kind === 'minutes' || pick.kind === 'range') &&
  pick.most !== null &&
  isMinuteOver(result, pick.most);

const STOPPAGE = 'stoppage-time';

/** Whether any falls in some minutes, in a period, or in stoppage time. */
export function eventInTimeRange(question: Question): Verdict {
  const { type, market, result } = question;
  if (type.method === STOPPAGE) return inStoppageTime(question);
  if (type.threshold !== null) {
    const partId = shapeOf(result.sport).periods[type.threshold - 1];
    if (partId === undefined) return undecidable('unknown-part');
    return eventHappens({ ...question, market: { ...market, partId } });
  }
  if (type.inMinutes) return eventHappens(question);
  if (market.line === undefined) return undecidable('market-lacks-line');
  // "Before 10" is until the clock shows 10:00, the whole tenth minute with it.
  const minutes = { from: 1, to: Math.floor(market.line) };
  const within = {
    ...question,
    type: { ...type, inMinutes: true },
    market: { ...market, minutes },
  };
  return eventHappens(within);
}

function inStoppageTime(question: Question): Verdict {
  return withOrder(question, ({ happenings, isOver }) => {
    const isIn = happenings.some(({ addedMinute }) => (addedMinute ?? 0) > 0);
    if (!isIn && !isOver) return open;
    const isUnsaid = happenings.some(
      ({ minute, addedMinute }) => addedMinute === null && (minute === null || minute % 45 === 0),
    );
    if (!isIn && isUnsaid) return undecidable('minute-missing');
    const outcome = yesOrNo(question.pick, isIn);
    return outcome ? decided(outcome) : misfit;
  });
}

/** Which half the first one falls in. */
export function periodOfEvent(question: Question): Verdict {
  const { pick, type, market, result } = question;
  if (result.sport === 'mma') return endsInRound(question);
  if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
  const { periods } = shapeOf(result.sport);
  const isFit = pick.kind === 'part' ? periods.includes(pick.partId) : pick.kind === 'none';
  if (!isFit) return misfit;
  if (unitAsked(question) === undefined) return undecidable('count-missing');
  for (const partId of periods) {
    const verdict = eventHappens({
      ...question,
      pick: { kind: 'yes' },
      market: { ...market, partId },
    });
    if (verdict.state !== 'decided') return isBehind(question, partId) ? decided('lose') : verdict;
    if (verdict.outcome === 'win') return decidedIf(pick.kind === 'part' && pick.partId === partId);
  }
  return decidedIf(pick.kind === 'none');
}

/** A half that is over without one stays without one, whatever the next brings. */
function isBehind({ pick, result }: Question, partId: number): boolean {
  const { periods } = shapeOf(result.sport);
  return pick.kind === 'part' && periods.indexOf(pick.partId) < periods.indexOf(partId);
}

/** Ways in which a tie is decided, as a pick names them. */
const stages: readonly string[] = ['ordinary-time', 'overtime', 'shoot-out'];

/** In which way the n-th comes about, or a player scores, or a tie is decided. */
export function methodOfEvent(question: Question): Verdict {
  const { pick, type } = question;
  if (pick.kind === 'method' && stages.includes(pick.method))
    return wayThrough(question, pick.method);
  if (pick.kind !== 'method' && pick.kind !== 'none') return misfit;
  const unit = type.unit ?? shapeOf(question.result.sport).scoreUnits[0] ?? null;
  const counted = { ...question, type: { ...type, unit } };
  const ifNone = type.moneyBack ? decided('refund') : decidedIf(pick.kind === 'none');
  const verdict = withOrder(counted, (ordered) => {
    const happening = asked(question, ordered);
    if (happening === 'unsaid') return undecidable('market-lacks-number');
    if (happening === 'to come') return open;
    if (happening === 'none') return ifNone;
    if (pick.kind === 'none') return decided('lose');
    return happening.method === null
      ? undecidable('method-missing')
      : decidedIf(happening.method === pick.method);
  });
  const isUntold = verdict.state === 'undecidable' && verdict.why === 'order-missing';
  return isUntold ? methodByCount(counted, ifNone) : verdict;
}

/** Whether there was an n-th one at all needs no order. */
function methodByCount(question: Question, ifNone: Verdict): Verdict {
  const { pick, type, market } = question;
  const number = type.method === LAST ? 1 : numberAsked(question);
  if (number === undefined) return undecidable('market-lacks-number');
  const team = type.subject === 'team' ? market.team : undefined;
  return withCount(question, ({ score, isOver }) => {
    const count = team ? score[team] : totalOf(score);
    if (count < number) return isOver ? ifNone : open;
    return pick.kind === 'none' ? decided('lose') : undecidable('method-missing');
  });
}

function wayThrough({ result, market }: Question, method: string): Verdict {
  const { stage, qualifier } = result.ending;
  if (stage === null || qualifier === null) {
    return result.status === 'ended' ? undecidable('ending-missing') : open;
  }
  return decidedIf(stage === method && (!market.team || market.team === qualifier));
}
