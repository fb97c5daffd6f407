import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import type { Step } from '../result/every-order.ts';
import { isMinuteOver, minutesOf } from '../result/is-over.ts';
import type { Happening } from '../result/order.ts';
import { shapeOf } from '../result/sport-shapes.ts';
import { totalOf } from '../score.ts';
import { type Ask, numberAsked, unitAsked } from './asking/ask.ts';
import { byOrder } from './asking/by-order.ts';
import { yesOrNo } from './asking/read-pick.ts';
import { isBetween, type Ordered, withCount, withOrder } from './asking/with-count.ts';
import { endsInRound, minuteOfFinish, roundOfFinish } from './fights.ts';
import { eventHappens } from './how-many.ts';

/** Of a market on a team only its own count. */
function ofTeam({ type, market }: Ask, happenings: readonly Happening[]): readonly Happening[] {
  if (type.subject !== 'team') return happenings;
  return happenings.filter(({ team }) => team === market.team);
}

const LAST = 'last';

/** The n-th, or the last where the type says so. */
function asked(
  ask: Ask,
  { happenings, isOver }: Ordered,
): Happening | 'none' | 'to come' | 'unsaid' {
  const own = ofTeam(ask, happenings);
  if (ask.type.method === LAST) return isOver ? (own.at(-1) ?? 'none') : 'to come';
  const number = numberAsked(ask);
  if (number === undefined) return 'unsaid';
  return own[number - 1] ?? (isOver ? 'none' : 'to come');
}

/** When the n-th falls. Stoppage time belongs to the last minute of its half. */
export function timeOfEvent(ask: Ask): Verdict {
  const { pick, type, market, result } = ask;
  if (result.sport === 'mma') {
    return type.unit === 'minutes' ? minuteOfFinish(ask) : roundOfFinish(ask);
  }
  if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
  if (pick.kind !== 'minutes' && pick.kind !== 'range' && pick.kind !== 'none') return misfit;
  if (type.method !== LAST && numberAsked(ask) === undefined) {
    return undecidable('market-lacks-number');
  }
  const verdict = withOrder(ask, (ordered) => {
    const happening = asked(ask, ordered);
    if (happening === 'to come') return stillToCome(ask, ordered);
    if (happening === 'none' || happening === 'unsaid') return decidedIf(pick.kind === 'none');
    return atMinute(ask, happening);
  });
  const isUntold = verdict.state === 'undecidable' && verdict.why === 'order-missing';
  return isUntold ? timeByPart(ask) : verdict;
}

