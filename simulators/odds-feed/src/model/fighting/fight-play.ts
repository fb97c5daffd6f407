import { advanceOf, incidentAt, playFor, type Writable } from '../in-play/draft.ts';
import type { Advance, ForcedMoment, Incident, Random, Side } from '../match-model.ts';
import { drawWait } from '../probability/draw.ts';
import {
  courseOf,
  type FightCourse,
  type FightFacts,
  finishRate,
  foughtSeconds,
  homeShare,
  type Method,
  methodShares,
  REST_SECONDS,
  ROUND_SECONDS,
  ROUNDS,
} from './fight-course.ts';

type Draft = {
  readonly course: FightCourse;
  readonly facts: Writable<FightFacts>;
  readonly news: Incident[];
};

function report(draft: Draft, action: Parameters<typeof incidentAt>[1], side?: Side): void {
  const now = courseOf(draft.course.plan, draft.facts, []);
  draft.news.push(incidentAt(now, action, side));
}

function endFight(draft: Draft, winner: Side, method: Method): void {
  const { facts } = draft;
  facts.end = { winner, method, round: facts.round, atSecond: foughtSeconds(facts) };
  report(draft, 'point', winner);
  report(draft, 'periodEnd');
  facts.phase = 'over';
}

const drawWinner = (draft: Draft, random: Random): Side =>
  random() < homeShare(draft.course.plan) ? 'home' : 'away';

function endRound(draft: Draft, random: Random): void {
  const { facts } = draft;
  if (facts.round === ROUNDS) {
    endFight(draft, drawWinner(draft, random), 'decision');
    return;
  }
  report(draft, 'periodEnd');
  facts.phase = 'break';
  facts.breakSecondsLeft = REST_SECONDS;
}

function fightOn(draft: Draft, seconds: number, random: Random): number {
  const { facts, course } = draft;
  const most = Math.min(seconds, ROUND_SECONDS - facts.secondsInRound);
  const wait = drawWait(finishRate(course.plan), random);
  const passed = Math.min(wait, most);
  facts.secondsInRound += passed;
  if (wait < most) {
    const method = random() < methodShares.knockout ? 'knockout' : 'submission';
    endFight(draft, drawWinner(draft, random), method);
  } else if (facts.secondsInRound >= ROUND_SECONDS) endRound(draft, random);
  return passed;
}

function startRound(draft: Draft): void {
  const { facts } = draft;
  facts.round += 1;
  facts.secondsInRound = 0;
  facts.phase = 'playing';
  report(draft, 'periodStart');
}

/** Seconds used up. */
function playOn(draft: Draft, seconds: number, random: Random): number {
  const { facts } = draft;
  if (facts.phase === 'over') return seconds;
  if (facts.phase === 'playing') return fightOn(draft, seconds, random);
  const rested = Math.min(seconds, facts.breakSecondsLeft);
  facts.breakSecondsLeft -= rested;
  if (facts.breakSecondsLeft <= 0) startRound(draft);
  return rested;
}

const openDraft = (course: FightCourse): Draft => ({
  course,
  facts: { ...course.fight },
  news: [],
});

function closeDraft({ course, facts, news }: Draft): Advance {
  return advanceOf({
    before: course,
    news,
    courseWith: (incidents) => courseOf(course.plan, { ...facts }, incidents),
    dangerSeconds: 0,
  });
}

export function advanceFight(course: FightCourse, seconds: number, random: Random): Advance {
  const draft = openDraft(course);
  playFor(seconds, (left) => playOn(draft, left, random));
  return closeDraft(draft);
}

/** A knockout, which is the only way to score that ends in a number. */
export function forceFight(course: FightCourse, moment: ForcedMoment): Advance {
  const draft = openDraft(course);
  if (course.phase === 'playing' && moment.kind === 'score') {
    endFight(draft, moment.side, 'knockout');
  }
  return closeDraft(draft);
}
