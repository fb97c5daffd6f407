import { decided, decidedIf, misfit, open, undecidable, type Verdict } from '../grade.ts';
import { isOver } from '../result/is-over.ts';
import type { Happening } from '../result/order.ts';
import { shapeOf, spansPeriods } from '../result/sport-shapes.ts';
import type { Team } from '../score.ts';
import { type Ask, numberAsked, unitAsked } from './asking/ask.ts';
import { all } from './asking/logic.ts';
import { amountOf, ofPlayer, partTaken } from './asking/players.ts';
import { type Ordered, withOrder } from './asking/with-count.ts';

/** Own goals do not count: whoever scores next is the scorer. */
function credited(ask: Ask, happenings: readonly Happening[]): readonly Happening[] {
  const { type, market } = ask;
  return happenings.filter(
    ({ method, team }) =>
      method !== 'own-goal' && (type.subject !== 'team' || team === market.team),
  );
}

type Found = Happening | 'none' | 'to come' | 'unsaid';

/** Who comes on after the last goal could still have scored one; not so the first or the next. */
type LateComers = 'return the stake' | 'had their chance';

const scorerRule =
  (find: (ask: Ask, ordered: Ordered) => Found, lateComers: LateComers) =>
  (ask: Ask): Verdict => {
    const { pick, type, market } = ask;
    if (type.subject === 'team' && !market.team) return undecidable('market-lacks-team');
    if (pick.kind !== 'player' && pick.kind !== 'other-player' && pick.kind !== 'none') {
      return misfit;
    }
    return withOrder(ask, (ordered) => {
      const scorer = find(ask, ordered);
      if (scorer === 'unsaid') return undecidable('market-lacks-number');
      if (scorer === 'to come') return open;
      return byScorer(ask, scorer, lateComers);
    });
  };

function byScorer(ask: Ask, scorer: Happening | 'none', lateComers: LateComers): Verdict {
  const { pick, result, market } = ask;
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
  const isLate = lateComers === 'return the stake' && cameTooLate(ask, pick.playerId, scorer);
  return decided(taken === 'did not' || isLate ? 'refund' : 'lose');
}

/** Who came on after the goal had no chance to score it. */
function cameTooLate({ result }: Ask, playerId: string, scorer: Happening | 'none'): boolean {
  const player = result.lineUp?.find((one) => one.playerId === playerId);
  if (scorer === 'none' || player?.role !== 'substitute') return false;
  return player.fromMinute !== null && scorer.minute !== null && player.fromMinute > scorer.minute;
}

const firstOf = (ask: Ask, { happenings, isOver: isDone }: Ordered): Found =>
  credited(ask, happenings)[0] ?? (isDone ? 'none' : 'to come');

export const firstScorer = scorerRule(firstOf, 'return the stake');

/** The scorer of the n-th goal or, when that is an own goal, of the next one that counts. */
export const nextScorer = scorerRule((ask, { happenings, isOver: isDone }) => {
  const number = numberAsked(ask);
  if (number === undefined) return 'unsaid';
  return credited(ask, happenings.slice(number - 1))[0] ?? (isDone ? 'none' : 'to come');
}, 'return the stake');

export const lastScorer = scorerRule((ask, { happenings, isOver: isDone }) => {
  const last = credited(ask, happenings).at(-1);
  if (isDone) return last ?? 'none';
  // Whoever it will be, it is somebody.
  return last && ask.pick.kind === 'none' ? last : 'to come';
}, 'had their chance');

export function anytimeScorer(ask: Ask): Verdict {
  const { pick, market } = ask;
  if (pick.kind !== 'player') return misfit;
  return ofPlayer({ ...ask, market: { ...market, playerId: pick.playerId } }, (amount) =>
    amount > 0 ? 'win' : 'lose',
  );
}

/** The player scores in the way the type names: with the head, from outside the box. */
export function scorerByMethod(ask: Ask): Verdict {
  const { pick, type, result, market } = ask;
  if (pick.kind !== 'player' || type.method === null) return misfit;
  return withOrder(ask, ({ happenings, isOver: isDone }) => {
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
export function scorerEveryPeriod(ask: Ask): Verdict {
  const { market, result, pick } = ask;
  const { periods } = shapeOf(result.sport);
  if (!spansPeriods(result.sport, market.partId)) return undecidable('unknown-part');
  const verdicts = periods.map((partId) =>
    anytimeScorer({ ...ask, market: { ...market, partId } }),
  );
  const hasPlayed =
    pick.kind === 'player' && partTaken(result, pick.playerId, market.partId) === 'took part';
  const isReturned = (verdict: Verdict) =>
    verdict.state === 'decided' && verdict.outcome === 'refund';
  return hasPlayed && verdicts.some(isReturned) ? decided('lose') : all(verdicts);
}

/** Who has most. Two who share it are a case for a person. */
export function topScorer(ask: Ask): Verdict {
  const { pick, result, market } = ask;
  const unit = unitAsked(ask);
  if (!isOver(result, market.partId)) return open;
  if (!result.lineUp) return undecidable('line-up-missing');
  if (!unit) return undecidable('count-missing');
  const players = result.lineUp.filter(
    ({ role, team }) => role !== 'unused' && (!market.team || team === market.team),
  );
  const amounts = players.map(({ playerId, team }) => ({
    playerId,
    team,
    found: amountOf(ask, unit, playerId),
  }));
  const told = amounts.flatMap(({ found, ...player }) =>
    found?.isExact ? [{ ...player, amount: found.amount }] : [],
  );
  if (told.length !== amounts.length || told.length === 0) return undecidable('count-missing');
  const most = Math.max(...told.map(({ amount }) => amount));
  const top = told.filter(({ amount }) => amount === most);
  return pick.kind === 'player' ? isTop(ask, pick.playerId, top) : teamOnTop(ask, top);
}

type Top = readonly { readonly playerId: string; readonly team: Team }[];

function isTop({ result, market }: Ask, playerId: string, top: Top): Verdict {
  if (partTaken(result, playerId, market.partId) === 'did not') return decided('refund');
  if (!top.some((one) => one.playerId === playerId)) return decided('lose');
  return top.length === 1 ? decided('win') : undecidable('dead-heat');
}

/** Players of both teams on top together are the draw. */
function teamOnTop({ pick }: Ask, top: Top): Verdict {
  if (pick.kind !== 'home' && pick.kind !== 'draw' && pick.kind !== 'away') return misfit;
  const teams = new Set(top.map(({ team }) => team));
  const [only] = teams;
  return decidedIf(pick.kind === (teams.size === 1 ? only : 'draw'));
}
