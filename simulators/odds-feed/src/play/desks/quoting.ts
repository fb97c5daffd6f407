import type { MatchCourse } from '../../model/match-model.ts';
import { driftedPlan } from '../course-of-match.ts';
import { type Depth, isInPlay, type Line, type Match } from '../match.ts';
import { oddsMaxOf } from './bookmakers.ts';
import { type Desk, gradeAll, isDecided, openLine, withdrawLine } from './line-desk.ts';
import { type Quoting, quoteLine, suspendLine } from './offer-desk.ts';

export type Moment = { readonly now: number; readonly wallTime: string; readonly seed: string };

/** A line that is not priced any more is closed, and withdrawn when it does not come back. */
const WITHDRAWN_AFTER_MS = 60_000;

type Publishing = Omit<Quoting, 'oddsMax'>;

function publishingOf({ store }: Desk, match: Match, { now, wallTime }: Moment): Publishing {
  return { store, match, now, lastChangedTime: wallTime, isLive: isInPlay(match) };
}

/** Nothing, or nothing of the core, is sold just now. */
function isClosed(match: Match, line: Line, now: number): boolean {
  if (match.stage === 'interrupted' || now < match.closedUntil) return true;
  return line.isCore && now < match.coreClosedUntil;
}

/** Closes at once what a goal or a danger closes; prices are made again when it is over. */
export function suspend(desk: Desk, match: Match, moment: Moment): void {
  const quoting = publishingOf(desk, match, moment);
  for (const line of match.lines.values()) {
    if (isClosed(match, line, moment.now)) suspendLine(quoting, line);
  }
}

/** Prices every line anew from how the match stands, and publishes all that moved together. */
export function quote(desk: Desk, match: Match, moment: Moment): void {
  const lines = priceLines(desk, match, moment);
  const markets = lines.map(({ market }) => market);
  const oddsMax = oddsMaxOf(markets, isInPlay(match));
  const quoting = { ...publishingOf(desk, match, moment), oddsMax };
  for (const line of lines) quoteLine(quoting, line, isClosed(match, line, moment.now));
  closeUnpriced(desk, match, quoting);
}

function priceLines(desk: Desk, match: Match, { now, seed }: Moment): readonly Line[] {
  const isLive = isInPlay(match);
  const course = isLive ? match.course : match.model.start(driftedPlan(match, now, seed));
  return pricesOf(match, course, match.depth).flatMap(({ market, isCore }) => {
    if (market.sold === (isLive ? 'pre-match' : 'live')) return [];
    const known = match.lines.get(market.key);
    if (known ? isDecided(known) : market.isAllButSure) return [];
    const line = known?.state === 'open' ? known : openLine(desk, match, { market, isCore });
    line.market = market;
    line.unpricedSince = undefined;
    line.pricedAt = now;
    return [line];
  });
}

/** Of football only these are the core; other sports have short lists that are core as a whole. */
const footballCore: ReadonlySet<number> = new Set([69, 9, 76, 47, 48]);
const footballSports: ReadonlySet<number> = new Set([1, 86]);

function pricesOf({ model }: Match, course: MatchCourse, depth: Depth) {
  const isFootball = footballSports.has(model.sportId);
  const main = model.price(course, 'main');
  const core = new Set(
    main
      .filter(({ bettingTypeId }) => !isFootball || footballCore.has(bettingTypeId))
      .filter(({ eventPartId }) => eventPartId === model.mainPartId)
      .map(({ key }) => key),
  );
  const priced = depth === 'full' ? model.price(course, 'full') : main;
  return priced
    .map((market) => ({ market, isCore: core.has(market.key) }))
    .filter(({ isCore }) => isCore || depth !== 'thin');
}

/** What was sold before a match that is under way already: bets on it wait for its results. */
export function restoreLines(desk: Desk, match: Match, seed: string): void {
  const { model, kickOff } = match;
  const course = model.start(driftedPlan(match, kickOff, seed));
  for (const { market, isCore } of pricesOf(match, course, match.depth)) {
    if (market.sold !== 'live' && !market.isAllButSure) openLine(desk, match, { market, isCore });
  }
}

function closeUnpriced(desk: Desk, match: Match, quoting: Publishing): void {
  for (const line of match.lines.values()) {
    if (line.pricedAt === quoting.now || line.isScripted || isDecided(line)) continue;
    if (line.state === 'gone') continue;
    if (!line.outcomes.some(({ offers }) => offers.size > 0)) continue;
    line.unpricedSince ??= quoting.now;
    suspendLine(quoting, line);
    if (quoting.now - line.unpricedSince > WITHDRAWN_AFTER_MS) withdrawLine(desk, line);
  }
}

/** A goal decides nothing before it is sure to stand, which may be minutes after it. */
const GRADED_AGAIN_AFTER_MS = 40_000;

/** Grades what is decided by now, once the dust of the last goal has settled. */
export function gradeDecided(desk: Desk, match: Match, now: number): void {
  if (!match.isUngraded && now < match.gradedAt + GRADED_AGAIN_AFTER_MS) return;
  match.isUngraded = false;
  match.gradedAt = now;
  gradeAll(desk, match, undefined);
}
