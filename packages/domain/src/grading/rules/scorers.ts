import { isOver } from '../result/is-over.ts';
import type { Happening } from '../result/order.ts';
import { shapeOf, spansPeriods } from '../result/sport-shapes.ts';
import type { Team } from '../score.ts';
import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../verdict.ts';
import { type Ordered, withOrder } from './question/counts.ts';
import { amountOf, ofPlayer, partTaken } from './question/players.ts';
import { numberAsked, type Question, unitAsked } from './question/question.ts';
import { all } from './question/verdicts.ts';

/** Own goals do not count: whoever scores next is the scorer. */
function credited(question: Question, happenings: readonly Happening[]): readonly Happening[] {
  const { type, market } = question;
  return happenings.filter(
    ({ method, team }) =>
      method !== 'own-goal' && (type.subject !== 'team' || team === market.team),
  );
}

type Found = Happening | 'none' | 'to come' | 'unsaid';

/** Who comes on after the last goal could still have scored one; not so the first or the next. */
type LateComers = 'return the stake' | 'had their chance';

const scorerRule =
  (find: (question: Question, ordered: Ordered) => Found, lateComers: LateComers) =>
  (question: Question): Verdict => {
    const { pick, type, market } = question;
    if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
    if (pick.kind !== 'player' && pick.kind !== 'other-player' && pick.kind !== 'none') {
      return misfit;
    }
    return withOrder(question, (ordered) => {
      const scorer = find(question, ordered);
      if (scorer === 'unsaid') return undecidable('market-lacks-number');
      if (scorer === 'to come') return open;
      return byScorer(question, scorer, lateComers);
    });
  };

function byScorer(question: Question, scorer: Happening | 'none', lateComers: LateComers): Verdict {
  const { pick, result, market } = question;
  if (pick.kind === 'none') return decidedIf(scorer === 'none');
  const playerId = scorer === 'none' ? undefined : scorer.playerId;
  if (playerId === null) return undecidable('player-missing');
  if (pick.kind === 'other-player') {
    return decidedIf(playerId !== undefined && !pick.listed.includes(playerId));
  }
  if (pick.kind !== 'player') return misfit;
  if (playerId === pick.playerId) return decided('win');
  const taken = partTaken(result, pick.playerId, market.partId);
  if (taken === 'not told') return undecidable('line-up-missing');
  const isLate = lateComers === 'return the stake' && cameTooLate(question, pick.playerId, scorer);
  return decided(taken === 'did not' || isLate ? 'refund' : 'lose');
}

/** Who came on after the goal had no chance to score it. */
function cameTooLate({ result }: Question, playerId: string, scorer: Happening | 'none'): boolean {
  const player = result.lineUp?.find((one) => one.playerId === playerId);
  if (scorer === 'none' || player?.role !== 'substitute') return false;
  return player.fromMinute !== null && scorer.minute !== null && player.fromMinute > scorer.minute;
}

const firstOf = (question: Question, { happenings, isOver: isDone }: Ordered): Found =>
  credited(question, happenings)[0] ?? (isDone ? 'none' : 'to come');

export const firstScorer = scorerRule(firstOf, 'return the stake');

/** The scorer of the n-th goal or, when that is an own goal, of the next one that counts. */
export const nextScorer = scorerRule((question, { happenings, isOver: isDone }) => {
  const number = numberAsked(question);
  if (number === undefined) return 'unsaid';
  return credited(question, happenings.slice(number - 1))[0] ?? (isDone ? 'none' : 'to come');
}, 'return the stake');

export const lastScorer = scorerRule((question, { happenings, isOver: isDone }) => {
  const last = credited(question, happenings).at(-1);
  if (isDone) return last ?? 'none';
  // Whoever it will be, it is somebody.
  return last && question.pick.kind === 'none' ? last : 'to come';
}, 'had their chance');

export function anytimeScorer(question: Question): Verdict {
  const { pick, market } = question;
  if (pick.kind !== 'player') return misfit;
  return ofPlayer({ ...question, market: { ...market, playerId: pick.playerId } }, (amount) =>
    amount > 0 ? 'win' : 'lose',
  );
}

/** The player scores in the way the type names: with the head, from outside the box. */
export function scorerByMethod(question: Question): Verdict {
  const { pick, type, result, market } = question;
  if (pick.kind !== 'player' || type.method === null) return misfit;
  return withOrder(question, ({ happenings, isOver: isDone }) => {
    const own = happenings.filter(({ playerId }) => playerId === pick.playerId);
    if (own.some(({ method }) => method === type.method)) return decided('win');
    if (!isDone) return open;
    if (happenings.some(({ playerId }) => playerId === null)) return undecidable('player-missing');
    if (own.some(({ method }) => method === null)) return undecidable('method-missing');
    const taken = partTaken(result, pick.playerId, market.partId);
    if (taken === 'not told' && own.length === 0) return undecidable('line-up-missing');
    return decided(taken === 'did not' ? 'refund' : 'lose');
  });
}

/** The player in each of the halves. Who missed one of them and played in the other has lost. */
export function scorerEveryPeriod(question: Question): Verdict {
  const { market, result, pick } = question;
  const { periods } = shapeOf(result.sport);
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const verdicts = periods.map((partId) =>
    anytimeScorer({ ...question, market: { ...market, partId } }),
  );
  const hasPlayed =
    pick.kind === 'player' && partTaken(result, pick.playerId, market.partId) === 'took part';
  const isReturned = (verdict: Verdict) =>
    verdict.state === 'decided' && verdict.outcome === 'refund';
  return hasPlayed && verdicts.some(isReturned) ? decided('lose') : all(verdicts);
}

/** Who has most. Two who share it are a case for a person. */
export function topScorer(question: Question): Verdict {
  const { pick, result, market } = question;
  const unit = unitAsked(question);
  if (!isOver(result, market.partId)) return open;
  if (!result.lineUp) return undecidable('line-up-missing');
  if (!unit) return undecidable('count-missing');
  const players = result.lineUp.filter(
    ({ role, team }) => role !== 'unused' && (!market.team || team === market.team),
  );
  const amounts = players.map(({ playerId, team }) => ({
    playerId,
    team,
    found: amountOf(question, unit, playerId),
  }));
  const told = amounts.flatMap(({ found, ...player }) =>
    found?.isExact ? [{ ...player, amount: found.amount }] : [],
  );
  if (told.length !== amounts.length || told.length === 0) return undecidable('count-missing');
  const most = Math.max(...told.map(({ amount }) => amount));
  const top = told.filter(({ amount }) => amount === most);
  return pick.kind === 'player' ? isTop(question, pick.playerId, top) : teamOnTop(question, top);
}

type Top = readonly { readonly playerId: string; readonly team: Team }[];

function isTop({ result, market }: Question, playerId: string, top: Top): Verdict {
  if (partTaken(result, playerId, market.partId) === 'did not') return decided('refund');
  if (!top.some((one) => one.playerId === playerId)) return decided('lose');
  return top.length === 1 ? decided('win') : undecidable('dead-heat');
}

/** Players of both teams on top together are the draw. */
function teamOnTop({ pick }: Question, top: Top): Verdict {
  if (pick.kind !== 'home' && pick.kind !== 'draw' && pick.kind !== 'away') return misfit;
  const teams = new Set(top.map(({ team }) => team));
  const [only] = teams;
  return decidedIf(pick.kind === (teams.size === 1 ? only : 'draw'));
}
