import { advanceOf, incidentAt, playFor, type Writable } from '../in-play/draft.ts';
import { otherSide } from '../market/selections.ts';
import type { Advance, ForcedMoment, Incident, Random, Side } from '../match-model.ts';
import {
  courseOf,
  isTieBreak,
  noPoints,
  SECONDS_PER_POINT,
  SETS_TO_WIN,
  serveChances,
  setsWon,
  type TennisCourse,
  type TennisFacts,
  winnerOfSet,
} from './tennis-course.ts';

const SET_BREAK_SECONDS = 120;
const CHANGE_OVER_SECONDS = 30;

type Draft = {
  readonly course: TennisCourse;
  readonly facts: Writable<TennisFacts>;
  readonly news: Incident[];
};

function report(draft: Draft, action: Parameters<typeof incidentAt>[1], side?: Side): void {
  const now = courseOf(draft.course.plan, draft.facts, []);
  draft.news.push(incidentAt(now, action, side));
}

function startSet(draft: Draft): void {
  const { facts } = draft;
  facts.sets = [...facts.sets, noPoints];
  facts.games = [...facts.games, []];
  report(draft, 'periodStart');
}

function rest(draft: Draft, seconds: number): void {
  draft.facts.phase = 'break';
  draft.facts.breakSecondsLeft = seconds;
}

function endSet(draft: Draft, winner: Side): void {
  report(draft, 'periodEnd');
  if (setsWon(draft.facts.sets)[winner] === SETS_TO_WIN) draft.facts.phase = 'over';
  else rest(draft, SET_BREAK_SECONDS);
}

function winGame(draft: Draft, side: Side): void {
  const { facts } = draft;
  const now = facts.sets.at(-1) ?? noPoints;
  const games = { ...now, [side]: now[side] + 1 };
  facts.sets = [...facts.sets.slice(0, -1), games];
  facts.games = [...facts.games.slice(0, -1), [...(facts.games.at(-1) ?? []), side]];
  facts.points = noPoints;
  facts.server = otherSide(facts.server ?? 'home');
  report(draft, 'point', side);
  const winner = winnerOfSet(games);
  if (winner) endSet(draft, winner);
  else if ((games.home + games.away) % 2 === 1) rest(draft, CHANGE_OVER_SECONDS);
}

function playPoint(draft: Draft, random: Random): void {
  const { facts } = draft;
  const chances = serveChances(draft.course.plan);
  const inTieBreak = isTieBreak(facts.sets.at(-1) ?? noPoints);
  const onServe = facts.server === 'home' ? chances.home : 1 - chances.away;
  const side = random() < (inTieBreak ? chances.tieBreak : onServe) ? 'home' : 'away';
  const points = { ...facts.points, [side]: facts.points[side] + 1 };
  facts.points = points;
  const isWon = points[side] >= (inTieBreak ? 7 : 4) && points[side] - points[otherSide(side)] >= 2;
  if (isWon) winGame(draft, side);
}

function startPlaying(draft: Draft, random: Random): void {
  const { facts } = draft;
  facts.server ??= random() < 0.5 ? 'home' : 'away';
  facts.phase = 'playing';
  const current = facts.sets.at(-1);
  if (!current || winnerOfSet(current)) startSet(draft);
}

/** Seconds used up. */
function playOn(draft: Draft, seconds: number, random: Random): number {
  const { facts } = draft;
  if (facts.phase === 'over') return seconds;
  if (facts.phase === 'playing') {
    const passed = Math.min(seconds, SECONDS_PER_POINT - facts.secondsInPoint);
    facts.secondsInPoint += passed;
    if (facts.secondsInPoint >= SECONDS_PER_POINT) {
      facts.secondsInPoint = 0;
      playPoint(draft, random);
    }
    return passed;
  }
  const rested = Math.min(seconds, facts.breakSecondsLeft);
  facts.breakSecondsLeft -= rested;
  if (facts.breakSecondsLeft <= 0) startPlaying(draft, random);
  return rested;
}

const openDraft = (course: TennisCourse): Draft => ({
  course,
  facts: { ...course.tennis },
  news: [],
});

function closeDraft({ course, facts, news }: Draft): Advance {
  const isNear = facts.phase === 'playing' && SECONDS_PER_POINT - facts.secondsInPoint < 4;
  return advanceOf({
    before: course,
    news,
    courseWith: (incidents) => courseOf(course.plan, { ...facts }, incidents),
    dangerSeconds: isNear ? 4 : 0,
  });
}

export function advanceTennis(course: TennisCourse, seconds: number, random: Random): Advance {
  const draft = openDraft(course);
  playFor(seconds, (left) => playOn(draft, left, random));
  return closeDraft(draft);
}

/** The game goes to that player at once. */
export function forceTennis(course: TennisCourse, moment: ForcedMoment): Advance {
  const draft = openDraft(course);
  if (course.phase === 'playing' && moment.kind === 'score') winGame(draft, moment.side);
  return closeDraft(draft);
}
