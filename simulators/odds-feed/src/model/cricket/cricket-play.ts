import { advanceOf, incidentAt, playFor, type Writable } from '../in-play/draft.ts';
import type { Advance, ForcedMoment, Incident, Random, Side } from '../match-model.ts';
import { drawIndex } from '../probability/draw.ts';
import {
  BALLS,
  BALLS_PER_OVER,
  ballPmf,
  battingOrder,
  type CricketCourse,
  type CricketFacts,
  courseOf,
  freshInnings,
  type Innings,
  SECONDS_PER_BALL,
  superOverChance,
} from './cricket-course.ts';

const INNINGS_BREAK_SECONDS = 15 * 60;
/** Of balls without a run; the last pair is never parted, so an innings lasts its overs. */
const WICKET_SHARE = 0.13;
const WICKETS_MAX = 9;

type Draft = {
  readonly course: CricketCourse;
  readonly facts: Writable<CricketFacts>;
  readonly news: Incident[];
};

function report(draft: Draft, action: Parameters<typeof incidentAt>[1], side?: Side): void {
  const now = courseOf(draft.course.plan, draft.facts, []);
  draft.news.push(incidentAt(now, action, side));
}

function startInnings(draft: Draft): void {
  draft.facts.innings = [...draft.facts.innings, freshInnings];
  draft.facts.phase = 'playing';
  report(draft, 'periodStart');
}

function endMatch(draft: Draft, random: Random): void {
  const [first = freshInnings, second = freshInnings] = draft.facts.innings;
  draft.facts.phase = 'over';
  if (first.runs !== second.runs) return;
  draft.facts.superOver = random() < superOverChance(draft.course.plan) ? 'home' : 'away';
}

function endInnings(draft: Draft, random: Random): void {
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

function bowl(draft: Draft, runs: number, random: Random): void {
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

/** Seconds used up. */
function playOn(draft: Draft, seconds: number, random: Random): number {
  const { facts, course } = draft;
  if (facts.phase === 'over') return seconds;
  if (facts.phase === 'playing') {
    const passed = Math.min(seconds, SECONDS_PER_BALL - facts.secondsInBall);
    facts.secondsInBall += passed;
    if (facts.secondsInBall >= SECONDS_PER_BALL) {
      const side = battingOrder[facts.innings.length - 1] ?? 'home';
      bowl(draft, drawIndex(ballPmf(course.plan, side), random), random);
    }
    return passed;
  }
  const rested = Math.min(seconds, facts.breakSecondsLeft);
  facts.breakSecondsLeft -= rested;
  if (facts.breakSecondsLeft <= 0) startInnings(draft);
  return rested;
}

const openDraft = (course: CricketCourse): Draft => ({
  course,
  facts: { ...course.cricket },
  news: [],
});

function closeDraft({ course, facts, news }: Draft): Advance {
  return advanceOf({
    before: course,
    news,
    courseWith: (incidents) => courseOf(course.plan, { ...facts }, incidents),
    dangerSeconds: facts.phase === 'playing' && SECONDS_PER_BALL - facts.secondsInBall < 6 ? 6 : 0,
  });
}

export function advanceCricket(course: CricketCourse, seconds: number, random: Random): Advance {
  const draft = openDraft(course);
  playFor(seconds, (left) => playOn(draft, left, random));
  return closeDraft(draft);
}

/** Six runs off the ball, if that side is batting. */
export function forceCricket(course: CricketCourse, moment: ForcedMoment, random: Random): Advance {
  const draft = openDraft(course);
  const batting = battingOrder[course.cricket.innings.length - 1];
  const isTheirs = moment.kind === 'score' && moment.side === batting;
  if (course.phase === 'playing' && isTheirs) bowl(draft, 6, random);
  return closeDraft(draft);
}
