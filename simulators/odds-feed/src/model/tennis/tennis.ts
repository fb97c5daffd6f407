import { otherSide } from '../market/selections.ts';
import type { Random, Side } from '../match-model.ts';
import { createPlay, type Draft, openDraft, report } from '../play.ts';
import { createSportModel } from '../sport-model.ts';
import {
  asTennis,
  beforeToss,
  courseOf,
  isTieBreak,
  noPoints,
  SECONDS_PER_POINT,
  SETS_TO_WIN,
  serveChances,
  setsWon,
  type TennisFacts,
  tennisParts,
  winnerOfSet,
} from './tennis-course.ts';
import { tennisMarkets } from './tennis-markets.ts';
import { tennisView } from './tennis-view.ts';

const SET_BREAK_SECONDS = 120;
const CHANGE_OVER_SECONDS = 30;

type TennisDraft = Draft<TennisFacts>;

function startSet(draft: TennisDraft): void {
  const { facts } = draft;
  facts.sets = [...facts.sets, noPoints];
  facts.games = [...facts.games, []];
  report(draft, 'periodStart');
}

function rest(draft: TennisDraft, seconds: number): void {
  draft.facts.phase = 'break';
  draft.facts.breakSecondsLeft = seconds;
}

function endSet(draft: TennisDraft, winner: Side): void {
  report(draft, 'periodEnd');
  if (setsWon(draft.facts.sets)[winner] === SETS_TO_WIN) draft.facts.phase = 'over';
  else rest(draft, SET_BREAK_SECONDS);
}

function winGame(draft: TennisDraft, side: Side): void {
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

function playPoint(draft: TennisDraft, random: Random): void {
  const { facts } = draft;
  const chances = serveChances(draft.plan);
  const inTieBreak = isTieBreak(facts.sets.at(-1) ?? noPoints);
  const onServe = facts.server === 'home' ? chances.home : 1 - chances.away;
  const side = random() < (inTieBreak ? chances.tieBreak : onServe) ? 'home' : 'away';
  const points = { ...facts.points, [side]: facts.points[side] + 1 };
  facts.points = points;
  const isWon = points[side] >= (inTieBreak ? 7 : 4) && points[side] - points[otherSide(side)] >= 2;
  if (isWon) winGame(draft, side);
}

function startPlaying(draft: TennisDraft, random: Random): void {
  const { facts } = draft;
  facts.server ??= random() < 0.5 ? 'home' : 'away';
  facts.phase = 'playing';
  const current = facts.sets.at(-1);
  if (!current || winnerOfSet(current)) startSet(draft);
}

function playOn(draft: TennisDraft, seconds: number, random: Random): number {
  const { facts } = draft;
  const passed = Math.min(seconds, SECONDS_PER_POINT - facts.secondsInPoint);
  facts.secondsInPoint += passed;
  if (facts.secondsInPoint >= SECONDS_PER_POINT) {
    facts.secondsInPoint = 0;
    playPoint(draft, random);
  }
  return passed;
}

const play = createPlay<TennisDraft>({
  open: (course) => openDraft(course, asTennis(course).tennis, courseOf),
  resume: startPlaying,
  playOn,
  /** The game goes to that player at once. */
  force: (draft, moment) => {
    if (moment.kind === 'score') winGame(draft, moment.side);
  },
  dangerSeconds: ({ facts }) =>
    facts.phase === 'playing' && SECONDS_PER_POINT - facts.secondsInPoint < 4 ? 4 : 0,
});

/** Best of three sets, each with a tie-break. */
export const tennis = createSportModel({
  sportId: 3,
  wholeMatchPart: tennisParts.match,
  start: (plan) => courseOf(plan, beforeToss, []),
  ...play,
  markets: tennisMarkets,
  viewOf: (course) => tennisView(asTennis(course)),
});
