import { otherSide } from '../../market/selections.ts';
import type { Random, Side } from '../../match-model.ts';
import { drawBetween, drawIndex } from '../../probability/draw.ts';
import type { Goal, GoalKind, Review } from '../football-course.ts';
import { OWN_GOAL_SHARE, scorerShareAt } from '../football-view.ts';
import {
  type ActionType,
  type MatchDraft,
  momentOf,
  moveBall,
  report,
  warnOfDanger,
} from './match-draft.ts';

/** Of all goals that stand. */
export const goalKindShares: Readonly<Record<GoalKind, number>> = {
  shot: 0.69,
  header: 0.16,
  'free-kick': 0.04,
  penalty: 0.08,
  'own-goal': OWN_GOAL_SHARE,
};
const goalKinds = Object.keys(goalKindShares) as readonly GoalKind[];

/** Of all goals given at first; a play-on model of goals that stand must see so many more. */
export const TAKEN_BACK_SHARE = 0.03;
const REVIEWED_SHARE = 0.05;
const REVIEW_SECONDS_MAX = 120;
const ANNOUNCED_SECONDS_BEFORE = 45;

const actionOfGoal: Readonly<Record<GoalKind, ActionType>> = {
  shot: 'goal',
  header: 'goal',
  'free-kick': 'goal',
  penalty: 'penaltyScored',
  'own-goal': 'ownGoal',
};

function scorerOf(draft: MatchDraft, side: Side, random: Random): string | undefined {
  const { players } = draft.plan[side];
  const shares = players.map((_, place) => scorerShareAt(place) / (1 - OWN_GOAL_SHARE));
  const others = 1 - shares.reduce((sum, share) => sum + share, 0);
  return players[drawIndex([...shares, others], random)]?.participantId;
}

function ownGoalPlayer(draft: MatchDraft, side: Side, random: Random): string | undefined {
  const { players } = draft.plan[otherSide(side)];
  return players[drawBetween(0, players.length - 1, random)]?.participantId;
}

function drawReview(random: Random): Review {
  const draw = random();
  if (draw < TAKEN_BACK_SHARE) {
    const secondsLeft = drawBetween(50, REVIEW_SECONDS_MAX, random);
    return { secondsLeft, end: 'taken-back', isAnnounced: false };
  }
  const end = draw < TAKEN_BACK_SHARE + REVIEWED_SHARE ? 'stands' : 'unquestioned';
  return { secondsLeft: REVIEW_SECONDS_MAX, end, isAnnounced: false };
}

export function drawGoalKind(random: Random): GoalKind {
  return goalKinds[drawIndex(Object.values(goalKindShares), random)] ?? 'shot';
}

export function scoreGoal(
  draft: MatchDraft,
  side: Side,
  options: { kind: GoalKind; random: Random },
) {
  const { kind, random } = options;
  const { facts } = draft;
  const isOwn = kind === 'own-goal';
  const playerId = isOwn ? ownGoalPlayer(draft, side, random) : scorerOf(draft, side, random);
  const goal: Goal = { ...momentOf(draft, side), kind, playerId };
  facts.goals = [...facts.goals, goal];
  facts.shots = { ...facts.shots, [side]: facts.shots[side] + 1 };
  facts.shotsOnTarget = { ...facts.shotsOnTarget, [side]: facts.shotsOnTarget[side] + 1 };
  // A penalty was watched closely already; it is not taken back.
  facts.review = kind === 'penalty' ? undefined : drawReview(random);
  moveBall(draft, 'goal', side);
  report(draft, actionOfGoal[kind], { side, playerId });
  warnOfDanger(draft, 30);
}

export function takeBackLastGoal(draft: MatchDraft): void {
  const { facts } = draft;
  const goal = facts.goals.at(-1);
  facts.review = undefined;
  if (!goal) return;
  facts.goals = facts.goals.slice(0, -1);
  const { side, playerId } = goal;
  report(draft, actionOfGoal[goal.kind], { side, playerId, isTakenBack: true });
  warnOfDanger(draft, 20);
}

/** Lets a review go on; ends it when its time is up. */
export function playReview(draft: MatchDraft, seconds: number): void {
  const { review } = draft.facts;
  if (!review) return;
  const secondsLeft = review.secondsLeft - seconds;
  const isDue = review.end !== 'unquestioned' && secondsLeft <= ANNOUNCED_SECONDS_BEFORE;
  if (isDue && !review.isAnnounced) {
    report(draft, 'videoReview', { side: draft.facts.goals.at(-1)?.side ?? 'home' });
    warnOfDanger(draft, Math.max(secondsLeft, 0) + 10);
  }
  if (secondsLeft > 0) {
    draft.facts.review = { ...review, secondsLeft, isAnnounced: review.isAnnounced || isDue };
    return;
  }
  if (review.end === 'taken-back') takeBackLastGoal(draft);
  else draft.facts.review = undefined;
}
