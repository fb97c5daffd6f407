import type { Random } from '../match-model.ts';
import { createPlay, type Draft, openDraft, report } from '../play.ts';
import { drawIndex } from '../probability/draw.ts';
import { createSportModel } from '../sport-model.ts';
import {
  asCricket,
  BALLS,
  BALLS_PER_OVER,
  ballPmf,
  battingOrder,
  beforeFirstBall,
  type CricketFacts,
  courseOf,
  cricketParts,
  freshInnings,
  type Innings,
  SECONDS_PER_BALL,
  superOverChance,
} from './cricket-course.ts';
import { cricketMarkets } from './cricket-markets.ts';
import { cricketView } from './cricket-view.ts';

const INNINGS_BREAK_SECONDS = 15 * 60;
/** Of balls without a run; the last pair is never parted, so an innings lasts its overs. */
const WICKET_SHARE = 0.13;
const WICKETS_MAX = 9;

type CricketDraft = Draft<CricketFacts>;

function startInnings(draft: CricketDraft): void {
  draft.facts.innings = [...draft.facts.innings, freshInnings];
  draft.facts.phase = 'playing';
  report(draft, 'periodStart');
}

function endMatch(draft: CricketDraft, random: Random): void {
  const [first = freshInnings, second = freshInnings] = draft.facts.innings;
  draft.facts.phase = 'over';
  if (first.runs !== second.runs) return;
  draft.facts.superOver = random() < superOverChance(draft.plan) ? 'home' : 'away';
}

function endInnings(draft: CricketDraft, random: Random): void {
  const { facts } = draft;
  report(draft, 'periodEnd');
  if (facts.innings.length === 2) {
    endMatch(draft, random);
    return;
  }
  facts.phase = 'break';
  facts.breakSecondsLeft = INNINGS_BREAK_SECONDS;
}

function afterBall(innings: Innings, ball: { runs: number; isWicket: boolean }): Innings {
  const balls = innings.balls + 1;
  const runs = innings.runs + ball.runs;
  return {
    balls,
    runs,
    wickets: Math.min(WICKETS_MAX, innings.wickets + Number(ball.isWicket)),
    overs: balls % BALLS_PER_OVER === 0 ? [...innings.overs, runs] : innings.overs,
  };
}

function bowl(draft: CricketDraft, runs: number, random: Random): void {
  const { facts } = draft;
  const index = facts.innings.length - 1;
  const isWicket = runs === 0 && random() < WICKET_SHARE;
  const innings = afterBall(facts.innings[index] ?? freshInnings, { runs, isWicket });
  facts.innings = [...facts.innings.slice(0, -1), innings];
  facts.secondsInBall = 0;
  if (runs > 0) report(draft, 'point', battingOrder[index]);
  const target = index === 1 ? (facts.innings[0]?.runs ?? 0) : Number.POSITIVE_INFINITY;
  if (innings.balls === BALLS || innings.runs > target) endInnings(draft, random);
}

function playOn(draft: CricketDraft, seconds: number, random: Random): number {
  const { facts } = draft;
  const passed = Math.min(seconds, SECONDS_PER_BALL - facts.secondsInBall);
  facts.secondsInBall += passed;
  if (facts.secondsInBall >= SECONDS_PER_BALL) {
    const side = battingOrder[facts.innings.length - 1] ?? 'home';
    bowl(draft, drawIndex(ballPmf(draft.plan, side), random), random);
  }
  return passed;
}

const play = createPlay<CricketDraft>({
  open: (course) => openDraft(course, asCricket(course).cricket, courseOf),
  resume: startInnings,
  playOn,
  /** Six runs off the ball, if that side is batting. */
  force: (draft, moment, random) => {
    const batting = battingOrder[draft.facts.innings.length - 1];
    if (moment.kind === 'score' && moment.side === batting) bowl(draft, 6, random);
  },
  dangerSeconds: ({ facts }) =>
    facts.phase === 'playing' && SECONDS_PER_BALL - facts.secondsInBall < 6 ? 6 : 0,
});

/** Twenty overs a side. */
export const cricket = createSportModel({
  sportId: 26,
  wholeMatchPart: cricketParts.match,
  start: (plan) => courseOf(plan, beforeFirstBall, []),
  ...play,
  markets: cricketMarkets,
  viewOf: (course) => cricketView(asCricket(course)),
});