/** At a minute nobody told it still fell in its half. */
function atMinute(
  { pick, result }: Ask,
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
function timeByPart(ask: Ask): Verdict {
  const { type, market, pick } = ask;
  const number = numberAsked(ask);
  const team = type.subject === 'team' ? market.team : undefined;
  const isAsked = (step: Step) =>
    (team === undefined || step.team === team) &&
    (type.method === LAST || (team ? step.score[team] : step.place) === number);
  return byOrder<number>(ask, {
    start: NOWHERE,
    next: (partId, step) => (isAsked(step) ? step.partId : partId),
    answer: (partId, { isOver }) => {
      if (partId === NOWHERE && isOver) return decidedIf(pick.kind === 'none');
      if (partId === NOWHERE) return isPast(ask) ? decided('lose') : open;
      if (type.method !== LAST || isOver || pick.kind === 'none') {
        return atMinute(ask, { minute: null, partId });
      }
      return undecidable('minute-missing');
    },
  });
}

/** One that is still to come. The last so far stays the last if none follows. */
function stillToCome(ask: Ask, { happenings }: Ordered): Verdict {
  const { pick, type, market, result } = ask;
  const latest = type.method === LAST ? ofTeam(ask, happenings).at(-1) : undefined;
  if (!latest) return isPast(ask) ? decided('lose') : open;
  if (pick.kind === 'none') return decided('lose');
  if (pick.kind !== 'minutes' && pick.kind !== 'range') return open;
  const soFar = atMinute(ask, latest);
  if (soFar.state !== 'decided') return soFar;
  if (soFar.outcome === 'lose') return isPast(ask) ? decided('lose') : open;
  const [, end] = minutesOf(result, market.partId) ?? [];
  const isToTheEnd = pick.most === null || (end !== undefined && pick.most >= end);
  return isToTheEnd ? decided('win') : open;
}

/** Nothing falls any more in minutes that are over. */
const isPast = ({ pick, result }: Ask): boolean =>
  (pick.kind === 'minutes' || pick.kind === 'range') &&
  pick.most !== null &&
  isMinuteOver(result, pick.most);

const STOPPAGE = 'stoppage-time';

/** Whether any falls in some minutes, in a period, or in stoppage time. */
export function eventInTimeRange(ask: Ask): Verdict {
  const { type, market, result } = ask;
  if (type.method === STOPPAGE) return inStoppageTime(ask);
  if (type.threshold !== null) {
    const partId = shapeOf(result.sport).periods[type.threshold - 1];
    if (partId === undefined) return undecidable('unknown-part');
    return eventHappens({ ...ask, market: { ...market, partId } });
  }
  if (type.inMinutes) return eventHappens(ask);
  if (market.line === undefined) return undecidable('market-lacks-line');
  // "Before 10" is until the clock shows 10:00, the whole tenth minute with it.
  const minutes = { from: 1, to: Math.floor(market.line) };
  const within = { ...ask, type: { ...type, inMinutes: true }, market: { ...market, minutes } };
  return eventHappens(within);
}

function inStoppageTime(ask: Ask): Verdict {
  return withOrder(ask, ({ happenings, isOver }) => {
    const isIn = happenings.some(({ addedMinute }) => (addedMinute ?? 0) > 0);
    if (!isIn && !isOver) return open;
    const isUnsaid = happenings.some(
      ({ minute, addedMinute }) => addedMinute === null && (minute === null || minute % 45 === 0),
    );
    if (!isIn && isUnsaid) return undecidable('minute-missing');
    const outcome = yesOrNo(ask.pick, isIn);
    return outcome ? decided(outcome) : misfit;
  });
}

/** Which half the first one falls in. */
export function periodOfEvent(ask: Ask): Verdict {
  const { pick, type, market, result } = ask;
  if (result.sport === 'mma') return endsInRound(ask);
  if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
  const { periods } = shapeOf(result.sport);
  const isFit = pick.kind === 'part' ? periods.includes(pick.partId) : pick.kind === 'none';
  if (!isFit) return misfit;
  if (unitAsked(ask) === undefined) return undecidable('count-missing');
  for (const partId of periods) {
    const verdict = eventHappens({
      ...ask,
      pick: { kind: 'yes' },
      market: { ...market, partId },
    });
    if (verdict.state !== 'decided') return isBehind(ask, partId) ? decided('lose') : verdict;
    if (verdict.outcome === 'win') return decidedIf(pick.kind === 'part' && pick.partId === partId);
  }
  return decidedIf(pick.kind === 'none');
}

/** A half that is over without one stays without one, whatever the next brings. */
function isBehind({ pick, result }: Ask, partId: number): boolean {
  const { periods } = shapeOf(result.sport);
  return pick.kind === 'part' && periods.indexOf(pick.partId) < periods.indexOf(partId);
}

/** Ways in which a tie is decided, as a pick names them. */
const stages: readonly string[] = ['ordinary-time', 'overtime', 'shoot-out'];

/** In which way the n-th comes about, or a player scores, or a tie is decided. */
export function methodOfEvent(ask: Ask): Verdict {
  const { pick, type } = ask;
  if (pick.kind === 'method' && stages.includes(pick.method)) return wayThrough(ask, pick.method);
  if (pick.kind !== 'method' && pick.kind !== 'none') return misfit;
  const unit = type.unit ?? shapeOf(ask.result.sport).scoreUnits[0] ?? null;
  const counted = { ...ask, type: { ...type, unit } };
  const ifNone = type.moneyBack ? decided('refund') : decidedIf(pick.kind === 'none');
  const verdict = withOrder(counted, (ordered) => {
    const happening = asked(ask, ordered);
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
function methodByCount(ask: Ask, ifNone: Verdict): Verdict {
  const { pick, type, market } = ask;
  const number = type.method === LAST ? 1 : numberAsked(ask);
  if (number === undefined) return undecidable('market-lacks-number');
  const team = type.subject === 'team' ? market.team : undefined;
  return withCount(ask, ({ score, isOver }) => {
    const count = team ? score[team] : totalOf(score);
    if (count < number) return isOver ? ifNone : open;
    return pick.kind === 'none' ? decided('lose') : undecidable('method-missing');
  });
}

function wayThrough({ result, market }: Ask, method: string): Verdict {
  const { stage, qualifier } = result.ending;
  if (stage === null || qualifier === null) {
    return result.status === 'ended' ? undecidable('ending-missing') : open;
  }
  return decidedIf(stage === method && (!market.team || market.team === qualifier));
}
